/** The pictures of the dashboard, each with its table. */
import { useMemo, type ReactElement } from 'react';
import type { ChartSet } from '@/contract';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { BarRows } from '@/domain/chart/BarRows';
import { ChartCard } from '@/domain/chart/ChartCard';
import { Funnel, rateOf } from '@/domain/chart/Funnel';
import { Heat } from '@/domain/chart/Heat';
import { LineChart, type Series } from '@/domain/chart/LineChart';
import { Blocks } from '@/ui/shell';
import { MARKS, moneyOf, shortMoney } from './words';

const valueOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));
const numberText = (value: number) => figure(value);

/** A chart is sent to the mini-program's screen when it comes into sight: one is as much as all that stands above it. */
const REACH = 0;

export const Charts = ({ chart }: { chart: ChartSet }): ReactElement => (
  <Blocks reach={REACH}>
    <TrendCard chart={chart} />
    <HeatCard chart={chart} />
    <ClassCard chart={chart} />
    <StoreCard chart={chart} />
    <GoodsCard chart={chart} />
    <FunnelCard chart={chart} />
  </Blocks>
);

function TrendCard({ chart }: { chart: ChartSet }) {
  const { trend, marks, running } = chart;
  const [sales, orders] = [trend.find(({ key }) => key === 'sales'), trend.find(({ key }) => key === 'orders')];
  const refunds = trend.find(({ key }) => key === 'refunds');
  const series = useMemo((): Series[] => {
    const money = {
      side: 'left',
      least: 100,
      say: (value: number, short = false) => (short ? shortMoney(value) : moneyOf(String(value))),
    } as const;
    const count = { side: 'right', least: 1, say: numberText } as const;
    return trend.map(({ key, label, points }) => ({
      key,
      label,
      values: points.map(({ value }) => valueOf(value)),
      ...(key === 'orders' ? count : money),
    }));
  }, [trend]);
  const points = sales?.points ?? [];
  return (
    <ChartCard
      id="trend"
      title="销售与订单"
      note="左轴元，右轴单"
      table={{
        head: ['日期', '销售额', '订单', '退款'],
        rows: points.map(({ key, label, value }, at) => ({
          key,
          cells: [label, moneyOf(value), orders?.points[at]?.value || '—', moneyOf(refunds?.points[at]?.value ?? '')],
        })),
      }}
    >
      <LineChart
        id="trend"
        label={`销售与订单，${chart.from} 至 ${chart.to}`}
        series={series}
        days={points.map(({ key, label }) => ({ short: label, long: key, mark: marksIn(marks, key) }))}
        running={running}
      />
    </ChartCard>
  );
}

function HeatCard({ chart: { heat, byHour, asOf, running } }: { chart: ChartSet }) {
  const today = formatTime(asOf, 'YYYY-MM-DD');
  const hour = formatTime(asOf, 'h:m').slice(0, 2);
  const isLater = (day: string, key: string) => running && day === today && key > hour;
  return (
    <ChartCard
      id="heat"
      title="什么时候来"
      note="每格一小时的订单数"
      table={{ head: ['时段', '订单'], rows: byHour.map(({ key, label, value }) => ({ key, cells: [label, value] })) }}
    >
      <Heat
        label={`各天各小时的订单数，最多的时段是 ${best(byHour)}`}
        rows={heat.map(({ key, label, points }) => ({
          key,
          label: key === today ? '今天' : label,
          cells: points.map((point) => ({
            key: point.key,
            value: isLater(key, point.key) ? undefined : Number(point.value),
          })),
        }))}
      />
    </ChartCard>
  );
}
const best = (hours: ChartSet['byHour']): string =>
  [...hours].sort((a, b) => Number(b.value) - Number(a.value))[0]?.label ?? '没有';

/** Of a day, or of all days of a month. */
const marksIn = (marks: ChartSet['marks'], key: string): string | undefined =>
  marks
    .filter(({ date }) => date.startsWith(key))
    .map(({ kind, text }) => `${MARKS[kind]}：${text}`)
    .join('；') || undefined;

const MOST_CLASSES = 5;

function ClassCard({ chart: { byCategory } }: { chart: ChartSet }) {
  return (
    <ChartCard
      id="category"
      title="品类"
      note="前五类的销售额，元"
      table={{
        head: ['品类', '销售额'],
        rows: byCategory.map(({ key, label, value }) => ({ key, cells: [label, moneyOf(value)] })),
      }}
    >
      <BarRows
        label="品类销售额"
        rows={byCategory
          .slice(0, MOST_CLASSES)
          .map(({ key, label, value }) => ({ key, label, value: Number(value), said: moneyOf(value) }))}
      />
    </ChartCard>
  );
}

function StoreCard({ chart: { byStore, storeTargets } }: { chart: ChartSet }) {
  const rows = byStore.map(({ key, label, value }) => {
    const target = valueOf(storeTargets.find((one) => one.key === key)?.value ?? '');
    const rate = target ? Math.round((Number(value) / target) * 100) : undefined;
    return {
      key,
      label,
      value: Number(value),
      target,
      rate: rate === undefined ? '没有目标' : `${rate >= 100 ? '达成 ' : ''}${rate} %`,
    };
  });
  return (
    <ChartCard
      id="store"
      title="门店比较"
      note="条上的竖线是目标"
      table={{
        head: ['门店', '销售额', '达成'],
        rows: rows.map(({ key, label, value, rate }) => ({ key, cells: [label, moneyOf(String(value)), rate] })),
      }}
    >
      <BarRows
        label="门店销售额和目标"
        rows={rows.map(({ rate, ...row }) => ({
          ...row,
          said: row.target === undefined ? moneyOf(String(row.value)) : rate,
        }))}
      />
    </ChartCard>
  );
}

function GoodsCard({ chart: { topGoods, topPieces } }: { chart: ChartSet }) {
  const piecesOf = (key: string) => topPieces.find((one) => one.key === key)?.value ?? '0';
  return (
    <ChartCard
      id="goods"
      title="卖得最好"
      note="前 10 名，按金额"
      table={{
        head: ['商品', '件数', '金额'],
        rows: topGoods.map(({ key, label, value }) => ({ key, cells: [label, piecesOf(key), moneyOf(value)] })),
      }}
    >
      <BarRows
        label="卖得最好的商品"
        rows={topGoods.map(({ key, label, value }) => ({ key, label, value: Number(value), said: moneyOf(value) }))}
      />
    </ChartCard>
  );
}

function FunnelCard({ chart: { funnel } }: { chart: ChartSet }) {
  const steps = funnel.map(({ key, label, value }) => ({ key, label, value: Number(value) }));
  const note =
    funnel.length === 0
      ? '超过 92 天不算'
      : funnel[0]?.key === 'seen'
        ? '每一步有多少人，一人只算一次'
        : '浏览和加购不分门店，从下单算起';
  return (
    <ChartCard
      id="funnel"
      title="从看到买"
      note={note}
      table={{
        head: ['一步', '人数', '转化'],
        rows: steps.map(({ key, label, value }, at) => ({
          key,
          cells: [label, numberText(value), rateOf(value, steps[at - 1]?.value) || '—'],
        })),
      }}
    >
      <Funnel label="从看到买的人数" steps={steps} />
    </ChartCard>
  );
}
