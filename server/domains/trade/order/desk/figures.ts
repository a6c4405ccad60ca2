/** What the house sold today, and orders and parcels that a caller names: for the workbench (rules 26.2, 26.4). */
import type { OrderStatus } from '../../../../../src/contract/order/schemas';
import { yuan } from '../../../../lib/money';
import { maskMobile, maskName } from '../../../../lib/mask';
import { dayOf, startOfDay } from '../../../../lib/shanghai';
import type { DeskFigure, DeskFound, DeskSearchRules } from '../../../people/work/desk';
import type { Order } from '../repository';
import { listByMobile, listByNo, listByReceiver, listByTracking, sumPaid } from './repository';

const paidToday = { area: 'report', route: '/chart/pages/index' } as const;
export const salesFigure: DeskFigure = {
  ...paidToday,
  label: '今日销售额',
  unit: 'fen',
  read: async (tx, _employee, now) => (await sumPaid(tx, startOfDay(now))).amount,
};
export const ordersFigure: DeskFigure = {
  ...paidToday,
  label: '今日订单',
  unit: 'count',
  read: async (tx, _employee, now) => (await sumPaid(tx, startOfDay(now))).count,
};

const STATUS_TEXT: Readonly<Record<OrderStatus, string>> = {
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

export const orderRoute = (id: string): string => `/shop/pages/order/detail?id=${id}&scope=store`;

const whoGets = ({ address, pickup }: Order): string => {
  const { name, mobile } = address ?? pickup ?? {};
  return name && mobile ? `${maskName(name)} ${maskMobile(mobile)}` : '';
};
const orderRow = (order: Order): DeskFound => ({
  id: order.id,
  title: order.no,
  note: [dayOf(order.createdAt), `¥${yuan(order.payable)}`, whoGets(order)].filter(Boolean).join(' · '),
  tag: STATUS_TEXT[order.status],
  route: orderRoute(order.id),
});

const AREAS = ['service', 'stock', 'finance'] as const;
const MOBILE = /^1[3-9]\d{9}$/;
/** Every number of an order has digits; a name has none. */
const NUMBER = /\d/;

export const orderSearch: DeskSearchRules = {
  label: '订单',
  areas: AREAS,
  find: async (tx, _employee, keyword, most) => {
    const found = MOBILE.test(keyword)
      ? await listByMobile(tx, keyword, most)
      : NUMBER.test(keyword)
        ? await listByNo(tx, keyword.toUpperCase(), most)
        : await listByReceiver(tx, keyword, most);
    return found.map(orderRow);
  },
};

export const parcelSearch: DeskSearchRules = {
  label: '包裹',
  areas: AREAS,
  find: async (tx, _employee, keyword, most) =>
    NUMBER.test(keyword)
      ? (await listByTracking(tx, keyword, most)).map(({ parcel, order }) => ({
          id: parcel.id,
          title: `${parcel.company} ${parcel.trackingNo}`,
          note: [order.no, whoGets(order)].filter(Boolean).join(' · '),
          tag: parcel.status,
          route: orderRoute(order.id),
        }))
      : [],
};
