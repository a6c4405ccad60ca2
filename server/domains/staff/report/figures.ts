/** What stands in a report: each figure with what it means and where it comes from (rule 32.3). */
import type { ReportColumn, ReportKind, ValueKind } from '../../../../src/contract/report/shapes';
import { NUMBERS } from './fields';

/** What is known of some days of some stores, of an employee or of goods. What adds up is added up; `said` is missing where nobody has reported. */
export interface Facts {
  sales: number;
  refunds: number;
  orders: number;
  qty: number;
  members: number;
  cards: number;
  trained: number;
  /** Tables of the stores on the days that were reported: what 翻台 is held against. */
  tableDays: number;
  said?: Record<string, number> | undefined;
}
export const NOTHING: Facts = {
  sales: 0,
  refunds: 0,
  orders: 0,
  qty: 0,
  members: 0,
  cards: 0,
  trained: 0,
  tableDays: 0,
};

export function addFacts(a: Facts, b: Facts): Facts {
  const said =
    a.said || b.said
      ? Object.fromEntries(SAID.map((key) => [key, (a.said?.[key] ?? 0) + (b.said?.[key] ?? 0)]))
      : undefined;
  return {
    sales: a.sales + b.sales,
    refunds: a.refunds + b.refunds,
    orders: a.orders + b.orders,
    qty: a.qty + b.qty,
    members: a.members + b.members,
    cards: a.cards + b.cards,
    trained: a.trained + b.trained,
    tableDays: a.tableDays + b.tableDays,
    said,
  };
}

export interface Figure {
  label: string;
  unit: string;
  kind: ValueKind;
  source: ReportColumn['source'];
  meaning: string;
  /** undefined = a gap. */
  value(facts: Facts): number | undefined;
  /** A target may be set: it adds up over days. */
  aimed?: true;
}

const part = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || !b ? undefined : a / b;

const counted = (
  key: keyof Omit<Facts, 'said'>,
  label: string,
  unit: string,
  meaning: string,
  more: Partial<Figure> = {},
): Figure => ({
  label,
  unit,
  kind: unit === '元' ? 'money' : 'count',
  source: 'system',
  meaning,
  value: (facts) => facts[key],
  ...more,
});
const said = (key: string, label: string, unit: string, meaning: string): Figure => ({
  label,
  unit,
  kind: unit === '元' ? 'money' : 'count',
  source: 'report',
  meaning,
  value: (facts) => facts.said?.[key],
  aimed: true,
});

/** Figures of a report that are kept and may be put right; `reported` is what was taken in all. */
export const SAID: readonly string[] = ['reported', ...NUMBERS.map(({ key }) => key)];

export const FIGURES = {
  sales: counted('sales', '销售额', '元', '当天付款的订单金额，含运费；退款不在这里减，另记一列', { aimed: true }),
  orders: counted('orders', '订单', '单', '当天付款的订单数', { aimed: true }),
  average: {
    label: '客单价',
    unit: '元',
    kind: 'money',
    source: 'system',
    meaning: '销售额 ÷ 订单',
    value: ({ sales, orders }) => (orders === 0 ? undefined : Math.round(sales / orders)),
  },
  members: counted('members', '新会员', '人', '当天注册的会员，记在带他来的员工的门店，没有人带的记在线上', {
    aimed: true,
  }),
  cards: counted('cards', '开卡', '张', '当天付款的年卡，门店同新会员', { aimed: true }),
  reported: said('reported', '日报收款', '元', '日报里会员卡、线上、现金三项之和'),
  guests: said('guests', '到店', '位', '日报里写的到店人数'),
  tables: said('tables', '桌次', '桌', '日报里写的开台数'),
  turns: {
    label: '翻台',
    unit: '次',
    kind: 'ratio',
    source: 'report',
    meaning: '桌次 ÷ 门店的桌数，按写了日报的天平均；没有桌台的门店空着',
    value: ({ said: told, tableDays }) => part(told?.tables, tableDays),
  },
  tasting: said('tasting', '品鉴', '次', '日报里写的品鉴次数'),
  refunds: counted('refunds', '退款', '元', '当天退回去的钱，不管是哪天买的'),
  qty: counted('qty', '件数', '件', '当天付款的件数'),
  net: {
    label: '净销售',
    unit: '元',
    kind: 'money',
    source: 'system',
    meaning: '销售额 − 退款',
    value: ({ sales, refunds }) => sales - refunds,
  },
  perTable: {
    label: '每桌人数',
    unit: '位',
    kind: 'ratio',
    source: 'report',
    meaning: '到店 ÷ 桌次',
    value: (facts) => part(facts.said?.guests, facts.said?.tables),
  },
  tableSales: {
    label: '每桌收款',
    unit: '元',
    kind: 'money',
    source: 'report',
    meaning: '日报收款 ÷ 桌次',
    value: (facts) => {
      const each = part(facts.said?.reported, facts.said?.tables);
      return each === undefined ? undefined : Math.round(each);
    },
  },
  joined: said('joined', '新会员', '人', '日报里写的新会员'),
  sold: said('sold', '开卡', '张', '日报里写的开卡'),
  invite: said('invite', '邀约', '条', '日报里写的邀约'),
  care: said('care', '维护', '条', '日报里写的维护'),
  visit: said('visit', '拜访', '站', '日报里写的拜访'),
  trained: counted('trained', '培训', '门', '指派的课程里，这些天学完的门数'),
} satisfies Record<string, Figure>;

export type FigureKey = keyof typeof FIGURES;
const STORE: readonly FigureKey[] = [
  'sales',
  'orders',
  'average',
  'members',
  'cards',
  'reported',
  'guests',
  'tables',
  'turns',
  'tasting',
  'refunds',
];
export const COLUMNS: Record<ReportKind, readonly FigureKey[]> = {
  day: STORE,
  store: STORE,
  employee: ['reported', 'guests', 'tables', 'joined', 'sold', 'tasting', 'invite', 'care', 'visit', 'trained'],
  goods: ['sales', 'qty', 'refunds', 'net'],
  table: ['tables', 'guests', 'turns', 'perTable', 'reported', 'tableSales'],
};

export const columnOf = (key: FigureKey): ReportColumn => {
  const figure: Figure = FIGURES[key];
  const { label, unit, kind, source } = figure;
  return { key, label, unit, kind, source, editable: SAID.includes(key) };
};

/** Digits as they travel: fen and pieces whole, ratios with one decimal, '' for a gap. */
export const textOf = (figure: Pick<Figure, 'kind'>, value: number | undefined): string =>
  value === undefined ? '' : figure.kind === 'ratio' ? value.toFixed(1) : String(value);
