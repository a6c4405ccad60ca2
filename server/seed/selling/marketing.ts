/** Flash sales of the start day and the day after (rule 20.3): ids from 3001, five goods in each slot. */
import { DAY_MS } from '../../lib/shanghai';
import { FLASH_JOB } from '../../domains/selling/campaign/flash/jobs';
import {
  FLASH_PER_MEMBER,
  flashPrice,
  flashQuota,
  slotsOf,
  type FlashSlot,
} from '../../domains/selling/campaign/flash/plan';
import { schedule } from '../../db/timers';
import type { Tx } from '../../db/client';
import { campaigns, campaignSkus } from '../../db/schema';
import { GOODS } from '../data/goods';
import { insertAll } from '../insert';

/** Goods with the mark F. */
const FLASH_GOODS = GOODS.filter(({ marks }) => marks.includes('F')).map(({ id }) => id);
/** Percent of the quota that is sold, by hour and place in the slot; the first goods of 10:00 are sold out. */
const SOLD: Record<number, number[]> = {
  0: [12, 36, 52, 68, 81],
  10: [100, 97, 68, 45, 23],
  14: [57, 34, 76, 12, 90],
  20: [12, 27, 41, 63, 88],
};

export async function seedMarketing(tx: Tx, at: number): Promise<void> {
  const planned = [at, at + DAY_MS].flatMap((day, turn) =>
    slotsOf(day, turn, FLASH_GOODS).flatMap((slot) =>
      slot.goodsIds.map((goodsId, place) => ({ slot, goodsId, place, today: day === at })),
    ),
  );
  const rows = planned.map((plan, i) => ({ ...plan, id: String(3001 + i) }));
  await insertAll(
    tx,
    campaigns,
    rows.map(({ id, slot, goodsId }) => campaignRow(id, slot, goodsId)),
  );
  await insertAll(
    tx,
    campaignSkus,
    rows.flatMap(({ id, slot, goodsId, place, today }) =>
      quotas(id, goodsId, place, today ? (SOLD[slot.hour]?.[place] ?? 0) : 0),
    ),
  );
  await schedule(tx, FLASH_JOB, 'daily', at + DAY_MS + 60_000);
}

const campaignRow = (
  id: string,
  { label, startAt, endAt }: FlashSlot,
  goodsId: string,
): typeof campaigns.$inferInsert => ({
  id,
  goodsId,
  type: 'discount',
  title: `${label} 限时秒杀`,
  slotLabel: label,
  startAt,
  endAt,
  perMember: FLASH_PER_MEMBER,
});

function quotas(
  campaignId: string,
  goodsId: string,
  place: number,
  soldPercent: number,
): (typeof campaignSkus.$inferInsert)[] {
  const item = GOODS.find(({ id }) => id === goodsId);
  return (item?.skus ?? []).map(([, yuan], i) => {
    const stock = flashQuota(i);
    return {
      campaignId,
      skuId: `${goodsId}${String(i + 1).padStart(2, '0')}`,
      price: flashPrice(yuan * 100, place),
      stock,
      sold: Math.round((stock * soldPercent) / 100),
    };
  });
}
