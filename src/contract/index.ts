/** The client's door to the contract: the table as data, everything else as types. */
export { endpoints, type EndpointName, type Endpoints } from './endpoints';
export type { DataOf, ReasonOf, RequestOf } from './schemas';
export type { BlockItem, CountTab, Endpoint, Facet, Geo, KV, Media, Method, Option, PageOf, Standing } from './kit';
export type {
  ActivityVip,
  DoorRow,
  DoorView,
  EventDetail,
  EventGoods,
  EventSeat,
  EventSignup,
  EventWait,
  SeatHold,
  TastingForm,
  TicketGift,
} from './activity/schemas';
export type { Address, ParsedAddress, ProvinceNode } from './address/schemas';
export type { RefundQuote, StockReturn } from './afterSale/schemas';
export type { AfterSale, AfterSaleStatus, AfterSaleWay, Returnable } from './afterSale/shapes';
export type { Article } from './article/schemas';
export type { AssetTransfer, AssetView, DeptNode } from './asset/shapes';
export type { AuctionFrame, AuctionView } from './auction/view';
export type { AudioRow } from './audio/schemas';
export type { BusinessCard, CardPatch } from './businessCard/schemas';
export type { CampaignCard, CampaignDetail, CampaignSort, CampaignStatus, RollMessage } from './campaign/schemas';
export type { CartLine, CartView } from './cart/schemas';
export type {
  CategoryNode,
  Exhibit,
  FreightResult,
  GiftStep,
  GoodsCard,
  GoodsDetail,
  GoodsSort,
  HobbyTag,
  ListHead,
  MasterCard,
  OrderLineInput,
  ProducerCard,
  ReviewRow,
  ServicePromise,
  SkuView,
  Offer,
} from './catalogue/schemas';
export type { ChannelGoods, ChannelPayMode, ChannelSettle, ChannelSku, ChannelView } from './channel/schemas';
export type { ChatBody, ChatMsg, ChatReader, Conversation, Reaction, SentType } from './chat/shapes';
export type { RemindRow } from './favourite/schemas';
export type {
  ClientApply,
  ClientDetail,
  ClientForm,
  ClientHome,
  ClientPatch,
  ClientRight,
  ClientSide,
  MergedField,
} from './client/schemas';
export type {
  QuoteChange,
  QuoteDetail,
  QuoteGoods,
  QuoteLimits,
  QuoteLine,
  QuoteLinePatch,
  QuotePatch,
  QuoteState,
} from './quote/shapes';
export type { ComeVisit, InviteRow, MaintRow, VisitPlan, VisitStop } from './maintenance/shapes';
export type { ClientCard, ClientDict, PlanRow, QuoteCard, TimelineEntry } from './client/shapes';
export type { CollectibleCard, CollectibleDetail, CollectibleSort, Holding, HoldingTab } from './collectible/schemas';
export type { Advisor } from './contact/schemas';
export type { PageBlock, PageContent } from './content/schemas';
export type { CellarClubView } from './cellarClub/schemas';
export type { CouponCard, MyCoupon } from './coupon/schemas';
export type { CultureHome } from './culture/schemas';
export type { DeadLetter, DeskEvent, DeskFigure, DeskFound, DeskMember, DeskTodo, DeskView } from './desk/schemas';
export type { OrderDeskAction, OrderDeskView } from './orderDesk/schemas';
export type { EscrowLot, EscrowRequest } from './escrow/schemas';
export type { EmployeeBrief } from './employee/shapes';
export type { FeedbackRow } from './feedback/schemas';
export type { Crop } from './file/schemas';
export type { ExpressView } from './fulfilment/schemas';
export type { GroupView } from './groupBuying/schemas';
export type {
  Adoption,
  AdoptionDetail,
  AdoptionTab,
  AdoptPlan,
  Harvest,
  HarvestPost,
  Season,
  TeaField,
  TeaTree,
} from './grove/schemas';
export type { GoodsBlock, HomeView, TeaHome } from './home/schemas';
export type {
  CashMonth,
  Declaration,
  IncomeCash,
  IncomeDetail,
  IncomeMonth,
  IncomeRow,
  IncomeStat,
} from './earnings/schemas';
export type { IdentityView } from './identity/schemas';
export type { DeskNumber, DoorQueue, QueueNumber } from './doorQueue/schemas';
export type { BookingDetail, BookingHold, BookingWait, RoomClosure } from './booking/schemas';
export type { BookingAction, BookingCard, BookingStatus, ServiceType, Specialist, VenueCard } from './booking/shapes';
export type { RoomView, SlotGrid } from './room/shapes';
export type { ExploreRoute, ExploreStore } from './explore/schemas';
export type { VenueDetail } from './venue/shapes';
export type { InvoiceGroup, InvoiceRow, InvoiceTitle, InvoiceableOrder } from './invoice/schemas';
export type { LifePost } from './life/schemas';
export type { AppTicket, AuthBinding, Board, BoardChoice, DeviceRow } from './login/schemas';
export type { MaterialKind, MaterialLock, MaterialRow } from './material/schemas';
export type { LiveCard, LiveDetail, LiveFrame, LiveMsg, LiveState } from './live/schemas';
export type {
  CourseAssignment,
  CourseDetail,
  CourseHit,
  CourseMistake,
  CourseNote,
  LessonView,
} from './college/schemas';
export type { CourseCard } from './college/shapes';
export type { MasterDetail, ProducerDetail, ProducerRow } from './maker/schemas';
export type {
  LoginResult,
  Member,
  NoticeCard,
  NoticeRow,
  NoticeSettings,
  NoticeStat,
  NoticeTemplate,
  SmsScene,
  UserBrief,
} from './member/schemas';
export type { AllyCard } from './ally/schemas';
export type {
  MerchantOrder,
  MerchantProduct,
  MerchantProfile,
  MerchantStat,
  MerchantTab,
  MerchantView,
  ProductStatus,
} from './merchant/schemas';
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
export type { CashierView, OrderGroup, PayConfig, PaymentView } from './payment/schemas';
export type { SignView } from './points/schemas';
export type { FavouriteRow, FootprintRow } from './favourite/schemas';
export type { DiscountSlot, DiscountZone } from './discount/schemas';
export type { ExchangeGoods, ExchangeRow } from './exchange/schemas';
export type { HotRow } from './hotList/schemas';
export type { LedgerRow } from './ledger/shapes';
export type { NewGift } from './newGift/schemas';
export type { Prize, PrizePool } from './prize/schemas';
export type { RedPacket } from './redPacket/schemas';
export type { ReleaseCard, ReleaseDraw, ReleaseEntry, ReleaseTab } from './release/schemas';
export type {
  ChartMark,
  ChartSet,
  ChartWhy,
  Comparison,
  DailyField,
  DailyForm,
  DailyReport,
  ReportCell,
  ReportColumn,
  ReportFigure,
  ReportKind,
  ReportRow,
  ReportTable,
} from './report/shapes';
export type { LineReview, ReviewDeskRow, ReviewDeskTab, ReviewInput } from './review/schemas';
export type { ActivityCard, ActivityDetail, ThemeCard, ThemeDetail } from './salon/schemas';
export type { SearchResult } from './search/schemas';
export type { ShelfGoods, StoreHome } from './shelf/schemas';
export type { Logins, MenuGroup, MineGroup, SignPackage, SiteConfig } from './site/schemas';
export type { LineFilter, ScanResult } from './stockTake/schemas';
export type { StockAdjust, StockTakeCard, StockTakeDetail, StockTakeLine, StockTakeProgress } from './stockTake/shapes';
export type { StoreCard } from './store/shapes';
export type { OfficialView, TraceView } from './trace/schemas';
export type { VerifyResult } from './verification/schemas';
export type { Cue, Steep, VideoCard, VideoCollection, VideoDetail, VideoSlice, WatchRow } from './video/schemas';
export type { GiftRow, GrowthTask, LevelProgress, LevelView, RightView, VipInfo, VipPlan } from './vip/schemas';
export type { BankAccount, VoucherRow } from './voucher/schemas';
export type { DonationProject, DonationRow, DonationUnit } from './donation/schemas';
export type {
  PatrolItem,
  PatrolPlanRow,
  PatrolPoint,
  PatrolRecord,
  PatrolResult,
  PatrolSummary,
} from './patrol/shapes';
export type { ProcessColumn, ProcessField, ProcessForm, ProcessView } from './process/shapes';
export type { DingTask, DingTaskDetail, TaskAbsence, TaskAct, TaskLine, TaskResult } from './task/schemas';
export type { RankRow, RankUnit, TeamLevel, TeamSort, TeamStat } from './team/schemas';
export type {
  PointsDetail,
  RechargeOrder,
  RechargePackage,
  RechargeUnit,
  TransferView,
  WalletStat,
} from './wallet/schemas';
export type { TeamMember } from './team/schemas';
export type {
  WholesaleDetail,
  WholesaleGoods,
  InquiryDeskRow,
  WholesaleInquiry,
  WholesaleRow,
  WholesaleSku,
  WholesaleSort,
  WholesaleTab,
  WholesaleTier,
  WholesalerState,
} from './wholesale/schemas';
export type { StockDoc, StockDocCard, StockDocLine, StockGoods } from './warehouse/schemas';
export type {
  CashRow,
  WithdrawBlocker,
  WithdrawInfo,
  WithdrawMethod,
  WithdrawPreview,
  WithdrawRow,
  WithdrawStatus,
} from './withdrawal/schemas';
export type {
  BusinessSummary,
  FeedingGroup,
  HomeGoods,
  PrintJob,
  ScanHome,
  ScanProduct,
  SeatCart,
  SeatLine,
  SetGroup,
  TableBill,
  TableOrder,
  TableReturn,
  TableSession,
  TableState,
} from './tableService/shapes';
export type { Kitchen, KitchenTicket } from './tableService/kitchen';
