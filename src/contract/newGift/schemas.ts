import type { newGiftEndpoints } from './endpoints';
import {
  Count,
  Flag,
  Id,
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
import { CouponCard } from '../coupon/schemas';
import { GoodsCard } from '../catalogue/schemas';

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

export const newGiftSchemas = {
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
} as const satisfies SchemasFor<typeof newGiftEndpoints>;

export type NewGift = Static<typeof NewGift>;
