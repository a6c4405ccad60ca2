/**
 * index.html starts the first calls of a page before the bundle is there, or brings their answers, and core/ahead those of a page that
 * somebody is led to: `window.__early[url]` is a Promise of fetch's Response under exactly the address `buildUrl` makes
 * (`/api/…?access-token=`). Each is used once, for the first matching GET, and only while it is news: not after a write, and not when
 * the page that asks for it is opened much later.
 */
import { systemClock } from '../lib/clock';
import type { TransportAnswer } from './transport';

export interface EarlyResponse {
  status: number;
  /** Header `date` of the answer. */
  date?: string | null;
  json(): Promise<unknown>;
}
/** `asked`: when it was, on the clock that nobody sets; of index.html it is the moment in which the document was opened. */
export type EarlyCall = Promise<EarlyResponse> & { asked?: number };
export type EarlyCalls = Record<string, EarlyCall | undefined>;

/** Since the document was opened. A slow phone on a slow line has its scripts by then. */
const NEWS_MS = 30_000;
/** Since the finger came down. */
export const TAP_NEWS_MS = 10_000;

/** The mini-program has neither a document that was opened nor `performance`. */
const ofWindow = (): EarlyCalls | undefined =>
  process.env.TARO_ENV !== 'h5' || typeof window === 'undefined'
    ? undefined
    : (window as { __early?: EarlyCalls }).__early;

/** Something was changed: what is asked from now on is not answered by what was asked before. */
export function forgetEarly(calls: EarlyCalls | undefined = ofWindow()): void {
  for (const url of Object.keys(calls ?? {})) delete calls?.[url];
}

/** The started call of `url`, or undefined; a failure of it resolves to undefined, so the call is made again. */
export function takeEarly(
  url: string,
  calls: EarlyCalls | undefined = ofWindow(),
): Promise<TransportAnswer | undefined> | undefined {
  const started = calls?.[url];
  if (!calls || !started) return undefined;
  delete calls[url];
  const { asked = 0 } = started;
  if (systemClock.steady() - asked > (asked ? TAP_NEWS_MS : NEWS_MS)) return undefined;
  return started
    .then(async (response) => {
      // The document was opened where `steady` begins.
      systemClock.hear(response.date, asked);
      return { status: response.status, data: await response.json().catch(() => null) };
    })
    .catch(() => undefined);
}

/** Is the answer of this path on its way since before the bundle was there? Whoever takes it now costs the line nothing. */
export const isEarly = (path: string, calls: EarlyCalls | undefined = ofWindow()): boolean =>
  Object.keys(calls ?? {}).some((url) => url.split('?')[0]?.endsWith(path));
