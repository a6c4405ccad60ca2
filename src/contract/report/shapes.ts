/** Reports of the stores as they travel. Values are digits in a text: fen, pieces, or tenths with a point; '' is a gap, which is not zero. */
import { Day, Flag, Id, Int, KV, List, Ms, OneOf, Option, Optional, Shape, Text, Count, type Static } from '../kit';

export const REPORT_KINDS = ['day', 'store', 'employee', 'goods', 'table'] as const;
/** Where a number comes from: what the shop counted (系统), or what the store reported (日报). */
export const SOURCES = ['system', 'report'] as const;
export const VALUE_KINDS = ['money', 'count', 'ratio'] as const;

export const ReportColumn = Shape({
  key: Text,
  label: Text,
  unit: Text,
  kind: OneOf(VALUE_KINDS),
  source: OneOf(SOURCES),
  /** Managers may put it right. */
  editable: Flag,
});

/** `comments`: label = who and when. `corrected`: the newest correction first, label = who and when, value = what it was. */
export const ReportCell = Shape({
  rowKey: Text,
  colKey: Text,
  value: Text,
  target: Optional(Text),
  rateBp: Optional(Int),
  corrected: Optional(List(KV)),
  comments: List(KV),
});

export const ReportRow = Shape({
  key: Text,
  label: Text,
  /** Of a day that is not over: until when it counts. */
  asOf: Optional(Ms),
  /** Nobody has handed in a report: what the columns of reports would say is a gap. */
  missing: Optional(Shape({ date: Day, storeId: Id })),
  cells: List(ReportCell),
});

export const ReportTable = Shape({
  kind: OneOf(REPORT_KINDS),
  columns: List(ReportColumn),
  rows: List(ReportRow),
  summary: List(ReportCell),
  csvUrl: Optional(Text),
  from: Day,
  to: Day,
  /** The store that was asked for, and which may be. */
  storeId: Optional(Id),
  stores: List(Option),
  /** Stores that the caller does not see. */
  leftOut: List(Text),
  /** Targets and corrections. */
  manages: Flag,
  asOf: Ms,
});

/** All that is known of one number (R3). */
export const ReportFigure = Shape({
  cell: ReportCell,
  rowLabel: Text,
  column: ReportColumn,
  meaning: Text,
  asOf: Ms,
  /** What it is made of; `link`: own address of the page behind. */
  behind: List(Shape({ key: Text, label: Text, value: Text, link: Optional(Text) })),
  can: List(OneOf(['comment', 'target', 'correct'])),
});

export const DailyReport = Shape({
  id: Id,
  date: Day,
  store: Text,
  by: Text,
  values: List(KV),
  photos: List(Text),
  status: OneOf(['draft', 'submitted']),
  submittedAt: Optional(Ms),
  late: Flag,
  rev: Count,
});

export const DailyField = Shape({
  key: Text,
  label: Text,
  type: OneOf(['int', 'money', 'text', 'photos']),
  unit: Text,
  required: Flag,
  /** What the shop counted. */
  prefill: Optional(Text),
  hint: Text,
});

export const DAY_STATES = ['submitted', 'late', 'missing', 'open'] as const;

export const DailyForm = Shape({
  date: Day,
  store: Text,
  storeId: Id,
  groups: List(Shape({ title: Text, fields: List(DailyField) })),
  report: Optional(DailyReport),
  draft: Optional(Shape({ values: List(KV), rev: Count, savedAt: Ms })),
  missing: List(Day),
  /** The last seven days, the oldest first. */
  week: List(Shape({ date: Day, state: OneOf(DAY_STATES) })),
  stores: List(Option),
  /** Somebody else's, or too old. */
  readOnly: Flag,
  /** Until when it may be changed once it is handed in, and from when on it is late. */
  editUntil: Ms,
  dueAt: Ms,
});

export const CHART_RANGES = ['today', '7d', '30d', '90d', 'custom'] as const;
export const COMPARISONS = ['before', 'weekday', 'lunar'] as const;
export const MARK_KINDS = ['event', 'weather', 'outage', 'other'] as const;

export const ChartMark = Shape({
  id: Id,
  date: Day,
  kind: OneOf(MARK_KINDS),
  text: Text,
  by: Text,
  at: Ms,
  store: Text,
  mine: Flag,
});

export const ChartSet = Shape({
  /** `compareBp` is missing where nothing stands to be compared with. */
  cards: List(
    Shape({
      key: Text,
      label: Text,
      unit: Text,
      kind: OneOf([...VALUE_KINDS, 'rate']),
      value: Text,
      before: Text,
      compareBp: Optional(Int),
      meaning: Text,
    }),
  ),
  trend: List(Shape({ key: Text, label: Text, points: List(KV) })),
  byCategory: List(KV),
  byStore: List(KV),
  byHour: List(KV),
  topGoods: List(KV),
  funnel: List(KV),
  from: Day,
  to: Day,
  beforeFrom: Day,
  beforeTo: Day,
  compare: OneOf(COMPARISONS),
  storeId: Optional(Id),
  stores: List(Option),
  /** Pieces of `topGoods`, and targets of `byStore`, by the same keys. */
  topPieces: List(KV),
  storeTargets: List(KV),
  /** Orders by day (at most the last seven) and hour. */
  heat: List(Shape({ key: Day, label: Text, points: List(KV) })),
  marks: List(ChartMark),
  /** The range ends today: its last day and hour are not over. */
  running: Flag,
  asOf: Ms,
});

const Share = Shape({ key: Text, label: Text, value: Int, before: Int, change: Int });
/** Why a figure changed: in each list the changes come to `change` (R2). */
export const ChartWhy = Shape({
  figure: Text,
  value: Int,
  before: Int,
  change: Int,
  parts: List(Shape({ key: OneOf(['store', 'category', 'goods', 'hour']), label: Text, rows: List(Share) })),
  from: Day,
  to: Day,
  beforeFrom: Day,
  beforeTo: Day,
});

export type ReportColumn = Static<typeof ReportColumn>;
export type ReportCell = Static<typeof ReportCell>;
export type ReportRow = Static<typeof ReportRow>;
export type ReportTable = Static<typeof ReportTable>;
export type ReportFigure = Static<typeof ReportFigure>;
export type DailyReport = Static<typeof DailyReport>;
export type DailyField = Static<typeof DailyField>;
export type DailyForm = Static<typeof DailyForm>;
export type ChartSet = Static<typeof ChartSet>;
export type ChartMark = Static<typeof ChartMark>;
export type ChartWhy = Static<typeof ChartWhy>;
export type ReportKind = (typeof REPORT_KINDS)[number];
export type Comparison = (typeof COMPARISONS)[number];
export type ValueKind = (typeof VALUE_KINDS)[number];
