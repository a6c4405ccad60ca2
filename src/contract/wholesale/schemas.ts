import {
  Count,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  Mobile,
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
import { OrderCard, OrderLine } from '../order/schemas';
import { ORDER_GROUPS } from '../payment/schemas';
import { GoodsCard, SkuView } from '../shop/schemas';
import type { wholesaleEndpoints } from './endpoints';

export const AUDIT_STATES = ['none', 'auditing', 'approved', 'rejected'] as const;
export const WHOLESALE_TABS = ['orders', 'lots', 'groups', 'auctions', 'inquiries'] as const;
export const WHOLESALE_SORTS = ['default', 'sales', 'price'] as const;
/** What an owner does with stored tea so far; gifts, renewals and cellar slots come with their own area. */
export const ESCROW_ACTIONS = ['outbound', 'store', 'cancel'] as const;

export const WholesalerState = Shape({
  state: OneOf(AUDIT_STATES),
  /** Of a refusal. */
  reason: Optional(Text),
  company: Optional(Text),
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
export const Tier = Shape({ minQty: Int, price: Fen });
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
export const VoucherRow = Shape({
  id: Id,
  orderGroup: Text,
  orderId: Id,
  orderNo: Text,
  amount: Fen,
  payer: Text,
  paidAt: Ms,
  photos: List(Text),
  status: OneOf(['auditing', 'approved', 'rejected']),
  reason: Optional(Text),
  createdAt: Ms,
});
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
export const WholesaleDetail = Shape({
  order: OrderCard,
  /** shipped + stored + left = quantity without what was refunded before it was sent. `tier` says which step of the ladder the price is. */
  lines: List(Shape({ line: OrderLine, tier: Text, shipped: Count, stored: Count, left: Count })),
  deliveries: List(KV),
  vouchers: List(VoucherRow),
  lots: List(EscrowLot),
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
export const BankAccount = Shape({ name: Text, bank: Text, no: Text, branch: Text, note: Text });

export const wholesaleSchemas = {
  'shopV2.wholesale': {
    request: Shape({
      categoryId: Optional(Id),
      keyword: Optional(Type.String({ maxLength: 60 })),
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
      company: Type.String({ minLength: 2, maxLength: 60, pattern: '\\S' }),
      /** 统一社会信用代码, or a tax number of the old kind. */
      taxNo: Type.String({ pattern: '^\\s*[0-9A-Za-z]{15,20}\\s*$' }),
      license: Type.String({ minLength: 1, maxLength: 300 }),
      contact: Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' }),
      mobile: Mobile,
      monthlyKg: Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      agree: Flag,
      requestId: RequestId,
    }),
    data: WholesalerState,
    once: true,
    limit: 10,
  },
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
  'buyAccount.index': {
    request: Shape({ orderGroup: Optional(OneOf(ORDER_GROUPS)) }),
    data: Shape({ accounts: List(BankAccount), notice: Text }),
  },
  'atShop.orderProof': {
    request: Shape({
      orderGroup: OneOf(ORDER_GROUPS),
      orderId: Id,
      amount: Type.Integer({ minimum: 1 }),
      payer: Type.String({ minLength: 1, maxLength: 60 }),
      paidAt: Ms,
      photos: Json(List(Text, { minItems: 1, maxItems: 9 })),
      remark: Optional(Type.String({ maxLength: 200 })),
      requestId: RequestId,
    }),
    data: VoucherRow,
    once: true,
    limit: 20,
  },
  'atShop.voucher': {
    request: Shape({ orderGroup: Optional(OneOf(ORDER_GROUPS)), orderId: Optional(Id), page: PageNo }),
    data: Page(VoucherRow),
  },
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
} as const satisfies SchemasFor<typeof wholesaleEndpoints>;

export type WholesalerState = Static<typeof WholesalerState>;
export type WholesaleRules = Static<typeof WholesaleRules>;
export type WholesaleTier = Static<typeof Tier>;
export type WholesaleSku = Static<typeof WholesaleSku>;
export type WholesaleGoods = Static<typeof WholesaleGoods>;
export type WholesaleRow = Static<typeof WholesaleRow>;
export type WholesaleDetail = Static<typeof WholesaleDetail>;
export type WholesaleInquiry = Static<typeof WholesaleInquiry>;
export type VoucherRow = Static<typeof VoucherRow>;
export type EscrowLot = Static<typeof EscrowLot>;
export type EscrowRequest = Static<typeof EscrowRequest>;
export type BankAccount = Static<typeof BankAccount>;
export type WholesaleTab = (typeof WHOLESALE_TABS)[number];
export type WholesaleSort = (typeof WHOLESALE_SORTS)[number];
