/**
 * The shop's flash sale as a plan: four slots a day, each lasting until the next begins, so that one is always running. The seed
 * writes the first two days of it, a daily job the days after (jobs.ts).
 */
import { DAY_MS } from '../../../../lib/shanghai';

const HOUR = 3_600_000;
export const SLOT_HOURS = [0, 10, 14, 20] as const;
export const GOODS_PER_SLOT = 5;

export interface FlashSlot {
  hour: number;
  /** 10:00 */
  label: string;
  startAt: number;
  endAt: number;
  goodsIds: string[];
}

/** Slots of the day that begins at `day` (epoch ms); `turn` moves the choice along, so that two slots in a row differ. */
export function slotsOf(day: number, turn: number, goodsIds: readonly string[]): FlashSlot[] {
  return SLOT_HOURS.map((hour, i) => ({
    hour,
    label: `${String(hour).padStart(2, '0')}:00`,
    startAt: day + hour * HOUR,
    endAt: Math.min(day + DAY_MS, day + (SLOT_HOURS[i + 1] ?? 24) * HOUR),
    goodsIds: Array.from(
      { length: Math.min(GOODS_PER_SLOT, goodsIds.length) },
      (_, n) => goodsIds[(turn + i * 2 + n) % goodsIds.length] as string,
    ),
  }));
}

/** 68 to 80 % of the retail price in fen, on whole yuan. */
export const flashPrice = (price: number, place: number): number =>
  Math.floor((price * (68 + (place % 5) * 3)) / 10_000) * 100;
/** Pieces of the campaign: the first specification has most of them. */
export const flashQuota = (skuIndex: number): number => (skuIndex === 0 ? 100 : 50);
export const FLASH_PER_MEMBER = 2;
