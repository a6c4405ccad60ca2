import {
  Count,
  Fen,
  Flag,
  Id,
  KV,
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
  Month,
  Year,
  type SchemasFor,
  type Static,
} from '../kit';
import { UserBrief } from '../member/schemas';
import { AccountStat, LEDGER_UNITS } from '../ledger/shapes';
import type { walletEndpoints } from './endpoints';
import { TeamMember } from '../team/schemas';

export const RECHARGE_UNITS = ['money', 'points'] as const;
/** The order group that a recharge of a unit is paid under. */
export const RECHARGE_GROUPS = ['recharge', 'points'] as const;

/** `pay` in fen; `value` and `bonus` in the unit. `limit`: as often one member may have it. */
export const RechargePackage = Shape({
  id: Id,
  unit: OneOf(RECHARGE_UNITS),
  pay: Fen,
  value: Count,
  bonus: Count,
  tag: Optional(Text),
  limit: Optional(Count),
});
/** `amount` in fen; `value` and `bonus` in the unit. */
export const RechargeOrder = Shape({
  id: Id,
  no: Text,
  unit: OneOf(RECHARGE_UNITS),
  amount: Fen,
  value: Count,
  bonus: Count,
  status: OneOf(['unpaid', 'paid', 'cancelled']),
  createdAt: Ms,
  expireAt: Ms,
  paidAt: Optional(Ms),
  /** What the account held right after it came in. */
  balanceAfter: Optional(Count),
  invoiced: Flag,
});

const PointFlow = Shape({ key: Text, label: Text, came: Count, went: Count });
/**
 * What points did: in the month by day and by kind, in the month before, in a year (`left` at its end, or now), and the batches they
 * end in. `pending` comes with orders that are on their way.
 */
const PointsDetail = Shape({
  pending: Count,
  before: Shape({ came: Count, went: Count }),
  days: List(Shape({ date: Text, came: Count, went: Count })),
  kinds: List(PointFlow),
  /** `expireAt` is their last instant. */
  batches: List(Shape({ kind: OneOf(['earned', 'bought']), gained: Count, left: Count, expireAt: Ms, ended: Flag })),
  year: Shape({
    year: Year,
    begun: Count,
    gained: Count,
    used: Count,
    expired: Count,
    left: Count,
    isOver: Flag,
    kinds: List(PointFlow),
  }),
  /** What tasks bring: a review, one with a picture, the profile, an order picked up. */
  earn: Shape({ review: Count, photo: Count, profile: Count, store: Count }),
  /** What may be given away: of one gift and today, with which cards. */
  sending: Shape({
    left: Count,
    perDay: Count,
    min: Count,
    max: Count,
    cards: List(Shape({ id: Text, words: Text, image: Text })),
  }),
});
/** The accounts, and what is asked of the wallet: why money is frozen, what may still be given away today. */
const WalletStat = Shape({
  ...AccountStat.properties,
  holds: List(KV),
  sending: Shape({ left: Fen, perDay: Fen }),
  /** Of points only. */
  detail: Optional(PointsDetail),
});
/** `value` in the unit. */
export const TransferView = Shape({
  id: Id,
  unit: OneOf(LEDGER_UNITS),
  value: Count,
  to: UserBrief,
  balanceAfter: Count,
  offerCode: Optional(Text),
  createdAt: Ms,
});

export const walletSchemas = {
  /** Month sums, types and the six months up to it are of `unit`, money without one; `year` is that of the points' statement. */
  'credits.statistics': {
    request: Shape({ unit: Optional(OneOf(LEDGER_UNITS)), month: Optional(Month), year: Optional(Year) }),
    data: WalletStat,
  },
  'credits.sendMoney': {
    request: Shape({
      toId: Id,
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      memo: Optional(Type.String({ maxLength: 30 })),
      payToken: Text,
      requestId: RequestId,
    }),
    data: TransferView,
    once: true,
    limit: 20,
  },
  'special.directMembers': {
    request: Shape({ keyword: Optional(Keyword), page: PageNo }),
    data: Page(TeamMember),
  },
  'recharge.create': {
    request: Shape({
      packageId: Optional(Id),
      amount: Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
      unit: Optional(OneOf(RECHARGE_UNITS)),
      requestId: RequestId,
    }),
    data: Shape({ orderId: Id, orderGroup: OneOf(RECHARGE_GROUPS), amount: Fen }),
    once: true,
    limit: 20,
  },
  'recharge.index': {
    request: Shape({ unit: Optional(OneOf(RECHARGE_UNITS)), page: PageNo }),
    data: Page(RechargeOrder),
  },
  /** Own amounts lie between `min` and `max`; both 0 = packages only. `transfers`: a proof of a transfer is taken for it. */
  'recharge.config': {
    request: Shape({ unit: Optional(OneOf(RECHARGE_UNITS)) }),
    data: Shape({ packages: List(RechargePackage), min: Fen, max: Fen, agreementCode: Text, transfers: Flag }),
  },
} as const satisfies SchemasFor<typeof walletEndpoints>;

export type TransferView = Static<typeof TransferView>;
export type RechargePackage = Static<typeof RechargePackage>;
export type RechargeOrder = Static<typeof RechargeOrder>;
export type PointsDetail = Static<typeof PointsDetail>;
export type WalletStat = Static<typeof WalletStat>;
export type RechargeUnit = (typeof RECHARGE_UNITS)[number];
