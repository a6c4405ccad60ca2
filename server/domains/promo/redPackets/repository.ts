/** SQL of red packets. */
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { redPackets } from '../../../db/schema';

export type Packet = typeof redPackets.$inferSelect;
export type PacketState = 'waiting' | 'opened' | 'expired';

const inState = (state: PacketState, now: number) =>
  state === 'opened'
    ? isNotNull(redPackets.openedAt)
    : and(
        isNull(redPackets.openedAt),
        state === 'waiting' ? gt(redPackets.expireAt, now) : lte(redPackets.expireAt, now),
      );

/** What waits comes first, the one that ends soonest on top; then what was opened and what ended, the newest first. */
export async function pageOfPackets(
  tx: Tx,
  memberId: string,
  { state, limit, offset }: { state: PacketState | undefined; limit: number; offset: number },
  now: number,
): Promise<{ rows: Packet[]; total: number }> {
  const where = and(eq(redPackets.memberId, memberId), state && inState(state, now));
  const waits = sql`${inState('waiting', now)}`;
  const rows = await tx
    .select()
    .from(redPackets)
    .where(where)
    .orderBy(
      desc(waits),
      asc(sql`case when ${waits} then ${redPackets.expireAt} end`),
      desc(sql`coalesce(${redPackets.openedAt}, ${redPackets.expireAt})`),
      desc(redPackets.id),
    )
    .limit(limit)
    .offset(offset);
  const [found] = await tx
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(redPackets)
    .where(where);
  return { rows, total: found?.total ?? 0 };
}

/** All that was ever opened, by kind. */
export async function sumOpened(tx: Tx, memberId: string): Promise<Record<Packet['kind'], number>> {
  const rows = await tx
    .select({ kind: redPackets.kind, sum: sql<number>`sum(${redPackets.value})`.mapWith(Number) })
    .from(redPackets)
    .where(and(eq(redPackets.memberId, memberId), isNotNull(redPackets.openedAt)))
    .groupBy(redPackets.kind);
  const of = (kind: Packet['kind']) => rows.find((row) => row.kind === kind)?.sum ?? 0;
  return { money: of('money'), points: of('points') };
}

/** Locked; a member finds the own ones only. */
export async function lockPacket(tx: Tx, memberId: string, id: string): Promise<Packet | undefined> {
  const [row] = await tx
    .select()
    .from(redPackets)
    .where(and(eq(redPackets.id, id), eq(redPackets.memberId, memberId)))
    .for('update');
  return row;
}

export async function markOpened(tx: Tx, id: string, openedAt: number): Promise<void> {
  await tx.update(redPackets).set({ openedAt }).where(eq(redPackets.id, id));
}
