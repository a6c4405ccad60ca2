import {
  Count,
  Day,
  Flag,
  Id,
  Json,
  KV,
  List,
  Ms,
  OneOf,
  Optional,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
} from '../kit';
import type { reportEndpoints } from './endpoints';
import {
  CHART_RANGES,
  ChartMark,
  ChartSet,
  ChartWhy,
  COMPARISONS,
  DailyForm,
  DailyReport,
  MARK_KINDS,
  REPORT_KINDS,
  ReportCell,
  ReportFigure,
  ReportTable,
} from './shapes';

const Values = Json(List(KV, { maxItems: 40 }));
const Key = Type.String({ minLength: 1, maxLength: 80 });
const Period = { range: OneOf(CHART_RANGES), from: Optional(Day), to: Optional(Day), storeId: Optional(Id) };

export const reportSchemas = {
  /** Own form of a day, or one report by its id. 404 of another store · 422 a day that has not come. */
  'manage.dailyInput': {
    request: Shape({ date: Optional(Day), storeId: Optional(Id), id: Optional(Id) }),
    data: DailyForm,
    role: 'staff:report',
  },
  /** `rev`: of the report that is changed, 0 for a new one. 409 with the report as another phone handed it in. */
  'manage.dailyInputSave': {
    request: Shape({
      date: Day,
      storeId: Id,
      values: Values,
      photos: Optional(Json(List(Type.String({ maxLength: 300 }), { maxItems: 9 }))),
      rev: Count,
      requestId: RequestId,
    }),
    data: DailyReport,
    role: 'staff:report',
    limit: 30,
    once: true,
  },
  /** `rev`: of the draft that was read, 0 for a new one. 409 with the draft as another phone saved it. */
  'manage.dailyInputSaveNew': {
    request: Shape({ date: Day, storeId: Id, values: Values, rev: Count }),
    data: Shape({ rev: Count, savedAt: Ms }),
    role: 'staff:report',
    limit: 120,
  },
  /** At most 92 days. 404 of another store. `export`: the answer says where the file is. */
  'manage.reportTable': {
    request: Shape({
      kind: OneOf(REPORT_KINDS),
      from: Day,
      to: Day,
      storeId: Optional(Id),
      employeeId: Optional(Id),
      export: Optional(OneOf(['csv', 'xlsx'])),
    }),
    data: ReportTable,
    role: 'staff:report',
  },
  /** Targets and corrections by managers; `value`: digits in the unit of the column, or words. '' as a target takes it away. */
  'manage.reportTableDialogSave': {
    request: Shape({
      kind: OneOf(REPORT_KINDS),
      rowKey: Key,
      colKey: Key,
      action: OneOf(['comment', 'target', 'correct']),
      value: Typed('lines', Type.String({ maxLength: 200 })),
      reason: Optional(Typed('text', Type.String({ maxLength: 100 }))),
      requestId: RequestId,
    }),
    data: ReportCell,
    role: 'staff:report',
    limit: 60,
    once: true,
  },
  'manage.reportCell': {
    request: Shape({ kind: OneOf(REPORT_KINDS), rowKey: Key, colKey: Key }),
    data: ReportFigure,
    role: 'staff:report',
  },
  /** At most two years; over 92 days a point is a month. 404 of another store. */
  'manage.chart': {
    request: Shape({ ...Period, compare: Optional(OneOf(COMPARISONS)) }),
    data: ChartSet,
    role: 'staff:report',
  },
  'manage.chartWhy': {
    request: Shape({
      ...Period,
      compare: Optional(OneOf(COMPARISONS)),
      figure: OneOf(['sales', 'orders', 'refunds']),
    }),
    data: ChartWhy,
    role: 'staff:report',
  },
  /** A mark on the time axis, or with `id` an own one taken away. */
  'manage.reportMark': {
    request: Shape({
      id: Optional(Id),
      date: Optional(Day),
      storeId: Optional(Id),
      kind: Optional(OneOf(MARK_KINDS)),
      text: Optional(Typed('text', Type.String({ maxLength: 30 }))),
      requestId: RequestId,
    }),
    data: List(ChartMark),
    role: 'staff:report',
    limit: 60,
    once: true,
  },
  /** What the evening tells the caller; with `kind` one of it switched. */
  'manage.reportAlarms': {
    request: Shape({ kind: Optional(OneOf(['card', 'refunds', 'missing'])), on: Optional(Flag) }),
    data: List(Shape({ kind: OneOf(['card', 'refunds', 'missing']), label: Text, note: Text, on: Flag })),
    role: 'staff:report',
  },
} as const satisfies SchemasFor<typeof reportEndpoints>;
