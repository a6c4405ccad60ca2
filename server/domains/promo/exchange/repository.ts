/** SQL of what points and coins buy, and of what was had for them. */
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { exchangeGoods, exchanges, goods, orders, skus } from '../../../db/schema';
import type { Order } from '../../order/repository';

export type ExchangeItem = typeof exchangeGoods.$inferSelect;
export type Exchange = typeof exchanges.$inferSelect;
export type Unit = ExchangeItem['unit'];

/** Pieces a member has had of each, cancelled ones aside. */
export async function countBought(tx: Tx, memberId: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: exchanges.exchangeGoodsId, qty: sql<number>`sum(${exchanges.qty})`.mapWith(Number) })
    .from(exchanges)
    .where(
      and(
        eq(exchanges.memberId, memberId),
        inArray(exchanges.exchangeGoodsId, [...ids]),
        sql`${exchanges.status} <> 'cancelled'`,
      ),
    )
    .groupBy(exchanges.exchangeGoodsId);
  return new Map(rows.map((row) => [row.id ?? '', row.qty]));
}

interface ItemFilter {
  unit: Unit;
  cateId?: string;
  /** Points or coins of one piece: `from` <= value < `to`. */
  from?: number;
  to?: number;
}

export async function pageOfItems(
  tx: Tx,
  { unit, cateId, from, to }: ItemFilter,
  limit: number,
  offset: number,
): Promise<{ rows: ExchangeItem[]; total: number }> {
  const where = and(
    eq(exchangeGoods.unit, unit),
    cateId ? eq(exchangeGoods.cateId, cateId) : undefined,
    from ? gte(exchangeGoods.value, from) : undefined,
    to ? lt(exchangeGoods.value, to) : undefined,
  );
  const rows = await tx
    .select()
    .from(exchangeGoods)
    .where(where)
    .orderBy(asc(exchangeGoods.sort), asc(exchangeGoods.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await tx.$count(exchangeGoods, where) };
}

export const countCates = (tx: Tx, unit: Unit): Promise<{ id: string; count: number }[]> =>
  tx
    .select({ id: exchangeGoods.cateId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(exchangeGoods)
    .where(eq(exchangeGoods.unit, unit))
    .groupBy(exchangeGoods.cateId);

export async function findItem(tx: Tx, id: string): Promise<ExchangeItem | undefined> {
  const [row] = await tx.select().from(exchangeGoods).where(eq(exchangeGoods.id, id));
  return row;
}

/** False when there are not so many left. */
export async function takePieces(tx: Tx, id: string, qty: number): Promise<boolean> {
  const rows = await tx
    .update(exchangeGoods)
    .set({ sold: sql`${exchangeGoods.sold} + ${qty}` })
    .where(and(eq(exchangeGoods.id, id), sql`${exchangeGoods.sold} + ${qty} <= ${exchangeGoods.stock}`))
    .returning({ id: exchangeGoods.id });
  return rows.length > 0;
}

export async function giveBackPieces(tx: Tx, id: string, qty: number): Promise<void> {
  await tx
    .update(exchangeGoods)
    .set({ sold: sql`${exchangeGoods.sold} - ${qty}` })
    .where(eq(exchangeGoods.id, id));
}

export async function insertExchange(tx: Tx, row: typeof exchanges.$inferInsert): Promise<Exchange> {
  const [made] = await tx.insert(exchanges).values(row).returning();
  return made as Exchange;
}

export async function setOrder(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx.update(exchanges).set({ orderId }).where(eq(exchanges.id, id));
}

/** The exchange whose money part was to be paid by this order, unless it was paid or cancelled already. */
export async function cancelUnpaid(tx: Tx, orderId: string): Promise<Exchange | undefined> {
  const [row] = await tx
    .update(exchanges)
    .set({ status: 'cancelled' })
    .where(and(eq(exchanges.orderId, orderId), eq(exchanges.status, 'unpaid')))
    .returning();
  return row;
}

interface ExchangeWithOrder {
  row: Exchange;
  item: ExchangeItem;
  status: Order['status'] | null;
}

/** A member's exchanges with the state of their orders, the newest first. */
export async function pageOfExchanges(
  tx: Tx,
  memberId: string,
  limit: number,
  offset: number,
): Promise<{ rows: ExchangeWithOrder[]; total: number }> {
  const where = eq(exchanges.memberId, memberId);
  const rows = await tx
    .select({ row: exchanges, item: exchangeGoods, status: orders.status })
    .from(exchanges)
    .innerJoin(exchangeGoods, eq(exchangeGoods.id, exchanges.exchangeGoodsId))
    .leftJoin(orders, eq(orders.id, exchanges.orderId))
    .where(where)
    .orderBy(desc(exchanges.at), desc(exchanges.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await tx.$count(exchanges, where) };
}

/** A SKU with its goods. */
export async function findSku(
  tx: Tx,
  id: string,
): Promise<{ sku: typeof skus.$inferSelect; goods: typeof goods.$inferSelect } | undefined> {
  const [row] = await tx
    .select({ sku: skus, goods })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(eq(skus.id, id));
  return row;
}
