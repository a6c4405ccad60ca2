/** SQL of the lots that lie in the cellar (rule 10.8). */
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { escrowLots, type orderLines, type orders } from '../../db/schema';
import { dayOf } from '../../lib/shanghai';
import { newOrderNo } from '../../db/numbers';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'no' | 'kind' | 'memberId'>;
type OrderLine = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'goodsId' | 'skuId' | 'title' | 'cover' | 'specText' | 'weight' | 'price'
>;

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

/** `qty` pieces of a line of a paid order. */
export async function insertLot(tx: Tx, order: Order, line: OrderLine, qty: number, now: number): Promise<LotRow> {
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

export async function lockLot(tx: Tx, memberId: string, id: string): Promise<LotRow | undefined> {
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
