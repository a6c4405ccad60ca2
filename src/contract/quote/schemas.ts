import { ClientCard, QuoteCard } from '../client/shapes';
import {
  CountTab,
  Id,
  Int,
  Json,
  LongKeyword,
  List,
  Ms,
  Ok,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Type,
  Typed,
} from '../kit';
import type { SchemasFor } from '../kit';
import { INQUIRY_ACTIONS, InquiryDeskRow, WholesaleInquiry } from '../wholesale/schemas';
import type { quoteEndpoints } from './endpoints';
import {
  QUOTE_ACTIONS,
  QUOTE_ANSWERS,
  QUOTE_TABS,
  QuoteDetail,
  QuoteGoods,
  QuoteLimits,
  QuotePatch,
  QuoteSignature,
} from './shapes';

const Token = Type.String({ minLength: 8, maxLength: 64 });

export const quoteSchemas = {
  /** `scope`: the own ones, or as a manager those of everybody. */
  'manage.quoteList': {
    request: Shape({
      tab: Optional(OneOf(QUOTE_TABS)),
      clientId: Optional(Id),
      keyword: Optional(LongKeyword),
      scope: Optional(OneOf(['mine', 'team'])),
      page: PageNo,
    }),
    data: Shape({ tabs: List(CountTab), page: Page(QuoteCard) }),
    role: 'staff:quote',
  },
  'manage.quoteInfo': {
    request: Shape({ id: Optional(Id), inquiryId: Optional(Id), clientId: Optional(Id) }),
    data: Shape({
      quote: Optional(QuoteDetail),
      client: Optional(ClientCard),
      inquiry: Optional(WholesaleInquiry),
      limits: QuoteLimits,
    }),
    role: 'staff:quote',
  },
  /** Purchase requests that nobody has answered for less than thirty days, the oldest first. */
  'manage.inquiries': { request: Shape({ page: PageNo }), data: Page(InquiryDeskRow), role: 'staff:quote' },
  /** take: whoever asked becomes a client of the caller, to be quoted to; close: it cannot be offered, with the reason that whoever asked is told. */
  'manage.inquiryMove': {
    request: Shape({
      id: Id,
      action: OneOf(INQUIRY_ACTIONS),
      reason: Optional(Typed('lines', Type.String({ maxLength: 100 }))),
      requestId: RequestId,
    }),
    data: InquiryDeskRow,
    role: 'staff:quote',
    limit: 60,
    once: true,
  },
  /** Bar codes are for the staff of area quote; the token of an offer for whoever has it, which counts as an opening. */
  'manage.quoteScan': {
    request: Shape({ code: Type.String({ minLength: 1, maxLength: 64 }), clientId: Optional(Id) }),
    data: Shape({ goods: Optional(QuoteGoods), quote: Optional(QuoteDetail) }),
    limit: 120,
  },
  /** `quote` with `draft`, and with `submit` when something is typed; `validUntil` with `extend`. 409 carries the quote as it is. */
  'manage.quoteSave': {
    request: Shape({
      id: Optional(Id),
      action: OneOf(QUOTE_ACTIONS),
      quote: Optional(Json(QuotePatch)),
      validUntil: Optional(Ms),
      rev: Optional(Int),
      requestId: RequestId,
    }),
    data: QuoteDetail,
    role: 'staff:quote',
    once: true,
    limit: 120,
  },
  'manage.quoteProduct': {
    request: Shape({
      keyword: Optional(LongKeyword),
      categoryId: Optional(Id),
      clientId: Optional(Id),
      page: PageNo,
    }),
    data: Page(QuoteGoods),
    role: 'staff:quote',
  },
  /** `chosen`: the optional lines and the one of each choice that are taken; left out: as proposed. */
  'manage.quoteAnswer': {
    request: Shape({
      shareToken: Token,
      action: OneOf(QUOTE_ANSWERS),
      signature: Optional(Json(QuoteSignature)),
      chosen: Optional(Json(List(Id, { maxItems: 50 }))),
      lineId: Optional(Id),
      note: Optional(Typed('lines', Type.String({ maxLength: 200 }))),
      requestId: RequestId,
    }),
    data: Shape({ quote: QuoteDetail, orderId: Optional(Id) }),
    once: true,
    limit: 30,
  },
  /** Seconds for which an offer was looked at since the last word of it. */
  'manage.quoteSeen': {
    request: Shape({ shareToken: Token, seconds: Type.Integer({ minimum: 1, maximum: 60 }) }),
    data: Ok,
    limit: 30,
  },
} as const satisfies SchemasFor<typeof quoteEndpoints>;
