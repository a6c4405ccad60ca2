import {
  Count,
  Fen,
  Id,
  KV,
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
import type { escrowEndpoints } from './endpoints';

/** What an owner does with stored tea so far; gifts, renewals and cellar slots come with their own area. */
export const ESCROW_ACTIONS = ['outbound', 'store', 'cancel'] as const;
export const EscrowLot = Shape({
  id: Id,
  no: Text,
  source: OneOf(['order', 'wholesale', 'harvest', 'collectible', 'transfer']),
  title: Text,
  cover: Text,
  specText: Text,
  qty: Count,
  free: Count,
  unit: Text,
  /** Grams of one piece. */
  weight: Count,
  inAt: Ms,
  freeUntil: Ms,
  guideValue: Fen,
  cellarSlot: Optional(Text),
  batch: Text,
});
export const EscrowRequest = Shape({
  id: Id,
  no: Text,
  kind: OneOf(['outbound', 'transfer', 'renew']),
  lot: EscrowLot,
  qty: Count,
  to: Optional(UserBrief),
  fee: Fen,
  orderId: Optional(Id),
  orderGroup: Optional(Text),
  status: OneOf(['unpaid', 'applied', 'picking', 'done', 'waitAccept', 'refused', 'cancelled']),
  steps: List(KV),
  createdAt: Ms,
});
/** `guideValue` in fen, `weight` in grams. */
export const EscrowSummary = Shape({ lots: Count, qty: Count, weight: Count, guideValue: Fen, todo: Count });

export const escrowSchemas = {
  'escrow.index': {
    request: Shape({ tab: Optional(OneOf(['lots', 'requests', 'todo'])), page: PageNo }),
    data: Shape({
      summary: EscrowSummary,
      lots: Optional(Page(EscrowLot)),
      requests: Optional(Page(EscrowRequest)),
    }),
  },
  'escrow.act': {
    request: Shape({
      action: OneOf(ESCROW_ACTIONS),
      lotId: Optional(Id),
      orderId: Optional(Id),
      requestRef: Optional(Id),
      qty: Optional(Type.Integer({ minimum: 1, maximum: 99999 })),
      addressId: Optional(Id),
      storeId: Optional(Id),
      requestId: RequestId,
    }),
    data: EscrowRequest,
    once: true,
  },
} as const satisfies SchemasFor<typeof escrowEndpoints>;

export type EscrowLot = Static<typeof EscrowLot>;
export type EscrowRequest = Static<typeof EscrowRequest>;
