import {
  Called,
  Count,
  CountTab,
  Fen,
  Flag,
  Geo,
  Id,
  Json,
  Keyword,
  Lat,
  List,
  Lng,
  Mobile,
  Ms,
  No,
  Ok,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Standing,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { AfterSale } from '../afterSale/shapes';
import { CategoryLeaf, OrderLineInput } from '../catalogue/schemas';
import { DELIVERY_TYPES, ORDER_STATUSES, OrderLine } from '../order/schemas';
import { AccountStat, LedgerRow } from '../ledger/shapes';
import { Month } from '../kit';
import { CodeText, VerifyResult } from '../verification/schemas';
import { WithdrawRow } from '../withdrawal/schemas';
import type { merchantEndpoints } from './endpoints';

export const MERCHANT_STATES = ['auditing', 'approved', 'rejected'] as const;
export const PRODUCT_STATUSES = ['on', 'soldout', 'audit', 'refused', 'off'] as const;
export const MERCHANT_TABS = ['ship', 'pickup', 'return', 'done', 'all'] as const;

/** `09:00-20:30` */
const Hours = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d$' });
const Name = Called({ title: '店名', minLength: 2, maxLength: 20, pattern: '\\S' });
const Photo = Type.String({ minLength: 1, maxLength: 300 });
const Photos = Json(List(Photo, { minItems: 1, maxItems: 9 }));

/** The own shop: papers and reason are for its owner alone. `coins`: 瓜瓜币 that were given for its offer. */
export const MerchantView = Shape({
  id: Id,
  name: Text,
  cateId: Id,
  cate: Text,
  logo: Text,
  photos: List(Text),
  /** An own address that says who may open it, for some minutes. */
  license: Text,
  intro: Text,
  contact: Text,
  mobile: Text,
  regionCode: Text,
  address: Text,
  geo: Geo,
  hours: Text,
  offer: Text,
  open: Flag,
  state: OneOf(MERCHANT_STATES),
  /** Of a refusal. */
  reason: Optional(Text),
  coins: Count,
  /** Of name, pictures and words. */
  ...Standing.properties,
});
/** Of today but for the last four: what waits, what can be withdrawn and what buyers may still ask back; `goods` by status. */
export const MerchantStat = Shape({
  todayOrders: Count,
  todayAmount: Fen,
  todayQty: Count,
  /** Of the same day a week ago. */
  weekAgoAmount: Fen,
  toShip: Count,
  toPick: Count,
  returns: Count,
  balance: Fen,
  /** Of `balance`: can be withdrawn now. */
  withdrawable: Fen,
  coins: Count,
  goods: List(CountTab),
});
export const MerchantProduct = Shape({
  id: Id,
  title: Text,
  cover: Text,
  images: List(Text),
  videoUrl: Optional(Text),
  /** The lowest of its specifications. */
  price: Fen,
  /** Free pieces of all of them. */
  stock: Count,
  sold: Count,
  unit: Text,
  status: OneOf(PRODUCT_STATUSES),
  /** Of a refusal. */
  reason: Optional(Text),
  categoryId: Id,
  /** In our markup; absent when it is more than that can say. */
  detail: Optional(Text),
  skus: List(Shape({ id: Id, specText: Text, price: Fen, stock: Count })),
  submittedAt: Optional(Ms),
  /** Of title, pictures and words. */
  ...Standing.properties,
});
/** `left`: pieces of each line that a parcel may still take. The whole address stands in it only while there are some. */
export const MerchantOrder = Shape({
  id: Id,
  no: Text,
  buyer: Text,
  mobile: Text,
  lines: List(OrderLine),
  left: List(Shape({ skuId: Id, qty: Count })),
  amount: Fen,
  status: OneOf(ORDER_STATUSES),
  stage: OneOf(['waiting', 'ship', 'pickup', 'done', 'closed']),
  deliveryType: OneOf(DELIVERY_TYPES),
  region: Text,
  address: Optional(Text),
  remark: Text,
  /** The open ones, the oldest first. */
  afterSales: List(AfterSale),
  createdAt: Ms,
  paidAt: Optional(Ms),
});

/** Merchants, and the staff who look after the house's own goods (the service knows which of them may). */
const SELLERS = ['merchant', 'staff'] as const;
const ProductFields = {
  title: Called({ title: '商品名称', minLength: 2, maxLength: 40, pattern: '\\S' }),
  categoryId: Id,
  images: Photos,
  videoUrl: Optional(Type.String({ maxLength: 300 })),
  price: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
  stock: Type.Integer({ minimum: 0, maximum: 99_999 }),
  unit: Called({ title: '单位', minLength: 1, maxLength: 4, pattern: '\\S' }),
  detail: Optional(Type.String({ title: '商品介绍', maxLength: 2000 })),
};
const ClassName = Called({ title: '分类名称', minLength: 1, maxLength: 10, pattern: '\\S' });
const Sort = Type.Integer({ minimum: 0, maximum: 999 });

export const merchantSchemas = {
  'merchant.apply': {
    request: Shape({
      name: Name,
      cateId: Id,
      contact: Called({ minLength: 1, maxLength: 20, pattern: '\\S' }),
      mobile: Mobile,
      regionCode: Type.String({ pattern: '^\\d{6}$' }),
      address: Type.String({ minLength: 4, maxLength: 80, pattern: '\\S' }),
      geo: Json(Shape({ lat: Lat, lng: Lng })),
      license: Photo,
      photos: Photos,
      hours: Hours,
      offer: Optional(Type.String({ maxLength: 30 })),
      agree: Flag,
      requestId: RequestId,
    }),
    data: MerchantView,
    once: true,
    limit: 10,
  },
  'merchant.profile': {
    request: Shape({}),
    data: Shape({
      merchant: Optional(MerchantView),
      stat: Optional(MerchantStat),
      /** The caller looks after the house's own goods: what they are sold by. */
      house: Optional(Text),
    }),
  },
  'merchant.edit': {
    request: Shape({
      name: Optional(Name),
      intro: Optional(Type.String({ maxLength: 200 })),
      hours: Optional(Hours),
      photos: Optional(Photos),
      offer: Optional(Type.String({ maxLength: 30 })),
      open: Optional(Flag),
    }),
    data: MerchantView,
    role: 'merchant',
    limit: 30,
  },
  'merchant.product': {
    request: Shape({
      status: Optional(OneOf(['on', 'off', 'audit', 'soldout'])),
      categoryId: Optional(Id),
      /** Number or bar code as a whole, or words of its title. */
      keyword: Optional(Keyword),
      page: PageNo,
    }),
    data: Page(MerchantProduct),
    role: SELLERS,
  },
  'merchant.productCreate': {
    request: Shape({ ...ProductFields, requestId: RequestId }),
    data: MerchantProduct,
    role: SELLERS,
    once: true,
    limit: 30,
  },
  'merchant.productUpdate': {
    request: Shape({
      id: Id,
      title: Optional(ProductFields.title),
      categoryId: Optional(Id),
      price: Optional(ProductFields.price),
      stock: Optional(ProductFields.stock),
      on: Optional(Flag),
      images: Optional(ProductFields.images),
      /** '' takes it away. */
      videoUrl: ProductFields.videoUrl,
      unit: Optional(ProductFields.unit),
      detail: ProductFields.detail,
      /** Of goods with several specifications, in place of `price` and `stock`. */
      skus: Optional(
        Json(
          List(Shape({ id: Id, price: ProductFields.price, stock: ProductFields.stock }), {
            minItems: 1,
            maxItems: 50,
          }),
        ),
      ),
    }),
    data: MerchantProduct,
    role: SELLERS,
    limit: 60,
  },
  'merchant.productDelete': { request: Shape({ id: Id }), data: Ok, role: SELLERS, limit: 30 },
  'merchant.category': { request: Shape({}), data: List(CategoryLeaf), role: SELLERS },
  'merchant.categoryCreate': {
    request: Shape({
      name: ClassName,
      sort: Optional(Sort),
      /** The class of the shop that it belongs to; without one that of the merchant's other classes. */
      parentId: Optional(Id),
    }),
    data: CategoryLeaf,
    role: SELLERS,
    limit: 30,
  },
  'merchant.categoryUpdate': {
    request: Shape({ id: Id, name: Optional(ClassName), sort: Optional(Sort) }),
    data: CategoryLeaf,
    role: SELLERS,
    limit: 60,
  },
  'merchant.categoryDelete': { request: Shape({ id: Id }), data: Ok, role: SELLERS, limit: 30 },
  'merchant.orders': {
    request: Shape({ tab: Optional(OneOf(MERCHANT_TABS)), keyword: Optional(Keyword), page: PageNo }),
    data: Shape({ tabs: List(CountTab), page: Page(MerchantOrder) }),
    role: 'merchant',
  },
  'merchant.orderVerification': {
    request: Shape({ code: CodeText, confirm: Flag }),
    data: VerifyResult,
    role: 'merchant',
    limit: 30,
  },
  'merchant.orderDone': { request: Shape({ orderId: Id }), data: MerchantOrder, role: 'merchant', limit: 30 },
  'merchant.orderExpress': {
    request: Shape({
      orderId: Id,
      lines: Json(List(OrderLineInput, { minItems: 1, maxItems: 50 })),
      company: Called({ minLength: 2, maxLength: 20, pattern: '\\S' }),
      trackingNo: No({ pattern: '^\\s*[A-Za-z0-9-]{6,40}\\s*$' }),
      requestId: RequestId,
    }),
    data: MerchantOrder,
    role: 'merchant',
    once: true,
    limit: 60,
  },
  'merchant.withdraw': {
    request: Shape({
      amount: Type.Integer({ minimum: 1 }),
      payToken: Type.String({ maxLength: 300 }),
      requestId: RequestId,
    }),
    data: WithdrawRow,
    role: 'merchant',
    once: true,
    limit: 10,
  },
  'merchant.creditLog': {
    request: Shape({ month: Optional(Month), export: Optional(OneOf(['csv'])), page: PageNo }),
    data: Shape({ stat: AccountStat, page: Page(LedgerRow), csvUrl: Optional(Text) }),
    role: 'merchant',
  },
} as const satisfies SchemasFor<typeof merchantEndpoints>;

export type MerchantView = Static<typeof MerchantView>;
export type MerchantProfile = Static<(typeof merchantSchemas)['merchant.profile']['data']>;
export type MerchantStat = Static<typeof MerchantStat>;
export type MerchantProduct = Static<typeof MerchantProduct>;
export type MerchantOrder = Static<typeof MerchantOrder>;
export type MerchantTab = (typeof MERCHANT_TABS)[number];
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
