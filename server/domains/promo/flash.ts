/** marketing.discount: the flash slots of today and tomorrow by the server's clock, and the goods of one of them. */
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { campaigns } from '../../db/schema';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { DAY_MS, startOfDay } from '../../lib/shanghai';
import { loadCards } from '../catalogue/cards';
import { presentSlot } from '../home/service';
import { loadPriceViewer } from '../pricing/viewer';

interface Slot {
  id: string;
  label: string;
  startAt: number;
  endAt: number;
  goodsIds: string[];
  /** Any campaign of the slot names it. */
  campaignIds: string[];
}

const findSlots = (tx: Tx, now: number): Promise<Slot[]> =>
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
    .where(
      and(
        eq(campaigns.type, 'discount'),
        gte(campaigns.startAt, startOfDay(now)),
        lt(campaigns.startAt, startOfDay(now) + 2 * DAY_MS),
      ),
    )
    .groupBy(campaigns.startAt)
    .orderBy(asc(campaigns.startAt));

/** The slot that was asked for, else the running one, else the next, else the last. An unknown id is as good as none. */
const chosen = (slots: readonly Slot[], slotId: string | undefined, now: number): Slot | undefined =>
  slots.find((slot) => slotId !== undefined && slot.campaignIds.includes(slotId)) ??
  slots.find((slot) => slot.endAt > now) ??
  slots.at(-1);

export async function listFlash(
  tx: Tx,
  memberId: string | undefined,
  { slotId, page = 1 }: RequestOf<'marketing.discount'>,
  now: number,
): Promise<DataOf<'marketing.discount'>> {
  const slots = await findSlots(tx, now);
  const slot = chosen(slots, slotId, now);
  // Cards of another slot are drawn as they stand in it: its own campaign, its own price and quota.
  const at = slot && Math.min(slot.endAt - 1, Math.max(now, slot.startAt));
  const ids = slot?.goodsIds.slice(offsetOf(page), offsetOf(page) + PAGE_SIZE) ?? [];
  const cards = slot && at ? await loadCards(tx, ids, await loadPriceViewer(tx, memberId, now), at) : [];
  return {
    slots: slots.map((one) => presentSlot(one, now)),
    goods: pageOf(
      cards.filter((card) => card.campaign),
      slot?.goodsIds.length ?? 0,
      page,
    ),
    serverTime: now,
  };
}
