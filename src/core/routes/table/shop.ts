/** Shop and scan-code ordering. One row per address (rule 6.1): title, login mode, flags. */
import type { CampaignSort, FavouriteRow, DeliveryType, GoodsSort, OrderLineInput, RequestOf } from '@/contract';
import { BRAND } from '../../lib/brand';
import { page, type Shared } from '../row';

export const shopRows = {
  '/shop/pages/search/index': page<{ keyword?: string }>('搜索'),
  '/shop/pages/search/search': page<{
    keyword: string;
    sort?: GoodsSort;
    categoryId?: string;
    /** Fen. */
    priceMin?: number;
    priceMax?: number;
    /** What is chosen in the drawer (domain/goods/filter.ts). */
    filter?: string;
  }>('商品搜索结果'),
  '/shop/pages/imgshow': page<{ urls?: string[]; goodsId?: string; kind?: 'images' | 'reviews'; index?: number }>(
    '图片查看',
  ),
  '/shop/pages/search': page<{ keyword?: string; kind?: RequestOf<'tea.search'>['kind'] }>('全站搜索'),
  '/shop/pages/list': page<{
    categoryId?: string;
    producerId?: string;
    masterId?: string;
    couponId?: string;
    campaignId?: string;
    scene?: 'new' | 'vip' | 'escrow' | 'show';
    title?: string;
    sort?: GoodsSort;
    filter?: string;
  }>('商品列表'),
  '/shop/pages/goods': page<Shared & { id: string; skuId?: string; campaignId?: string; groupId?: string }>('商品详情'),
  '/shop/pages/marketing/wholesale': page<{ goodsId?: string; categoryId?: string }>('批发', 'redirect', {
    role: 'wholesaler',
    ownGate: true,
  }),
  '/shop/pages/marketing/wholesale_detail': page<
    Shared & {
      id: string;
      type?: 'group' | 'auction' | 'tier';
      groupId?: string;
    }
  >('集采活动详情'),
  '/shop/pages/marketing/wholesale_list': page<{
    type: 'group' | 'auction' | 'tier';
    status?: 'running' | 'upcoming' | 'ended';
    sort?: CampaignSort;
  }>('集采活动列表'),
  '/shop/pages/marketing/wholesale_index': page<Shared>('集采会场'),
  '/shop/pages/cart/index': page(BRAND.tabs.cart),
  '/shop/pages/order/settle': page<{
    source: 'cart' | 'buy' | 'group' | 'discount' | 'auction' | 'release' | 'quote' | 'wholesale';
    lines?: OrderLineInput[];
    campaignId?: string;
    groupId?: string;
    quoteId?: string;
    deliveryType?: DeliveryType;
    storeId?: string;
  }>('确认订单', 'redirect'),
  /** Without lines: the basket of this phone. */
  '/shop/pages/order/settle_channel': page<{ lines?: OrderLineInput[] }>('渠道结算', 'redirect', {
    role: 'channel',
    ownGate: true,
  }),
  '/shop/pages/order/success': page<{ id: string }>('支付成功', 'redirect'),
  '/shop/pages/order/index': page<{
    tab?: 'all' | 'unpaid' | 'paid' | 'shipped' | 'review' | 'afterSale';
    keyword?: string;
  }>('我的订单', 'redirect'),
  '/shop/pages/category_channel': page<{ categoryId?: string; keyword?: string }>('渠道选货', 'redirect', {
    role: 'channel',
    ownGate: true,
  }),
  '/shop/pages/category': page<{
    id?: string;
    scene?: RequestOf<'shop.productIndex'>['scene'];
    sort?: GoodsSort;
  }>('分类选购'),
  /** scope=store: one of the staff looks at an order of the house. */
  '/shop/pages/order/detail': page<{ id: string; action?: 'afterSale' | 'review'; scope?: 'store' }>(
    '订单详情',
    'redirect',
  ),
  /** out_trade_no: the number of the payment, as the messenger's ticket knows it. */
  '/shop/pages/order/advertisingdetail': page<{ id?: string; out_trade_no?: string }>('小票订单详情', 'redirect'),
  '/shop/pages/order/express': page<{ id?: string; parcelId?: string; requestId?: string }>('物流跟踪', 'redirect'),
  /** slotId: any campaign of the slot. */
  '/shop/pages/marketing/discount': page<{ slotId?: string; sort?: 'default' | 'price' }>('限时秒杀'),
  '/shop/pages/marketing/coupon': page<{
    kind?: 'cash' | 'percent' | 'freight' | 'course' | 'table';
    goodsId?: string;
  }>('领券中心'),
  '/shop/pages/footprint/index': page<{ cateId?: string; tab?: 'all' | 'soldOut' }>('我的足迹', 'redirect'),
  '/shop/pages/collection/index': page<{
    kind?: FavouriteRow['kind'];
    keyword?: string;
  }>('我的收藏', 'redirect'),
  /** code: the seat code of a table, as it was scanned. */
  '/qrCodeOrder/pages/index': page<{ code?: string; su_code?: string }>('扫码点单', 'redirect'),
  '/qrCodeOrder/pages/transfer': page<{ sessionId: string; mode?: 'transfer' | 'merge' }>('转台并台', 'redirect', {
    role: 'staff:table',
  }),
  '/qrCodeOrder/pages/product': page<{ sessionId: string; productId: string; lineId?: string }>('菜品详情', 'redirect'),
  /** mine: what oneself has drunk, at any table. store: the tables of the house, for those who look after them. */
  '/qrCodeOrder/pages/order': page<{ sessionId?: string; code?: string; scope?: 'mine' | 'store'; storeId?: string }>(
    '本桌账单',
    'redirect',
  ),
  '/qrCodeOrder/pages/vip': page<{ sessionId: string }>('桌台会员', 'redirect'),
  /** code: of a point, to look at it; id: a record. typed: the code was not scanned. */
  '/qrCodeOrder/pages/patrol': page<{ code?: string; id?: string; typed?: boolean }>('巡台检查', 'redirect', {
    role: 'staff:patrol',
  }),
  '/qrCodeOrder/pages/patrolIndex': page<{ tab?: 'today' | 'issue' | 'all'; storeId?: string; date?: string }>(
    '巡台记录',
    'redirect',
    { role: 'staff:patrol' },
  ),
} as const;
