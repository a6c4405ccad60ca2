/** SQL of after-sales. Writers lock the order's row first, then the after-sale's (order/repository.ts: one order everywhere). */
import { and, asc, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { findById, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { contains, listHas } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import {
  ACTIVE_SALES,
  afterSaleLines,
  afterSaleLogs,
  afterSales,
  members,
  orderLines,
  orders,
} from '../../../db/schema';
import { statement, within } from '../../../db/statement';
import { sendNotice } from '../../people/notice/send';
import type { GiftBack } from '../order/brought';
import { BUYER } from './labels';

export type Sale = typeof afterSales.$inferSelect;
export type SaleLine = typeof afterSaleLines.$inferSelect;
export type SaleLog = typeof afterSaleLogs.$inferSelect;
export interface FullSale {
  sale: Sale;
  lines: SaleLine[];
}

export const isActive = (sale: Pick<Sale, 'status'>): boolean => ACTIVE_SALES.includes(sale.status);

const salesOf = statement({ orderIds: 'bigint[]' }, (tx, { orderIds }) =>
  tx
    .select()
    .from(afterSales)
    .where(within(afterSales.orderId, orderIds))
    .orderBy(desc(afterSales.createdAt), desc(afterSales.id)),
);

/** After-sales of orders, newest first, with their lines. */
export async function listSales(tx: Tx, orderIds: readonly string[]): Promise<FullSale[]> {
  if (orderIds.length === 0) return [];
  const sales = await salesOf(tx, { orderIds });
  if (sales.length === 0) return [];
  const lines = await tx
    .select()
    .from(afterSaleLines)
    .where(
      inArray(
        afterSaleLines.afterSaleId,
        sales.map((sale) => sale.id),
      ),
    )
    .orderBy(asc(afterSaleLines.id));
  return sales.map((sale) => ({ sale, lines: lines.filter((line) => line.afterSaleId === sale.id) }));
}

export const findSale = findById(afterSales);
/** Locks the after-sale's row; the order's row is locked already. */
export const lockSale = lockById(afterSales);

export const linesOf = (tx: Tx, saleId: string): Promise<SaleLine[]> =>
  tx.select().from(afterSaleLines).where(eq(afterSaleLines.afterSaleId, saleId)).orderBy(asc(afterSaleLines.id));

export async function insertSale(
  tx: Tx,
  row: typeof afterSales.$inferInsert,
  lines: readonly Omit<typeof afterSaleLines.$inferInsert, 'afterSaleId'>[],
): Promise<FullSale> {
  const [sale] = await tx.insert(afterSales).values(row).returning();
  if (!sale) throw new Error('the after-sale was not written');
  const made = await tx
    .insert(afterSaleLines)
    .values(lines.map((line) => ({ ...line, afterSaleId: sale.id })))
    .returning();
  return { sale, lines: made };
}

export const updateSale = updateById(afterSales);

export const listSaleLogs = (tx: Tx, saleIds: readonly string[]): Promise<SaleLog[]> =>
  saleIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(afterSaleLogs)
        .where(inArray(afterSaleLogs.afterSaleId, [...saleIds]))
        .orderBy(asc(afterSaleLogs.at), asc(afterSaleLogs.id));

export async function addSaleLog(tx: Tx, afterSaleId: string, by: string, text: string, at: number): Promise<void> {
  await tx.insert(afterSaleLogs).values({ afterSaleId, by, text, at });
}

/** Whether an after-sale of the member shows the picture. */
export const hasSalePhoto = async (tx: Tx, memberId: string, photo: string): Promise<boolean> =>
  (await tx.$count(afterSales, and(eq(afterSales.memberId, memberId), listHas(afterSales.photos, photo)))) > 0;

/** A line in the service box of the buyer's notices. */
export async function notifySale(
  tx: Tx,
  sale: Sale,
  notice: { title: string; text: string; at: number },
): Promise<void> {
  await sendNotice(tx, sale.memberId, {
    ...notice,
    box: 'service',
    link: `/shop/pages/order/detail?id=${sale.orderId}`,
  });
}

/** Writes the amounts of an after-sale that were computed again. */
export async function rewriteLines(
  tx: Tx,
  own: readonly SaleLine[],
  again: readonly Pick<SaleLine, 'lineId' | 'unsentQty' | 'lots' | 'refund' | 'points'>[],
): Promise<void> {
  for (const line of own) {
    const found = again.find(({ lineId }) => lineId === line.lineId);
    if (!found) continue;
    const { unsentQty, lots, refund, points } = found;
    await tx.update(afterSaleLines).set({ unsentQty, lots, refund, points }).where(eq(afterSaleLines.id, line.id));
  }
}

/** Members whose money it moves: the buyer, and the merchant whose goods they were. */
export async function listParties(tx: Tx, { memberId, merchantId }: Sale): Promise<string[]> {
  const isParty = or(eq(members.id, memberId), merchantId === null ? undefined : eq(members.merchantId, merchantId));
  return (await tx.select({ id: members.id }).from(members).where(isParty)).map(({ id }) => id);
}

/** Lines of gifts that go back with the after-sale: nothing was paid for them. */
export async function insertGifts(tx: Tx, afterSaleId: string, gifts: readonly GiftBack[]): Promise<SaleLine[]> {
  if (gifts.length === 0) return [];
  const rows = gifts.map((gift) => ({ ...gift, afterSaleId, refund: 0, points: 0 }));
  return tx.insert(afterSaleLines).values(rows).returning();
}

/** Takes them away again; what they were. */
export const deleteGifts = (tx: Tx, saleId: string): Promise<SaleLine[]> =>
  tx
    .delete(afterSaleLines)
    .where(
      and(
        eq(afterSaleLines.afterSaleId, saleId),
        exists(
          tx
            .select({ id: orderLines.id })
            .from(orderLines)
            .where(and(eq(orderLines.id, afterSaleLines.lineId), orderLines.gift)),
        ),
      ),
    )
    .returning();

/** What the buyer did last: of what he sent back, when he said so. */
const sentAt = sql<number>`(select max(${afterSaleLogs.at}) from ${afterSaleLogs}
  where ${afterSaleLogs.afterSaleId} = ${afterSales.id} and ${afterSaleLogs.by} = ${BUYER})`.mapWith(Number);
const sentBack = (tx: Tx) =>
  tx
    .select({ sale: afterSales, orderNo: orders.no, sentAt })
    .from(afterSales)
    .innerJoin(orders, eq(orders.id, afterSales.orderId));
export type SentBack = Awaited<ReturnType<typeof sentBack>>[number];

export async function findSentBack(tx: Tx, id: string): Promise<SentBack | undefined> {
  const [row] = await sentBack(tx).where(eq(afterSales.id, id));
  return row;
}

/** On their way to the house, who waits longest first. */
export async function pageOfSentBack(tx: Tx, keyword: string, limit: number, offset: number): Promise<Paged<SentBack>> {
  const parcelNo = sql`${afterSales.parcel}->>'no'`;
  const where = and(
    isNull(afterSales.merchantId),
    eq(afterSales.status, 'returning'),
    keyword === ''
      ? undefined
      : or(contains(parcelNo, keyword), contains(afterSales.no, keyword), contains(orders.no, keyword)),
  );
  return paged(sentBack(tx).where(where).orderBy(asc(sentAt), asc(afterSales.id)), limit, offset, () =>
    tx.$count(sentBack(tx).where(where).as('found')),
  );
}

/** How many of the house's wait for its staff. */
export const countOfHouse = (tx: Tx, statuses: readonly Sale['status'][]): Promise<number> =>
  tx.$count(
    afterSales,
    // What the index of open ones is made of, said again so that it is taken.
    and(
      sql`${afterSales.status} in ('applied', 'escalated', 'returning')`,
      inArray(afterSales.status, [...statuses]),
      isNull(afterSales.merchantId),
    ),
  );

/** Lines of after-sales with what they look like, in their order. */
export const listGoodsBack = (tx: Tx, saleIds: readonly string[]) =>
  tx
    .select({ line: afterSaleLines, cover: orderLines.cover, specText: orderLines.specText })
    .from(afterSaleLines)
    .innerJoin(orderLines, eq(orderLines.id, afterSaleLines.lineId))
    .where(inArray(afterSaleLines.afterSaleId, [...saleIds]))
    .orderBy(asc(afterSaleLines.id));
