/**
 * How an address starts before its scripts are there. `config/pageChunks.ts` writes this table, with the files of every page, into
 * index.html, whose script makes the first calls; the server reads it there too, sends the one page that was asked for, and brings
 * visitors their answers in the same document (server/http/plugins/startPage.ts).
 */
import { CLASSES, COUPON_TABLES, TICKETS } from './outline/browse';
import { COLLEGE, COURSE, SHORT } from './outline/college';
import { FILM, FILMS } from './outline/films';
import { coverPage, FOUND, GOODS, GOODS_PAGE, squarePage } from './outline/goods';
import { CELLAR, FIELD, GARDEN } from './outline/grove';
import { HOME_SCREEN } from './outline/home';
import {
  ACCENT,
  INK_3,
  OFFERS,
  searchBox,
  TAB_NAMES,
  tabBar,
  tabs,
  tabTitle,
  title,
  type Outline,
} from './outline/kit';
import { CENTRE, INCOME, MESSAGES, TEAM, WALLET } from './outline/member';
import { SHOW } from './outline/live';
import { BASKET, MINE } from './outline/mine';
import { ORDER, ORDERS } from './outline/orders';
import { BILL, BOOKING_HOME, MENU, WIZARD } from './outline/tables';

export interface Start {
  /**
   * Address of a call with its params in the order in which the page names them: `id` is the page's own and left out when it has
   * none, `page=1` is always the same, `sort:default` the page's own or else this, `id@fieldId` the page's under another name,
   * `!id` makes the call only for a page without that param, `^id` only for one with it. A `+` before a call that needs a login;
   * `+open>` before one that is made when the first call's answer has `open`: the outline is drawn from what it brings.
   */
  calls: readonly string[];
  outline?: Outline;
}

const HOME = ['/api/inv-shop/v1/index?', '/api/v4/tea/index?'];
const CAMPAIGN: Outline = {
  parts: squarePage('card.cover', 'card.title', 'card.goods.subtitle', 'card.auction.current|card.price'),
};

const COUPON_KINDS = [
  { id: 'all', label: '全部' },
  { id: 'cash', label: '满减' },
  { id: 'percent', label: '折扣' },
  { id: 'freight', label: '包邮' },
  { id: 'course', label: '课程' },
  { id: 'table', label: '堂食' },
];
// The build reads nothing of src: these are the words of domain/order/labels.ts, held to them by __tests__/src/start/outline.test.tsx.
const ORDER_TAB = [
  { id: 'all', label: '全部' },
  { id: 'unpaid', label: '待付款' },
  { id: 'paid', label: '待发货' },
  { id: 'shipped', label: '待收货' },
  { id: 'review', label: '待评价' },
  { id: 'afterSale', label: '退款/售后' },
];
const ORDER_STATUS = {
  unpaid: '待付款',
  grouping: '待成团',
  paid: '待发货',
  pickup: '待自提',
  partial: '部分发货',
  shipped: '待收货',
  received: '待评价',
  finished: '已完成',
  cancelled: '已取消',
  refunded: '已退款',
};
const ORDER_KIND = {
  discount: '秒杀',
  group: '拼团',
  auction: '竞拍',
  wholesale: '批发',
  channel: '渠道',
  release: '申购',
  quote: '报价单',
  exchange: '兑换',
  gift: '礼品',
  takeHome: '带回家',
};
const WAY = '#3e6b5a';
const DONE = '#211f1b';
const ORDER_TABLES = {
  status: ORDER_STATUS,
  kind: ORDER_KIND,
  tone: {
    unpaid: ACCENT,
    grouping: WAY,
    paid: WAY,
    pickup: WAY,
    partial: WAY,
    shipped: WAY,
    received: DONE,
    finished: DONE,
    cancelled: INK_3,
    refunded: INK_3,
  },
};
const STEP = {
  unpaid: '0',
  grouping: '1',
  paid: '1',
  pickup: '2',
  partial: '2',
  shipped: '2',
  received: '3',
  finished: '3',
};
/** What an order has behind it is written darker than what is to come. */
const inkOf = (step: number) =>
  Object.fromEntries(Object.entries(STEP).map(([status, now]) => [status, Number(now) > step ? DONE : INK_3]));
const DETAIL_TABLES = {
  status: ORDER_STATUS,
  give: {
    unpaid: '收货后送',
    grouping: '收货后送',
    paid: '收货后送',
    pickup: '收货后送',
    partial: '收货后送',
    shipped: '收货后送',
    received: '已送',
    finished: '已送',
  },
  step: STEP,
  ink0: inkOf(0),
  ink1: inkOf(1),
  ink2: inkOf(2),
  ink3: inkOf(3),
  way: { express: '配送', pickup: '自提', escrow: '配送' },
};

export const STARTS: Record<string, Start> = {
  'pages/tea/index': { calls: HOME, outline: HOME_SCREEN },
  'pages/tea/advertising': { calls: HOME.slice(0, 1) },
  'pages/tea/classification': {
    calls: ['/api/a-t-shop/goods-class?scene=retail', '/api/inv-shop/v1/product?!id&sort=sales'],
    outline: CLASSES,
  },
  'pages/tea/cpf-goods': { calls: ['+/api/v2/market-place/:id?id'] },
  'pages/tea/szcy': {
    calls: ['/api/v4/tea/tea-fields?page=1&region', '/api/v2/special/roll-message?scene=adopt'],
    outline: GARDEN,
  },
  'pages/tea/rycs': { calls: ['/api/v4/tea/tea-fields/:fieldId?id@fieldId'], outline: FIELD },
  'outbound/pages/escrow': { calls: ['+/api/v4/stock/escrow?tab:lots&page=1'], outline: CELLAR },
  'pages/tea/rycg': { calls: ['/api/v4/tea/harvest?!id&page=1&fieldId&season'] },
  'pages/tea/wryd': { calls: ['+/api/v4/tea/adopt?tab:growing&page=1'] },
  'pages/tea/index1': { calls: ['/api/a-t-shop/default/index?storeId'] },
  'pages/tea/mine': {
    calls: ['+/api/v1/member/member/my?', '+/api/inv-shop/v1/member/order/statistics?', '+/api/v4/member/count?'],
    outline: MINE,
  },
  'pages/tea/my-money': {
    calls: ['+/api/v1/member/credits/statistics?unit=money', '+/api/v1/member/credits?unit=money'],
    outline: WALLET,
  },
  'pages/tea/vip': {
    calls: ['+/api/v1/member/level/my?', '+/api/v4/member/vip-info?', '+/api/v1/member/member/gift?'],
    outline: CENTRE,
  },
  'pages/tea/video-box': { calls: ['+/api/v4/video/alibaba-video?id'] },
  'pages/tea/wholesale': { calls: ['/api/a-t-shop/goods-class?scene=wholesale'] },
  'shop/pages/goods': {
    calls: ['/api/inv-shop/v1/product/:id?id&campaignId'],
    outline: { parts: GOODS_PAGE },
  },
  'shop/pages/list': {
    calls: [
      '/api/inv-shop/v1/product?scene&categoryId&producerId&masterId&couponId&campaignId&!filter&sort:default&page=1',
    ],
    outline: { parts: GOODS, tables: OFFERS },
  },
  'shop/pages/search/search': {
    calls: ['/api/inv-shop/v1/product?keyword&!categoryId&!priceMin&!priceMax&!filter&sort:default&page=1'],
    outline: {
      fixed: [title('{?keyword}'), searchBox('{?keyword}', '12px 20px 0', '#211f1b')],
      parts: FOUND,
      tables: OFFERS,
    },
  },
  'shop/pages/search': { calls: ['/api/v4/tea/search?keyword&kind:all&page=1'] },
  'shop/pages/category': { calls: ['/api/a-t-shop/goods-class?scene=retail'] },
  'shop/pages/marketing/wholesale_detail': {
    calls: ['/api/inv-shop/v1/marketing/wholesale/:id?id&groupId'],
    outline: CAMPAIGN,
  },
  'shop/pages/marketing/discount': { calls: ['/api/inv-shop/v1/marketing/discount?slotId&page=1'] },
  'shop/pages/marketing/coupon': {
    calls: ['/api/inv-shop/v1/marketing/coupon-type?page=1&kind&goodsId'],
    outline: { fixed: [title('领券中心'), tabs(COUPON_KINDS, 'kind')], parts: [TICKETS], tables: COUPON_TABLES },
  },
  'shop/pages/cart/index': {
    calls: ['+/api/inv-shop/v1/cart-item?'],
    outline: { fixed: [tabTitle(TAB_NAMES.cart), tabBar('cart')], parts: BASKET, tables: OFFERS },
  },
  'shop/pages/order/index': {
    calls: [
      '+/api/inv-shop/v1/member/order/index?tab:all&page=1&keyword',
      '+/api/inv-shop/v1/member/order/statistics?',
    ],
    outline: {
      fixed: [
        title('我的订单', 'member'),
        { when: 'member', has: [searchBox('商品名或订单号', '12px 20px 4px')] },
        tabs(ORDER_TAB, 'tab', 'member'),
      ],
      parts: [ORDERS],
      tables: ORDER_TABLES,
    },
  },
  'shop/pages/order/detail': {
    calls: ['+/api/inv-shop/v1/member/order/view?id'],
    outline: { fixed: [title('订单详情', 'member')], parts: ORDER, tables: DETAIL_TABLES },
  },
  'shop/pages/order/express': { calls: ['+/api/inv-shop/v1/member/order/express?id&parcelId'] },
  'income/pages/index': {
    calls: ['+/api/v1/member/achievement/statistics?range:30d', '+/api/v1/member/achievement?orders=true'],
    outline: INCOME,
  },
  'member/pages/address/list': { calls: ['+/api/v1/member/address?'] },
  'member/pages/notice/index': {
    calls: ['+/api/v1/member/notify?box&page=1', '+/api/v1/member/notify/statistics?'],
    outline: MESSAGES,
  },
  'member/pages/team/index': {
    calls: ['+/api/v1/member/member/team?month', '+/api/v1/member/member/team-level?'],
    outline: TEAM,
  },
  'member/pages/wallet/pay': { calls: ['+/api/v1/pay/cashier?orderGroup&orderId'] },
  'tea/pages/index': {
    calls: ['+/api/v4/tea/new-index?'],
    outline: {
      fixed: [title('茶文化', 'member')],
      parts: coverPage('hero.items.0.image', 'hero.items.0.label', 'hero.items.0.value'),
    },
  },
  'collegePackages/pages/college/index': { calls: ['/api/a-t-college/index?'], outline: COLLEGE },
  // One's own are asked for by the page.
  'collegePackages/pages/college/course/list': {
    calls: ['/api/a-t-college/course?!mine&kind=course&sort:default&price&cateId&teacherId&couponId&page=1'],
  },
  'collegePackages/pages/college/course/detail': { calls: ['/api/a-t-college/course/:id?id'], outline: COURSE },
  'reservation/pages/index/home': {
    calls: ['+/api/v4/tea/booking?tab=coming&page=1', '+/api/v4/tea/booking-service-type?'],
    outline: { ...BOOKING_HOME, tables: { deposit: { 0: '免订金' } } },
  },
  'reservation/pages/detail/newDetail': {
    calls: [
      '+/api/v4/tea/store?^id@storeId&!bookingId',
      '+/api/v4/tea/booking-service-type?^storeId&!bookingId',
      '+/api/v4/tea/booking-hold?^storeId&!bookingId',
      '+/api/v3/pick-up?!bookingId',
    ],
    outline: WIZARD,
  },
  // Who asks for the menu sits down, so it is asked for where somebody sits already.
  'qrCodeOrder/pages/index': {
    calls: ['+/api/v4/scan-code/is-cart?^code', '+open>/api/v4/scan-code/index?^code'],
    outline: MENU,
  },
  'qrCodeOrder/pages/order': {
    calls: [
      '+/api/v4/scan-code/order-list?^sessionId&!scope',
      '+/api/v4/scan-code/order-pay?^sessionId&split=all&!scope',
    ],
    outline: BILL,
  },
  'collegePackages/pages/college/live/list': {
    calls: ['/api/a-t-college/live?page=1&status:live&sort&keyword&teacherId'],
  },
  'collegePackages/pages/college/live_index': { calls: ['/api/inv-shop/v1/live?', '/api/a-t-college/live?^date'] },
  'collegePackages/pages/college/live/live': { calls: ['/api/a-t-college/live/:id?id'] },
  'collegePackages/pages/college/live/detail': { calls: ['/api/a-t-college/live/:id?id'], outline: SHOW },
  'entertainment/pages/index/index': { calls: ['+/api/v4/video/index?!tab&page=1&cateId'], outline: FILMS },
  'entertainment/pages/video/video': { calls: ['+/api/v4/video/alibaba-video?id'], outline: FILM },
  'entertainment/pages/search/index': { calls: ['+/api/v4/video/search?'] },
  'entertainment/pages/search/searchDetails': {
    calls: [
      '+/api/v4/video/video-search?!tab&keyword&sort:default&page=1&cateId&duration',
      '+/api/v4/video/index?!tab',
    ],
  },
  'entertainment/pages/h5mpweixin/h5mpweixin': { calls: ['/api/v1/site/config?group=mini-program'] },
  'tea/pages/artistDetail': { calls: ['+/api/v4/tea/master?id'] },
  'tea/pages/lifeCircle': { calls: ['+/api/v4/tea/life-circle?!tab&topic&page=1'] },
  'tea/pages/newGift': { calls: ['+/api/v4/member/new-gift?'] },
  'collegePackages/pages/college/video/list': {
    calls: ['/api/a-t-college/course?kind=video&sort:newest&cateId&keyword&page=1'],
  },
  'collegePackages/pages/college/video/detail': {
    calls: ['/api/a-t-college/course/:id?id'],
    outline: { fixed: [title('公开课')], parts: SHORT },
  },
  'collegePackages/pages/college/material/index': {
    calls: ['+/api/a-t-college/material?cateId&kind&courseId&keyword&page=1'],
  },
  'collegePackages/pages/college/order/course_index': { calls: ['+/api/a-t-college/order?page=1&status'] },
  'collegePackages/pages/college/order/course_detail': { calls: ['+/api/a-t-college/order/:id?id'] },
  'collegePackages/pages/college/order/settle': { calls: ['+/api/a-t-college/order/preview?courseId&!giftTo'] },
};

/** The same calls for the app, which asks for them as somebody is led to a page (src/core/ahead). */
export const CALLS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(STARTS).map(([page, { calls }]) => [page, calls]),
);
/**
 * Of a member the server remembers that these were asked: who only touches what leads there has not been there. Held by
 * __tests__/server/http/traces.test.ts.
 */
export const TRACES: readonly string[] = ['/api/inv-shop/v1/product/:id?id&campaignId'];
