/** SQL of what is still to be sent. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { ACTIVE_SALES, afterSaleLines, afterSales, freightTemplates, goods, skus } from '../../../db/schema';

/** The carrier of goods, by their freight template. */
export async function findCompany(tx: Tx, goodsId: string): Promise<string | undefined> {
  const [template] = await tx
    .select({ company: freightTemplates.company })
    .from(goods)
    .innerJoin(freightTemplates, eq(freightTemplates.id, goods.freightTemplateId))
    .where(eq(goods.id, goodsId));
  return template?.company;
}

/** By line: pieces held back because an open after-sale wants them. */
export async function heldBack(tx: Tx, orderId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ lineId: afterSaleLines.lineId, qty: sql<number>`sum(${afterSaleLines.unsentQty})`.mapWith(Number) })
    .from(afterSaleLines)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleLines.afterSaleId))
    .where(and(eq(afterSales.orderId, orderId), inArray(afterSales.status, [...ACTIVE_SALES])))
    .groupBy(afterSaleLines.lineId);
  return new Map(rows.map(({ lineId, qty }) => [lineId, qty]));
}

/** Locks SKUs in the order of their ids. */
export async function lockSkus(tx: Tx, ids: string[]): Promise<void> {
  await tx.select({ id: skus.id }).from(skus).where(inArray(skus.id, ids)).orderBy(skus.id).for('update');
}

/** Takes pieces that nobody has locked off the shelf at once; false when there are too few. */
export async function takeSold(tx: Tx, skuId: string, qty: number): Promise<boolean> {
  const rows = await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} - ${qty}`, sold: sql`${skus.sold} + ${qty}` })
    .where(and(eq(skus.id, skuId), sql`${skus.stock} - ${skus.locked} >= ${qty}`))
    .returning({ id: skus.id });
  return rows.length > 0;
}
