/** flash.roll: every day plans the flash slots of the day after, with the goods that had a flash sale before. */
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { campaigns, campaignSkus, goods, skus } from '../../db/schema';
import { type JobHandlers } from '../../jobs/runner';
import { schedule } from '../../db/timers';
import { DAY_MS, startOfDay } from '../../lib/shanghai';
import { FLASH_PER_MEMBER, flashPrice, flashQuota, slotsOf } from './flashPlan';

export const FLASH_JOB = 'flash.roll';

/** Writes the slots of one day (its first instant) unless it has some. Goods off the shelf are left out. */
export async function planFlashDay(tx: Tx, day: number): Promise<void> {
  const planned = await tx.$count(
    campaigns,
    and(eq(campaigns.type, 'discount'), gte(campaigns.startAt, day), lt(campaigns.startAt, day + DAY_MS)),
  );
  if (planned > 0) return;
  const before = await tx
    .selectDistinct({ id: campaigns.goodsId })
    .from(campaigns)
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .where(and(eq(campaigns.type, 'discount'), eq(goods.status, 'on')))
    .orderBy(asc(campaigns.goodsId));
  const goodsIds = before.map(({ id }) => id);
  if (goodsIds.length === 0) return;
  const stock = await tx
    .select()
    .from(skus)
    .where(inArray(skus.goodsId, goodsIds))
    .orderBy(asc(skus.sort), asc(skus.id));
  for (const slot of slotsOf(day, Math.floor(day / DAY_MS), goodsIds)) {
    const made = await tx
      .insert(campaigns)
      .values(
        slot.goodsIds.map((goodsId) => ({
          type: 'discount' as const,
          title: `${slot.label} 限时秒杀`,
          goodsId,
          slotLabel: slot.label,
          startAt: slot.startAt,
          endAt: slot.endAt,
          perMember: FLASH_PER_MEMBER,
        })),
      )
      .returning({ id: campaigns.id, goodsId: campaigns.goodsId });
    await tx.insert(campaignSkus).values(
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

export const campaignJobs: JobHandlers = {
  /** Today and tomorrow, so that a server that slept for days has a running slot at once; then again after midnight. */
  [FLASH_JOB]: async (tx, key, { now }) => {
    const today = startOfDay(now());
    await planFlashDay(tx, today);
    await planFlashDay(tx, today + DAY_MS);
    await schedule(tx, FLASH_JOB, key, today + DAY_MS + 60_000);
  },
};
