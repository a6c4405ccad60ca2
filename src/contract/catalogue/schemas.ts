import {
  Count,
  CountTab,
  Facet,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
  LongKeyword,
} from '../kit';
import { CouponCard } from '../coupon/schemas';
import { UserBrief } from '../member/schemas';
import type { catalogueEndpoints } from './endpoints';

export const HobbyTag = Shape({ id: Id, label: Text, group: OneOf(['茶类', '口感', '场景']), on: Flag });

export const OFFER_REASONS = ['flash', 'event', 'group', 'card', 'level'] as const;
/** What this viewer pays for one piece now when that is not its `price`, and why: a campaign, the annual card, the own level. */
export const Offer = Shape({ price: Fen, why: OneOf(OFFER_REASONS) });

/** Goods as a list row. `price` is the retail price, `offer` what this viewer pays instead of it. */
export const GoodsCard = Shape({
  id: Id,
  title: Text,
  subtitle: Text,
  cover: Text,
  price: Fen,
  marketPrice: Fen,
  offer: Optional(Offer),
  points: Optional(Count),
  tags: List(Text),
  sales: Count,
  stock: Count,
  soldOut: Flag,
  /** 0 = without a review. */
  score: Type.Number(),
  campaign: Optional(
    Shape({
      id: Id,
      type: OneOf(['discount', 'group', 'auction', 'tier']),
      price: Fen,
      endAt: Ms,
      /** Percent sold, 0-100. */
      progress: Int,
      /** Pieces one member may buy of it. */
      limit: Optional(Int),
    }),
  ),
  storeStock: Optional(Count),
  /** Set when the goods have exactly one specification, so that a list can add them to the cart. */
  singleSkuId: Optional(Id),
  /** The least pieces of it that are sold, when that is more than one. */
  minQty: Optional(Int),
});

export const CategoryLeaf = Shape({
  id: Id,
  parentId: Text,
  name: Text,
  icon: Text,
  cover: Text,
  sort: Int,
  count: Count,
});
export const CategoryNode = Shape({ ...CategoryLeaf.properties, children: Optional(List(CategoryLeaf)) });

export const SkuView = Shape({
  id: Id,
  specValues: List(Text),
  price: Fen,
  marketPrice: Fen,
  offer: Optional(Offer),
  /** What the annual card would make of it, for who has none. */
  cardPrice: Optional(Fen),
  stock: Count,
  image: Text,
  weight: Count,
  moq: Int,
  multiple: Int,
});
/** A step of a wholesale ladder. */
export const Tier = Shape({ minQty: Int, price: Fen });
export const ServicePromise = Shape({ key: Text, title: Text, text: Text, icon: Text });
export const MasterCard = Shape({
  id: Id,
  name: Text,
  title: Text,
  cateId: Id,
  avatar: Text,
  cover: Text,
  region: Text,
  works: Count,
  followers: Count,
  collected: Flag,
});
export const ProducerCard = Shape({
  id: Id,
  name: Text,
  region: Text,
  cover: Text,
  altitude: Text,
  area: Text,
  since: Text,
  certs: List(Text),
});
export const ReviewRow = Shape({
  id: Id,
  user: UserBrief,
  score: Int,
  tags: List(Text),
  text: Text,
  photos: List(Text),
  sku: Text,
  reply: Optional(Text),
  append: Optional(Text),
  at: Ms,
});
/** What the catalogue of exhibits says: three pictures, a wheel of eight tastes (0-10), seconds of each infusion. */
export const Exhibit = Shape({
  craft: Text,
  dry: Text,
  liquor: Text,
  base: Text,
  taste: List(Shape({ key: Text, label: Text, value: Int })),
  infusions: List(Int),
  pairing: Text,
  note: Text,
});
export const GoodsDetail = Shape({
  card: GoodsCard,
  images: List(Text),
  videoUrl: Optional(Text),
  specs: List(Shape({ name: Text, values: List(Text) })),
  skus: List(SkuView),
  detailHtml: Text,
  attrs: List(KV),
  brew: Shape({ temp: Text, ratio: Text, steps: List(Text) }),
  master: Optional(MasterCard),
  producer: Optional(ProducerCard),
  promotions: List(KV),
  coupons: List(CouponCard),
  freightText: Text,
  deliveryTypes: List(OneOf(['express', 'pickup', 'escrow'])),
  promises: List(ServicePromise),
  reviews: List(ReviewRow),
  reviewCount: Count,
  collected: Flag,
  limits: Shape({ perMember: Optional(Int), bought: Count }),
  escrowAllowed: Flag,
  similar: List(GoodsCard),
  /** Of goods that are exhibited. */
  exhibit: Optional(Exhibit),
  /** Running group buying of these goods: its lowest price, and how many groups may be joined. */
  group: Optional(Shape({ campaignId: Id, size: Int, price: Fen, open: Count })),
  /** Ladders of the specifications that are sold by the piece to wholesalers, only for those who are. */
  wholesale: Optional(List(Shape({ skuId: Id, moq: Int, multiple: Int, tiers: List(Tier) }))),
  /** The event whose prices the specifications carry; `limits` are its own then. */
  event: Optional(Shape({ activityId: Id, title: Text, endAt: Ms })),
  seller: Text,
  /** Of the allied merchant who sells it; our own goods have none. */
  merchantId: Optional(Id),
  shareTitle: Text,
  state: OneOf(['on', 'off']),
  serverTime: Ms,
});
export const FreightResult = Shape({
  fee: Fen,
  freeOver: Fen,
  /** Missing to free freight. */
  lack: Fen,
  company: Text,
  deliverable: Flag,
});
export const GiftStep = Shape({ threshold: Fen, reached: Flag, gift: GoodsCard, lack: Fen });

export const OrderLineInput = Shape({
  skuId: Id,
  qty: Type.Integer({ minimum: 1, maximum: 9999 }),
  cartItemId: Optional(Id),
  /** Wholesale: of `qty`, pieces that go to the cellar. */
  store: Optional(Count),
});
export const ListHead = Shape({
  producer: Optional(ProducerCard),
  master: Optional(MasterCard),
  campaign: Optional(Shape({ id: Id, label: Text, startAt: Ms, endAt: Ms })),
  serverTime: Ms,
});
export const GOODS_SORTS = ['default', 'sales', 'priceAsc', 'priceDesc', 'newest'] as const;

export const catalogueSchemas = {
  'memberV4.hobbyProduct': {
    request: Shape({ page: PageNo }),
    data: Shape({ tags: List(HobbyTag), goods: Page(GoodsCard) }),
  },
  'memberV4.hobbySave': {
    request: Shape({ tagIds: Json(List(Id, { minItems: 1, maxItems: 8 })) }),
    data: Shape({ tags: List(HobbyTag) }),
  },
  'shopV2.giftProduct': {
    request: Shape({ amount: Optional(Fen) }),
    data: Shape({ ladder: List(GiftStep) }),
  },
  'shop.productIndex': {
    request: Shape({
      categoryId: Optional(Id),
      keyword: Optional(LongKeyword),
      producerId: Optional(Id),
      masterId: Optional(Id),
      campaignId: Optional(Id),
      couponId: Optional(Id),
      scene: Optional(OneOf(['show', 'new', 'vip', 'escrow'])),
      /** Of scene=show: 生普, 白茶 ... */
      craft: Optional(Type.String({ maxLength: 20 })),
      origin: Optional(Text),
      year: Optional(Int),
      priceMin: Optional(Fen),
      priceMax: Optional(Fen),
      delivery: Optional(Text),
      inStock: Optional(Flag),
      sort: Optional(OneOf(GOODS_SORTS)),
      page: PageNo,
    }),
    /** `head`: what the list is about, when that is a maker or a running or coming sale. */
    data: Shape({ page: Page(GoodsCard), facets: List(Facet), head: Optional(ListHead) }),
    shared: true,
  },
  'shop.productView': {
    request: Shape({ id: Id, campaignId: Optional(Id), groupId: Optional(Id) }),
    data: GoodsDetail,
    shared: true,
  },
  'shop.productReviews': {
    request: Shape({
      id: Id,
      filter: Optional(OneOf(['all', 'photo', 'good', 'middle', 'bad', 'append'])),
      page: PageNo,
    }),
    data: Shape({ page: Page(ReviewRow), tabs: List(CountTab), score: Type.Number() }),
    shared: true,
  },
  'shop.freightFee': {
    request: Shape({ regionCode: Text, lines: Json(List(OrderLineInput, { minItems: 1, maxItems: 50 })) }),
    data: FreightResult,
  },
  'atShop.goodsIndex': {
    request: Shape({ categoryId: Optional(Id), keyword: Optional(LongKeyword), page: PageNo }),
    data: Page(GoodsCard),
    shared: true,
  },
  'atShop.goodsView': { request: Shape({ id: Id }), data: GoodsDetail, shared: true },
  'atShop.freight': {
    request: Shape({ regionCode: Text, lines: Json(List(OrderLineInput, { minItems: 1, maxItems: 50 })) }),
    data: FreightResult,
  },
  'atShop.goodsClass': {
    request: Shape({ scene: Optional(OneOf(['retail', 'channel', 'wholesale'])) }),
    data: List(CategoryNode),
    shared: true,
  },
  'atShop.serviceLogo': { request: Shape({}), data: List(ServicePromise) },
} as const satisfies SchemasFor<typeof catalogueEndpoints>;

export type HobbyTag = Static<typeof HobbyTag>;
export type Offer = Static<typeof Offer>;
export type GoodsCard = Static<typeof GoodsCard>;
export type CategoryNode = Static<typeof CategoryNode>;
export type SkuView = Static<typeof SkuView>;
export type ServicePromise = Static<typeof ServicePromise>;
export type MasterCard = Static<typeof MasterCard>;
export type ProducerCard = Static<typeof ProducerCard>;
export type ReviewRow = Static<typeof ReviewRow>;
export type GoodsDetail = Static<typeof GoodsDetail>;
export type Exhibit = Static<typeof Exhibit>;
export type FreightResult = Static<typeof FreightResult>;
export type GiftStep = Static<typeof GiftStep>;
export type OrderLineInput = Static<typeof OrderLineInput>;
export type ListHead = Static<typeof ListHead>;
export type GoodsSort = (typeof GOODS_SORTS)[number];
