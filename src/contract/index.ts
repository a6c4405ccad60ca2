/** The client's door to the contract: the table as data, everything else as types. */
export { endpoints, type EndpointName, type Endpoints } from './endpoints';
export type { DataOf, RequestOf } from './schemas';
export type { BlockItem, CountTab, Endpoint, Facet, Geo, KV, Media, Method, Option, PageOf } from './kit';
export type { LoginResult, MenuGroup, PageBlock, PageContent, SignPackage, SiteConfig, SmsScene } from './site/schemas';
export type { Address, EmployeeBrief, HobbyTag, Member, NoticeStat, RemindRow, UserBrief } from './member/schemas';
export type { CashierView, OrderGroup, PayConfig, PaymentView } from './payment/schemas';
export type {
  CategoryNode,
  CouponCard,
  DiscountSlot,
  Exhibit,
  FreightResult,
  GiftStep,
  GoodsBlock,
  GoodsCard,
  GoodsDetail,
  GoodsSort,
  HomeView,
  ListHead,
  MasterCard,
  OrderLineInput,
  ProducerCard,
  ProvinceNode,
  ReviewRow,
  ServicePromise,
  SkuView,
  StoreCard,
} from './shop/schemas';
export type { ChannelGoods, ChannelPayMode, ChannelSettle, ChannelSku, ChannelView } from './channel/schemas';
export type {
  BankAccount,
  WholesaleGoods,
  WholesaleRow,
  WholesaleSku,
  WholesaleSort,
  WholesaleTab,
  WholesaleTier,
  WholesalerState,
} from './wholesale/schemas';
export type { AuctionFrame, AuctionView } from './auction/view';
export type { CartLine, CartView } from './cart/schemas';
export type { CollectibleCard, CollectibleDetail, CollectibleSort, Holding, HoldingTab } from './collectible/schemas';
export type { Advisor } from './contact/schemas';
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
export type { CampaignCard, CampaignDetail, CampaignSort, CampaignStatus, RollMessage } from './campaign/schemas';
export type { GroupView } from './groupBuying/schemas';
export type { ShelfGoods, StoreHome } from './shelf/schemas';
export type { SearchResult, TeaHome } from './tea/schemas';
export type {
  CollectRow,
  DiscountZone,
  ExchangeGoods,
  FootprintRow,
  HotRow,
  LedgerRow,
  NewGift,
  Prize,
  PrizePool,
} from './promo/schemas';
export type {
  Article,
  AudioRow,
  CourseCard,
  CultureHome,
  MasterDetail,
  OfficialView,
  ProducerDetail,
  ProducerRow,
  TraceView,
  VideoCard,
} from './culture/schemas';
export type { EventGoods } from './activity/schemas';
export type { ActivityCard, ActivityDetail } from './culture/activity';
export type { VideoDetail, VideoSlice } from './video/schemas';
export type { LifePost, MerchantCard } from './culture/life';
export type { AfterSale, AfterSaleStatus, AfterSaleWay, LineReview, Returnable } from './afterSale/shapes';
export type { RefundQuote, ReviewInput } from './afterSale/schemas';
export type { ExpressView } from './fulfilment/schemas';
