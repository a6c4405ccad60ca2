/** Ladders: wholesale tiers by pieces, channel discounts by boxes (rules 14.1, 14.3). Pure, integer fen. */
export interface Tier {
  minQty: number;
  price: number;
}
export interface QtyRule {
  moq: number;
  multiple: number;
}

/** Fen of goods below which neither a wholesale nor a channel order is taken. */
export const WHOLESALE_MIN_TOTAL = 200_000;

/** Steps upwards, whatever order they came in. */
const upwards = (tiers: readonly Tier[]) => [...tiers].sort((a, b) => a.minQty - b.minQty);

/** The step that `qty` pieces have reached; undefined below the first one. */
export const tierAt = (tiers: readonly Tier[], qty: number): Tier | undefined =>
  upwards(tiers)
    .filter(({ minQty }) => minQty <= qty)
    .pop();

/** The smallest quantity that may be ordered and is not less than `qty`; 0 stays 0. */
export function correctQty(qty: number, { moq, multiple }: QtyRule): number {
  if (qty <= 0) return 0;
  const step = Math.max(1, multiple);
  return Math.ceil(Math.max(qty, moq, 1) / step) * step;
}

export interface ChannelStep {
  /** Boxes in one order from which it holds. */
  boxes: number;
  /** 8000 = 8 折. */
  discountBp: number;
}
/** 8 / 7.5 / 7 折; the grade of a partner is the step it always has, a large order climbs further. */
export const CHANNEL_STEPS: readonly ChannelStep[] = [
  { boxes: 1, discountBp: 8000 },
  { boxes: 20, discountBp: 7500 },
  { boxes: 50, discountBp: 7000 },
];

export function channelStep(grade: number, boxes: number): { step: ChannelStep; next?: ChannelStep } {
  const reached = CHANNEL_STEPS.filter((step) => step.boxes <= boxes).length;
  const at = Math.min(CHANNEL_STEPS.length, Math.max(1, grade, reached)) - 1;
  const step = CHANNEL_STEPS[at] as ChannelStep;
  const next = CHANNEL_STEPS[at + 1];
  return next ? { step, next: { ...next, boxes: next.boxes - boxes } } : { step };
}

export const channelPrice = (retail: number, discountBp: number): number => Math.round((retail * discountBp) / 10_000);
