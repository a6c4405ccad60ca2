/** What came in over a while: a line to see, a table to read. */
import { useMemo, type ReactElement } from 'react';
import type { IncomeStat, RequestOf } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Table } from '@/ui/kit/Table';
import { Trend } from '@/domain/chart/Trend';
import { Note } from '@/ui/kit/Words';
import { money } from '../labels';
import { rowsOf } from './rowsOf';

type Range = NonNullable<RequestOf<'achievement.statistics'>['range']>;
export const RANGES: readonly { id: Range; label: string; name: string }[] = [
  { id: '7d', label: '7 天', name: '近 7 天' },
  { id: '30d', label: '30 天', name: '近 30 天' },
  { id: '6m', label: '6 个月', name: '近 6 个月' },
];
const MARKS = 4;
/** No line of the grid for less than a yuan. */
const LEAST = 100;

interface IncomeTrendProps {
  stat: IncomeStat;
  range: Range;
  onRange: (range: Range) => void;
}

export function IncomeTrend({ stat: { trend, sum }, range, onRange }: IncomeTrendProps): ReactElement {
  const values = useMemo(() => trend.map(({ value }) => Number(value)), [trend]);
  const name = RANGES.find(({ id }) => id === range)?.name ?? '';
  return (
    <Card place="next" pad="all">
      <SectionHead
        gutter={false}
        title="收益走势"
        extra={<Segmented label="时间范围" items={RANGES} current={range} onChange={onRange} />}
      />
      <Note block>单位：元，按下单付款日，已减退款</Note>
      <Trend
        label={`${name}收益共 ${money(sum)} 元`}
        values={values}
        least={LEAST}
        say={money}
        marks={marksOf(trend, range)}
      />
      <Table
        label={`${name}收益`}
        head={[range === '6m' ? '月份' : '日期', '收益']}
        rows={rowsOf(trend).map(({ key, label, fen }) => ({ key, cells: [label, money(fen)] }))}
        total={['合计', money(sum)]}
      />
    </Card>
  );
}

/** A few labels under the line; the last is the present. */
function marksOf(trend: IncomeStat['trend'], range: Range): string[] {
  const gap = Math.max(1, (trend.length - 1) / (MARKS - 1));
  const labels = Array.from({ length: MARKS - 1 }, (_, i) => trend[Math.round(i * gap)]?.label ?? '');
  return [...labels, range === '6m' ? '本月' : '今天'];
}
