import type { exchangeEndpoints } from './endpoints';
import {
  CateId,
  Count,
  CountTab,
  Fen,
  Flag,
  Id,
  Int,
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
  type SchemasFor,
  type Static,
} from '../kit';
import { UserBrief } from '../member/schemas';
import { AccountStat } from '../ledger/shapes';

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
export const Qty = Type.Integer({ minimum: 1, maximum: 99 });

export const exchangeSchemas = {
  'shopV2.exchange': { request: Shape({ page: PageNo }), data: Page(ExchangeRow) },
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
  'integralGoods.index': {
    request: Shape({
      cateId: CateId,
      range: Optional(Type.String({ pattern: '^\\d{1,9}(-\\d{1,9}|\\+)$' })),
      /** Only the item of that id. */
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
} as const satisfies SchemasFor<typeof exchangeEndpoints>;

export type ExchangeGoods = Static<typeof ExchangeGoods>;
export type ExchangeRow = Static<typeof ExchangeRow>;
