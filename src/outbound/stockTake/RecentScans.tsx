/** What this phone scanned last: what waits for the line first, then what the server said. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { StockTakeLine } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { lineTitle, RESULTS } from './labels';
import type { RecentScan, Scans } from './useScans';
import styles from './stockTake.module.scss';

const drawn = ({ answer }: RecentScan): [icon: IconName, tone: string | undefined, text: string] => {
  if (!answer) return ['clock', styles.odd, '待上传'];
  const word = RESULTS[answer.result];
  if (answer.result === 'again' || answer.result === 'outside') return ['info', styles.foot, word];
  const time = formatTime(answer.line.at ?? 0, 'h:m');
  return answer.result === 'unknown' ? ['camera', styles.odd, word] : ['check', styles.good, `${word} ${time}`];
};

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
        <View className={styles.queue} role="status">
          <Icon name="wifi" size={20} />
          <View className={styles.words}>
            <Text className={styles.strong}>{`${isBusy ? '服务器忙' : '离线'}，${waiting} 条待上传`}</Text>
            <Text>
              {isKept
                ? `已存在本机，${isBusy ? '稍后' : '连上网'}按次序补交`
                : `手机存储已满，没有存下来：先别关闭，${isBusy ? '稍后' : '连上网'}就补交`}
            </Text>
          </View>
          <Button size="s" tone="line" onPress={scans.flush}>
            重试
          </Button>
        </View>
      )}
      {refused.length > 0 && (
        <View className={styles.last} role="status">
          <View className={styles.refusedHead}>
            <Text className={styles.strong}>{`${refused.length} 条未计入`}</Text>
            <Button size="s" tone="line" onPress={scans.seen}>
              知道了
            </Button>
          </View>
          {refused.map((one) => (
            <View key={one.opId} className={styles.scan}>
              <Icon name="warn" size={18} className={styles.late} />
              <Text className={styles.scanName}>{titleOf(one)}</Text>
              <Text className={classes(styles.scanText, styles.late)}>{one.refused}</Text>
            </View>
          ))}
        </View>
      )}
      {recent.length > 0 && (
        <View className={styles.last}>
          <Text className={styles.lastHead}>最近扫到</Text>
          {recent.map((one) => {
            const [icon, tone, text] = drawn(one);
            return (
              <View key={one.opId} className={styles.scan}>
                <Icon name={icon} size={18} className={tone} />
                <Text className={styles.scanName}>{titleOf(one)}</Text>
                <Text className={classes(styles.scanText, tone)}>{text}</Text>
              </View>
            );
          })}
        </View>
      )}
    </View>
  );
}
