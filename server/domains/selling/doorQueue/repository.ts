/** SQL of the line at the door. */
import { and, asc, desc, eq, gte, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { queueNumbers, stores } from '../../../db/schema';

export type NumberRow = typeof queueNumbers.$inferSelect;
export interface Line {
  storeId: string;
  date: string;
}

export const lockNumber = lockById(queueNumbers);
export const insertNumber = insertInto(queueNumbers);
export const updateNumber = updateById(queueNumbers);

/** Whoever draws waits here for whoever draws at the same moment: numbers follow each other. */
export async function lockStore(tx: Tx, storeId: string): Promise<void> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
}

const inLine = ({ storeId, date }: Line) =>
  and(
    eq(queueNumbers.storeId, storeId),
    eq(queueNumbers.date, date),
    inArray(queueNumbers.status, ['waiting', 'called']),
  );

/** Who was called first, then in their order. */
export const listLine = (tx: Tx, line: Line): Promise<NumberRow[]> =>
  tx
    .select()
    .from(queueNumbers)
    .where(inLine(line))
    .orderBy(desc(eq(queueNumbers.status, 'called')), asc(queueNumbers.place), asc(queueNumbers.id));

export async function lastSeq(tx: Tx, { storeId, date }: Line, size: string): Promise<number> {
  const [row] = await tx
    .select({ seq: max(queueNumbers.seq) })
    .from(queueNumbers)
    .where(and(eq(queueNumbers.storeId, storeId), eq(queueNumbers.date, date), eq(queueNumbers.size, size)));
  return row?.seq ?? 0;
}

/** The member's latest of the day, whatever became of it. */
export async function findOwn(tx: Tx, memberId: string, { storeId, date }: Line): Promise<NumberRow | undefined> {
  const [row] = await tx
    .select()
    .from(queueNumbers)
    .where(and(eq(queueNumbers.memberId, memberId), eq(queueNumbers.storeId, storeId), eq(queueNumbers.date, date)))
    .orderBy(desc(queueNumbers.takenAt), desc(queueNumbers.id))
    .limit(1);
  return row;
}

/** How long those waited who were seated since then, by the place they had drawn: minutes for one of them, by size. */
export async function minutesPerParty(tx: Tx, storeId: string, since: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({
      size: queueNumbers.size,
      minutes: sql<number>`(max(${queueNumbers.seatedAt}) - min(${queueNumbers.takenAt})) / 60000.0 / count(*)`.mapWith(
        Number,
      ),
    })
    .from(queueNumbers)
    .where(and(eq(queueNumbers.storeId, storeId), isNotNull(queueNumbers.seatedAt), gte(queueNumbers.seatedAt, since)))
    .groupBy(queueNumbers.size, queueNumbers.date);
  const bySize = new Map<string, number[]>();
  for (const { size, minutes } of rows) bySize.set(size, [...(bySize.get(size) ?? []), minutes]);
  return new Map([...bySize].map(([size, all]) => [size, all.reduce((sum, one) => sum + one, 0) / all.length]));
}
