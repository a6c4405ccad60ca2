/** SQL of the lots that lie in the cellar (rule 10.8). */
import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { accounts, escrowLots } from '../../../db/schema';

export type LotRow = typeof escrowLots.$inferSelect;
/** Unit of loose tea: a gram is a piece. */
export const LOOSE = 'g';

export const insertLot = insertInto(escrowLots);

export const listLotsOfOrder = (tx: Tx, orderId: string): Promise<LotRow[]> =>
  tx.select().from(escrowLots).where(eq(escrowLots.orderId, orderId)).orderBy(escrowLots.id);

/** Lots of orders that have pieces promised to nobody, the oldest first. */
export const listFreeLots = (
  tx: Tx,
  orderIds: readonly string[],
): Promise<{ lineId: string; lotId: string; qty: number }[]> =>
  tx
    .select({ lineId: escrowLots.sourceId, lotId: escrowLots.id, qty: escrowLots.free })
    .from(escrowLots)
    .where(
      and(
        inArray(escrowLots.orderId, [...orderIds]),
        inArray(escrowLots.source, ['order', 'wholesale']),
        gt(escrowLots.free, 0),
      ),
    )
    .orderBy(asc(escrowLots.id));

/** Lots with something in them, the newest first. */
export async function pageOfLots(tx: Tx, memberId: string, limit: number, offset: number): Promise<Paged<LotRow>> {
  const where = and(eq(escrowLots.memberId, memberId), gt(escrowLots.qty, 0));
  return paged(
    tx.select().from(escrowLots).where(where).orderBy(desc(escrowLots.inAt), desc(escrowLots.id)),
    limit,
    offset,
    () => tx.$count(escrowLots, where),
  );
}

export async function lockLot(tx: Tx, memberId: string, id: string): Promise<LotRow | undefined> {
  const [lot] = await tx.select().from(escrowLots).where(eq(escrowLots.id, id)).for('update');
  return lot?.memberId === memberId ? lot : undefined;
}

export async function findOwnLot(tx: Tx, memberId: string, id: string): Promise<LotRow | undefined> {
  const [lot] = await tx
    .select()
    .from(escrowLots)
    .where(and(eq(escrowLots.id, id), eq(escrowLots.memberId, memberId)));
  return lot;
}

export async function setFreeUntil(tx: Tx, id: string, freeUntil: number): Promise<void> {
  await tx.update(escrowLots).set({ freeUntil }).where(eq(escrowLots.id, id));
}

/** Growth of owners; who has none is not in it. */
export async function growthOf(tx: Tx, memberIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ memberId: accounts.ownerId, growth: accounts.available })
    .from(accounts)
    .where(
      and(eq(accounts.ownerType, 'member'), eq(accounts.unit, 'growth'), inArray(accounts.ownerId, [...memberIds])),
    );
  return new Map(rows.map(({ memberId, growth }) => [memberId, growth]));
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

/** Pieces that were promised leave the lot. */
export async function takeOut(tx: Tx, id: string, qty: number): Promise<void> {
  await tx
    .update(escrowLots)
    .set({ qty: sql`${escrowLots.qty} - ${qty}` })
    .where(eq(escrowLots.id, id));
}

/** Where a lot lies on the owners' wall; all null: on the shop's shelves. */
export type Place = Pick<LotRow, 'ownSlot' | 'placedAt' | 'coverUntil'>;
export const ON_SHELF: Place = { ownSlot: null, placedAt: null, coverUntil: null };

export async function moveLot(tx: Tx, id: string, place: Place & Pick<LotRow, 'freeUntil'>): Promise<LotRow> {
  const [lot] = await tx.update(escrowLots).set(place).where(eq(escrowLots.id, id)).returning();
  return lot as LotRow;
}

/** A member's lots in slots, with something in them, in the order in which they were put there. */
export const listPlaced = (tx: Tx, memberId: string): Promise<LotRow[]> =>
  tx
    .select()
    .from(escrowLots)
    .where(and(eq(escrowLots.memberId, memberId), isNotNull(escrowLots.ownSlot), gt(escrowLots.qty, 0)))
    .orderBy(asc(escrowLots.placedAt), asc(escrowLots.id));

export async function weightIn(tx: Tx, slot: string): Promise<number> {
  const [row] = await tx
    .select({ grams: sql<string | null>`sum(${escrowLots.qty} * ${escrowLots.weight})` })
    .from(escrowLots)
    .where(eq(escrowLots.ownSlot, slot));
  return Number(row?.grams ?? 0);
}

export async function setCover(tx: Tx, slots: readonly string[], coverUntil: number): Promise<void> {
  await tx
    .update(escrowLots)
    .set({ coverUntil })
    .where(inArray(escrowLots.ownSlot, [...slots]));
}

export const lockPlaced = (tx: Tx, slots: readonly string[]): Promise<LotRow[]> =>
  tx
    .select()
    .from(escrowLots)
    .where(inArray(escrowLots.ownSlot, [...slots]))
    .orderBy(asc(escrowLots.id))
    .for('update');
