/** Lots of the cellar: made when an order is paid, read for their owners (rule 10.8). */
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { EscrowLot } from '../../../src/contract/wholesale/schemas';
import type { Tx } from '../../db/client';
import { escrowLots } from '../../db/schema';
import { dayOf } from '../../lib/shanghai';
import { newOrderNo } from '../../db/numbers';
import { addLog, listLines, notifyOrder, type Order, type OrderLineRow } from '../order/repository';

export type LotRow = typeof escrowLots.$inferSelect;
/** Months of storage without a fee (rule 15.1). */
const FREE_MONTHS = 12;

/** The same day `FREE_MONTHS` later. */
export function freeUntil(from: number): number {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + FREE_MONTHS);
  return date.getTime();
}

const unitOf = (title: string): string => (/饼/.test(title) ? '饼' : /砖/.test(title) ? '砖' : '件');
const isOpen = (line: OrderLineRow) => line.storeQty - line.returnedQty > 0;

/** Puts the pieces of a paid order that are meant for the cellar into lots, one per line. */
export async function storeOrder(tx: Tx, order: Order, now: number): Promise<LotRow[]> {
  const lines = (await listLines(tx, [order.id])).filter(isOpen);
  const lots: LotRow[] = [];
  for (const line of lines) lots.push(await insertLot(tx, order, line, line.storeQty, now));
  if (lots.length > 0) await tellStored(tx, order, lots, now);
  return lots;
}

/** The rest of one line that was not sent yet. */
export async function storeRest(tx: Tx, order: Order, line: OrderLineRow, qty: number, now: number): Promise<LotRow> {
  const lot = await insertLot(tx, order, line, qty, now);
  await tellStored(tx, order, [lot], now);
  return lot;
}

async function insertLot(tx: Tx, order: Order, line: OrderLineRow, qty: number, now: number): Promise<LotRow> {
  const [lot] = await tx
    .insert(escrowLots)
    .values({
      no: (await newOrderNo(tx, now)).replace(/^YJ/, 'CJ'),
      memberId: order.memberId,
      source: order.kind === 'wholesale' ? 'wholesale' : 'order',
      sourceId: line.id,
      orderId: order.id,
      goodsId: line.goodsId,
      skuId: line.skuId,
      title: line.title,
      cover: line.cover,
      specText: line.specText,
      qty,
      free: qty,
      unit: unitOf(line.title),
      weight: line.weight,
      inAt: now,
      freeUntil: freeUntil(now),
      guideValue: line.price,
      batch: `${dayOf(now).replaceAll('-', '')}-${order.no.slice(-4)}`,
    })
    .returning();
  return lot as LotRow;
}

async function tellStored(tx: Tx, order: Order, lots: readonly LotRow[], now: number): Promise<void> {
  const pieces = lots.reduce((all, lot) => all + lot.qty, 0);
  await addLog(tx, { orderId: order.id, key: 'stored', label: `存入茶窖 ${pieces} 件`, by: '仓库', at: now });
  await notifyOrder(tx, order, {
    title: '茶已入窖',
    text: `订单 ${order.no} 的 ${pieces} 件茶已存入茶窖，12 个月内免费托管。`,
    image: lots[0]?.cover,
    at: now,
  });
}

export const lotView = (lot: LotRow): EscrowLot => ({
  id: lot.id,
  no: lot.no,
  source: lot.source,
  title: lot.title,
  cover: lot.cover,
  specText: lot.specText,
  qty: lot.qty,
  free: lot.free,
  unit: lot.unit,
  weight: lot.weight,
  inAt: lot.inAt,
  freeUntil: lot.freeUntil,
  guideValue: lot.guideValue,
  ...(lot.cellarSlot ? { cellarSlot: lot.cellarSlot } : {}),
  batch: lot.batch,
});

export const listLotsOfOrder = (tx: Tx, orderId: string): Promise<LotRow[]> =>
  tx.select().from(escrowLots).where(eq(escrowLots.orderId, orderId)).orderBy(escrowLots.id);

/** Lots with something in them, the newest first. */
export async function pageOfLots(
  tx: Tx,
  memberId: string,
  limit: number,
  offset: number,
): Promise<{ rows: LotRow[]; total: number }> {
  const where = and(eq(escrowLots.memberId, memberId), gt(escrowLots.qty, 0));
  const rows = await tx
    .select()
    .from(escrowLots)
    .where(where)
    .orderBy(desc(escrowLots.inAt), desc(escrowLots.id))
    .limit(limit)
    .offset(offset);
  const [found] = await tx.select({ total: count() }).from(escrowLots).where(where);
  return { rows, total: found?.total ?? 0 };
}

export async function lockLot(tx: Tx, id: string, memberId: string): Promise<LotRow | undefined> {
  const [lot] = await tx.select().from(escrowLots).where(eq(escrowLots.id, id)).for('update');
  return lot?.memberId === memberId ? lot : undefined;
}

/** Promises pieces of a lot to a request (or gives them back with a negative number); false when it has not so many. */
export async function takeFree(tx: Tx, id: string, qty: number): Promise<boolean> {
  const rows = await tx
    .update(escrowLots)
    .set({ free: sql`${escrowLots.free} - ${qty}` })
    .where(and(eq(escrowLots.id, id), sql`${escrowLots.free} >= ${qty}`))
    .returning({ id: escrowLots.id });
  return rows.length > 0;
}
