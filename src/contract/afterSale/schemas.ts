import {
  Called,
  Count,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  Keyword,
  List,
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
import type { afterSaleEndpoints } from './endpoints';
import { AFTER_SALE_ACTIONS, AFTER_SALE_WAYS, AfterSale } from './shapes';

export const ReturnLineInput = Shape({ lineId: Id, qty: Type.Integer({ minimum: 1, maximum: 9999 }) });
export const RefundQuote = Shape({
  /** Fen that go back to where they came from, freight included. */
  money: Fen,
  freight: Fen,
  points: Count,
  couponBack: Flag,
  /** Fen of the pieces that are not given back, for terms that the rest of the order does not meet and for points that were spent; below zero where more comes back for an earlier one. */
  withheld: Int,
  /** Points that the order brought and that go back; `owed`: of them what is neither there nor kept from the money. */
  pointsBack: Count,
  owed: Count,
  /** paid: the line's paid share; refund: what of it comes back. */
  lines: List(Shape({ lineId: Id, paid: Fen, refund: Fen })),
  /** What else happens, one sentence a line: coupon, gifts, freight, points and packets of the order. */
  note: Text,
});

/** A parcel that a buyer sent back to the house, as the stock staff have it in their hands. */
const StockReturn = Shape({
  /** The after-sale's. */
  id: Id,
  no: Text,
  orderNo: Text,
  way: OneOf(AFTER_SALE_WAYS),
  reason: Text,
  /** What must be in it, gifts that come back among it. */
  lines: List(Shape({ lineId: Id, title: Text, cover: Text, specText: Text, qty: Count })),
  company: Text,
  trackingNo: Text,
  /** When the buyer said that it is on its way. */
  sentAt: Ms,
  received: Flag,
});

const NoteText = Optional(Type.String({ maxLength: 200 }));
const Lines = Json(List(ReturnLineInput, { minItems: 1, maxItems: 50 }));

export const afterSaleSchemas = {
  'memberOrder.returnQuote': {
    request: Shape({ orderId: Id, lines: Lines, way: Optional(OneOf(AFTER_SALE_WAYS)) }),
    data: RefundQuote,
  },
  'memberOrder.returnApply': {
    request: Shape({
      orderId: Id,
      lines: Lines,
      way: OneOf(AFTER_SALE_WAYS),
      reason: Type.String({ maxLength: 20 }),
      note: NoteText,
      photos: Optional(Json(List(Text, { maxItems: 9 }))),
      requestId: RequestId,
    }),
    data: AfterSale,
    once: true,
  },
  'memberOrder.returnUpdate': {
    request: Shape({
      id: Id,
      action: OneOf(AFTER_SALE_ACTIONS),
      company: Optional(Called({ maxLength: 20 })),
      trackingNo: Optional(No({ maxLength: 40 })),
      note: NoteText,
    }),
    data: AfterSale,
  },
  'merchant.orderReturnPass': { request: Shape({ id: Id, note: NoteText }), data: AfterSale, role: 'merchant' },
  'merchant.orderReturnReject': {
    request: Shape({ id: Id, reason: Type.String({ minLength: 1, maxLength: 100 }) }),
    data: AfterSale,
    role: 'merchant',
  },
  /** Parcels on their way to the house, who waits longest first. `keyword`: part of the number of the parcel, the after-sale or the order. */
  'stock.returns': {
    request: Shape({ keyword: Optional(Keyword), page: PageNo }),
    data: Page(StockReturn),
    role: 'staff:stock',
  },
  /** `id`: the after-sale's. Who receives it again gets the same answer. */
  'stock.returnReceive': {
    request: Shape({ id: Id, requestId: RequestId }),
    data: StockReturn,
    role: 'staff:stock',
    once: true,
  },
} as const satisfies SchemasFor<typeof afterSaleEndpoints>;

export type StockReturn = Static<typeof StockReturn>;
export type RefundQuote = Static<typeof RefundQuote>;
