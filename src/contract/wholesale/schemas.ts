import {
  Called,
  Count,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  Ms,
  Mobile,
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
  LongKeyword,
} from '../kit';
import { GoodsCard, SkuView, Tier } from '../catalogue/schemas';
import { EscrowLot, EscrowRequest } from '../escrow/schemas';
import { Amounts, OrderCard, OrderLine } from '../order/schemas';
import { VoucherRow } from '../voucher/schemas';
import type { wholesaleEndpoints } from './endpoints';

export const AUDIT_STATES = ['none', 'auditing', 'approved', 'rejected'] as const;
export const WHOLESALE_TABS = ['orders', 'lots', 'groups', 'auctions', 'inquiries'] as const;
export const WHOLESALE_SORTS = ['default', 'sales', 'price'] as const;

export const WholesalerState = Shape({
  state: OneOf(AUDIT_STATES),
  /** Of a refusal. */
  reason: Optional(Text),
  company: Optional(Text),
  /** What was sent before, while it may be sent again; the licence as its sender may open it. */
  sent: Optional(Shape({ taxNo: Text, license: Text, contact: Text, mobile: Text, monthlyKg: Optional(Count) })),
  /** 0 for everybody who is not approved. */
  tier: Count,
  tierName: Text,
  /** Fen bought this month. */
  monthAmount: Fen,
  nextTier: Optional(Shape({ tier: Int, name: Text, need: Fen, lack: Fen })),
  creditLine: Fen,
  contact: Text,
});
export const WholesaleRules = Shape({ minTotal: Fen, moqText: Text, deliverText: Text, sampleText: Text });
/** `moq`, `multiple` are those of wholesale; `tiers` only for approved wholesalers. */
export const WholesaleSku = Shape({
  ...SkuView.properties,
  tiers: Optional(List(Tier)),
  /** What a pasted order sheet calls it. */
  code: Text,
  escrowAllowed: Flag,
  leadDays: Int,
});
export const WholesaleGoods = Shape({
  card: GoodsCard,
  skus: List(WholesaleSku),
  /** Of the first specification. */
  tiers: Optional(List(Tier)),
  moq: Int,
  multiple: Int,
  locked: Flag,
  lead: Text,
});
export const WholesaleRow = Shape({
  id: Id,
  kind: OneOf(['order', 'lot', 'group', 'auction', 'inquiry']),
  no: Text,
  title: Text,
  cover: Text,
  qty: Count,
  amount: Fen,
  status: Text,
  statusText: Text,
  /** The two or three figures of this kind; instants as text of epoch ms under keys that end in At. */
  extra: List(KV),
  route: Text,
});
export const WholesaleDetail = Shape({
  order: OrderCard,
  amounts: Amounts,
  /** shipped + stored + left = quantity without what was refunded before it was sent. `tier` says which step of the ladder the price is. */
  lines: List(Shape({ line: OrderLine, tier: Text, shipped: Count, stored: Count, left: Count })),
  deliveries: List(KV),
  vouchers: List(VoucherRow),
  lots: List(EscrowLot),
  /** Outbounds of the lots that were not cancelled, the newest first. */
  requests: List(EscrowRequest),
  actions: List(OneOf(['pay', 'voucher', 'cancel', 'store', 'receive', 'invoice'])),
});
export const InquiryLine = Shape({
  text: Type.String({ minLength: 1, maxLength: 60 }),
  categoryId: Optional(Id),
  qty: Type.Integer({ minimum: 1, maximum: 99999 }),
  unit: Type.String({ minLength: 1, maxLength: 8 }),
  targetPrice: Optional(Fen),
});
export const WholesaleInquiry = Shape({
  id: Id,
  no: Text,
  lines: List(InquiryLine),
  budget: Optional(Fen),
  needBy: Day,
  packing: Text,
  photos: List(Text),
  note: Text,
  status: OneOf(['open', 'quoted', 'closed']),
  quoteId: Optional(Id),
});

export const INQUIRY_ACTIONS = ['take', 'close'] as const;
/** A request as who quotes sees it. `client`: whom the quote is for, when it is one of the own book; `keeper`: the colleague whose client it is, masked. */
export const InquiryDeskRow = Shape({
  inquiry: WholesaleInquiry,
  by: Text,
  company: Text,
  mobile: Text,
  at: Ms,
  client: Optional(Shape({ id: Id, name: Text })),
  keeper: Optional(Text),
});

export const wholesaleSchemas = {
  'shopV2.wholesale': {
    request: Shape({
      categoryId: Optional(Id),
      keyword: Optional(LongKeyword),
      sort: Optional(OneOf(WHOLESALE_SORTS)),
      page: PageNo,
    }),
    data: Shape({ state: WholesalerState, rules: WholesaleRules, page: Page(WholesaleGoods) }),
  },
  'special.wholesaleList': {
    request: Shape({ tab: OneOf(WHOLESALE_TABS), status: Optional(Text), page: PageNo }),
    data: Page(WholesaleRow),
  },
  'special.wholesaleDetail': { request: Shape({ id: Id }), data: WholesaleDetail, role: 'wholesaler' },
  'special.wholesaleApply': {
    request: Shape({
      company: Called({ title: '公司名称', minLength: 2, maxLength: 60, pattern: '\\S' }),
      taxNo: No({ maxLength: 24 }),
      license: Type.String({ minLength: 1, maxLength: 300 }),
      contact: Called({ minLength: 1, maxLength: 20, pattern: '\\S' }),
      mobile: Mobile,
      monthlyKg: Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      agree: Flag,
      requestId: RequestId,
    }),
    data: WholesalerState,
    once: true,
    limit: 10,
  },
  'special.inquiry': { request: Shape({ id: Id }), data: WholesaleInquiry, role: 'wholesaler' },
  'special.inquirySave': {
    request: Shape({
      lines: Json(List(InquiryLine, { minItems: 1, maxItems: 20 })),
      budget: Optional(Fen),
      needBy: Day,
      packing: Optional(Type.String({ maxLength: 100 })),
      photos: Optional(Json(List(Text, { maxItems: 9 }))),
      note: Optional(Type.String({ maxLength: 300 })),
      requestId: RequestId,
    }),
    data: WholesaleInquiry,
    role: 'wholesaler',
    once: true,
    limit: 20,
  },
} as const satisfies SchemasFor<typeof wholesaleEndpoints>;

export type WholesalerState = Static<typeof WholesalerState>;
export type WholesaleRules = Static<typeof WholesaleRules>;
export type WholesaleTier = Static<typeof Tier>;
export type WholesaleSku = Static<typeof WholesaleSku>;
export type WholesaleGoods = Static<typeof WholesaleGoods>;
export type WholesaleRow = Static<typeof WholesaleRow>;
export type WholesaleDetail = Static<typeof WholesaleDetail>;
export type WholesaleInquiry = Static<typeof WholesaleInquiry>;
export type InquiryDeskRow = Static<typeof InquiryDeskRow>;
export type WholesaleTab = (typeof WHOLESALE_TABS)[number];
export type WholesaleSort = (typeof WHOLESALE_SORTS)[number];
