/** A quote as its seller and its client see it; the card of it stands with clients. */
import { ClientCard, QuoteCard, type QUOTE_STATUSES } from '../client/shapes';
import { EmployeeBrief } from '../employee/shapes';
import { Count, Fen, Flag, Id, Int, KV, List, Ms, OneOf, Optional, Shape, Text, Type, type Static } from '../kit';
import { MOST_FREIGHT, MOST_LINES, MOST_PRICE, MOST_QTY, MOST_SUM, QUOTE_PICKS, WHOLE_BP } from './money';

export const QUOTE_TABS = ['draft', 'review', 'sent', 'accepted', 'closed'] as const;

/** What stands over a quote. The client is shown the name, and nothing else that is kept of him. */
export const QuoteHead = Shape({
  ...QuoteCard.properties,
  client: Optional(ClientCard),
  clientName: Text,
  /** From 1; a copy is the next one. */
  version: Int,
});

const Bp = Type.Integer({ minimum: 0, maximum: WHOLE_BP });
const Money = (most: number) => Type.Integer({ minimum: 0, maximum: most });

export const QuoteLinePatch = Shape({
  skuId: Optional(Id),
  title: Type.String({ title: '名称', minLength: 1, maxLength: 60, pattern: '\\S' }),
  specText: Type.String({ title: '规格', maxLength: 60 }),
  unit: Type.String({ title: '单位', maxLength: 8 }),
  qty: Type.Integer({ title: '数量', minimum: 1, maximum: MOST_QTY }),
  price: Money(MOST_PRICE),
  discountBp: Bp,
  note: Type.String({ title: '说明', maxLength: 60 }),
  /** Left out: always bought. */
  pick: Optional(OneOf(QUOTE_PICKS)),
  group: Optional(Type.String({ maxLength: 12 })),
  chosen: Optional(Flag),
});
export const QuotePatch = Shape({
  clientId: Id,
  title: Type.String({ title: '标题', maxLength: 40 }),
  validUntil: Ms,
  lines: List(QuoteLinePatch, { maxItems: MOST_LINES }),
  freight: Money(MOST_FREIGHT),
  discount: Money(MOST_SUM),
  terms: Type.String({ title: '约定', maxLength: 1000 }),
  inquiryId: Optional(Id),
});

export const QuoteLine = Shape({
  id: Id,
  skuId: Optional(Id),
  title: Text,
  cover: Text,
  specText: Text,
  unit: Text,
  qty: Int,
  listPrice: Fen,
  price: Fen,
  discountBp: Int,
  /** qty x price x discount. */
  amount: Fen,
  note: Text,
  pick: OneOf(QUOTE_PICKS),
  group: Text,
  chosen: Flag,
  /** Pieces that are there now; none of an own line. What is more than these is ordered for the client. */
  stock: Optional(Count),
});

/** Each stroke its points x, y, pressure, in thousandths of the field. */
const Point = Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { minItems: 3, maxItems: 3 });
export const Strokes = List(List(Point, { minItems: 1, maxItems: 600 }), { minItems: 1, maxItems: 60 });
/** Drawn, or a typed name. */
export const QuoteSignature = Shape({
  strokes: Optional(Strokes),
  name: Optional(Type.String({ title: '姓名', maxLength: 20 })),
});

export const QUOTE_ACTIONS = ['draft', 'submit', 'send', 'copy', 'withdraw', 'void', 'extend'] as const;
export const QUOTE_ANSWERS = ['accept', 'decline', 'ask'] as const;
/** What one line of a newer version has that the one before had not; both sides as people read them. */
export const QuoteChange = Shape({
  title: Text,
  kind: OneOf(['added', 'removed', 'changed']),
  before: Text,
  after: Text,
});

export const QuoteDetail = Shape({
  card: QuoteHead,
  lines: List(QuoteLine),
  subtotal: Fen,
  /** What was offered, never more than the lines come to. */
  discount: Fen,
  freight: Fen,
  total: Fen,
  terms: Text,
  shareToken: Text,
  /** Own route of what the client opens. */
  url: Text,
  /** Who has opened it, the last first. */
  views: List(Shape({ at: Ms, who: Text, opens: Count, seconds: Count })),
  approvals: List(KV),
  /** Asked by the client; `lineId` when it is about one line. */
  questions: List(Shape({ at: Ms, who: Text, text: Text, lineId: Optional(Id) })),
  /** Against the version before it. */
  changes: List(QuoteChange),
  /** The newer one that took its place. */
  nextId: Optional(Id),
  signature: Optional(Shape({ ...QuoteSignature.properties, at: Ms })),
  /** Told to the seller, and to whoever accepted. */
  orderId: Optional(Id),
  inquiryId: Optional(Id),
  seller: EmployeeBrief,
  /** Of the seller, for whom it is meant for. */
  sellerMobile: Optional(Text),
  /** Address of the paper while it lasts, and the characters that its type lacks. */
  pdf: Text,
  missing: List(Text),
  rev: Int,
  can: List(OneOf([...QUOTE_ACTIONS, ...QUOTE_ANSWERS, 'edit', 'pay'])),
});

export const QuoteGoods = Shape({
  skuId: Id,
  title: Text,
  cover: Text,
  specText: Text,
  listPrice: Fen,
  floorPrice: Fen,
  stock: Count,
  /** What this client was last offered and took, or was offered. */
  lastPrice: Optional(Fen),
  unit: Text,
});
export const QuoteLimits = Shape({ staffBp: Int, managerBp: Int, maxDays: Int });

export type QuoteLine = Static<typeof QuoteLine>;
export type QuoteLinePatch = Static<typeof QuoteLinePatch>;
export type QuotePatch = Static<typeof QuotePatch>;
export type QuoteDetail = Static<typeof QuoteDetail>;
export type QuoteChange = Static<typeof QuoteChange>;
export type QuoteGoods = Static<typeof QuoteGoods>;
export type QuoteLimits = Static<typeof QuoteLimits>;
export type QuoteSignature = Static<typeof QuoteSignature>;
export type QuoteState = (typeof QUOTE_STATUSES)[number];
export type QuoteTab = (typeof QUOTE_TABS)[number];
