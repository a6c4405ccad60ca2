/** Past wholesale and channel orders. Prices come from the ladders and the pricing model of real orders, so the sums agree. */
import type {
  orderLines,
  orderLogs,
  orders,
  parcels,
  parcelTraces,
  payments,
  OrderKind,
  OrderStatus,
} from '../../db/schema';
import { carrierOf, trackingNoOf } from '../../lib/carriers';
import { numberOf } from '../../lib/numbers';
import type { SaleSku } from '../../domains/offer/stock/saleSkus';
import { priceOrder } from '../../domains/people/pricing/model';
import { channelPrice, channelStep, tierAt, type Tier } from '../../domains/people/pricing/tiers';
import type { AddressSnapshot } from '../../db/schema';
import { freightOf, type FreightRule } from '../../domains/people/pricing/freight';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;

export interface WholesalePlan {
  memberId: string;
  kind: Extract<OrderKind, 'wholesale' | 'channel'>;
  status: OrderStatus;
  createdAt: number;
  items: { skuId: string; qty: number; store?: number }[];
  remark?: string;
  /** Channel: on the credit account. */
  credit?: boolean;
}

export interface WholesaleShelf {
  skus: Map<string, SaleSku>;
  tiers: Map<string, Tier[]>;
  boxes: Map<string, number>;
  rules: FreightRule[];
  grade: number;
  addressOf(memberId: string): AddressSnapshot;
}

type Row<T extends { $inferInsert: object }> = T['$inferInsert'];
export interface BuiltWholesale {
  plan: WholesalePlan;
  order: Row<typeof orders> & { id: string; payable: number };
  lines: (Row<typeof orderLines> & { id: string; qty: number; storeQty: number; price: number })[];
  logs: Row<typeof orderLogs>[];
  payment?: Row<typeof payments>;
  parcel?: Row<typeof parcels> & { id: string };
  traces: Row<typeof parcelTraces>[];
}

const SENT = new Set<OrderStatus>(['shipped', 'received', 'finished']);

export function buildWholesale(plan: WholesalePlan, index: number, shelf: WholesaleShelf, now: number): BuiltWholesale {
  const id = String(691001 + index);
  const past = (ms: number) => Math.min(now - MINUTE, plan.createdAt + ms);
  const isOpen = plan.status === 'unpaid' || plan.status === 'cancelled';
  const sent = SENT.has(plan.status);
  const paidAt = isOpen ? null : past(plan.credit ? 0 : 3 * HOUR);
  const shippedAt = sent ? past(26 * HOUR) : null;
  const receivedAt = plan.status === 'received' || plan.status === 'finished' ? past(4 * DAY) : null;
  const boxes = plan.items.reduce((all, { skuId, qty }) => all + qty / (shelf.boxes.get(skuId) ?? 1), 0);
  const { discountBp } = channelStep(shelf.grade, boxes).step;
  const bought = plan.items.map(({ skuId, qty, store = 0 }) => {
    const sku = shelf.skus.get(skuId);
    if (!sku) throw new Error(`the bulk seed names an unknown SKU ${skuId}`);
    const price =
      plan.kind === 'channel'
        ? channelPrice(sku.price, discountBp)
        : (tierAt(shelf.tiers.get(skuId) ?? [], qty)?.price ?? sku.price);
    return { sku, qty, store, price };
  });
  const address = shelf.addressOf(plan.memberId);
  const rules = plan.kind === 'channel' ? shelf.rules.map((rule) => ({ ...rule, freeOver: 0 })) : shelf.rules;
  const priced = priceOrder({
    lines: bought.map(({ sku, qty, price }) => ({
      goodsId: sku.goodsId,
      categoryIds: sku.categoryIds,
      price,
      qty,
      weight: sku.weight,
    })),
    points: { balance: 0, wanted: 0, shareBp: 0 },
    freight: (amount, grams) => freightOf(rules.slice(0, 1), address.regionCode, amount, grams).fee,
    pointRateBp: 0,
  });
  const lines = bought.map(({ sku, qty, store, price }, i) => ({
    id: String(692001 + index * 10 + i),
    orderId: id,
    memberId: plan.memberId,
    skuId: sku.skuId,
    goodsId: sku.goodsId,
    title: sku.title,
    cover: sku.cover,
    specText: sku.specText,
    price,
    qty,
    weight: sku.weight,
    storeQty: store,
    shippedQty: sent ? qty - store : 0,
    paid: priced.lines[i]?.paid ?? 0,
  }));
  const order = {
    id,
    no: numberOf('YJ', plan.createdAt, id),
    memberId: plan.memberId,
    kind: plan.kind,
    source: plan.kind,
    status: plan.status,
    deliveryType: 'express' as const,
    seller: '叶间自营',
    address,
    amounts: priced.amounts,
    payable: priced.amounts.payable,
    remark: plan.remark ?? '',
    closeReason: plan.status === 'cancelled' ? ('timeout' as const) : null,
    createdAt: plan.createdAt,
    expireAt: plan.status === 'unpaid' ? plan.createdAt + 48 * HOUR : null,
    paidAt,
    shippedAt,
    receivedAt,
    finishedAt: plan.status === 'finished' ? past(34 * DAY) : null,
    closedAt: plan.status === 'cancelled' ? past(48 * HOUR) : null,
  };
  const log = (key: string, label: string, by: string, at: number | null) =>
    at === null ? [] : [{ orderId: id, key, label, by, at }];
  const carrier = carrierOf('顺丰速运');
  const parcelId = String(694001 + index);
  return {
    plan,
    order,
    lines,
    logs: [
      ...log('created', '提交订单', plan.kind === 'channel' ? '渠道商' : '买家', plan.createdAt),
      ...log('paid', '支付成功', '买家', paidAt),
      ...log('stored', '存入茶窖', '仓库', lines.some((line) => line.storeQty > 0) ? paidAt : null),
      ...log('shipped', '商家已发货', '仓库', shippedAt),
      ...log('received', '确认收货', '买家', receivedAt),
      ...log('finished', '交易完成', '系统', order.finishedAt),
      ...log('cancelled', '超时未付，订单已取消', '系统', order.closedAt),
    ],
    ...(paidAt === null
      ? {}
      : {
          payment: {
            id: String(693001 + index),
            no: numberOf('YP', plan.createdAt, 693001 + index, 8),
            memberId: plan.memberId,
            orderGroup: 'order',
            orderId: id,
            amount: priced.amounts.payable,
            channel: 'offline' as const,
            status: 'paid' as const,
            tradeNo: plan.credit ? `CREDIT${695001 + index}` : `V${693001 + index}`,
            createdAt: plan.createdAt,
            paidAt,
          },
        }),
    ...(shippedAt === null
      ? { traces: [] }
      : {
          parcel: {
            id: parcelId,
            orderId: id,
            company: carrier.company,
            companyTel: carrier.companyTel,
            trackingNo: trackingNoOf(carrier, parcelId),
            lines: lines
              .filter((line) => line.shippedQty > 0)
              .map((line) => ({ lineId: line.id, qty: line.shippedQty })),
            status: 'shipped',
            createdAt: shippedAt,
          },
          traces: [
            { parcelId, at: shippedAt, place: '杭州', text: '顺丰已揽收，包裹离开叶间杭州仓' },
            ...(receivedAt === null
              ? []
              : [{ parcelId, at: receivedAt - MINUTE, place: address.district, text: '包裹已签收，签收人：仓库' }]),
          ],
        }),
  };
}
