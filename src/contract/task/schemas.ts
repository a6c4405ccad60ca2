import { EmployeeBrief } from '../employee/shapes';
import {
  CountTab,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  Media,
  Ms,
  Ok,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
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
  // Content that the platform's check could not decide about.
  'content',
  // Goods that a merchant, or a colleague, wants to sell.
  'goods',
] as const;
export const TASK_TABS = ['todo', 'done', 'sent'] as const;
/** `withdraw` is the sender's: he takes his own sending back. */
export const TASK_RESULTS = ['done', 'pass', 'reject', 'withdraw'] as const;
/** Beside deciding: to a colleague of the desk, ask another one's opinion, no longer wait for it, give it. */
export const TASK_ACTS = ['forward', 'ask', 'recall', 'opinion'] as const;
/** So many at once. */
const MOST_AT_ONCE = 20;
const NoteText = Typed('lines', Type.String({ maxLength: 200 }));

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
  /** What it is about, in money. */
  amount: Optional(Fen),
  /** Whom it waits for, when it names one: a name, or whose opinion was asked. */
  waitsFor: Optional(Text),
  decidedBy: Optional(Text),
  decidedAt: Optional(Ms),
  rev: Int,
});
/** `mark`: a stock-taking has more or less of it than the books. */
export const TaskLine = Shape({
  key: Text,
  title: Text,
  note: Text,
  amount: Optional(Fen),
  cover: Optional(Text),
  mark: Optional(OneOf(['gain', 'loss'])),
});
export const DingTaskDetail = Shape({
  task: DingTask,
  fields: List(KV),
  files: List(Media),
  log: List(KV),
  can: List(OneOf(TASK_RESULTS)),
  acts: List(OneOf(TASK_ACTS)),
  rev: Int,
  /** The face of who sent it. */
  avatar: Optional(Text),
  lines: List(TaskLine),
  /** Own page where its sender is asked, when the viewer may talk to him. */
  chat: Optional(Text),
  /** To pass it is to answer: the note is what its sender reads. */
  answer: Flag,
  /** What passing does, and whether it can be undone. */
  effect: Optional(Text),
  /** Whoever passes it is asked once more: it cannot be taken back, or much is spent. */
  asks: Flag,
  /** Why the viewer does not decide it, although it waits. */
  cannot: Optional(Text),
});
export const TaskAbsence = Shape({ from: Day, to: Day, standIn: EmployeeBrief });

export const taskSchemas = {
  'ding.tasksMessage': {
    request: Shape({
      tab: Optional(OneOf(TASK_TABS)),
      kind: Optional(OneOf(TASK_KINDS)),
      id: Optional(Id),
      page: PageNo,
    }),
    /** `kinds`: what there is of each in this tab, those of the own desks also when there is none. */
    data: Shape({
      tabs: List(CountTab),
      kinds: List(CountTab),
      /** How many of what waits are late, due today, due later. */
      sections: List(CountTab),
      page: Optional(Page(DingTask)),
      task: Optional(DingTaskDetail),
    }),
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
  /** Passes tasks of one kind, each in a transaction of its own; a second try finds the first one's and says so. */
  'ding.tasksBatch': {
    request: Shape({
      tasks: Json(List(Shape({ id: Id, rev: Int }), { minItems: 1, maxItems: MOST_AT_ONCE })),
      note: Optional(NoteText),
    }),
    data: Shape({ results: List(Shape({ id: Id, ok: Flag, message: Text })) }),
    role: 'staff',
    limit: 30,
    // Each task is decided in a transaction of its own, so that one that fails leaves the others.
    transaction: 'own',
  },
  'ding.tasksHand': {
    request: Shape({
      id: Id,
      action: OneOf(TASK_ACTS),
      toId: Optional(Id),
      note: NoteText,
      rev: Int,
      requestId: RequestId,
    }),
    data: DingTaskDetail,
    role: 'staff',
    limit: 60,
    once: true,
  },
  /** Who may take the task, or be asked about it. */
  'ding.tasksColleagues': {
    request: Shape({ id: Id, action: OneOf(['forward', 'ask']) }),
    data: List(EmployeeBrief),
    role: 'staff',
  },
  /** The own absence, and for whom one stands in today. */
  'ding.absence': {
    request: Shape({}),
    data: Shape({
      mine: Optional(TaskAbsence),
      standsFor: List(Shape({ name: Text, to: Day })),
      colleagues: List(EmployeeBrief),
    }),
    role: 'staff',
  },
  /** Without a stand-in: one is back. */
  'ding.absenceSave': {
    request: Shape({ from: Optional(Day), to: Optional(Day), standInId: Optional(Id), requestId: RequestId }),
    data: Ok,
    role: 'staff',
    limit: 30,
    once: true,
  },
} as const satisfies SchemasFor<typeof taskEndpoints>;

export type DingTask = Static<typeof DingTask>;
export type DingTaskDetail = Static<typeof DingTaskDetail>;
export type TaskLine = Static<typeof TaskLine>;
export type TaskAbsence = Static<typeof TaskAbsence>;
export type TaskAct = (typeof TASK_ACTS)[number];
export type TaskResult = (typeof TASK_RESULTS)[number];
export type TaskTab = (typeof TASK_TABS)[number];
