/**
 * index.html starts the first calls before the bundle is there: `window.__early[url]` is a Promise of fetch's Response
 * under exactly the address `buildUrl` makes (`/api/…?access-token=`). Each is used once, for the first matching GET.
 */
import type { TransportAnswer } from './transport';

export interface EarlyResponse {
  status: number;
  json(): Promise<unknown>;
}
export type EarlyCalls = Record<string, Promise<EarlyResponse> | undefined>;

const ofWindow = (): EarlyCalls | undefined =>
  typeof window === 'undefined' ? undefined : (window as { __early?: EarlyCalls }).__early;

/** The started call of `url`, or undefined; a failure of it resolves to undefined, so the call is made again. */
export function takeEarly(
  url: string,
  calls: EarlyCalls | undefined = ofWindow(),
): Promise<TransportAnswer | undefined> | undefined {
  const started = calls?.[url];
  if (!calls || !started) return undefined;
  delete calls[url];
  return started
    .then(async (response) => ({ status: response.status, data: await response.json().catch(() => null) }))
    .catch(() => undefined);
}
