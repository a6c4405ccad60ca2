/** SQL of red packets. */
import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { insertInto, lockById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { redPacketRains, redPackets } from '../../../db/schema';

export type Packet = typeof redPackets.$inferSelect;
export type Rain = typeof redPacketRains.$inferSelect;
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
): Promise<Paged<Packet>> {
  const where = and(eq(redPackets.memberId, memberId), state && inState(state, now));
  const waits = sql`${inState('waiting', now)}`;
  return paged(
    tx
      .select()
      .from(redPackets)
      .where(where)
      .orderBy(
        desc(waits),
        asc(sql`case when ${waits} then ${redPackets.expireAt} end`),
        desc(sql`coalesce(${redPackets.openedAt}, ${redPackets.expireAt})`),
        desc(redPackets.id),
      ),
    limit,
    offset,
    () => tx.$count(redPackets, where),
  );
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

export async function countWaiting(tx: Tx, memberId: string, now: number): Promise<number> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(redPackets)
    .where(and(eq(redPackets.memberId, memberId), inState('waiting', now)));
  return row?.waiting ?? 0;
}

/** The first rain that has begun by `until`, has packets left and gave this viewer none yet. */
export async function nextRain(
  tx: Tx,
  memberId: string | undefined,
  until: number,
  now: number,
): Promise<Rain | undefined> {
  const own =
    memberId === undefined
      ? undefined
      : notExists(
          tx
            .select({ id: redPackets.id })
            .from(redPackets)
            .where(and(eq(redPackets.rainId, redPacketRains.id), eq(redPackets.memberId, memberId))),
        );
  const [row] = await tx
    .select()
    .from(redPacketRains)
    .where(
      and(
        gt(redPacketRains.endAt, now),
        lte(redPacketRains.startAt, until),
        gt(redPacketRains.packets, redPacketRains.drawn),
        own,
      ),
    )
    .orderBy(asc(redPacketRains.startAt), asc(redPacketRains.id))
    .limit(1);
  return row;
}

export async function packetOfRain(tx: Tx, memberId: string, rainId: string): Promise<Packet | undefined> {
  const [row] = await tx
    .select()
    .from(redPackets)
    .where(and(eq(redPackets.rainId, rainId), eq(redPackets.memberId, memberId)));
  return row;
}

export const lockRain = lockById(redPacketRains);

/** One packet of `value` leaves the rain, which is locked. */
export async function takeFromRain(tx: Tx, id: string, value: number): Promise<void> {
  await tx
    .update(redPacketRains)
    .set({ drawn: sql`${redPacketRains.drawn} + 1`, given: sql`${redPacketRains.given} + ${value}` })
    .where(eq(redPacketRains.id, id));
}

/** Fen of the packets of orders since `from`, opened or not. */
export async function grantedSince(tx: Tx, from: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${redPackets.value})` })
    .from(redPackets)
    .where(gte(redPackets.grantedAt, from));
  return Number(row?.sum ?? 0);
}

/** The one that the order brought. */
export async function packetOfOrder(tx: Tx, orderId: string): Promise<Packet | undefined> {
  const [row] = await tx.select().from(redPackets).where(eq(redPackets.orderId, orderId));
  return row;
}

/** Unless it was opened. */
export async function dropPacket(tx: Tx, id: string): Promise<void> {
  await tx.delete(redPackets).where(and(eq(redPackets.id, id), isNull(redPackets.openedAt)));
}

export const insertPacket = insertInto(redPackets);
