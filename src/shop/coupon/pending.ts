/** The coupon a visitor wanted before the login, taken as soon as he is back. Lives as long as the app runs. */
const LASTS_MS = 10 * 60_000;
let wanted: { templateId: string; until: number } | undefined;

export const wantCoupon = (templateId: string, now: number): void => {
  wanted = { templateId, until: now + LASTS_MS };
};

/** Gives it once. */
export function takeWanted(now: number): string | undefined {
  const kept = wanted;
  wanted = undefined;
  return kept && kept.until > now ? kept.templateId : undefined;
}
