/** One question to a relay. What it was asked, and its key, stand in no error. */
import { Value } from '@sinclair/typebox/value';
import type { Relay } from '../../config';
import { RELAYS, type AnswerOf, type CallOf, type RelayCall, type RelayName, type RequestTo } from './protocol';

/** A relay that says no, by its status. */
export class RelayRefusal extends Error {
  constructor(
    name: string,
    readonly status: number,
  ) {
    super(`${name} relay answered HTTP ${status}`);
  }
}

export const headersOf = (key: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  Authorization: `Bearer ${key}`,
});

/** Throws when nobody answers in time, for a status beyond 2xx, and for an answer of another shape. */
export async function askRelay<N extends RelayName, C extends CallOf<N>>(
  { url, key }: Relay,
  [name, call]: readonly [N, C],
  request: RequestTo<N, C>,
  fetcher: typeof fetch = fetch,
): Promise<AnswerOf<N, C>> {
  const { timeoutMs, calls } = RELAYS[name];
  const { answer, without }: RelayCall = (calls as Record<string, RelayCall>)[call] as RelayCall;
  const response = await fetcher(url, {
    method: 'POST',
    headers: headersOf(key),
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new RelayRefusal(name === 'sms' ? 'SMS' : name, response.status);
  if (!answer) return undefined as AnswerOf<N, C>;
  const given: unknown = await response.json().catch(() => undefined);
  if (!Value.Check(answer, given)) throw new Error(`${name} relay answered without ${without}`);
  return given as AnswerOf<N, C>;
}
