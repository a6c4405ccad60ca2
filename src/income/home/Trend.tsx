/** What came in over a while: a line to see, a table to read. */
import { useMemo, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeStat, RequestOf } from '@/contract';
import { last } from '@/core/lib/last';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { vars } from '@/ui/kit/unit';
import { money } from '../words';
import { chartSvg, endOf, scaleOf, tableOf } from './chart';
import styles from './Trend.module.scss';

export type Range = NonNullable<RequestOf<'achievement.statistics'>['range']>;
export const RANGES: readonly { id: Range; label: string; name: string }[] = [
  { id: '7d', label: '7 天', name: '近 7 天' },
  { id: '30d', label: '30 天', name: '近 30 天' },
  { id: '6m', label: '6 个月', name: '近 6 个月' },
];
const MARKS = 4;

interface TrendProps {
  stat: IncomeStat;
  range: Range;
  onRange: (range: Range) => void;
}

export function Trend({ stat: { trend, sum }, range, onRange }: TrendProps): ReactElement {
  const values = useMemo(() => trend.map(({ value }) => Number(value)), [trend]);
  const drawing = useMemo(() => `url("data:image/svg+xml;utf8,${encodeURIComponent(chartSvg(values))}")`, [values]);
  const { ticks } = scaleOf(values);
  const name = RANGES.find(({ id }) => id === range)?.name ?? '';
  return (
    <Card place="next" pad="all">
      <SectionHead
        gutter={false}
        title="收益走势"
        extra={<Segmented label="时间范围" items={RANGES} current={range} onChange={onRange} />}
      />
      <Note block>单位：元，按下单付款日，已减退款</Note>
      <View className={styles.chart} {...aria({ role: 'img', label: `${name}收益共 ${money(sum)} 元` })}>
        <View className={styles.ticks} {...aria({ hidden: true })}>
          {ticks.map((tick) => (
            <Words key={tick} size="caption" tone="muted" figures className={styles.tick}>
              {money(tick).replace(/\.00$/, '')}
            </Words>
          ))}
        </View>
        <View className={styles.area}>
          <View className={styles.grid}>
            {ticks.map((tick) => (
              <View key={tick} className={styles.rule} />
            ))}
          </View>
          <View className={styles.line} style={vars({ drawing })} />
          <View className={styles.end} style={vars({ part: endOf(values) })} {...aria({ hidden: true })}>
            <Text className={styles.now}>{money(last(values) ?? 0)}</Text>
          </View>
        </View>
      </View>
      <View className={styles.days} {...aria({ hidden: true })}>
        {marksOf(trend, range).map((label) => (
          <Text key={label}>{label}</Text>
        ))}
      </View>
      <View className={styles.table} {...aria({ role: 'table', label: `${name}收益` })}>
        <Line head label={range === '6m' ? '月份' : '日期'} value="收益" />
        {tableOf(trend).map(({ key, label, fen }) => (
          <Line key={key} label={label} value={money(fen)} />
        ))}
        <Line total label="合计" value={money(sum)} />
      </View>
    </Card>
  );
}

/** A few labels under the line; the last is the present. */
function marksOf(trend: IncomeStat['trend'], range: Range): string[] {
  const gap = Math.max(1, (trend.length - 1) / (MARKS - 1));
  const labels = Array.from({ length: MARKS - 1 }, (_, i) => trend[Math.round(i * gap)]?.label ?? '');
  return [...labels, range === '6m' ? '本月' : '今天'];
}

interface LineProps {
  label: string;
  value: string;
  head?: boolean;
  total?: boolean;
}
const Line = ({ label, value, head = false, total = false }: LineProps): ReactElement => (
  <View className={classes(styles.row, head && styles.head, total && styles.total)} {...aria({ role: 'row' })}>
    <Text {...aria({ role: head ? 'columnheader' : 'rowheader' })}>{label}</Text>
    <Text {...aria({ role: head ? 'columnheader' : 'cell' })}>{value}</Text>
  </View>
);
