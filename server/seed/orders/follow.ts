/** What follows an order of the seed: its payment, its log, its parcels. */
import type { orderLogs } from '../../db/schema';
import { carrierOf, trackingNoOf } from '../../lib/carriers';
import { DEMO } from '../../domains/people/shopSettings/settings';
import { journeyOf } from '../../gateways/carrier';
import { numberOf } from '../../lib/numbers';
import { type BuiltOrder, HOUR, MINUTE, type OrderPlan, type Row } from './shapes';

export function paymentOf(plan: OrderPlan, order: BuiltOrder['order'], index: number): Pick<BuiltOrder, 'payment'> {
  if (order.paidAt == null) return {};
  const refunded = plan.status === 'refunded';
  return {
    payment: {
      id: String(530001 + index),
      no: numberOf('YP', plan.createdAt, 530001 + index, 8),
      memberId: plan.memberId,
      orderGroup: 'order',
      orderId: order.id,
      amount: order.payable,
      channel: plan.channel,
      status: refunded ? 'refunded' : 'paid',
      tradeNo: plan.channel === 'js' ? `SANDBOX${530001 + index}` : null,
      refundedAmount: refunded ? order.payable : 0,
      createdAt: plan.createdAt + MINUTE,
      paidAt: order.paidAt,
    },
  };
}

export function logsOf(order: BuiltOrder['order'], plan: OrderPlan): Row<typeof orderLogs>[] {
  const entry = (key: string, label: string, by: string, at: number | null | undefined) =>
    at == null ? [] : [{ orderId: order.id, key, label, by, at }];
  const closed =
    plan.status === 'refunded' ? '退款成功' : plan.closeReason === 'timeout' ? '超时未付，订单已取消' : '订单已取消';
  return [
    ...entry('created', '提交订单', '买家', order.createdAt),
    ...entry('paid', '支付成功', '买家', order.paidAt),
    ...entry('partial', '商家已发出部分商品', '仓库', plan.status === 'partial' ? order.createdAt + 20 * HOUR : null),
    ...entry('shipped', '商家已发货', '仓库', order.shippedAt),
    ...entry('received', '确认收货', '买家', order.receivedAt),
    ...entry('finished', '交易完成', '系统', order.finishedAt),
    ...entry(
      plan.status === 'refunded' ? 'refunded' : 'cancelled',
      closed,
      plan.closeReason === 'buyer' ? '买家' : '系统',
      order.closedAt,
    ),
  ];
}

/** What was sent goes in one parcel; the shipped order of 林知夏 goes in two, with seven traces until now. */
export function parcelsOf(
  order: BuiltOrder['order'],
  lines: BuiltOrder['lines'],
  index: number,
): Pick<BuiltOrder, 'parcels' | 'traces'> {
  const from = order.shippedAt ?? (order.status === 'partial' ? order.createdAt + 20 * HOUR : null);
  if (from === null || !order.address) return { parcels: [], traces: [] };
  const packed = lines.filter((line) => (line.shippedQty ?? 0) > 0).map((line) => ({ lineId: line.id, qty: line.qty }));
  const inTwo = order.memberId === '10001' && order.status === 'shipped';
  const loads = inTwo ? [packed.slice(0, 1), packed.slice(1)] : [packed];
  // The last step, the signature, comes with the receipt.
  const journey = journeyOf({ to: order.address, from: DEMO.shopSettings.papers.sendsFrom, sentAt: from }).slice(0, -1);
  const built = loads.map((load, i) => {
    const id = String(540001 + index * 2 + i);
    const carrier = carrierOf(i === 0 ? '顺丰速运' : '京东快递');
    const steps = inTwo ? journey.slice(0, i === 0 ? 4 : 3) : journey;
    const signed =
      order.receivedAt == null
        ? []
        : [{ at: order.receivedAt - HOUR, place: order.address?.district ?? '', text: '包裹已签收，签收人：本人' }];
    return {
      parcel: {
        id,
        orderId: order.id,
        company: carrier.company,
        companyTel: carrier.companyTel,
        trackingNo: trackingNoOf(carrier, id),
        lines: load,
        status: 'shipped',
        createdAt: from,
      },
      traces: [...steps, ...signed].map((step) => ({ ...step, parcelId: id })),
    };
  });
  return { parcels: built.map(({ parcel }) => parcel), traces: built.flatMap(({ traces }) => traces) };
}
