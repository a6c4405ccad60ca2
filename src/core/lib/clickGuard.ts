/** The button guard (rule 6.8): after one click, further clicks within 1.5 s are blocked. */
import { systemClock } from './clock';

export const CLICK_GUARD_MS = 1500;

/** One guard per button. `pass()` is true for a click that counts; a blocked one does not prolong the wait. */
export function createClickGuard(steady: () => number = systemClock.steady, wait = CLICK_GUARD_MS) {
  let last = Number.NEGATIVE_INFINITY;
  return {
    pass(): boolean {
      const at = steady();
      if (at - last < wait) return false;
      last = at;
      return true;
    },
  };
}
export type ClickGuard = ReturnType<typeof createClickGuard>;
