import {
  Count,
  Fen,
  Flag,
  Id,
  Json,
  List,
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
  /** paid: the line's paid share; refund: what of it comes back. */
  lines: List(Shape({ lineId: Id, paid: Fen, refund: Fen })),
  /** What else happens, one sentence a line: coupon, points given at receipt, gifts, freight. */
  note: Text,
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
  'merchant.orderReturnPass': { request: Shape({ id: Id, note: NoteText }), data: AfterSale, role: 'merchant' },
  'merchant.orderReturnReject': {
    request: Shape({ id: Id, reason: Type.String({ minLength: 1, maxLength: 100 }) }),
    data: AfterSale,
    role: 'merchant',
  },
} as const satisfies SchemasFor<typeof afterSaleEndpoints>;

export type RefundQuote = Static<typeof RefundQuote>;
