/** Shapes of after-sales that orders carry too. */
import { Count, Fen, Id, Int, List, Ms, OneOf, Optional, Shape, Text, type Static } from '../kit';

export const AFTER_SALE_WAYS = ['refund', 'return', 'exchange'] as const;
export const AFTER_SALE_STATUSES = [
  'applied',
  'approved',
  'waitReturn',
  'returning',
  'refunding',
  'done',
  'rejected',
  'withdrawn',
  'escalated',
] as const;
export const AFTER_SALE_ACTIONS = ['withdraw', 'ship', 'escalate'] as const;

export const AfterSale = Shape({
  id: Id,
  no: Text,
  orderId: Id,
  way: OneOf(AFTER_SALE_WAYS),
  reason: Text,
  note: Text,
  photos: List(Text),
  lines: List(Shape({ lineId: Id, title: Text, qty: Int })),
  /** Fen, freight included. */
  refund: Fen,
  points: Count,
  status: OneOf(AFTER_SALE_STATUSES),
  rejectReason: Optional(Text),
  /** Where to send the pieces, once it was agreed that they come back. */
  returnAddress: Optional(Text),
  parcel: Optional(Shape({ company: Text, no: Text })),
  log: List(Shape({ at: Ms, by: Text, text: Text })),
  /** What the buyer may do now. */
  can: List(OneOf(AFTER_SALE_ACTIONS)),
  /** Without an answer until then it counts as approved. */
  answerBy: Optional(Ms),
  createdAt: Ms,
});
/** How many pieces of a line may be applied for, and in which ways. */
export const Returnable = Shape({
  lineId: Id,
  /** Pieces that were sent, and those that are with us (not sent yet, or in the cellar): the latter can only be refunded. */
  sent: Count,
  unsent: Count,
});

export type AfterSale = Static<typeof AfterSale>;
export type AfterSaleWay = (typeof AFTER_SALE_WAYS)[number];
export type AfterSaleStatus = (typeof AFTER_SALE_STATUSES)[number];
export type AfterSaleAction = (typeof AFTER_SALE_ACTIONS)[number];
export type Returnable = Static<typeof Returnable>;
