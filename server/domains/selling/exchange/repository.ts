/** SQL of what points and coins buy, and of what was had for them. */
import { and, asc, desc, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { findById, insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { couponTemplates, exchangeGoods, exchanges, goods, orders, skus } from '../../../db/schema';
import type { Order } from '../../trade/order/repository';

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
  /** Only the item of that id. */
  id?: string;
  /** Only what somebody with so much and of this level can have. */
  within?: Reach;
  /** Points or coins of one piece: `from` <= value < `to`. */
  from?: number;
  to?: number;
}

export interface Reach {
  memberId: string;
  balance: number;
  level: number;
}

const isWithin = ({ memberId, balance, level }: Reach) =>
  and(
    lte(exchangeGoods.value, balance),
    lte(exchangeGoods.needLevel, level),
    lt(exchangeGoods.sold, exchangeGoods.stock),
    or(
      eq(exchangeGoods.perMember, 0),
      sql`${exchangeGoods.perMember} > (select coalesce(sum(e.qty), 0) from exchanges e where e.member_id = ${memberId}::bigint
        and e.exchange_goods_id = ${exchangeGoods.id} and e.status <> 'cancelled')`,
    ),
  );

export async function pageOfItems(
  tx: Tx,
  { unit, cateId, id, within, from, to }: ItemFilter,
  limit: number,
  offset: number,
): Promise<Paged<ExchangeItem>> {
  const where = and(
    eq(exchangeGoods.unit, unit),
    cateId ? eq(exchangeGoods.cateId, cateId) : undefined,
    id ? eq(exchangeGoods.id, id) : undefined,
    within ? isWithin(within) : undefined,
    from ? gte(exchangeGoods.value, from) : undefined,
    to ? lt(exchangeGoods.value, to) : undefined,
  );
  return paged(
    tx.select().from(exchangeGoods).where(where).orderBy(asc(exchangeGoods.sort), asc(exchangeGoods.id)),
    limit,
    offset,
    () => tx.$count(exchangeGoods, where),
  );
}

export const countCates = (tx: Tx, unit: Unit): Promise<{ id: string; count: number }[]> =>
  tx
    .select({ id: exchangeGoods.cateId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(exchangeGoods)
    .where(eq(exchangeGoods.unit, unit))
    .groupBy(exchangeGoods.cateId);

export const findItem = findById(exchangeGoods);

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

export const insertExchange = insertInto(exchanges);

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

/** What was exchanged for the goods of this order. */
export async function exchangeOf(tx: Tx, orderId: string): Promise<Exchange | undefined> {
  const [row] = await tx.select().from(exchanges).where(eq(exchanges.orderId, orderId));
  return row;
}

interface ExchangeWithOrder {
  row: Exchange;
  item: ExchangeItem;
  status: Order['status'] | null;
}

/** A gift that waits for its receiver, with its row locked. */
export async function lockGift(tx: Tx, id: string): Promise<Exchange | undefined> {
  const [row] = await tx
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.id, id), eq(exchanges.status, 'waiting')))
    .for('update');
  return row;
}

export async function updateExchange(
  tx: Tx,
  id: string,
  set: Partial<Pick<Exchange, 'status' | 'orderId' | 'memo'>>,
): Promise<void> {
  await tx.update(exchanges).set(set).where(eq(exchanges.id, id));
}

export const findExchange = findById(exchanges);

/** What the goods behind items say of themselves, by item. */
export async function notesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: exchangeGoods.id, subtitle: goods.subtitle, scope: couponTemplates.scopeText })
    .from(exchangeGoods)
    .leftJoin(skus, eq(skus.id, exchangeGoods.skuId))
    .leftJoin(goods, eq(goods.id, skus.goodsId))
    .leftJoin(couponTemplates, eq(couponTemplates.id, exchangeGoods.templateId))
    .where(inArray(exchangeGoods.id, [...ids]));
  return new Map(rows.map(({ id, subtitle, scope }) => [id, subtitle ?? scope ?? '']));
}

/** A member's exchanges and what others gave, with the state of their orders, the newest first. */
export async function pageOfExchanges(
  tx: Tx,
  memberId: string,
  limit: number,
  offset: number,
): Promise<Paged<ExchangeWithOrder>> {
  const where = or(eq(exchanges.memberId, memberId), eq(exchanges.toId, memberId));
  return paged(
    tx
      .select({ row: exchanges, item: exchangeGoods, status: orders.status })
      .from(exchanges)
      .innerJoin(exchangeGoods, eq(exchangeGoods.id, exchanges.exchangeGoodsId))
      .leftJoin(orders, eq(orders.id, exchanges.orderId))
      .where(where)
      .orderBy(desc(exchanges.at), desc(exchanges.id)),
    limit,
    offset,
    () => tx.$count(exchanges, where),
  );
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
