/** flash.roll: every day plans the flash slots of the day after, with the goods that had a flash sale before. */
import type { Tx } from '../../../../db/client';
import { type JobHandlers } from '../../../../jobs/runner';
import { schedule } from '../../../../db/timers';
import { DAY_MS, startOfDay } from '../../../../lib/shanghai';
import { FLASH_PER_MEMBER, flashPrice, flashQuota, slotsOf } from './plan';
import { countPlanned, insertCampaigns, insertQuotas, listFlashGoods, listSkus } from './repository';

export const FLASH_JOB = 'flash.roll';

/** Writes the slots of one day (its first instant) unless it has some. Goods off the shelf are left out. */
export async function planFlashDay(tx: Tx, day: number): Promise<void> {
  if ((await countPlanned(tx, day, day + DAY_MS)) > 0) return;
  const goodsIds = await listFlashGoods(tx);
  if (goodsIds.length === 0) return;
  const stock = await listSkus(tx, goodsIds);
  for (const slot of slotsOf(day, Math.floor(day / DAY_MS), goodsIds)) {
    const made = await insertCampaigns(
      tx,
      slot.goodsIds.map((goodsId) => ({
        type: 'discount',
        title: `${slot.label} 限时秒杀`,
        goodsId,
        slotLabel: slot.label,
        startAt: slot.startAt,
        endAt: slot.endAt,
        perMember: FLASH_PER_MEMBER,
      })),
    );
    await insertQuotas(
      tx,
      made.flatMap(({ id, goodsId }, place) =>
        stock
          .filter((sku) => sku.goodsId === goodsId)
          .map((sku, i) => ({
            campaignId: id,
            skuId: sku.id,
            price: flashPrice(sku.price, place),
            stock: flashQuota(i),
          })),
      ),
    );
  }
}

export const flashJobs = {
  /** Today and tomorrow, so that a server that slept for days has a running slot at once; then again after midnight. */
  [FLASH_JOB]: async (tx, key, { now }) => {
    const today = startOfDay(now());
    await planFlashDay(tx, today);
    await planFlashDay(tx, today + DAY_MS);
    await schedule(tx, FLASH_JOB, key, today + DAY_MS + 60_000);
  },
} satisfies JobHandlers;
