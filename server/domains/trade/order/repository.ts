/** SQL of orders. Writers lock the order's row first, then SKUs by id, then campaign, coupon, accounts: one order everywhere. */
import { and, asc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { OrderKind } from '../../../../src/contract/order/schemas';
import { findById, lockById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  ACTIVE_SALES,
  afterSaleLines,
  afterSales,
  campaigns,
  campaignSkus,
  goods,
  orderLines,
  orderLogs,
  orders,
  orderSellers,
} from '../../../db/schema';
import { statement, within } from '../../../db/statement';
import { publish } from '../../../realtime/publish';
import { NO_SKU } from '../../offer/stock/pieces';
import { sendNotice } from '../../people/notice/send';
import { tellHandedOver } from '../payment/shipping';

export type Order = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderLog = typeof orderLogs.$inferSelect;
export type Campaign = typeof campaigns.$inferSelect;
export type OrderSeller = typeof orderSellers.$inferSelect;

export const findOrder = findById(orders);

/** The order with its row locked until the transaction ends. */
export const lockOrder = lockById(orders);

/** Codes that orders at the counter have. */
export async function listOpenCodes(tx: Tx, codes: string[]): Promise<string[]> {
  const rows = await tx
    .select({ code: orders.pickupCode })
    .from(orders)
    .where(and(inArray(orders.pickupCode, codes), eq(orders.status, 'pickup')));
  return rows.flatMap(({ code }) => code ?? []);
}

/** What its buyer sees: not another's order, nor one he hid. */
const ifOwn = (row: Order | undefined, memberId: string): Order | undefined =>
  row?.memberId === memberId && row.hiddenAt === null ? row : undefined;

export async function findOwnOrder(tx: Tx, memberId: string, id: string): Promise<Order | undefined> {
  return ifOwn(await findOrder(tx, id), memberId);
}

export const listOwnOrders = (tx: Tx, memberId: string, ids: readonly string[]): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), eq(orders.memberId, memberId), isNull(orders.hiddenAt)));

/** `findOwnOrder` with the order's row locked until the transaction ends. */
export async function lockOwnOrder(tx: Tx, memberId: string, id: string): Promise<Order | undefined> {
  return ifOwn(await lockOrder(tx, id), memberId);
}

/** One that was closed unpaid is none. */
export async function hasOrdered(tx: Tx, memberId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), ne(orders.status, 'cancelled')))
    .limit(1);
  return row !== undefined;
}

export async function insertOrder(tx: Tx, row: typeof orders.$inferInsert): Promise<Order> {
  const [made] = await tx.insert(orders).values(row).returning();
  await tellOrder(tx, made as Order);
  return made as Order;
}

/** States in which more of it has reached its buyer than before. */
const HANDED_OVER: ReadonlySet<Order['status']> = new Set(['pickup', 'partial', 'shipped', 'received']);

export async function updateOrder(tx: Tx, id: string, set: Partial<typeof orders.$inferInsert>): Promise<Order> {
  const [row] = await tx.update(orders).set(set).where(eq(orders.id, id)).returning();
  if (row && set.status) {
    await stageSellers(tx, id);
    await tellOrder(tx, row);
    if (HANDED_OVER.has(row.status)) await tellHandedOver(tx, { orderGroup: 'order', orderId: id });
  }
  return row as Order;
}

/** The member's phones hear of the order's state with the commit. */
const tellOrder = (tx: Tx, { id, memberId, status }: Order) =>
  publish(tx, `user:${memberId}`, { kind: 'order', data: { orderId: id, status } });

/** The lines of a new order, each with the seller of its goods, and the order's row for each of those. */
export async function insertLines(
  tx: Tx,
  order: Order,
  rows: readonly Omit<typeof orderLines.$inferInsert, 'orderId' | 'memberId' | 'merchantId'>[],
): Promise<OrderLineRow[]> {
  const seller = (goodsId: string) => sql`(select ${goods.merchantId} from ${goods} where ${goods.id} = ${goodsId})`;
  const made = await tx
    .insert(orderLines)
    .values(
      rows.map((row) => ({ ...row, orderId: order.id, memberId: order.memberId, merchantId: seller(row.goodsId) })),
    )
    .returning();
  await insertSellers(tx, order, made);
  return made;
}

/** The house has no row: what it sends is its own. */
async function insertSellers(tx: Tx, order: Order, lines: readonly OrderLineRow[]): Promise<void> {
  const merchantIds = [...new Set(lines.flatMap(({ merchantId }) => merchantId ?? []))];
  if (merchantIds.length === 0) return;
  // Whoever sends everything is paid for the freight as well.
  const isSole = lines.every(({ merchantId }) => merchantId === merchantIds[0]);
  await tx.insert(orderSellers).values(
    merchantIds.map((merchantId) => {
      const own = lines.filter((line) => line.merchantId === merchantId);
      return {
        orderId: order.id,
        merchantId,
        stage: 'waiting' as const,
        qty: own.reduce((all, { gift, qty }) => all + (gift ? 0 : qty), 0),
        amount:
          own.reduce((all, { paid }) => all + paid, 0) + (isSole ? order.amounts.freight - order.amounts.vipOff : 0),
        createdAt: order.createdAt,
      };
    }),
  );
}

/** Puts the sellers of an order where its state and the pieces they still have to send say. */
export async function stageSellers(tx: Tx, orderId: string): Promise<void> {
  const line = sql`${orderLines.qty} - ${orderLines.cancelledQty} - ${orderLines.storeQty} - ${orderLines.shippedQty}`;
  const isLeft = sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orderSellers.orderId}
    and ${orderLines.merchantId} = ${orderSellers.merchantId} and ${line} > 0)`;
  await tx
    .update(orderSellers)
    .set({
      stage: sql`case when ${orders.status} in ('unpaid', 'grouping') then 'waiting'
        when ${orders.status} in ('cancelled', 'refunded') then 'closed'
        when ${orders.status} = 'pickup' then 'pickup'
        when ${orders.status} in ('paid', 'partial') and ${isLeft} then 'ship' else 'done' end`,
      paidAt: sql`${orders.paidAt}`,
    })
    .from(orders)
    .where(and(eq(orders.id, orderSellers.orderId), eq(orderSellers.orderId, orderId)));
}

export const listSellers = (tx: Tx, orderId: string): Promise<OrderSeller[]> =>
  tx.select().from(orderSellers).where(eq(orderSellers.orderId, orderId)).orderBy(asc(orderSellers.merchantId));

export async function updateSeller(
  tx: Tx,
  { orderId, merchantId }: Pick<OrderSeller, 'orderId' | 'merchantId'>,
  set: Partial<typeof orderSellers.$inferInsert>,
): Promise<void> {
  await tx
    .update(orderSellers)
    .set(set)
    .where(and(eq(orderSellers.orderId, orderId), eq(orderSellers.merchantId, merchantId)));
}

export const listLines = (tx: Tx, orderIds: readonly string[]): Promise<OrderLineRow[]> =>
  orderIds.length === 0 ? Promise.resolve([]) : linesOf(tx, { orderIds });
const linesOf = statement({ orderIds: 'bigint[]' }, (tx, { orderIds }) =>
  tx.select().from(orderLines).where(within(orderLines.orderId, orderIds)).orderBy(asc(orderLines.id)),
);

/** A line that came back as a whole, was given, or is no goods of the shop is not judged. */
export const isReviewable = (line: OrderLineRow): boolean =>
  !line.gift && line.skuId !== NO_SKU && line.returnedQty < line.qty;

/** Every piece of the order came back. */
export async function updateLinesReturned(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(orderLines)
    .set({ returnedQty: sql`${orderLines.qty}` })
    .where(eq(orderLines.orderId, orderId));
}

/** Pieces of the line left with a parcel. */
export async function addShipped(tx: Tx, lineId: string, qty: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ shippedQty: sql`${orderLines.shippedQty} + ${qty}` })
    .where(eq(orderLines.id, lineId));
}

/** `qty` pieces of the line came back: of them `unsent` never left, `stored` came out of the cellar, `back` were not in stock yet. */
export async function addReturned(
  tx: Tx,
  lineId: string,
  { qty, unsent, stored, back }: { qty: number; unsent: number; stored: number; back: number },
): Promise<void> {
  await tx
    .update(orderLines)
    .set({
      returnedQty: sql`${orderLines.returnedQty} + ${qty}`,
      cancelledQty: sql`${orderLines.cancelledQty} + ${unsent + stored}`,
      storeQty: sql`${orderLines.storeQty} - ${stored}`,
      backQty: sql`${orderLines.backQty} - ${back}`,
    })
    .where(eq(orderLines.id, lineId));
}

export const listLogs = (tx: Tx, orderId: string): Promise<OrderLog[]> =>
  tx.select().from(orderLogs).where(eq(orderLogs.orderId, orderId)).orderBy(asc(orderLogs.at), asc(orderLogs.id));

export interface LogEntry {
  orderId: string;
  key: string;
  label: string;
  by: string;
  at: number;
}
export async function addLog(tx: Tx, entry: LogEntry): Promise<void> {
  await tx.insert(orderLogs).values(entry);
}

/** A line in the order box of the member's notices, with a link to the order. */
export async function notifyOrder(
  tx: Tx,
  order: Order,
  notice: { title: string; text: string; image?: string; at: number },
): Promise<void> {
  await sendNotice(tx, order.memberId, { ...notice, box: 'order', link: `/shop/pages/order/detail?id=${order.id}` });
}

export async function findCampaign(
  tx: Tx,
  id: string,
): Promise<{ campaign: Campaign; skus: Map<string, { price: number; left: number }> } | undefined> {
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, id));
  if (!campaign) return undefined;
  const rows = await tx.select().from(campaignSkus).where(eq(campaignSkus.campaignId, id));
  return { campaign, skus: new Map(rows.map((row) => [row.skuId, { price: row.price, left: row.stock - row.sold }])) };
}

/** Fen of lines that came back through finished after-sales. */
export async function refundedOf(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${afterSaleLines.refund})` })
    .from(afterSaleLines)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleLines.afterSaleId))
    .where(and(eq(afterSales.orderId, orderId), eq(afterSales.status, 'done')));
  return Number(row?.sum ?? 0);
}

/** Of a kind, those that wait to be paid. */
export const countUnpaid = (tx: Tx, memberId: string, kind: OrderKind): Promise<number> =>
  tx.$count(orders, and(eq(orders.memberId, memberId), eq(orders.status, 'unpaid'), eq(orders.kind, kind)));

/** Whether an after-sale of the order is not decided for good. */
export const hasOpenSale = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.$count(afterSales, and(eq(afterSales.orderId, orderId), inArray(afterSales.status, [...ACTIVE_SALES])))) >
  0;

/** Fen of goods of paid orders of this kind since `from`. */
export async function boughtSince(tx: Tx, memberId: string, kind: OrderKind, from: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum((${orders.amounts} ->> 'goods')::bigint)` })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, kind),
        gte(orders.paidAt, from),
        sql`${orders.status} not in ('unpaid', 'cancelled', 'refunded')`,
      ),
    );
  return Number(row?.sum ?? 0);
}

/** Pieces of a campaign that a member has in paid and unpaid orders (rule 8.4). */
export async function boughtInCampaign(tx: Tx, memberId: string, campaignId: string): Promise<number> {
  const [row] = await tx
    .select({ qty: sql<string | null>`sum(${orderLines.qty})` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.memberId, memberId),
        eq(orderLines.campaignId, campaignId),
        sql`${orders.status} not in ('cancelled', 'refunded')`,
      ),
    );
  return Number(row?.qty ?? 0);
}
