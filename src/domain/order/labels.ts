/** Words of orders, once. */
import type {
  AfterSaleStatus,
  AfterSaleWay,
  DeliveryType,
  OrderAction,
  OrderCard,
  OrderKind,
  OrderLine,
  OrderStatus,
  OrderTab,
} from '@/contract';

export const ORDER_STATUS: Record<OrderStatus, string> = {
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

export const SALE_WAY: Record<AfterSaleWay, string> = { refund: '仅退款', return: '退货退款', exchange: '换货' };

export const SALE_STATUS: Record<AfterSaleStatus, string> = {
  applied: '待审核',
  approved: '已同意',
  waitReturn: '待寄回',
  returning: '待收货',
  refunding: '退款中',
  done: '已完成',
  rejected: '已拒绝',
  withdrawn: '已撤销',
  escalated: '平台介入',
};

/** What asks for payment, what is on its way to the buyer, what waits for nothing any more. */
export type OrderTone = 'pay' | 'way' | 'done' | 'gone';
export const ORDER_TONE: Record<OrderStatus, OrderTone> = {
  unpaid: 'pay',
  grouping: 'way',
  paid: 'way',
  pickup: 'way',
  partial: 'way',
  shipped: 'way',
  received: 'done',
  finished: 'done',
  cancelled: 'gone',
  refunded: 'gone',
};

/** The tag of an order; the ordinary kind has none. */
export const ORDER_KIND: Record<OrderKind, string> = {
  normal: '',
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

export const DELIVERY: Record<DeliveryType, string> = { express: '快递', pickup: '自提', escrow: '存窖' };

/** Tags of an order: the kind, and how it comes when that is not by parcel; pieces of a parcel may go to the cellar too. */
export const orderTags = ({
  kind,
  deliveryType,
  lines,
}: Pick<OrderCard, 'kind' | 'deliveryType' | 'lines'>): string[] =>
  [
    ORDER_KIND[kind],
    deliveryType === 'express' ? '' : DELIVERY[deliveryType],
    deliveryType !== 'escrow' && lines.some(({ storeQty = 0 }) => storeQty > 0) ? '部分存窖' : '',
  ].filter(Boolean);

export const CLOSE_REASON = {
  timeout: '超时未付',
  buyer: '买家取消',
  group: '拼团未成',
  staff: '客服关闭',
  forfeit: '违约',
} as const;

export const ORDER_ACTION: Record<OrderAction, string> = {
  pay: '去支付',
  cancel: '取消订单',
  remind: '提醒发货',
  address: '改地址',
  receive: '确认收货',
  pickupCode: '取货码',
  express: '查看物流',
  review: '评价',
  append: '追评',
  afterSale: '申请售后',
  rebuy: '再次购买',
  delete: '删除',
};

export const ORDER_TAB: readonly { id: OrderTab; label: string }[] = [
  { id: 'all', label: '全部' },
  { id: 'unpaid', label: '待付款' },
  { id: 'paid', label: '待发货' },
  { id: 'shipped', label: '待收货' },
  { id: 'review', label: '待评价' },
  { id: 'afterSale', label: '退款/售后' },
];

export const CANCEL_REASONS = ['不想要了', '拍错了', '地址填错了', '想换付款方式', '其他'] as const;

/** What one piece costs in its group. */
export const groupPrice = ({ price, qty, share }: Pick<OrderLine, 'price' | 'qty' | 'share'>): number =>
  price - Math.floor(share.campaignOff / qty);
