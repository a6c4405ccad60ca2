import {
  Count,
  Fen,
  Flag,
  Id,
  Int,
  KV,
  List,
  Ms,
  OneOf,
  Optional,
  RequestId,
  Shape,
  Text,
  type SchemasFor,
  type Static,
} from '../kit';
import { ORDER_GROUPS } from '../payment/schemas';
import type { vipEndpoints } from './endpoints';

export const RIGHT_KEYS = [
  'discount',
  'points',
  'birthday',
  'levelUp',
  'advisor',
  'tasting',
  'room',
  'freight',
  'cellar',
  'deposit',
] as const;
const LevelRight = Shape({ key: OneOf(RIGHT_KEYS), label: Text, icon: Text, text: Text });
export const LevelView = Shape({
  id: Id,
  level: Int,
  name: Text,
  /** Drawing tone, as #rrggbb. */
  color: Text,
  growthNeed: Count,
  discountBp: Int,
  pointRateBp: Int,
  rights: List(LevelRight),
});
/** One right as its card tells it; `held`: the viewer has it now. */
export const RightView = Shape({
  key: OneOf(RIGHT_KEYS),
  label: Text,
  icon: Text,
  /** What it is worth to the viewer: 95 折; of who has it not: 茶师可享. */
  worth: Text,
  what: Text,
  how: Text,
  limits: Text,
  held: Flag,
  /** The right comes with the annual card, whatever the level. */
  card: Flag,
  /** Names of the levels that have it. */
  levels: List(Int),
  /** Growth that the first of them asks for. */
  growthNeed: Count,
  /** Own route where it is used. */
  route: Text,
});
export const GrowthTask = Shape({
  key: OneOf(['order', 'sign', 'review', 'profile', 'invite', 'store']),
  label: Text,
  note: Text,
  /** Of one time; 0 = by the amount. */
  growth: Count,
  done: Flag,
  route: Text,
});
export const LevelProgress = Shape({
  level: LevelView,
  next: Optional(LevelView),
  growth: Count,
  /** Missing to the next level; 0 at the top. */
  need: Count,
  /** The level is reached and its welcome waits. */
  canConfirm: Flag,
  tasks: List(GrowthTask),
  /** The level ends then if nothing is bought meanwhile; the first never ends. */
  expiresAt: Optional(Ms),
  levels: List(LevelView),
  rights: List(RightView),
});
const GIFT_KINDS = ['level', 'birthday', 'anniversary', 'card'] as const;
export const GiftRow = Shape({
  id: Id,
  kind: OneOf(GIFT_KINDS),
  title: Text,
  items: List(KV),
  state: OneOf(['locked', 'open', 'claimed', 'expired']),
  /** 0 = for good. */
  until: Ms,
  /** Why it is as it is, and what to do. */
  note: Text,
});
export const VipPlan = Shape({
  id: Id,
  name: Text,
  days: Count,
  price: Fen,
  marketPrice: Fen,
  trial: Flag,
  freeShippings: Count,
  note: Text,
  /** What the card is until with this plan. */
  until: Ms,
});
export const VipInfo = Shape({
  state: OneOf(['none', 'active', 'expired']),
  until: Optional(Ms),
  plans: List(VipPlan),
  rights: List(KV),
  /** Fen that the card has saved so far: its prices and its shippings. */
  saved: Fen,
  usedFreeShipping: Count,
  freeShippings: Count,
  /** Fen that it would have saved more in the last twelve months. */
  expected: Fen,
  month: Shape({ memberOff: Fen, freight: Fen, times: Count }),
  /** The card ends within thirty days. */
  ending: Flag,
  tasting: Flag,
  discountBp: Int,
  /** The newest card can go back until then: no right of it was used. */
  refund: Optional(Shape({ price: Fen, until: Ms })),
});

export const vipSchemas = {
  'level.my': { request: Shape({}), data: LevelProgress },
  /** levelId takes up a level that is reached; planId makes the order of a card, which the cashier takes money for. */
  'level.up': {
    request: Shape({ levelId: Optional(Id), planId: Optional(Id), requestId: RequestId }),
    data: Shape({ level: Optional(LevelView), orderId: Optional(Id), orderGroup: Optional(OneOf(ORDER_GROUPS)) }),
    limit: 30,
    once: true,
  },
  'member.gift': { request: Shape({}), data: List(GiftRow) },
  'member.giftClaim': { request: Shape({ id: Id, requestId: RequestId }), data: GiftRow, limit: 30, once: true },
  'memberV4.vipRefund': {
    request: Shape({ requestId: RequestId }),
    data: Shape({ price: Fen }),
    limit: 30,
    once: true,
  },
  'memberV4.vipInfo': { request: Shape({}), data: VipInfo },
} as const satisfies SchemasFor<typeof vipEndpoints>;

export type GiftRow = Static<typeof GiftRow>;
export type GrowthTask = Static<typeof GrowthTask>;
export type LevelProgress = Static<typeof LevelProgress>;
export type LevelView = Static<typeof LevelView>;
export type RightView = Static<typeof RightView>;
export type VipInfo = Static<typeof VipInfo>;
export type VipPlan = Static<typeof VipPlan>;
