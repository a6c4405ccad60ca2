import {
  Count,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  Ms,
  Ok,
  OneOf,
  Optional,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { Kitchen } from '../tableService/kitchen';
import type { loginEndpoints } from './endpoints';

const PROVIDERS = ['wechat', 'mini', 'ding', 'app'] as const;
export const BOARDS = ['menu', 'report', 'queue', 'door', 'kitchen'] as const;
const KINDS = ['app', 'pc', 'tv'] as const;
const STATUSES = ['waiting', 'scanned', 'confirmed', 'cancelled', 'expired'] as const;

/** Without `boundAt` nothing is bound yet; of `mobile` it is never told. */
const AuthBinding = Shape({
  provider: OneOf(['mobile', ...PROVIDERS]),
  label: Text,
  /** Of the mobile: its masked number. */
  nickname: Text,
  boundAt: Optional(Ms),
});

/** One login of the member: his phone, a device he let in, a screen of the store. */
const DeviceRow = Shape({
  id: Id,
  name: Text,
  way: OneOf(['login', 'app', 'pc', 'screen']),
  /** The board of a screen. */
  note: Optional(Text),
  /** Without its last part. */
  ip: Text,
  createdAt: Ms,
  expiresAt: Ms,
  /** The one that asks. */
  current: Flag,
});
const Devices = Shape({ list: List(DeviceRow) });

const BoardChoice = Shape({ value: OneOf(BOARDS), label: Text, note: Text, disabled: Optional(Flag) });
export const AppTicket = Shape({
  ticket: Text,
  kind: OneOf(KINDS),
  device: Text,
  /** Of a screen its store's, else whether it is in the network of who looks; '' = not known. */
  place: Text,
  ip: Text,
  status: OneOf(STATUSES),
  board: Optional(OneOf(BOARDS)),
  createdAt: Ms,
  expiresAt: Ms,
  /** Of a screen: where it stands, what it may show for who looks, and who has let it in. */
  store: Optional(Shape({ id: Id, name: Text })),
  boards: Optional(List(BoardChoice)),
  by: Optional(Text),
  /** The viewer let the screen in. */
  own: Optional(Flag),
});

const Ticket = Type.String({ pattern: '^[\\w-]{22}$', description: 'what the code on the device says' });
/** Opens nothing before its ticket is confirmed; from then on it is the session of the device. */
const AskingToken = Type.String({ pattern: '^[\\w-]{43}$' });
const Code = Type.String({ minLength: 6, maxLength: 64 });

const MenuRow = Shape({ id: Id, title: Text, subtitle: Text, cover: Text, price: Fen, left: Count });
const QueueRow = Shape({ no: Text, name: Text, pieces: Count });

const BoardData = Shape({
  board: OneOf(BOARDS),
  store: Shape({ id: Id, name: Text, notice: Text }),
  by: Text,
  at: Ms,
  menu: Optional(List(MenuRow)),
  report: Optional(Shape({ figures: List(KV), days: List(Shape({ day: Text, orders: Count, amount: Fen })) })),
  /** 待取: called; 备货中: still being packed. */
  queue: Optional(Shape({ ready: List(QueueRow), making: List(QueueRow) })),
  /** Who stands at the door: numbers that were called, the newest first, and those that come next by size of the party. */
  door: Optional(
    Shape({
      called: List(Shape({ no: Text, party: Int })),
      lines: List(Shape({ key: Text, label: Text, waiting: Count, minutes: Count, next: List(Text) })),
    }),
  ),
  kitchen: Optional(Kitchen),
});

export const loginSchemas = {
  'auth.list': { request: Shape({}), data: List(AuthBinding) },
  'auth.delete': {
    request: Shape({ provider: OneOf(PROVIDERS), code: Code }),
    data: List(AuthBinding),
    limit: 20,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'site.unBindWechat': {
    request: Shape({ code: Code }),
    data: Ok,
    limit: 20,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'site.wechatInfo': {
    request: Shape({}),
    data: Shape({ bound: Flag, nickname: Text, avatar: Text, subscribed: Flag }),
    limit: 60,
  },
  'site.appLogin': { request: Shape({ ticket: Ticket }), data: AppTicket, limit: 60 },
  'site.appLoginConfirm': {
    request: Shape({ ticket: Ticket, action: OneOf(['confirm', 'cancel']) }),
    data: AppTicket,
    limit: 30,
  },
  'tv.dingAuth': { request: Shape({ ticket: Ticket }), data: AppTicket, role: 'staff', limit: 60 },
  /** `board` goes with confirm; confirmed again by the same employee it only changes the board. */
  'tv.dingAuthConfirm': {
    request: Shape({ ticket: Ticket, action: OneOf(['confirm', 'cancel', 'logout']), board: Optional(OneOf(BOARDS)) }),
    data: AppTicket,
    role: 'staff',
    limit: 30,
  },
  'auth.devices': { request: Shape({}), data: Devices },
  'auth.endDevice': { request: Shape({ id: Id }), data: Devices, limit: 60 },
  /** `name`: what the device calls itself; `storeId`: of a screen. */
  'ticket.create': {
    request: Shape({
      kind: OneOf(KINDS),
      name: Optional(Type.String({ maxLength: 20 })),
      storeId: Optional(Id),
    }),
    /** `qr`: the code of `url` as SVG. */
    data: Shape({ ticket: Text, token: Text, url: Text, qr: Text, expiresAt: Ms }),
    limit: 30,
    daily: 3000,
  },
  'ticket.state': {
    request: Shape({ token: AskingToken }),
    data: Shape({ status: OneOf(STATUSES), board: Optional(OneOf(BOARDS)), by: Optional(Text), expiresAt: Ms }),
    // Asked every second or so by each device behind one address.
    limit: 900,
    // The token stays out of the address.
    reads: true,
  },
  /** What the screen of this token shows now; 401 when it was logged out. */
  'screen.board': { request: Shape({ token: AskingToken }), data: BoardData, limit: 300, reads: true },
  /** What is finished or was pressed by mistake, each opId once; the answer is the board as it is then. */
  'screen.act': {
    request: Shape({
      token: AskingToken,
      action: OneOf(['serve', 'unserve']),
      orderId: Id,
      lineIds: Json(List(Id, { maxItems: 60 })),
      opId: Type.String({ minLength: 8, maxLength: 64 }),
    }),
    data: BoardData,
    limit: 300,
    // People press it, at all screens behind one address.
    daily: 10_000,
  },
} as const satisfies SchemasFor<typeof loginEndpoints>;

export type AuthBinding = Static<typeof AuthBinding>;
export type DeviceRow = Static<typeof DeviceRow>;
export type AppTicket = Static<typeof AppTicket>;
export type BoardChoice = Static<typeof BoardChoice>;
export type Board = (typeof BOARDS)[number];
