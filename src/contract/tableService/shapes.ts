/** Shapes of the tables in a store: who sits there, what they ordered, what is to pay. */
import { Count, Fen, Flag, Id, Int, KV, List, Ms, OneOf, Option, Optional, Shape, Text, type Static } from '../kit';
import { CategoryNode } from '../catalogue/schemas';
import { MyCoupon } from '../coupon/schemas';
import { UserBrief } from '../member/schemas';
import { StoreCard } from '../store/shapes';
import { Kitchen } from './kitchen';

/** paid: all is paid, and they still sit there. booked: somebody comes within the hour. */
export const TABLE_STATES = ['idle', 'open', 'billing', 'paid', 'booked'] as const;
export const SESSION_STATES = ['open', 'billing', 'paid', 'closed'] as const;
export const ROUND_STATES = ['placed', 'accepted', 'served', 'withdrawn'] as const;
export const LINE_STATES = ['pending', 'making', 'served', 'returning', 'returned'] as const;
/** all: what is left. lines: those that are named. even: one of equal parts. mine: what the payer added, and his part of what is shared. */
export const SPLITS = ['all', 'lines', 'even', 'mine'] as const;

export const TableState = Shape({
  id: Id,
  storeId: Id,
  /** Without its secret. */
  code: Text,
  name: Text,
  area: OneOf(['hall', 'room', 'terrace', 'public']),
  seats: Count,
  state: OneOf(TABLE_STATES),
  sessionId: Optional(Id),
  party: Optional(Count),
  /** What they have ordered, as it is to be paid. */
  amount: Optional(Fen),
  minutes: Optional(Count),
  /** Calls, returns and rounds that wait for the staff. */
  alerts: Count,
  /** Of what has been called for: 加水 结账. */
  calls: Optional(List(Text)),
  /** When the next booking comes. */
  bookedAt: Optional(Ms),
  /** In the room of the booking that was asked about, of joined rooms in either. */
  own: Optional(Flag),
  /** What its label says, for who serves there. */
  label: Optional(Text),
});
export const TableSession = Shape({
  id: Id,
  table: TableState,
  store: StoreCard,
  status: OneOf(SESSION_STATES),
  payMode: OneOf(['after', 'first']),
  party: Count,
  members: List(UserBrief),
  rev: Int,
  openedAt: Ms,
  bookingId: Optional(Id),
  /** The member whose card counts, or who was written down; the mobile is masked. */
  guest: Optional(Shape({ name: Text, mobile: Text, levelName: Text })),
  taboo: Optional(Text),
  invoiceTitleId: Optional(Id),
  /** Until then it may be put back to where it was. */
  undoUntil: Optional(Ms),
});
const Spec = Shape({ id: Text, label: Text, price: Fen, soldOut: Flag });
export const ScanProduct = Shape({
  id: Id,
  cateId: Id,
  title: Text,
  cover: Text,
  price: Fen,
  memberPrice: Optional(Fen),
  unit: Text,
  tags: List(Text),
  soldOut: Flag,
  hasSpec: Flag,
  hasFeeding: Flag,
  isSet: Flag,
  specs: Optional(List(Spec)),
  intro: Text,
  kcal: Optional(Int),
  /** 香气 浓度 咖啡因: value 1 to 5. */
  taste: Optional(List(KV)),
  qtyInCart: Count,
  /** Portions that are left today; absent: as many as are wanted. */
  left: Optional(Count),
});
export const FeedingGroup = Shape({
  key: Text,
  label: Text,
  min: Count,
  max: Count,
  items: List(Shape({ id: Text, label: Text, price: Fen, soldOut: Flag })),
});
export const SetGroup = Shape({
  key: Text,
  label: Text,
  pick: Count,
  items: List(Shape({ productId: Id, label: Text, extra: Fen, soldOut: Flag })),
});
/** The tea of a dish as goods of the store's own shelf; what cannot be had in one of the ways is not offered in it. */
export const TAKE_WAYS = ['desk', 'ship'] as const;
export const HomeGoods = Shape({
  title: Text,
  cover: Text,
  /** desk: handed over at the desk. ship: sent to an address of one's own. */
  ways: List(OneOf(TAKE_WAYS)),
  skus: List(
    Shape({
      id: Id,
      label: Text,
      price: Fen,
      /** With the viewer's level, as the bill reckons it. */
      memberPrice: Optional(Fen),
      /** Pieces on the shelf. */
      left: Count,
    }),
  ),
});
export const SeatLine = Shape({
  id: Id,
  productId: Id,
  title: Text,
  cover: Text,
  specId: Optional(Text),
  specText: Text,
  /** key = group, label = choice, value = its id. */
  feeding: List(KV),
  feedingKey: Text,
  set: Optional(List(KV)),
  note: Text,
  qty: Count,
  /** Of one, with its choices; the server's of this moment. */
  price: Fen,
  addedBy: UserBrief,
  at: Ms,
  /** Nothing of it is left, or not so much: the round waits for it. */
  soldOut: Optional(Flag),
  /** Taken home, and how; absent: it is drunk or eaten here. */
  home: Optional(OneOf(TAKE_WAYS)),
});
export const SeatCart = Shape({
  sessionId: Id,
  rev: Int,
  lines: List(SeatLine),
  qty: Count,
  total: Fen,
  online: List(UserBrief),
  /** false: as of the revision that was asked with; its lines are left out. */
  changed: Optional(Flag),
});
export const PrintJob = Shape({
  id: Id,
  kind: OneOf(['kitchen', 'bill', 'return', 'move']),
  status: OneOf(['queued', 'printing', 'done', 'failed']),
  copies: Count,
  /** 缺纸 */
  reason: Optional(Text),
  printer: Text,
  at: Ms,
  /** What it is about. */
  orderId: Optional(Id),
  sessionId: Optional(Id),
});
const OrderLine = Shape({
  id: Id,
  productId: Id,
  title: Text,
  specText: Text,
  note: Text,
  qty: Count,
  price: Fen,
  status: OneOf(LINE_STATES),
  addedBy: UserBrief,
  returned: Count,
  /** Held back until somebody calls for it. */
  held: Optional(Flag),
  urgedAt: Optional(Ms),
  /** Taken home. The address and the order of its parcel only for who asked for it; the staff sees the address. */
  home: Optional(Shape({ way: OneOf(TAKE_WAYS), address: Optional(Text), orderId: Optional(Id) })),
  /** The tea of it can be taken home from the shelf of the store. */
  canTake: Optional(Flag),
});
export const TableOrder = Shape({
  id: Id,
  no: Text,
  sessionId: Id,
  table: Text,
  round: Int,
  status: OneOf(ROUND_STATES),
  lines: List(OrderLine),
  /** Less what was returned. */
  total: Fen,
  note: Text,
  by: UserBrief,
  placedAt: Ms,
  print: Optional(PrintJob),
});
export const TableReturn = Shape({
  id: Id,
  orderId: Id,
  lineId: Id,
  table: Text,
  title: Text,
  qty: Count,
  reason: Text,
  photo: Optional(Text),
  /** Tea that was handed over or sent already. */
  gone: Optional(OneOf(TAKE_WAYS)),
  status: OneOf(['applied', 'passed', 'rejected']),
  note: Optional(Text),
  by: UserBrief,
  at: Ms,
});
const BillLeg = Shape({
  id: Id,
  payer: UserBrief,
  amount: Fen,
  split: OneOf([...SPLITS, 'deposit']),
  status: OneOf(['pending', 'paid']),
  channel: Optional(Text),
  mine: Flag,
});
const BillLine = Shape({
  id: Id,
  title: Text,
  qty: Count,
  /** What is to pay for it, its part of all that is taken off included. */
  share: Fen,
  /** Somebody pays or paid for it. */
  legId: Optional(Id),
  /** Who pays for it in 各付各的; absent: it is shared. */
  payer: Optional(UserBrief),
});
export const TableBill = Shape({
  sessionId: Id,
  status: OneOf(SESSION_STATES),
  /** The viewer's own that waits to be paid; '0': none yet. */
  legId: Id,
  /** Of it, or of what was asked for. */
  legAmount: Fen,
  rounds: Count,
  goods: Fen,
  memberOff: Fen,
  couponOff: Fen,
  returned: Fen,
  paid: Fen,
  payable: Fen,
  /** Neither paid nor under way. */
  left: Fen,
  lines: List(BillLine),
  legs: List(BillLeg),
  /** Parts of an even split that has begun. */
  parts: Optional(Count),
  coupons: List(MyCoupon),
  couponId: Optional(Id),
  methods: List(Option),
  guest: Optional(Text),
  /** With the viewer's own card in its place. */
  withMine: Optional(Shape({ levelName: Text, off: Fen, points: Count })),
});
export const BusinessSummary = Shape({
  store: StoreCard,
  /** The stores that the viewer looks after. */
  stores: List(Option),
  date: Text,
  tables: Shape({ open: Count, billing: Count, idle: Count }),
  turnover: Fen,
  orders: Count,
  guests: Count,
  perGuest: Fen,
  /** Sessions per table, in hundredths. */
  turnRate: Int,
  returns: Count,
  waiting: List(TableReturn),
  failedPrints: List(PrintJob),
  hot: List(KV),
  byHour: List(KV),
  /** What the tea bar has to make. */
  kitchen: Kitchen,
});
export const ScanHome = Shape({
  session: TableSession,
  cates: List(CategoryNode),
  products: List(ScanProduct),
  cart: SeatCart,
  notice: Text,
  /** The viewer serves here. */
  staff: Flag,
  hotIds: List(Id),
  /** false: the menu is only read. */
  open: Flag,
});

export type TableState = Static<typeof TableState>;
export type TableSession = Static<typeof TableSession>;
export type ScanProduct = Static<typeof ScanProduct>;
export type FeedingGroup = Static<typeof FeedingGroup>;
export type SetGroup = Static<typeof SetGroup>;
export type HomeGoods = Static<typeof HomeGoods>;
export type SeatLine = Static<typeof SeatLine>;
export type SeatCart = Static<typeof SeatCart>;
export type PrintJob = Static<typeof PrintJob>;
export type TableOrder = Static<typeof TableOrder>;
export type TableReturn = Static<typeof TableReturn>;
export type TableBill = Static<typeof TableBill>;
export type BusinessSummary = Static<typeof BusinessSummary>;
export type ScanHome = Static<typeof ScanHome>;
