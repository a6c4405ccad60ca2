/** The only maker of the wire shapes OrderCard and OrderDetail. */
import type { LineReview } from '../../../../src/contract/review/schemas';
import type { OrderCard, OrderDetail, OrderLine, Parcel } from '../../../../src/contract/order/schemas';
import type { StoreCard } from '../../../../src/contract/store/shapes';
import type { Setup } from '../../../http/context';
import { paymentView } from '../payment/presenter';
import type { Payment } from '../payment/repository';
import { actionsOf } from './actions';
import { addressView } from '../../people/address/choose';
import type { CardParts, PageSales } from './parts';
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

/** Without `parts` (cards of other areas) what comes after the sale is left out. */
export const orderCard = (
  server: Setup,
  order: Order,
  lines: readonly OrderLineRow[],
  store: StoreCard | undefined,
  parts?: CardParts,
): OrderCard => ({
  id: order.id,
  no: order.no,
  kind: order.kind,
  status: order.status,
  deliveryType: order.deliveryType,
  seller: order.seller,
  lines: lines.map((line) => {
    const afterSale = parts?.sales?.marks.get(line.id);
    return afterSale ? { ...lineView(line), afterSale } : lineView(line);
  }),
  qty: lines.filter((line) => !line.gift).reduce((all, line) => all + line.qty, 0),
  payable: order.payable,
  ...(order.status === 'unpaid' && order.expireAt !== null ? { expireAt: order.expireAt } : {}),
  ...(store ? { store } : {}),
  actions: actionsOf(server, order, lines, parts),
  ...(parts?.group ? { group: parts.group } : {}),
  createdAt: order.createdAt,
});

interface DetailParts extends CardParts {
  sales: PageSales;
  reviews: LineReview[];
  parcels: Parcel[];
  order: Order;
  lines: readonly OrderLineRow[];
  logs: readonly OrderLog[];
  store: StoreCard | undefined;
  payment: Payment | undefined;
  receiptNo: string | undefined;
  groupView: OrderDetail['group'];
  quoteNo: string | undefined;
  now: number;
}

export function orderDetail(server: Setup, parts: DetailParts): OrderDetail {
  const { order, lines, store, payment, groupView, sales } = parts;
  return {
    card: orderCard(server, order, lines, store, parts),
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
    ...(parts.receiptNo === undefined ? {} : { receiptNo: parts.receiptNo }),
    afterSales: sales.afterSales,
    returnable: sales.returnable,
    ...(sales.afterSaleUntil === undefined ? {} : { afterSaleUntil: sales.afterSaleUntil }),
    reviews: parts.reviews,
    parcels: parts.parcels,
    timeline: parts.logs.map((log) => ({ key: log.key, label: log.label, value: String(log.at) })),
    ...(order.closeReason ? { closeReason: order.closeReason } : {}),
    ...(groupView ? { group: groupView } : {}),
    ...(parts.quoteNo === undefined ? {} : { quoteNo: parts.quoteNo }),
    giveGot: order.givePoints,
    serverTime: parts.now,
  };
}
