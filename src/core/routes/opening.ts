/**
 * A page of the mini-program whose package is not on the phone has to be fetched first: without a network it does not open, and whoever
 * tapped is asked whether to try again. Boot hands in how that is asked.
 */
import { chunkFailure } from '../lib/chunkError';
import { CLICK_GUARD_MS } from '../lib/clickGuard';

interface Asking {
  /** Milliseconds of a clock that nobody sets. */
  now: () => number;
  askAgain: () => Promise<boolean>;
  /** Says that a second press came too soon. */
  tooSoon: () => void;
}
/** The last press that led to a page. */
interface Pressed {
  url: string;
  at: number;
  /** Depth of the stack with the pressed page on top. */
  depth: number;
}
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- how the app asks, whoever uses it
let asking: Asking | undefined;
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- a press of a second ago, whoever it was
let pressed: Pressed | undefined;

export function bindOpening(how: Asking): void {
  asking = how;
  pressed = undefined;
}

/** A second press on what leads to the same page opens it no second time (rule 6.8). */
export function pressedTwice(url: string, depth: number): boolean {
  if (!asking) return false;
  const at = asking.now();
  if (pressed && pressed.url === url && at - pressed.at < CLICK_GUARD_MS) {
    asking.tooSoon();
    return true;
  }
  pressed = { url, at, depth };
  return false;
}
/** A page is shown: whoever has come back may go there again at once. */
export function cameBack(depth: number): void {
  if (pressed && depth <= pressed.depth) pressed = undefined;
}

/** What a second try would not mend: an address without a page, a full stack. A browser's chunk has a dialog of its own (rule 3.4). */
const isHopeless = (error: unknown): boolean =>
  chunkFailure(error) !== undefined ||
  /not found|limit exceed|tab ?bar|parameter/i.test(String((error as { errMsg?: unknown } | null)?.errMsg ?? error));

/** Goes to a page, as often as the person wants; false when they gave up. */
export async function opening(move: () => Promise<unknown>): Promise<boolean> {
  for (;;) {
    try {
      await move();
      return true;
    } catch (error) {
      if (!asking || isHopeless(error)) throw error;
      if (!(await asking.askAgain())) return false;
    }
  }
}
