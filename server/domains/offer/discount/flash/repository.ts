/** SQL of the flash slots. */
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { campaigns } from '../../../../db/schema';

export interface Slot {
  id: string;
  label: string;
  startAt: number;
  endAt: number;
  goodsIds: string[];
  /** Any campaign of the slot names it. */
  campaignIds: string[];
}

/** Slots that begin in `from` <= t < `to`, in their order. */
export const listSlots = (tx: Tx, from: number, to: number): Promise<Slot[]> =>
  tx
    .select({
      id: sql<string>`min(${campaigns.id})::text`,
      label: sql<string>`min(${campaigns.slotLabel})`,
      startAt: campaigns.startAt,
      endAt: sql<number>`max(${campaigns.endAt})`.mapWith(Number),
      goodsIds: sql<string[]>`array_agg(${campaigns.goodsId}::text order by ${campaigns.id})`,
      campaignIds: sql<string[]>`array_agg(${campaigns.id}::text)`,
    })
    .from(campaigns)
    .where(and(eq(campaigns.type, 'discount'), gte(campaigns.startAt, from), lt(campaigns.startAt, to)))
    .groupBy(campaigns.startAt)
    .orderBy(asc(campaigns.startAt));
