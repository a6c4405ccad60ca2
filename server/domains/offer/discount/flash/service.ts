/** marketing.discount: the flash slots of today and tomorrow by the server's clock, and the goods of one of them. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { DAY_MS, startOfDay } from '../../../../lib/shanghai';
import { loadCards } from '../../catalogue/cards';
import { presentSlot } from '../../home/service';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { listSlots, type Slot } from './repository';

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
  const slots = await listSlots(tx, startOfDay(now), startOfDay(now) + 2 * DAY_MS);
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
