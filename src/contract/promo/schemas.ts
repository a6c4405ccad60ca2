import {
  Count,
  CountTab,
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
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsCard, Offer } from '../catalogue/schemas';
import { COLLECT_KINDS } from '../collect/schemas';
import { CouponCard } from '../coupon/schemas';
import { UserBrief } from '../member/schemas';
import { WITHDRAW_STATES } from '../withdrawal/schemas';
import type { promoEndpoints } from './endpoints';

/** `color` is the ground of the cover; `preview` at most three goods. */
export const DiscountZone = Shape({
  id: Id,
  title: Text,
  subtitle: Text,
  cover: Text,
  color: Text,
  startAt: Ms,
  endAt: Ms,
  count: Count,
  preview: List(GoodsCard),
});
/** `change`: places climbed since the period before, negative = fallen; `review` is one line of a buyer. */
export const HotRow = Shape({ rank: Int, change: Int, goods: GoodsCard, reason: Text, review: Optional(Text) });

/** `price` is today's, `offer` what this member pays instead, `priceDrop` what it fell by since for everybody; `singleSkuId` (`minQty` of it) lets a list add it to the cart. */
export const FootprintRow = Shape({
  id: Id,
  kind: OneOf(['goods']),
  targetId: Id,
  title: Text,
  cover: Text,
  price: Optional(Fen),
  offer: Optional(Offer),
  priceDrop: Optional(Fen),
  sub: Text,
  viewedAt: Ms,
  state: OneOf(['ok', 'soldout', 'off']),
  singleSkuId: Optional(Id),
  minQty: Optional(Int),
  /** Where 找相似 leads. */
  cateId: Optional(Id),
});
export const CollectRow = Shape({
  id: Id,
  kind: OneOf(COLLECT_KINDS),
  targetId: Id,
  title: Text,
  cover: Text,
  sub: Optional(Text),
  price: Optional(Fen),
  offer: Optional(Offer),
  priceDrop: Optional(Fen),
  state: OneOf(['ok', 'soldout', 'off']),
  at: Ms,
  singleSkuId: Optional(Id),
  minQty: Optional(Int),
  cateId: Optional(Id),
});
/** The sample is chosen once; `orderId` is the order that brings it. `until`: the sample waits for an address. */
export const NewGift = Shape({
  state: OneOf(['none', 'open', 'claimed', 'expired']),
  endAt: Ms,
  coupons: List(CouponCard),
  points: Count,
  /** What is in the pack, a short word each. */
  items: List(KV),
  samples: List(GoodsCard),
  chosen: Optional(Id),
  orderId: Optional(Id),
  until: Optional(Ms),
});
export const LEDGER_UNITS = ['points', 'coin', 'money', 'growth', 'income'] as const;
export const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'YYYY-MM, Asia/Shanghai' });
export const Year = Type.Integer({ minimum: 2000, maximum: 2999 });
export const LedgerRow = Shape({
  id: Id,
  unit: OneOf(LEDGER_UNITS),
  bizType: Text,
  /** `bizType` in words. */
  type: Text,
  bizId: Text,
  title: Text,
  delta: Int,
  balanceAfter: Int,
  memo: Text,
  /** Own route of what it was for. */
  route: Optional(Text),
  /** How a withdrawal stands by now. */
  state: Optional(OneOf(WITHDRAW_STATES)),
  /** Of coins given to a merchant: the code for what is offered there, shown to the giver alone. */
  offer: Optional(Shape({ code: Text, shop: Text, used: Flag })),
  createdAt: Ms,
});
/** Money and income in fen; `expiring` points go at `expireAt`; month sums, types and trend (what came in, by month) are of one unit. */
export const AccountStat = Shape({
  money: Shape({ balance: Fen, frozen: Fen, withdrawable: Fen, bonus: Fen }),
  /** `bought`: of the balance, for gifts and exchanges only (rule 11.6); absent = none. */
  points: Shape({ balance: Count, bought: Optional(Count), expiring: Count, expireAt: Ms }),
  coin: Shape({ balance: Count }),
  growth: Count,
  income: Shape({ pending: Fen, settled: Fen }),
  monthIn: Int,
  monthOut: Int,
  byType: List(KV),
  trend: List(KV),
});
/** `value` in its unit, `money` in fen on top of it. */
export const ExchangeGoods = Shape({
  id: Id,
  title: Text,
  cover: Text,
  unit: OneOf(['points', 'coin']),
  value: Count,
  money: Fen,
  stock: Count,
  limit: Int,
  bought: Count,
  cateId: Text,
  kind: OneOf(['goods', 'coupon', 'course']),
  levelNeed: Optional(Text),
  /** Whoever asks has not reached that level. */
  locked: Optional(Flag),
  /** What it is, and how it comes. */
  note: Optional(Text),
  delivery: Optional(Text),
});
export const ExchangeRow = Shape({
  id: Id,
  unit: OneOf(['points', 'coin', 'prize']),
  value: Count,
  goods: ExchangeGoods,
  /** waiting: a gift whose receiver says until `until` where to. */
  status: OneOf(['unpaid', 'waiting', 'done', 'cancelled']),
  to: Optional(UserBrief),
  from: Optional(UserBrief),
  memo: Optional(Text),
  addressNeeded: Flag,
  until: Optional(Ms),
  orderId: Optional(Id),
  at: Ms,
});
export const Prize = Shape({
  id: Id,
  title: Text,
  image: Text,
  kind: OneOf(['goods', 'coupon', 'points', 'coin', 'thanks']),
  oddsBp: Int,
  left: Count,
});
/** `mine[].state`: 待填地址 | 已发放 | 已失效 | 谢谢参与. */
export const PrizePool = Shape({
  id: Id,
  title: Text,
  cost: Count,
  freeLeft: Count,
  left: Count,
  coins: Count,
  prizes: List(Prize),
  odds: List(KV),
  mine: List(Shape({ prize: Prize, at: Ms, state: Text, orderId: Optional(Id) })),
  endAt: Ms,
});

const PACKET_STATES = ['waiting', 'opened', 'expired'] as const;
/** `value` (fen or points) is known once it is opened. */
export const RedPacket = Shape({
  id: Id,
  from: Text,
  title: Text,
  kind: OneOf(['money', 'points']),
  value: Optional(Int),
  status: OneOf(PACKET_STATES),
  expireAt: Ms,
  openedAt: Optional(Ms),
});
export const RedPacketRain = Shape({ id: Id, startAt: Ms, endAt: Ms, title: Text });

const Qty = Type.Integer({ minimum: 1, maximum: 99 });
const Cate = Optional(Type.String({ maxLength: 20 }));

export const DiscountSlot = Shape({
  id: Id,
  label: Text,
  startAt: Ms,
  endAt: Ms,
  state: OneOf(['ended', 'running', 'soon', 'tomorrow']),
});

export const promoSchemas = {
  'marketing.discount': {
    request: Shape({ slotId: Optional(Id), page: PageNo }),
    data: Shape({ slots: List(DiscountSlot), goods: Page(GoodsCard), serverTime: Ms }),
  },
  'tea.discount': { request: Shape({}), data: Shape({ zones: List(DiscountZone), serverTime: Ms }) },
  'tea.discountProduct': {
    request: Shape({ zoneId: Id, sort: Optional(OneOf(['default', 'discount', 'price'])), page: PageNo }),
    data: Page(GoodsCard),
  },
  'tea.productHotCate': { request: Shape({}), data: List(CountTab) },
  'tea.productHot': {
    request: Shape({ cateId: Cate, period: Optional(OneOf(['week', 'month', 'year'])) }),
    data: Shape({ list: List(HotRow), updatedAt: Ms }),
  },
  'footprint.index': { request: Shape({ cateId: Cate, page: PageNo }), data: Page(FootprintRow) },
  'footprint.delete': {
    request: Shape({ ids: Optional(Json(List(Id, { maxItems: 500 }))), all: Optional(Flag) }),
    data: Ok,
  },
  'footprint.cate': { request: Shape({}), data: List(CountTab) },
  'footprint.soldOut': { request: Shape({ page: PageNo }), data: Page(FootprintRow) },
  'collect.index': { request: Shape({ kind: Optional(OneOf(COLLECT_KINDS)), page: PageNo }), data: Page(CollectRow) },
  'collect.cate': { request: Shape({}), data: List(CountTab) },
  'tea.gift': {
    request: Shape({}),
    data: Shape({ title: Text, image: Text, items: List(KV), canClaim: Flag }),
  },
  'memberV4.newGift': { request: Shape({}), data: NewGift },
  'memberV4.newGiftSave': {
    request: Shape({ goodsId: Optional(Id), addressId: Optional(Id), requestId: RequestId }),
    data: NewGift,
    once: true,
  },
  'credits.index': {
    request: Shape({
      unit: OneOf(LEDGER_UNITS),
      dir: Optional(OneOf(['in', 'out'])),
      /** One kind, or several between commas. */
      bizType: Optional(Type.String({ maxLength: 200, pattern: '^[a-zA-Z,]+$' })),
      month: Optional(Month),
      year: Optional(Year),
      page: PageNo,
    }),
    data: Page(LedgerRow),
  },
  'credits.mergeCion': {
    request: Shape({ points: Type.Integer({ minimum: 100, maximum: 100_000 }), requestId: RequestId }),
    data: Shape({ coins: Count, stat: AccountStat }),
    once: true,
  },
  'shopV2.exchange': { request: Shape({ page: PageNo }), data: Page(ExchangeRow) },
  'special.prizePool': { request: Shape({}), data: PrizePool },
  'special.prizeDraw': {
    request: Shape({ poolId: Id, requestId: RequestId }),
    data: Shape({ prize: Prize, coins: Count, left: Count }),
    once: true,
  },
  'special.xigua': {
    request: Shape({ page: PageNo }),
    /** `sending`: coins that may still be given away today. */
    data: Shape({
      coins: Count,
      stat: AccountStat,
      goods: Page(ExchangeGoods),
      sending: Shape({ left: Count, perDay: Count }),
    }),
  },
  'special.exchange': {
    request: Shape({ goodsId: Id, qty: Qty, addressId: Optional(Id), requestId: RequestId }),
    data: ExchangeRow,
    once: true,
  },
  /** `rain`: one that runs or soon will, with a packet left for this viewer; `waiting`: own packets to open. */
  'marketing.redEnveloper': {
    request: Shape({}),
    data: Shape({ rain: Optional(RedPacketRain), waiting: Count }),
    shared: true,
  },
  'redEnvelope.index': {
    request: Shape({ status: Optional(OneOf(PACKET_STATES)), page: PageNo }),
    data: Shape({ total: Fen, points: Count, page: Page(RedPacket) }),
  },
  /** A packet, or the one drawn from a running rain. */
  'redEnvelope.open': { request: Shape({ id: Id, requestId: RequestId }), data: RedPacket, once: true },
  'integralGoods.index': {
    request: Shape({
      cateId: Cate,
      range: Optional(Type.String({ pattern: '^\\d{1,9}(-\\d{1,9}|\\+)$' })),
      /** This one only. */
      id: Optional(Id),
      /** Only what the member can have now. */
      mine: Optional(Flag),
      page: PageNo,
    }),
    data: Shape({ points: Count, expiring: Count, expireAt: Ms, cates: List(CountTab), page: Page(ExchangeGoods) }),
  },
  'integralGoods.exchange': {
    request: Shape({ goodsId: Id, qty: Qty, addressId: Optional(Id), requestId: RequestId }),
    data: Shape({ row: ExchangeRow, orderId: Optional(Id), orderGroup: Optional(Text), amount: Fen }),
    once: true,
  },
  'integralGoods.give': {
    request: Shape({
      goodsId: Id,
      toId: Id,
      memo: Optional(Type.String({ maxLength: 30 })),
      requestId: RequestId,
    }),
    data: ExchangeRow,
    once: true,
    limit: 20,
  },
  /** The receiver of a gift says where to. */
  'integralGoods.accept': {
    request: Shape({ id: Id, addressId: Id, requestId: RequestId }),
    data: ExchangeRow,
    once: true,
  },
} as const satisfies SchemasFor<typeof promoEndpoints>;

export type DiscountZone = Static<typeof DiscountZone>;
export type HotRow = Static<typeof HotRow>;
export type FootprintRow = Static<typeof FootprintRow>;
export type CollectRow = Static<typeof CollectRow>;
export type NewGift = Static<typeof NewGift>;
export type LedgerRow = Static<typeof LedgerRow>;
export type AccountStat = Static<typeof AccountStat>;
export type ExchangeGoods = Static<typeof ExchangeGoods>;
export type ExchangeRow = Static<typeof ExchangeRow>;
export type Prize = Static<typeof Prize>;
export type PrizePool = Static<typeof PrizePool>;
export type RedPacket = Static<typeof RedPacket>;
export type RedPacketRain = Static<typeof RedPacketRain>;
export type DiscountSlot = Static<typeof DiscountSlot>;
