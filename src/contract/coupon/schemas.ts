import {
  Count,
  CountTab,
  Fen,
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
  type SchemasFor,
  type Static,
} from '../kit';
import type { couponEndpoints } from './endpoints';

export const CouponCard = Shape({
  id: Id,
  title: Text,
  kind: OneOf(['cash', 'percent', 'freight', 'exchange', 'course', 'table']),
  amount: Fen,
  percentBp: Int,
  cap: Fen,
  threshold: Fen,
  scope: OneOf(['all', 'category', 'goods']),
  scopeText: Text,
  validText: Text,
  /** Percent of the issue still to be had, 0-100. */
  left: Int,
  perMember: Int,
  claimed: Count,
  state: OneOf(['open', 'claimed', 'out', 'locked']),
  needLevel: Optional(Text),
  /** Set while the claim window has not begun. */
  startsAt: Optional(Ms),
});

export const MyCoupon = Shape({
  id: Id,
  code: Text,
  card: CouponCard,
  status: OneOf(['unused', 'locked', 'used', 'expired', 'void']),
  from: Ms,
  to: Ms,
  /** The order that locked or used it, since when, and when it was paid. */
  orderId: Optional(Id),
  orderNo: Optional(Text),
  lockedAt: Optional(Ms),
  usedAt: Optional(Ms),
  source: Text,
  takenAt: Optional(Ms),
  /** Goods that it is for, where it names some. */
  goodsIds: Optional(List(Id)),
});

export const couponSchemas = {
  'marketing.couponType': {
    request: Shape({ kind: Optional(Text), goodsId: Optional(Id), page: PageNo }),
    data: Page(CouponCard),
  },
  'tea.getcoupon': {
    request: Shape({ templateId: Id, requestId: RequestId }),
    data: MyCoupon,
    reasons: ['claimed', 'soldOut'],
    once: true,
  },
  'coupon.index': {
    request: Shape({
      status: Optional(OneOf(['unused', 'used', 'expired'])),
      kind: Optional(Text),
      id: Optional(Id),
      /** soon: what ends first · worth: the highest amount first. */
      sort: Optional(OneOf(['soon', 'worth'])),
      page: PageNo,
    }),
    data: Shape({ tabs: List(CountTab), page: Page(MyCoupon) }),
  },
  'coupon.getcouponlist': {
    request: Shape({ scene: Optional(OneOf(['mine', 'gift', 'table'])), clientId: Optional(Id) }),
    data: List(CouponCard),
  },
} as const satisfies SchemasFor<typeof couponEndpoints>;

export type MyCoupon = Static<typeof MyCoupon>;
export type CouponCard = Static<typeof CouponCard>;
