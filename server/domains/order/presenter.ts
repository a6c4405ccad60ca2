/** The only maker of the wire shapes OrderCard and OrderDetail. */
import type { OrderCard, OrderDetail, OrderLine, Parcel } from '../../../src/contract/order/schemas';
import type { StoreCard } from '../../../src/contract/shop/schemas';
import type { Cellar } from '../cellar/returns';
import { returnableOf, saleOfLine, saleView } from '../afterSale/presenter';
import type { FullSale, SaleLog } from '../afterSale/repository';
import { windowOf } from '../afterSale/window';
import type { ReviewRecord } from '../review/repository';
import { lineReviews } from '../review/view';
import { paymentView } from '../payment/presenter';
import type { GroupView } from '../../../src/contract/groupBuying/schemas';
import type { Group } from '../groupBuying/repository';
import type { Payment } from '../payment/repository';
import { actionsOf, type AfterParts } from './actions';
import { addressView } from '../address/choose';
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
  ...(line.storeQty > 0 ? { storeQty: line.storeQty } : {}),
  ...(line.backQty > 0 ? { backQty: line.backQty } : {}),
});

export const orderCard = (
  order: Order,
  lines: readonly OrderLineRow[],
  store: StoreCard | undefined,
  group?: Group,
  after?: AfterParts,
): OrderCard => ({
  id: order.id,
  no: order.no,
  kind: order.kind,
  status: order.status,
  deliveryType: order.deliveryType,
  seller: order.seller,
  lines: lines.map((line) => {
    const afterSale = after && saleOfLine(line.id, after.sales);
    return afterSale ? { ...lineView(line), afterSale } : lineView(line);
  }),
  qty: lines.filter((line) => !line.gift).reduce((all, line) => all + line.qty, 0),
  payable: order.payable,
  ...(order.status === 'unpaid' && order.expireAt !== null ? { expireAt: order.expireAt } : {}),
  ...(store ? { store } : {}),
  actions: actionsOf(order, lines, after),
  ...(group && group.status !== 'pending' && group.status !== 'void'
    ? {
        group: {
          id: group.id,
          campaignId: group.campaignId,
          lack: Math.max(0, group.size - group.joined),
          status: group.status,
        },
      }
    : {}),
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
  /** Of a group order: its group, as a row and as its buyer sees it. */
  group?: { row: Group; view?: GroupView };
  sales: readonly FullSale[];
  cellar: Cellar;
  saleLogs: readonly SaleLog[];
  reviews: readonly ReviewRecord[];
  now: number;
}

export function orderDetail(parts: DetailParts): OrderDetail {
  const { order, lines, store, payment } = parts;
  return {
    card: orderCard(order, lines, store, parts.group?.row, parts),
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
    afterSales: parts.sales.map((sale) => saleView(sale, parts.saleLogs)),
    returnable: returnableOf(order, lines, parts.sales, parts.cellar, parts.now),
    ...untilOf(order, parts.now),
    reviews: lineReviews(order, lines, parts.reviews),
    parcels: parts.parcels.map((parcel) => parcelView(parcel, lines, parts.traces)),
    timeline: parts.logs.map((log) => ({ key: log.key, label: log.label, value: String(log.at) })),
    ...(order.closeReason ? { closeReason: order.closeReason } : {}),
    ...(parts.group?.view ? { group: parts.group.view } : {}),
    givePoints: order.givePoints,
    serverTime: parts.now,
  };
}

function untilOf(order: Order, now: number): { afterSaleUntil?: number } {
  const { until } = windowOf(order, now);
  return until === undefined ? {} : { afterSaleUntil: until };
}

/** A parcel with the lines in it; a line's qty is the number of pieces in this parcel. */
export function parcelView(parcel: ParcelRow, lines: readonly OrderLineRow[], traces: readonly TraceRow[]): Parcel {
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
