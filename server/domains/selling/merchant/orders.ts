/** A merchant's share of orders: what waits for a parcel or at the counter, and what was asked back (rule 14.6). */
import type { AfterSale } from '../../../../src/contract/afterSale/shapes';
import type { MerchantOrder } from '../../../../src/contract/merchant/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { conflict, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import type { MenuCount } from '../../people/site/menu';
import { openPieces, sendParcel, waitsForParcel, type ShipLine } from '../../trade/fulfilment/service';
import { listLines, lockOrder, type Order, type OrderLineRow } from '../../trade/order/repository';
import { markReceived } from '../../trade/order/stages/receive';
import { orderView } from './presenter';
import {
  countReturns,
  countStages,
  findSellerOrder,
  listMerchantSales,
  pageOfOrders,
  type SellerOrder,
} from './repository';
import { handOverFault } from './verification';
import { findSeller, requireMerchant } from './who';

const TAB_LABELS = { ship: '待发货', pickup: '待核销', return: '售后', done: '已完成', all: '全部' } as const;

export async function readOrders(
  tx: Tx,
  memberId: string,
  { tab = 'ship', keyword, page = 1 }: RequestOf<'merchant.orders'>,
  now: number,
  server: Setup,
): Promise<DataOf<'merchant.orders'>> {
  const merchantId = await requireMerchant(tx, memberId);
  const { rows, total } = await pageOfOrders(tx, merchantId, { tab, keyword }, PAGE_SIZE, offsetOf(page));
  return {
    tabs: await tabsOf(tx, merchantId),
    page: pageOf(await viewsOf(tx, merchantId, rows, now, server), total, page),
  };
}

/** What waits for a merchant: to be packed, to be handed over, to be answered. */
export const merchantTodo: MenuCount = async (tx, memberId): Promise<Record<string, number>> => {
  const merchantId = await findSeller(tx, memberId);
  if (!merchantId) return {};
  const stages = await countStages(tx, merchantId);
  return {
    toShip: stages.get('ship') ?? 0,
    toPick: stages.get('pickup') ?? 0,
    returns: await countReturns(tx, merchantId),
  };
};

async function tabsOf(tx: Tx, merchantId: string): Promise<DataOf<'merchant.orders'>['tabs']> {
  const stages = await countStages(tx, merchantId);
  const sum = (...wanted: Parameters<typeof stages.get>[0][]) =>
    wanted.reduce((all, stage) => all + (stages.get(stage) ?? 0), 0);
  const counts = {
    ship: sum('ship'),
    pickup: sum('pickup'),
    return: await countReturns(tx, merchantId),
    done: sum('done', 'closed'),
    all: sum('waiting', 'ship', 'pickup', 'done', 'closed'),
  };
  const tabs = Object.keys(TAB_LABELS) as (keyof typeof TAB_LABELS)[];
  return tabs.map((id) => ({ id, label: TAB_LABELS[id], count: counts[id] }));
}

async function viewsOf(
  tx: Tx,
  merchantId: string,
  rows: readonly SellerOrder[],
  now: number,
  server: Setup,
): Promise<MerchantOrder[]> {
  const ids = rows.map(({ order }) => order.id);
  const lines = (await listLines(tx, ids)).filter((line) => line.merchantId === merchantId);
  const sales = await listMerchantSales(tx, merchantId, ids);
  const views: MerchantOrder[] = [];
  for (const row of rows) {
    const own = lines.filter(({ orderId }) => orderId === row.order.id);
    const afterSales: AfterSale[] = [];
    for (const { id, orderId } of sales)
      if (orderId === row.order.id) afterSales.push(await server.kinds.orderParts.sales.view(tx, id, now, server));
    views.push(
      orderView(row, {
        lines: own,
        open: row.seller.stage === 'ship' ? await openPieces(tx, row.order.id, own) : new Map(),
        afterSales,
      }),
    );
  }
  return views;
}

async function readOrder(
  tx: Tx,
  merchantId: string,
  orderId: string,
  now: number,
  server: Setup,
): Promise<MerchantOrder> {
  const row = await findSellerOrder(tx, merchantId, orderId);
  const [view] = row ? await viewsOf(tx, merchantId, [row], now, server) : [];
  if (!view) throw notFound();
  return view;
}

/** The order with its row locked. 404 when nothing of this merchant's is in it. */
async function lockSellerOrder(tx: Tx, merchantId: string, orderId: string): Promise<Order> {
  const order = (await findSellerOrder(tx, merchantId, orderId)) && (await lockOrder(tx, orderId));
  if (!order) throw notFound();
  return order;
}

/** Errors: 404 somebody else's order or goods · 409 nothing left to send · 422 more pieces than are left. */
export async function shipOrder(
  tx: Tx,
  memberId: string,
  { orderId, lines: wanted, company, trackingNo }: RequestOf<'merchant.orderExpress'>,
  now: number,
  server: Setup,
): Promise<MerchantOrder> {
  const merchantId = await requireMerchant(tx, memberId);
  const order = await lockSellerOrder(tx, merchantId, orderId);
  const own = (await listLines(tx, [orderId])).filter((line) => line.merchantId === merchantId);
  const open = await openPieces(tx, orderId, own);
  if (!waitsForParcel(order) || own.every(({ id }) => (open.get(id) ?? 0) === 0))
    throw conflict('该订单已发货，没有待发的商品', {
      data: await readOrder(tx, merchantId, orderId, now, server),
    });
  const packed = wanted.flatMap(({ skuId, qty }) => packedOf(own, open, skuId, qty));
  const carried = { company: company.trim(), trackingNo: trackingNo.trim().toUpperCase() };
  await sendParcel(tx, orderId, { lines: packed, by: '商家', carried }, now, server);
  return readOrder(tx, merchantId, orderId, now, server);
}

/** Pieces of one SKU, from its lines in turn. What was taken is counted off `open`. */
function packedOf(own: readonly OrderLineRow[], open: Map<string, number>, skuId: string, qty: number): ShipLine[] {
  const lines = own.filter((line) => line.skuId === skuId);
  if (lines.length === 0) throw notFound();
  const packed: ShipLine[] = [];
  let rest = qty;
  for (const { id } of lines) {
    const taken = Math.min(rest, open.get(id) ?? 0);
    if (taken > 0) packed.push({ lineId: id, qty: taken });
    open.set(id, (open.get(id) ?? 0) - taken);
    rest -= taken;
  }
  if (rest > 0) throw refuse(`${lines[0]?.title ?? '商品'} 只有 ${qty - rest} 件待发`);
  return packed;
}

/**
 * At the counter, without a code to scan: the merchant says it was handed over. 404 somebody else's order · 422 it does not wait there, or
 * its buyer asks for the money back.
 */
export async function handOver(
  tx: Tx,
  memberId: string,
  orderId: string,
  now: number,
  server: Setup,
): Promise<MerchantOrder> {
  const merchantId = await requireMerchant(tx, memberId);
  const order = await lockSellerOrder(tx, merchantId, orderId);
  if (order.status !== 'pickup') throw refuse(waitsForParcel(order) ? '快递订单请填写单号发货' : '该订单已交付');
  const fault = await handOverFault(tx, orderId);
  if (fault) throw refuse(fault);
  await markReceived(tx, order, '商家', now, server);
  return readOrder(tx, merchantId, orderId, now, server);
}
