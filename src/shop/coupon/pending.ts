/** The coupon a visitor wanted before the login, taken as soon as he is back. */
import { remembered } from '@/core/lib/memory';

const LASTS_MS = 10 * 60_000;
interface Wish {
  coupon?: { templateId: string; until: number };
}
export const couponWish = remembered<Wish>(() => ({}));

export const wantCoupon = (wish: Wish, templateId: string, now: number): void => {
  wish.coupon = { templateId, until: now + LASTS_MS };
};

/** Gives it once. */
export function takeWanted(wish: Wish, now: number): string | undefined {
  const kept = wish.coupon;
  delete wish.coupon;
  return kept && kept.until > now ? kept.templateId : undefined;
}
