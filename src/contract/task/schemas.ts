import {
  CountTab,
  Flag,
  Id,
  Int,
  KV,
  List,
  Media,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import type { taskEndpoints } from './endpoints';

export const TASK_KINDS = [
  'todo',
  'quote',
  'wholesale',
  'merchant',
  'withdraw',
  'voucher',
  'afterSale',
  'stockAdjust',
  'clientTransfer',
  'declaration',
  'process',
  'patrol',
  'feedback',
  // Beyond the specification: content that members reported.
  'report',
  // Goods that a merchant, or a colleague, wants to sell.
  'goods',
] as const;
export const TASK_TABS = ['todo', 'done', 'sent'] as const;
/** `withdraw` is the sender's: he takes his own sending back. */
export const TASK_RESULTS = ['done', 'pass', 'reject', 'withdraw'] as const;

export const DingTask = Shape({
  id: Id,
  kind: OneOf(TASK_KINDS),
  title: Text,
  summary: Text,
  from: Text,
  dueAt: Optional(Ms),
  status: OneOf(['todo', 'done', 'passed', 'rejected']),
  urgent: Flag,
  route: Optional(Text),
  at: Ms,
});
export const DingTaskDetail = Shape({
  task: DingTask,
  fields: List(KV),
  files: List(Media),
  log: List(KV),
  can: List(OneOf(TASK_RESULTS)),
  rev: Int,
});

export const taskSchemas = {
  'ding.tasksMessage': {
    request: Shape({
      tab: Optional(OneOf(TASK_TABS)),
      kind: Optional(OneOf(TASK_KINDS)),
      id: Optional(Id),
      page: PageNo,
    }),
    data: Shape({ tabs: List(CountTab), page: Optional(Page(DingTask)), task: Optional(DingTaskDetail) }),
    role: 'staff',
  },
  'ding.tasksComplete': {
    request: Shape({
      id: Id,
      result: OneOf(TASK_RESULTS),
      note: Optional(Type.String({ maxLength: 200 })),
      rev: Int,
      requestId: RequestId,
    }),
    data: DingTaskDetail,
    role: 'staff',
    once: true,
  },
} as const satisfies SchemasFor<typeof taskEndpoints>;

export type DingTask = Static<typeof DingTask>;
export type DingTaskDetail = Static<typeof DingTaskDetail>;
export type TaskResult = (typeof TASK_RESULTS)[number];
export type TaskTab = (typeof TASK_TABS)[number];
