/** Params of every built page (**Params** of spec/pages). Everything travels as text; lists are JSON. */
import type { CashierView, DeliveryType, GoodsSort, OrderLineInput, WholesaleTab, RequestOf } from '@/contract';
import type { BuiltPath } from './built';

/** Attribution of a link, read at launch by `attribution`. */
interface Shared {
  share_id?: string;
  source?: string;
}
type NoParams = Record<never, never>;

interface Params {
  '/pages/tea/index': Shared;
  '/pages/tea/advertising': Shared & { redirect?: string };
  '/pages/tea/classification': { id?: string };
  '/pages/tea/mine': NoParams;
  '/pages/tea/index1': { storeId?: string };
  '/tea/pages/shop': { storeId?: string; cateId?: string };
  /** Both come from the messenger. */
  '/pages/tea/order_bill_transit': { out_trade_no?: string; check_code?: string };
  /** group: an order group other than order, or `audit` for applications. */
  '/pages/tea/success': { group: string; id: string; from?: string };
  /** id: a video of the house; src: a file of the own storage. t: second to begin at. */
  '/pages/tea/video-box': Shared & { id?: string; src?: string; title?: string; poster?: string; t?: string };
  '/pages/tea/cpf': { series?: string; year?: string };
  '/pages/tea/cpf-goods': { id: string };
  /** id opens that piece. */
  '/pages/tea/my-cpf': { tab?: 'held' | 'transferring' | 'redeemed'; id?: string };
  '/shop/pages/search/index': { keyword?: string };
  '/shop/pages/search/search': {
    keyword: string;
    sort?: GoodsSort;
    categoryId?: string;
    /** Fen. */
    priceMin?: number;
    priceMax?: number;
  };
  '/shop/pages/search': { keyword?: string; kind?: RequestOf<'tea.search'>['kind'] };
  '/shop/pages/category': { id?: string; scene?: RequestOf<'shop.productIndex'>['scene'] };
  '/shop/pages/list': {
    categoryId?: string;
    producerId?: string;
    masterId?: string;
    couponId?: string;
    campaignId?: string;
    scene?: 'new' | 'vip' | 'escrow' | 'show';
    title?: string;
    sort?: GoodsSort;
  };
  '/shop/pages/goods': Shared & { id: string; skuId?: string; campaignId?: string; groupId?: string };
  '/shop/pages/imgshow': { urls?: string[]; goodsId?: string; kind?: 'images' | 'reviews'; index?: number };
  '/shop/pages/cart/index': NoParams;
  '/shop/pages/marketing/wholesale_index': Shared;
  '/shop/pages/marketing/wholesale_list': {
    type: 'group' | 'auction' | 'tier';
    status?: 'running' | 'upcoming' | 'ended';
  };
  '/shop/pages/marketing/wholesale_detail': Shared & {
    id: string;
    type?: 'group' | 'auction' | 'tier';
    groupId?: string;
  };
  '/shop/pages/order/settle': {
    source: 'cart' | 'buy' | 'group' | 'discount' | 'auction' | 'release' | 'quote' | 'wholesale';
    lines?: OrderLineInput[];
    campaignId?: string;
    groupId?: string;
    quoteId?: string;
    deliveryType?: DeliveryType;
    storeId?: string;
  };
  '/shop/pages/marketing/coupon': { kind?: 'cash' | 'percent' | 'freight' | 'course' | 'table'; goodsId?: string };
  /** slotId: any campaign of the slot. */
  '/shop/pages/marketing/discount': { slotId?: string };
  '/tea/pages/newGift': Shared;
  '/tea/pages/discount': { zoneId?: string };
  '/tea/pages/my-ggb': { tab?: 'zone' | 'draw' | 'log' };
  '/tea/pages/productHot': { cateId?: string; period?: 'week' | 'month' | 'year' };
  '/shop/pages/footprint/index': { cateId?: string; tab?: 'all' | 'soldOut' };
  '/shop/pages/collection/index': { kind?: 'goods' | 'store' | 'article' | 'video' | 'course' | 'master' | 'tree' };
  '/pages/tea/wholesale': { categoryId?: string; keyword?: string };
  '/pages/tea/my-wholesale': { tab?: WholesaleTab };
  '/shop/pages/marketing/wholesale': { goodsId?: string; categoryId?: string };
  '/shop/pages/category_channel': { categoryId?: string };
  /** Without lines: the basket of this phone. */
  '/shop/pages/order/settle_channel': { lines?: OrderLineInput[] };
  '/shop/pages/order/success': { id: string };
  '/shop/pages/order/index': { tab?: 'all' | 'unpaid' | 'paid' | 'shipped' | 'review' | 'afterSale'; keyword?: string };
  '/shop/pages/order/express': { id: string; parcelId?: string };
  /** out_trade_no: the number of the payment, as the messenger's ticket knows it. */
  '/shop/pages/order/advertisingdetail': { id?: string; out_trade_no?: string };
  '/shop/pages/order/detail': { id: string; action?: 'afterSale' | 'review' };
  '/tea/pages/index': Shared;
  /** month: YYYY-MM. */
  '/tea/pages/home': { month?: string; storeId?: string; kind?: string };
  '/tea/pages/lifeCircle': { tab?: 'posts' | 'merchants'; topic?: string; cateId?: string };
  /** id: a scene. */
  '/tea/pages/vr': { id?: string };
  /** With an id one exhibit. */
  '/tea/pages/productShow': { id?: string; craft?: string };
  '/tea/pages/artistList': { cateId?: string; keyword?: string };
  '/tea/pages/artistDetail': Shared & { id: string };
  /** With an id the producer itself. */
  '/tea/pages/producer': { cateId?: string; id?: string };
  /** code: from a scanned label. */
  '/tea/pages/official': { code?: string };
  '/activity/pages/product': { id: string; cateId?: string };
  '/member/pages/wallet/pay': Pick<CashierView, 'orderGroup' | 'orderId'>;
  '/member/pages/address/list': NoParams;
  '/member/pages/address/select': { selectedId?: string; skuIds?: string[]; from?: string };
  '/member/pages/address/edit': { id?: string };
  /** next: own route to go on to. */
  '/member/pages/password2': { next?: string };
  '/member/pages/setting': NoParams;
  '/member/pages/edit': NoParams;
  '/site/pages/login': Shared & { backurl?: string };
  '/site/pages/register': { share_id?: string; inviteNo?: string };
  '/site/pages/setPassword': { mobile?: string };
  '/site/pages/single_detail': { code: string };
  '/site/pages/webview': { url: string; title?: string };
  '/contact/pages/ContactUs': { storeId?: string; topic?: string };
  '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup': { force?: string };
  /** gcj02 degrees. */
  '/choose-location': { lat?: number; lng?: number; keyword?: string; caller?: string };
  '/open-location': { lat: number; lng: number; name?: string; address?: string };
}

/** A built path without params, or params without a built path, does not compile. */
export type ParamsOf<P extends BuiltPath> = Params[P];
export type UnknownParams = Exclude<keyof Params, BuiltPath>;
/** The params argument may be left out when a page needs none. */
export type ParamsArg<P extends BuiltPath> =
  Record<string, never> extends ParamsOf<P> ? [params?: ParamsOf<P>] : [params: ParamsOf<P>];
/** What a page reads: every value as text, because addresses carry nothing else. */
export type QueryOf<P extends BuiltPath> = { [K in keyof ParamsOf<P>]?: string };
