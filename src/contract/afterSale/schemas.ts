import {
  Called,
  Count,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  List,
  No,
  OneOf,
  Optional,
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
} as const satisfies SchemasFor<typeof afterSaleEndpoints>;

export type RefundQuote = Static<typeof RefundQuote>;
