import {
  Count,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  Mobile,
  Ms,
  No,
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
import { ORDER_STATUSES } from '../order/schemas';
import { Month } from '../kit';
import type { earningsEndpoints } from './endpoints';

export const INCOME_SOURCES = ['direct', 'indirect', 'declare', 'activity', 'adjust'] as const;
export const INCOME_STATUSES = ['pending', 'settled', 'cancelled'] as const;
export const INCOME_RANGES = ['7d', '30d', '6m'] as const;
const CASH_TARGETS = ['balance', 'wechat', 'bank'] as const;
const CASH_STATUSES = ['auditing', 'waitConfirm', 'paying', 'success', 'rejected', 'failed', 'expired'] as const;

/**
 * `amount` = `base` x `rateBp`; both below zero where a refund takes a part of another row (`back`). `deducted`: what refunds took of this
 * one. `from` is masked: the first letter of who was brought directly, nothing of the others. Without `settleAt` it waits for the receipt.
 */
export const IncomeRow = Shape({
  id: Id,
  source: OneOf(INCOME_SOURCES),
  back: Flag,
  from: Text,
  title: Text,
  base: Fen,
  rateBp: Int,
  amount: Fen,
  deducted: Fen,
  status: OneOf(INCOME_STATUSES),
  orderStatus: Optional(OneOf(ORDER_STATUSES)),
  settleAt: Optional(Ms),
  createdAt: Ms,
});
/** Of `YYYY-MM`: what is pending and what is settled, corrections taken off; `count` is of orders and other incomes. */
const IncomeMonth = Shape({ month: Text, pending: Fen, settled: Fen, count: Count });
/** `lines` add up to the row, `backs` (corrections) to `refunded`. `rule` says how the rate came about, `reason` why it is void. */
const IncomeDetail = Shape({
  row: IncomeRow,
  orderNo: Optional(Text),
  lines: List(Shape({ title: Text, paid: Fen, rateBp: Int, amount: Fen })),
  refunded: Fen,
  backs: List(IncomeRow),
  /** The row that this one corrects. */
  backOf: Optional(Id),
  timeline: List(KV),
  settleDays: Count,
  rule: Text,
  reason: Optional(Text),
});
/** `total` = `pending` + `settled`; `settled` - `cashed` = `available` - `owed`. `sum`, `trend` and `bySource` are of the range.
 *  `level`: in the team; 0: not in it, and nothing was earned. */
const IncomeStat = Shape({
  level: Count,
  total: Fen,
  pending: Fen,
  settled: Fen,
  month: Fen,
  today: Fen,
  orders: Count,
  sum: Fen,
  trend: List(KV),
  bySource: List(KV),
  /** Left the account, what is on its way included. */
  cashed: Fen,
  onWay: Fen,
  available: Fen,
  /** What refunds take of the next incomes. */
  owed: Fen,
  /** `messengerLeft` and `timesLeft` of today are those of the messenger and of the bank card together. `external`: the member may settle to a bank card, as partners do. `confirmHours`: how long the messenger waits for its receiver. */
  cash: Shape({
    balanceMin: Fen,
    messengerMin: Fen,
    messengerPerDay: Fen,
    messengerLeft: Fen,
    messengerTimes: Count,
    timesLeft: Count,
    confirmHours: Count,
    external: Flag,
  }),
  rates: Shape({ directBp: Int, gradeBp: Int, indirectBp: Int, settleDays: Count }),
});
/** A sale outside the shop. `income` is there once it was approved. */
const Declaration = Shape({
  id: Id,
  buyer: Text,
  amount: Fen,
  soldAt: Day,
  goodsText: Text,
  photos: List(Text),
  status: OneOf(['auditing', 'approved', 'rejected']),
  reason: Optional(Text),
  income: Optional(Fen),
  incomeId: Optional(Id),
  createdAt: Ms,
});
/** `confirmBy`: its receiver has to confirm it until then. */
const IncomeCash = Shape({
  id: Id,
  no: Text,
  amount: Fen,
  target: OneOf(CASH_TARGETS),
  status: OneOf(CASH_STATUSES),
  reason: Optional(Text),
  confirmBy: Optional(Ms),
  createdAt: Ms,
  steps: List(Shape({ label: Text, at: Optional(Ms) })),
});
/** `amount`: what did not come back. */
const CashMonth = Shape({ month: Text, amount: Fen, count: Count });

export const earningsSchemas = {
  /**
   * `orders`: what orders bring, without corrections. `months` are of the same filters, but of all months, the newest first; `sources` are
   * those of all the member's rows.
   */
  'achievement.index': {
    request: Shape({
      status: Optional(OneOf(INCOME_STATUSES)),
      source: Optional(OneOf(INCOME_SOURCES)),
      month: Optional(Month),
      orders: Optional(Flag),
      orderNo: Optional(No({ maxLength: 30 })),
      page: PageNo,
    }),
    data: Shape({
      ...Page(IncomeRow).properties,
      months: List(IncomeMonth),
      sources: List(OneOf(INCOME_SOURCES)),
      settleDays: Count,
    }),
  },
  'achievement.view': { request: Shape({ id: Id }), data: IncomeDetail, role: 'team' },
  'achievement.statistics': {
    request: Shape({ range: Optional(OneOf(INCOME_RANGES)) }),
    data: IncomeStat,
  },
  'member.declaration': {
    request: Shape({ status: Optional(OneOf(['auditing', 'approved', 'rejected'])), page: PageNo }),
    data: Page(Declaration),
    role: 'team',
  },
  'member.declarationSave': {
    request: Shape({
      buyerMobile: Mobile,
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      soldAt: Day,
      goodsText: Type.String({ minLength: 1, maxLength: 100 }),
      photos: Json(List(Text, { maxItems: 9 })),
      requestId: RequestId,
    }),
    data: Declaration,
    role: 'team',
    once: true,
    limit: 20,
    daily: 50,
  },
  'income.cash': {
    request: Shape({
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      target: OneOf(['balance', 'wechat']),
      payToken: Text,
      requestId: RequestId,
    }),
    data: IncomeCash,
    role: 'team',
    once: true,
    limit: 20,
  },
  /** `months` are those of the rows of this page. */
  'income.cashList': {
    request: Shape({ target: Optional(OneOf(CASH_TARGETS)), status: Optional(OneOf(CASH_STATUSES)), page: PageNo }),
    data: Shape({ ...Page(IncomeCash).properties, months: List(CashMonth) }),
    role: 'team',
  },
} as const satisfies SchemasFor<typeof earningsEndpoints>;

export type IncomeRow = Static<typeof IncomeRow>;
export type IncomeMonth = Static<typeof IncomeMonth>;
export type IncomeDetail = Static<typeof IncomeDetail>;
export type IncomeStat = Static<typeof IncomeStat>;
export type Declaration = Static<typeof Declaration>;
export type IncomeCash = Static<typeof IncomeCash>;
export type CashMonth = Static<typeof CashMonth>;
