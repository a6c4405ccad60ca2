import {
  Count,
  Fen,
  Id,
  Int,
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
import { TeaExpressView } from '../fulfilment/schemas';
import type { escrowEndpoints } from './endpoints';

/** `accept` and `refuse` are of whom a gift is offered, the others of the owner. `place` puts a lot into an own slot of the wall, without `slotId` back onto the shelf. */
export const ESCROW_ACTIONS = [
  'outbound',
  'store',
  'cancel',
  'renew',
  'transfer',
  'recall',
  'accept',
  'refuse',
  'place',
] as const;
export const EscrowLot = Shape({
  id: Id,
  no: Text,
  source: OneOf(['order', 'wholesale', 'harvest', 'collectible', 'transfer']),
  /** Of a numbered piece, which is given and sent in 我的藏品 and costs nothing here. */
  holdingId: Optional(Id),
  /** The order of its owner that it was bought with; nobody else is told. */
  orderId: Optional(Id),
  title: Text,
  cover: Text,
  specText: Text,
  qty: Count,
  free: Count,
  /** `g`: loose tea, a gram is a piece. */
  unit: Text,
  /** Grams of one piece. */
  weight: Count,
  inAt: Ms,
  freeUntil: Ms,
  guideValue: Fen,
  cellarSlot: Optional(Text),
  /** Code of the owner's slot on the wall that it lies in (rule 15.7). */
  ownSlot: Optional(Text),
  batch: Text,
  /** Started months after the free time that an outbound pays for (rule 15.1). */
  months: Count,
  /** What another year costs; 0 in an own slot, where lying costs nothing. */
  renewFee: Fen,
});
export const EscrowRequest = Shape({
  id: Id,
  no: Text,
  kind: OneOf(['outbound', 'transfer', 'renew', 'place']),
  lot: EscrowLot,
  qty: Count,
  /** Whom a gift is offered, and to its receiver who offers it; their names are masked. */
  to: Optional(UserBrief),
  from: Optional(UserBrief),
  /** For the desk: whose tea it is, masked. */
  customer: Optional(Text),
  /** Where it goes: a city, or a shop. */
  place: Optional(Text),
  parcel: Optional(Shape({ company: Text, trackingNo: Text })),
  /** Until when it is paid, or a gift is answered. */
  expireAt: Optional(Ms),
  fee: Fen,
  orderId: Optional(Id),
  orderGroup: Optional(Text),
  status: OneOf(['unpaid', 'applied', 'picking', 'done', 'waitAccept', 'refused', 'cancelled']),
  steps: List(KV),
  createdAt: Ms,
});
const Pieces = Type.Integer({ minimum: 1, maximum: 99999 });
/** `grams` of all pieces; `address` as one reads it, '' for a shop or when there is none yet. */
const EscrowCost = Shape({
  qty: Count,
  grams: Count,
  months: Count,
  storage: Fen,
  /** What the owner's level leaves of storage, in basis points; 10000: all of it. */
  storageBp: Int,
  freight: Fen,
  total: Fen,
  address: Text,
  /** Why it cannot go there. */
  refused: Optional(Text),
});
/** `qty` pieces and `loose` grams of loose tea, `weight` grams of all, `guideValue` in fen; `todo`: requests that are not done. */
export const EscrowSummary = Shape({
  lots: Count,
  qty: Count,
  loose: Count,
  weight: Count,
  guideValue: Fen,
  todo: Count,
});

export const escrowSchemas = {
  'escrow.index': {
    /** `lotId` and `qty`: what an outbound of so many pieces costs, to an address (the default one) or a shop; nothing is written. */
    request: Shape({
      tab: Optional(OneOf(['lots', 'requests', 'todo'])),
      page: PageNo,
      lotId: Optional(Id),
      qty: Optional(Pieces),
      addressId: Optional(Id),
      storeId: Optional(Id),
    }),
    data: Shape({
      summary: EscrowSummary,
      /** Gifts that wait for the viewer's answer, the most urgent first. */
      incoming: List(EscrowRequest),
      lots: Optional(Page(EscrowLot)),
      requests: Optional(Page(EscrowRequest)),
      cost: Optional(EscrowCost),
      /** Outbounds that wait for the desk; its staff alone read it, and its tab `todo`. */
      desk: Optional(Count),
      /** Of the tab `todo`: what nobody has begun, what is being picked, and since when the oldest of them waits. */
      work: Optional(Shape({ applied: Count, picking: Count, oldestAt: Optional(Ms) })),
      serverTime: Ms,
    }),
  },
  /** The parcel of an own request, as the one of an order; 404 for somebody else's. */
  'escrow.express': { request: Shape({ id: Id }), data: TeaExpressView, limit: 60 },
  'escrow.act': {
    request: Shape({
      action: OneOf(ESCROW_ACTIONS),
      lotId: Optional(Id),
      orderId: Optional(Id),
      requestRef: Optional(Id),
      qty: Optional(Pieces),
      addressId: Optional(Id),
      storeId: Optional(Id),
      toId: Optional(Id),
      slotId: Optional(Id),
      payToken: Optional(Text),
      requestId: RequestId,
    }),
    data: EscrowRequest,
    once: true,
  },
} as const satisfies SchemasFor<typeof escrowEndpoints>;

export type EscrowLot = Static<typeof EscrowLot>;
export type EscrowRequest = Static<typeof EscrowRequest>;
