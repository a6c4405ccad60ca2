/** Choosers: a page is opened to give back a value. The caller waits for a promise, so it needs no message bus. */
import { back, endLedOn, hasLedOn, stackDepth, tryGo } from './navigate';
import { cameBack } from './opening';
import type { ParamsArg } from './params';
import type { RoutePath } from './table';

interface Waiting {
  /** Depth of the stack with the caller on top. */
  depth: number;
  settle(value: unknown): void;
}
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- who waits on the page stack, which a logout empties
const waiting: Waiting[] = [];

/** Opens a chooser; undefined when the person came back without choosing, or gave up on a chooser that did not open. */
export function pick<T, P extends RoutePath = RoutePath>(path: P, ...args: ParamsArg<P>): Promise<T | undefined> {
  return new Promise<T | undefined>((resolve, reject) => {
    const entry: Waiting = { depth: stackDepth(), settle: (value) => resolve(value as T | undefined) };
    waiting.push(entry);
    const forget = () => void waiting.splice(waiting.indexOf(entry), 1);
    tryGo(path, ...args).then(
      (opened) => {
        if (opened) return;
        forget();
        resolve(undefined);
      },
      (error: unknown) => {
        forget();
        reject(error);
      },
    );
  });
}

/** True in a chooser that somebody waits for; without a caller it is an ordinary page (rule 6.19). */
export const isPicking = (): boolean => waiting.some(({ depth }) => depth < stackDepth());

/** The page at this depth was left for good, not for a chooser: a sheet that is open on it has done its work. */
export const isLeft = (depth: number): boolean => hasLedOn(depth) && !waiting.some((entry) => entry.depth === depth);

/** Gives the value to the caller and goes back to it. */
export async function finishPick(value: unknown): Promise<void> {
  const entry = waiting.pop();
  await back();
  entry?.settle(value);
}

/** The shell calls this whenever a page is shown: whoever is on top again no longer waits, and may press again. */
export function settlePicks(): void {
  const depth = stackDepth();
  cameBack(depth);
  endLedOn(depth);
  for (let last = waiting[waiting.length - 1]; last && depth <= last.depth; last = waiting[waiting.length - 1]) {
    waiting.pop();
    last.settle(undefined);
  }
}
