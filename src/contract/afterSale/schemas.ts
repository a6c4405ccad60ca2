import {
  Count,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  List,
  Ms,
  Ok,
  OneOf,
  Optional,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { Parcel } from '../order/schemas';
import type { afterSaleEndpoints } from './endpoints';
import { AFTER_SALE_ACTIONS, AFTER_SALE_WAYS, AfterSale } from './shapes';

export const ReturnLineInput = Shape({ lineId: Id, qty: Type.Integer({ minimum: 1, maximum: 9999 }) });
export const RefundQuote = Shape({
  /** Fen that go back to where they came from, freight included. */
  money: Fen,
  freight: Fen,
  points: Count,
  couponBack: Flag,
  /** paid: the line's paid share; refund: what of it comes back. */
  lines: List(Shape({ lineId: Id, paid: Fen, refund: Fen })),
  /** What else happens, one sentence a line: coupon, points given at receipt, gifts, freight. */
  note: Text,
});
export const ReviewInput = Shape({
  lineId: Id,
  score: Type.Integer({ minimum: 1, maximum: 5 }),
  tags: List(Type.String({ maxLength: 12 }), { maxItems: 6 }),
  text: Type.String({ maxLength: 500 }),
  photos: List(Text, { maxItems: 9 }),
  anonymous: Optional(Flag),
});
export const Trace = Shape({ at: Ms, text: Text, place: Text });
export const ExpressView = Shape({
  parcels: List(
    Shape({
      parcel: Parcel,
      traces: List(Trace),
      /** Expected at the door. */
      expectAt: Optional(Ms),
      /** The carrier did not answer: what is shown is what was stored at this time. */
      staleAt: Optional(Ms),
    }),
  ),
  /** Pieces that are still to be sent. */
  rest: List(Shape({ lineId: Id, title: Text, cover: Text, qty: Int })),
  address: Text,
  receiver: Text,
  orderNo: Text,
  canReceive: Flag,
  canReview: Flag,
});

const NoteText = Optional(Type.String({ maxLength: 200 }));
const Lines = Json(List(ReturnLineInput, { minItems: 1, maxItems: 50 }));

export const afterSaleSchemas = {
  'memberOrder.returnQuote': { request: Shape({ orderId: Id, lines: Lines }), data: RefundQuote },
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
      company: Optional(Type.String({ maxLength: 20 })),
      trackingNo: Optional(Type.String({ maxLength: 40 })),
      note: NoteText,
    }),
    data: AfterSale,
  },
  'memberOrder.express': { request: Shape({ id: Id, parcelId: Optional(Id) }), data: ExpressView, limit: 60 },
  'memberOrder.review': {
    request: Shape({
      orderId: Id,
      reviews: Json(List(ReviewInput, { minItems: 1, maxItems: 50 })),
      requestId: RequestId,
    }),
    data: Ok,
    once: true,
  },
  'merchant.orderReturnPass': { request: Shape({ id: Id, note: NoteText }), data: AfterSale, role: 'merchant' },
  'merchant.orderReturnReject': {
    request: Shape({ id: Id, reason: Type.String({ minLength: 1, maxLength: 100 }) }),
    data: AfterSale,
    role: 'merchant',
  },
} as const satisfies SchemasFor<typeof afterSaleEndpoints>;

export type RefundQuote = Static<typeof RefundQuote>;
export type ExpressView = Static<typeof ExpressView>;
export type ReviewInput = Static<typeof ReviewInput>;
