/** The gift ladder: the highest step that the goods amount (after member price and campaign) reaches brings its gift along. */
export interface LadderStep {
  id: string;
  /** Fen. */
  threshold: number;
  skuId: string;
}

/** Steps in order, each with what is missing to it. */
export function ladderOf<T extends LadderStep>(
  steps: readonly T[],
  amount: number,
): (T & { reached: boolean; lack: number })[] {
  return [...steps]
    .sort((a, b) => a.threshold - b.threshold)
    .map((step) => ({ ...step, reached: amount >= step.threshold, lack: Math.max(0, step.threshold - amount) }));
}

export function giftFor<T extends LadderStep>(steps: readonly T[], amount: number): T | undefined {
  return ladderOf(steps, amount)
    .filter((step) => step.reached)
    .at(-1);
}
