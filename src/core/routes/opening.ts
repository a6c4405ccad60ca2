/**
 * A page of the mini-program whose package is not on the phone has to be fetched first: without a network it does not open, and whoever
 * tapped is asked whether to try again. Boot hands in how that is asked.
 */
import { chunkFailure } from '../lib/chunkError';

type AskAgain = () => Promise<boolean>;
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- how the app asks, whoever uses it
let askAgain: AskAgain | undefined;

export function bindOpening(ask: AskAgain): void {
  askAgain = ask;
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
      if (!askAgain || isHopeless(error)) throw error;
      if (!(await askAgain())) return false;
    }
  }
}
