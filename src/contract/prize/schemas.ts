import type { prizeEndpoints } from './endpoints';
import {
  Count,
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
import { ExchangeRow, Qty } from '../exchange/schemas';

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

export const prizeSchemas = {
  'special.prizePool': { request: Shape({}), data: PrizePool },
  'special.prizeDraw': {
    request: Shape({ poolId: Id, requestId: RequestId }),
    data: Shape({ prize: Prize, coins: Count, left: Count }),
    once: true,
  },
  'special.exchange': {
    request: Shape({ goodsId: Id, qty: Qty, addressId: Optional(Id), requestId: RequestId }),
    data: ExchangeRow,
    once: true,
  },
} as const satisfies SchemasFor<typeof prizeEndpoints>;

export type Prize = Static<typeof Prize>;
export type PrizePool = Static<typeof PrizePool>;
