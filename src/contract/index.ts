/** The client's door to the contract: the table as data, everything else as types. */
export { endpoints, type EndpointName, type Endpoints } from './endpoints';
export type { DataOf, RequestOf } from './schemas';
export type { BlockItem, CountTab, Endpoint, Facet, Geo, KV, Media, Method, Option, PageOf } from './kit';
export type { LoginResult, MenuGroup, PageBlock, PageContent, SignPackage, SiteConfig, SmsScene } from './site/schemas';
export type { Address, EmployeeBrief, HobbyTag, Member, NoticeStat, RemindRow, UserBrief } from './member/schemas';
export type { CashierView, OrderGroup, PayConfig, PaymentView } from './pay/schemas';
export type {
  CategoryNode,
  CouponCard,
  DiscountSlot,
  FreightResult,
  GiftStep,
  GoodsBlock,
  GoodsCard,
  GoodsDetail,
  GoodsSort,
  HomeView,
  MasterCard,
  OrderLineInput,
  ProducerCard,
  ProvinceNode,
  ReviewRow,
  ServicePromise,
  SkuView,
  StoreCard,
} from './shop/schemas';
export type { CartLine, CartView } from './cart/schemas';
export type { MyCoupon } from './coupon/schemas';
export type {
  Amounts,
  DeliveryType,
  OrderAction,
  OrderCard,
  OrderDetail,
  OrderKind,
  OrderLine,
  OrderSource,
  OrderStat,
  OrderStatus,
  OrderTab,
  Parcel,
  SettleView,
} from './order/schemas';
export type {
  CampaignCard,
  CampaignDetail,
  CampaignSort,
  CampaignStatus,
  GroupView,
  RollMessage,
} from './group/schemas';
export type { SearchResult, TeaHome } from './tea/schemas';
