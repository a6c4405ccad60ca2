/** OrderCard and OrderDetail (domain.md 4): the only maker of their wire shapes. */
import type { OrderCard, OrderDetail, OrderLine, Parcel } from '../../../src/contract/order/schemas';
import type { StoreCard } from '../../../src/contract/shop/schemas';
import { paymentView } from '../payment/presenter';
import type { Payment } from '../payment/repository';
import { actionsOf } from './actions';
import { addressView } from './addresses';
import type { ParcelRow, TraceRow } from './query';
import type { Order, OrderLineRow, OrderLog } from './repository';

export const lineView = (line: OrderLineRow): OrderLine => ({
  id: line.id,
  skuId: line.skuId,
  goodsId: line.goodsId,
  title: line.title,
  cover: line.cover,
  specText: line.specText,
  price: line.price,
  qty: line.qty,
  share: {
    memberOff: line.memberOff,
    campaignOff: line.campaignOff,
    couponOff: line.couponOff,
    pointsOff: line.pointsOff,
    paid: line.paid,
  },
  gift: line.gift,
  reviewed: line.reviewed,
  shippedQty: line.shippedQty,
  returnedQty: line.returnedQty,
});

export const orderCard = (order: Order, lines: readonly OrderLineRow[], store: StoreCard | undefined): OrderCard => ({
  id: order.id,
  no: order.no,
  kind: order.kind,
  status: order.status,
  deliveryType: order.deliveryType,
  seller: order.seller,
  lines: lines.map(lineView),
  qty: lines.filter((line) => !line.gift).reduce((all, line) => all + line.qty, 0),
  payable: order.payable,
  ...(order.status === 'unpaid' && order.expireAt !== null ? { expireAt: order.expireAt } : {}),
  ...(store ? { store } : {}),
  actions: actionsOf(order),
  createdAt: order.createdAt,
});

export interface DetailParts {
  order: Order;
  lines: readonly OrderLineRow[];
  logs: readonly OrderLog[];
  store: StoreCard | undefined;
  payment: Payment | undefined;
  parcels: readonly ParcelRow[];
  traces: readonly TraceRow[];
  now: number;
}

export function orderDetail(parts: DetailParts): OrderDetail {
  const { order, lines, store, payment } = parts;
  return {
    card: orderCard(order, lines, store),
    ...(order.address ? { address: addressView(order.address, true) } : {}),
    deliveryType: order.deliveryType,
    ...(order.pickup && store
      ? {
          pickup: {
            store,
            name: order.pickup.name,
            mobile: order.pickup.mobile,
            ...(order.pickupCode && order.status === 'pickup' ? { code: order.pickupCode } : {}),
          },
        }
      : {}),
    amounts: order.amounts,
    remark: order.remark,
    ...(payment ? { payment: paymentView(payment) } : {}),
    parcels: parts.parcels.map((parcel) => parcelView(parcel, lines, parts.traces)),
    timeline: parts.logs.map((log) => ({ key: log.key, label: log.label, value: String(log.at) })),
    ...(order.closeReason ? { closeReason: order.closeReason } : {}),
    givePoints: order.givePoints,
    serverTime: parts.now,
  };
}

/** A parcel with the lines in it; a line's qty is the number of pieces in this parcel. */
function parcelView(parcel: ParcelRow, lines: readonly OrderLineRow[], traces: readonly TraceRow[]): Parcel {
  const own = traces.filter((trace) => trace.parcelId === parcel.id);
  const newest = own[0];
  return {
    id: parcel.id,
    company: parcel.company,
    companyTel: parcel.companyTel,
    trackingNo: parcel.trackingNo,
    lines: parcel.lines.flatMap(({ lineId, qty }) => {
      const line = lines.find((one) => one.id === lineId);
      return line ? [{ ...lineView(line), qty }] : [];
    }),
    status: parcelStatus(newest),
    last: newest
      ? { at: newest.at, text: newest.text, place: newest.place }
      : { at: parcel.createdAt, text: '快递已揽收，信息更新中', place: '' },
  };
}

const STATES: [RegExp, string][] = [
  [/签收/, '已签收'],
  [/派送|派件/, '派送中'],
  [/揽收|出库/, '已揽收'],
];
const parcelStatus = (newest: TraceRow | undefined): string =>
  newest ? (STATES.find(([words]) => words.test(newest.text))?.[1] ?? '运输中') : '待揽收';
