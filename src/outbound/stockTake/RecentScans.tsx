/** What this phone scanned last: what waits for the line first, then what the server said. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { StockTakeLine } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell } from '@/ui/kit/Cell';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Item } from '@/ui/kit/Item';
import { Note, Words, type WordsProps } from '@/ui/kit/Words';
import { lineTitle, RESULTS } from './labels';
import type { RecentScan, Scans } from './useScans';
import styles from './stockTake.module.scss';

type Tone = WordsProps['tone'];

const drawn = ({ answer }: RecentScan): [icon: IconName, tone: Tone, text: string] => {
  if (!answer) return ['clock', 'warn', '待上传'];
  const word = RESULTS[answer.result];
  if (answer.result === 'again' || answer.result === 'outside') return ['info', 'muted', word];
  const time = formatTime(answer.line.at ?? 0, 'h:m');
  return answer.result === 'unknown' ? ['camera', 'warn', word] : ['check', 'celadon', `${word} ${time}`];
};

interface ScanProps {
  title: string;
  icon: IconName;
  tone: Tone;
  text: string;
}
const Scan = ({ title, icon, tone, text }: ScanProps): ReactElement => (
  <Cell label={title} leading={<Icon name={icon} size={18} className={`w-${tone}`} />}>
    <Words size="foot" tone={tone} figures>
      {text}
    </Words>
  </Cell>
);

/** `lines`: what is known of labels that wait. */
export function RecentScans({ scans, lines }: { scans: Scans; lines: readonly StockTakeLine[] }): ReactElement {
  const { waiting, stopped, isKept, recent, refused } = scans;
  const isBusy = stopped === 'busy';
  const titleOf = ({ answer, code }: Pick<RecentScan, 'answer' | 'code'>): string => {
    const line = answer?.line ?? lines.find((known) => known.code === code.toUpperCase());
    return line ? lineTitle(line) : code;
  };
  return (
    <View>
      {stopped && waiting > 0 && (
        <Card place="next" pad="text" className={styles.queue} role="status">
          <Item
            leading={<Icon name="wifi" size={20} />}
            title={`${isBusy ? '系统繁忙' : '离线'}，${waiting} 条待上传`}
            step="sub"
            medium
            notes={[
              <Words key="kept" size="sub">
                {isKept
                  ? `已存在本机，${isBusy ? '稍后' : '连上网'}按次序补交`
                  : `手机存储已满，没有存下来：先别关闭，${isBusy ? '稍后' : '连上网'}就补交`}
              </Words>,
            ]}
          >
            <Button size="s" tone="line" onPress={scans.flush}>
              重试
            </Button>
          </Item>
        </Card>
      )}
      {refused.length > 0 && (
        <Card place="next" clip role="status">
          <Cell
            label={
              <Words size="sub" tone="warn" medium>
                {`${refused.length} 条未计入`}
              </Words>
            }
          >
            <Button size="s" tone="line" onPress={scans.seen}>
              知道了
            </Button>
          </Cell>
          {refused.map((one) => (
            <Scan key={one.opId} title={titleOf(one)} icon="warn" tone="danger" text={one.refused} />
          ))}
        </Card>
      )}
      {recent.length > 0 && (
        <Card place="next" clip>
          <Cell label={<Note>最近扫到</Note>} />
          {recent.map((one) => {
            const [icon, tone, text] = drawn(one);
            return <Scan key={one.opId} title={titleOf(one)} icon={icon} tone={tone} text={text} />;
          })}
        </Card>
      )}
    </View>
  );
}
