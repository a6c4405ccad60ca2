/** SQL of the queues. */
import { and, asc, desc, eq, inArray, lt, or } from 'drizzle-orm';
import { findById, insertInto, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { waits, type WaitKind } from '../../../db/schema';

export type WaitRow = typeof waits.$inferSelect;
export type Subject = Pick<WaitRow, 'kind' | 'subjectId'>;

export const findWait = findById(waits);
export const insertWait = insertInto(waits);
export const updateWait = updateById(waits);

const ALIVE = inArray(waits.state, ['waiting', 'offered']);
const isOf = ({ kind, subjectId }: Subject) => and(eq(waits.kind, kind), eq(waits.subjectId, subjectId));

/** Who waits without an offer, the first one first. */
export const listWaiting = (tx: Tx, subject: Subject): Promise<WaitRow[]> =>
  tx
    .select()
    .from(waits)
    .where(and(isOf(subject), eq(waits.state, 'waiting')))
    .orderBy(asc(waits.createdAt), asc(waits.id));

/** Who waits or has an offer, the first one first. */
export const listQueue = (tx: Tx, subject: Subject): Promise<WaitRow[]> =>
  tx
    .select()
    .from(waits)
    .where(and(isOf(subject), ALIVE))
    .orderBy(asc(waits.createdAt), asc(waits.id));

/** Entries of a member in a queue that still wait or have an offer. */
export const listAlive = (tx: Tx, memberId: string, subject: Subject): Promise<WaitRow[]> =>
  tx
    .select()
    .from(waits)
    .where(and(isOf(subject), eq(waits.memberId, memberId), ALIVE));

/** Of one kind, the newest first. */
export const listWaits = (tx: Tx, memberId: string, kind: WaitKind, limit: number): Promise<WaitRow[]> =>
  tx
    .select()
    .from(waits)
    .where(and(eq(waits.memberId, memberId), eq(waits.kind, kind)))
    .orderBy(desc(waits.createdAt), desc(waits.id))
    .limit(limit);

export const countQueue = (tx: Tx, subject: Subject): Promise<number> => tx.$count(waits, and(isOf(subject), ALIVE));

/** How many stand before it in its line. */
export const countBefore = (tx: Tx, row: WaitRow): Promise<number> =>
  tx.$count(
    waits,
    and(
      isOf(row),
      eq(waits.lane, row.lane),
      ALIVE,
      or(lt(waits.createdAt, row.createdAt), and(eq(waits.createdAt, row.createdAt), lt(waits.id, row.id))),
    ),
  );
