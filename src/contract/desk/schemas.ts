import {
  Count,
  Fen,
  Flag,
  Id,
  Keyword,
  List,
  Ms,
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
import { MenuGroup } from '../site/schemas';
import { TASK_KINDS } from '../task/schemas';
import type { deskEndpoints } from './endpoints';

/** What the workbench finds, in the order in which it shows them. */
export const DESK_SEARCHES = ['order', 'parcel', 'member', 'client', 'goods', 'employee'] as const;

/** A number of the own areas; `fen` when it is money. `route`: where it is worked off, `command`: in the shop folder. */
export const DeskFigure = Shape({
  key: Text,
  label: Text,
  count: Optional(Count),
  fen: Optional(Fen),
  route: Optional(Text),
});
export const DeskEvent = Shape({
  id: Text,
  at: Ms,
  endAt: Ms,
  title: Text,
  note: Text,
  route: Optional(Text),
});
export const DeskChat = Shape({
  id: Text,
  title: Text,
  avatar: Text,
  text: Text,
  at: Ms,
  unread: Count,
  route: Text,
});
export const DeskTodo = Shape({
  count: Count,
  overdue: Count,
  /** By kind of task, those with something overdue first. */
  kinds: List(Shape({ kind: OneOf(TASK_KINDS), label: Text, count: Count, overdue: Count })),
  /** What is due first. */
  first: Optional(Shape({ id: Id, label: Text, at: Ms, overdue: Flag })),
});
/** What is done on a computer: the command of the shop folder, and what for. */
export const DeskCommand = Shape({ key: Text, label: Text, note: Text, command: Text });
export const DeskView = Shape({
  name: Text,
  title: Text,
  store: Text,
  storeId: Id,
  serverTime: Ms,
  todo: DeskTodo,
  day: List(DeskEvent),
  figures: List(DeskFigure),
  /** null: the company has no conversations. */
  chats: List(DeskChat),
  news: List(Shape({ id: Id, title: Text, at: Ms })),
  commands: List(DeskCommand),
  /** The report of today, while the own store has none: whoever writes reports hands it in by then. */
  daily: Optional(Shape({ dueAt: Ms })),
  /** Managers only: what failed for good and nobody has looked after. */
  dead: Optional(Count),
});
export const DeadLetter = Shape({
  id: Id,
  /** What was to be done. */
  label: Text,
  /** What it is about: a number that people know. */
  subject: Text,
  reason: Text,
  tries: Count,
  at: Ms,
  /** Somebody has looked after it. */
  ended: Optional(Shape({ by: Text, at: Ms })),
});
export const DeskFound = Shape({
  kind: OneOf(DESK_SEARCHES),
  label: Text,
  /** Own route; absent: it is only shown. */
  rows: List(
    Shape({
      id: Id,
      title: Text,
      note: Text,
      tag: Optional(Text),
      avatar: Optional(Text),
      route: Optional(Text),
    }),
  ),
  /** True: more were found than are shown. */
  more: Flag,
});

/** A member as the service sees one that it writes to; the mobile is masked. */
export const DeskMember = Shape({
  id: Id,
  no: Text,
  nickname: Text,
  avatar: Text,
  mobile: Text,
  /** What the staff wrote before, the newest first. */
  messages: List(Shape({ id: Id, by: Text, text: Text, at: Ms })),
});

export const deskSchemas = {
  'ding.token': {
    request: Shape({ url: Text }),
    data: Shape({
      corpId: Text,
      agentId: Text,
      timestamp: Text,
      nonceStr: Text,
      /** Empty when the workplace app does not answer: the page works without its devices. */
      signature: Text,
      workbench: List(MenuGroup),
    }),
    role: 'staff',
    limit: 60,
  },
  'desk.index': { request: Shape({}), data: DeskView, role: 'staff' },
  'desk.search': {
    request: Shape({ keyword: Keyword }),
    data: Shape({ groups: List(DeskFound) }),
    role: 'staff',
    limit: 60,
  },
  'desk.member': { request: Shape({ id: Id }), data: DeskMember, role: 'staff:service' },
  'desk.tell': {
    request: Shape({
      id: Id,
      text: Typed('lines', Type.String({ minLength: 1, maxLength: 200 })),
      requestId: RequestId,
    }),
    data: DeskMember,
    role: 'staff:service',
    limit: 20,
    once: true,
  },
  'desk.deadLetters': { request: Shape({ page: PageNo }), data: Page(DeadLetter), role: 'staff' },
  'desk.deadLetterEnd': {
    request: Shape({ id: Id, way: OneOf(['retry', 'handled']), requestId: RequestId }),
    data: DeadLetter,
    role: 'staff',
    once: true,
  },
} as const satisfies SchemasFor<typeof deskEndpoints>;

export type DeskView = Static<typeof DeskView>;
export type DeskEvent = Static<typeof DeskEvent>;
export type DeskFigure = Static<typeof DeskFigure>;
export type DeskFound = Static<typeof DeskFound>;
export type DeskSearch = (typeof DESK_SEARCHES)[number];
export type DeskTodo = Static<typeof DeskTodo>;
export type DeskMember = Static<typeof DeskMember>;
export type DeadLetter = Static<typeof DeadLetter>;
