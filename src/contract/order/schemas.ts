import {
  Called,
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
  Option,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
  LongKeyword,
} from '../kit';
import { Address } from '../address/schemas';
import { AfterSale, Returnable } from '../afterSale/shapes';
import { Offer, OrderLineInput } from '../catalogue/schemas';
import { MyCoupon } from '../coupon/schemas';
import { GroupView } from '../groupBuying/schemas';
import { PaymentView } from '../payment/schemas';
import { LineReview } from '../review/schemas';
import { StoreCard } from '../store/shapes';
import type { orderEndpoints } from './endpoints';

export const ORDER_KINDS = [
  'normal',
  'discount',
  'group',
  'auction',
  'wholesale',
  'channel',
  'release',
  'quote',
  'exchange',
  'gift',
  'takeHome',
] as const;
export const ORDER_STATUSES = [
  'unpaid',
  'grouping',
  'paid',
  'pickup',
  'partial',
  'shipped',
  'received',
  'finished',
  'cancelled',
  'refunded',
] as const;
export const ORDER_SOURCES = ['cart', 'buy', 'group', 'discount', 'auction', 'release', 'quote', 'wholesale'] as const;
export const DELIVERY_TYPES = ['express', 'pickup', 'escrow'] as const;
export const ORDER_TABS = ['all', 'unpaid', 'paid', 'shipped', 'review', 'afterSale'] as const;
export const ORDER_ACTIONS = [
  'pay',
  'cancel',
  'remind',
  'address',
  'receive',
  'pickupCode',
  'express',
  'review',
  'append',
  'afterSale',
  'rebuy',
  'delete',
] as const;

export const LineShare = Shape({ memberOff: Fen, campaignOff: Fen, couponOff: Fen, pointsOff: Fen, paid: Fen });
export const OrderLine = Shape({
  id: Id,
  skuId: Id,
  goodsId: Id,
  title: Text,
  cover: Text,
  specText: Text,
  /** Before ordering: who sells it. An order has one name for all of it. */
  seller: Optional(Text),
  price: Fen,
  /** Before ordering: what one piece costs instead, and why. An order tells it by `share`. */
  offer: Optional(Offer),
  qty: Int,
  /** This line's part of every amount of the order; the parts add up to the fen. */
  share: LineShare,
  gift: Flag,
  reviewed: Flag,
  shippedQty: Count,
  returnedQty: Count,
  /** Pieces that go to the cellar, absent when there are none. */
  storeQty: Optional(Count),
  /** Pieces that are not in stock yet, absent when there are none. */
  backQty: Optional(Count),
  /** The newest after-sale of this line. */
  afterSale: Optional(Shape({ id: Id, status: Text, label: Text })),
});
export const Amounts = Shape({
  goods: Fen,
  memberOff: Fen,
  campaignOff: Fen,
  couponOff: Fen,
  pointsOff: Fen,
  vipOff: Fen,
  freight: Fen,
  adjust: Fen,
  payable: Fen,
});
/** To have all of it sent from the cellar, a parcel for each lot, to this city; without an address to any that costs nothing extra. */
export const OutboundCost = Shape({ freight: Fen, city: Optional(Text) });
export const SettleView = Shape({
  lines: List(OrderLine),
  address: Optional(Address),
  stores: Optional(List(StoreCard)),
  /** Group buying: `id` when an open group is joined, absent when one is opened; `lack` counts this order in. */
  group: Optional(Shape({ id: Optional(Id), size: Int, lack: Count })),
  deliveryType: OneOf(DELIVERY_TYPES),
  deliveryTypes: List(Option),
  coupons: Shape({
    usable: List(MyCoupon),
    unusable: List(Shape({ coupon: MyCoupon, reason: Text })),
    /** Id of the coupon that saves most. */
    best: Optional(Id),
    /** Id of the coupon counted in `amounts`. */
    used: Optional(Id),
    /** A coupon that is not taken yet and would make the order cheaper by this. */
    claimable: Optional(Shape({ templateId: Id, saves: Fen })),
  }),
  points: Shape({ balance: Count, max: Count, used: Count, deduct: Fen }),
  amounts: Amounts,
  /** Of what goes to the cellar; absent where nothing is sent to. */
  outbound: Optional(OutboundCost),
  givePoints: Count,
  /** Sentences that the buyer must see: a coupon that fell away, a price that moved, no address. */
  warnings: List(KV),
  expireMinutes: Int,
  /** Wholesale: may it be paid by transfer? */
  transfers: Optional(Flag),
});
export const OrderCard = Shape({
  id: Id,
  no: Text,
  kind: OneOf(ORDER_KINDS),
  status: OneOf(ORDER_STATUSES),
  deliveryType: OneOf(DELIVERY_TYPES),
  seller: Text,
  lines: List(OrderLine),
  qty: Int,
  payable: Fen,
  expireAt: Optional(Ms),
  store: Optional(StoreCard),
  actions: List(OneOf(ORDER_ACTIONS)),
  group: Optional(Shape({ id: Id, campaignId: Id, lack: Count, status: OneOf(['open', 'success', 'failed']) })),
  createdAt: Ms,
});
export const Parcel = Shape({
  id: Id,
  company: Text,
  companyTel: Text,
  trackingNo: Text,
  lines: List(OrderLine),
  status: Text,
  last: Shape({ at: Ms, text: Text, place: Text }),
});
export const OrderDetail = Shape({
  card: OrderCard,
  address: Optional(Address),
  deliveryType: OneOf(DELIVERY_TYPES),
  pickup: Optional(Shape({ store: StoreCard, name: Text, mobile: Text, code: Optional(Text) })),
  amounts: Amounts,
  remark: Text,
  payment: Optional(PaymentView),
  /** Paid in the mini-program, and all of it on its way: under this number of the payment the platform asks its buyer to confirm. */
  receiptNo: Optional(Text),
  parcels: List(Parcel),
  afterSales: List(AfterSale),
  /** Pieces that may be applied for now; empty when the time is over. */
  returnable: List(Returnable),
  /** Until when an after-sale can be applied for. */
  afterSaleUntil: Optional(Ms),
  reviews: List(LineReview),
  timeline: List(KV),
  closeReason: Optional(OneOf(['timeout', 'buyer', 'group', 'staff', 'forfeit'])),
  group: Optional(GroupView),
  /** Number of the quote that was accepted. */
  quoteNo: Optional(Text),
  /** Points that it brings when it is received. */
  giveGot: Count,
  serverTime: Ms,
});
export const OrderStat = Shape({ unpaid: Count, paid: Count, shipped: Count, review: Count, afterSale: Count });

const OrderInput = {
  source: OneOf(ORDER_SOURCES),
  lines: Json(List(OrderLineInput, { minItems: 1, maxItems: 50 })),
  campaignId: Optional(Id),
  groupId: Optional(Id),
  addressId: Optional(Id),
  storeId: Optional(Id),
  /** `0` = none on purpose; absent = the server presets the best one. */
  couponId: Optional(Id),
  points: Optional(Count),
  quoteId: Optional(Id),
};

export const orderSchemas = {
  'shop.orderPreview': {
    request: Shape({ ...OrderInput, deliveryType: Optional(OneOf(DELIVERY_TYPES)) }),
    data: SettleView,
    reads: true,
  },
  'shop.orderCreate': {
    request: Shape({
      ...OrderInput,
      deliveryType: OneOf(DELIVERY_TYPES),
      pickupName: Optional(Called({ maxLength: 20 })),
      pickupMobile: Optional(Typed('tel', Text)),
      remark: Optional(Type.String({ maxLength: 100 })),
      /** Of the link that led here; kept with the first order. */
      launchSource: Optional(Typed('text', Type.String({ maxLength: 40 }))),
      payable: Fen,
      requestId: RequestId,
    }),
    data: Shape({ orderId: Id, orderNo: Text, amount: Fen, expireAt: Ms }),
    // What changed meanwhile is answered by a fresh settlement, after the rollback; a gift that is gone begins a second try.
    transaction: 'own',
  },
  'memberOrder.index': {
    request: Shape({
      tab: Optional(OneOf(ORDER_TABS)),
      kind: Optional(Text),
      keyword: Optional(LongKeyword),
      page: PageNo,
    }),
    data: Page(OrderCard),
  },
  'memberOrder.view': { request: Shape({ id: Id }), data: OrderDetail },
  'memberOrder.close': { request: Shape({ id: Id, reason: Type.String({ maxLength: 40 }) }), data: OrderDetail },
  'memberOrder.takeDelivery': { request: Shape({ id: Id }), data: OrderDetail },
  'memberOrder.delete': { request: Shape({ id: Id }), data: Ok },
  'memberOrder.statistics': { request: Shape({}), data: OrderStat },
  'memberOrder.rebuy': { request: Shape({ id: Id }), data: Shape({ added: Count, skipped: List(Text) }) },
  'memberOrder.addressUpdate': { request: Shape({ id: Id, addressId: Id }), data: OrderDetail },
  'pickUp.code': {
    request: Shape({ orderId: Id }),
    data: Shape({ code: Text, qr: Text, store: StoreCard, expiresAt: Ms }),
  },
  /** Without coupons, points and campaigns; at the price of the moment. */
  'atShop.createOrderRetail': {
    request: Shape({
      lines: OrderInput.lines,
      addressId: Optional(Id),
      deliveryType: OneOf(DELIVERY_TYPES),
      remark: Optional(Type.String({ maxLength: 100 })),
      requestId: RequestId,
    }),
    data: Shape({ orderId: Id, orderNo: Text, amount: Fen }),
    // As shop.orderCreate.
    transaction: 'own',
  },
  'atShop.orderReceiving': { request: Shape({ id: Id }), data: Ok },
  'atShop.orderCancel': { request: Shape({ id: Id, reason: Optional(Type.String({ maxLength: 40 })) }), data: Ok },
  'legacy.userOrderInfo': { request: Shape({}), data: OrderStat },
} as const satisfies SchemasFor<typeof orderEndpoints>;

export type OutboundCost = Static<typeof OutboundCost>;
export type OrderLine = Static<typeof OrderLine>;
export type Amounts = Static<typeof Amounts>;
export type SettleView = Static<typeof SettleView>;
export type OrderCard = Static<typeof OrderCard>;
export type Parcel = Static<typeof Parcel>;
export type OrderDetail = Static<typeof OrderDetail>;
export type OrderStat = Static<typeof OrderStat>;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type OrderKind = (typeof ORDER_KINDS)[number];
export type OrderSource = (typeof ORDER_SOURCES)[number];
export type OrderAction = (typeof ORDER_ACTIONS)[number];
export type OrderTab = (typeof ORDER_TABS)[number];
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
