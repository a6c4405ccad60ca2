/** The server of a page's test: one answer per endpoint. A shape that the contract does not know does not compile, and fails the test. */
import type { DataOf, EndpointName } from '@/contract';
import type { About, TransportAnswer } from '@/core/api';
import type { TransportRequest } from '@/core/api/transport';
import { endpointOf } from '../contract/check';
import { envelope } from '../core/support';
import type { Stage } from './stage';

export type Asked = TransportRequest;

/** Refusal of the server as an answer. */
export class Refusal {
  constructor(
    readonly code: number,
    readonly message: string,
    readonly data?: unknown,
    readonly about: About = {},
  ) {}
}
export const OFFLINE = Symbol('no network');

type Given<K extends EndpointName> = DataOf<K> | Refusal | typeof OFFLINE;
type Ask<T> = (request: Asked) => T | Promise<T>;
/** What is answered to whom; a function is asked anew each time. */
export type Answers = { [K in EndpointName]?: Given<K> | Ask<Given<K>> };

/** Everything that has no answer is refused, as a block that fails. */
export function answer(set: Pick<Stage, 'transport'>, answers: Answers): void {
  set.transport.send.mockImplementation(async (request): Promise<TransportAnswer> => {
    const name = endpointOf(request.method, request.url);
    const found = name && answers[name];
    if (name === undefined || found === undefined)
      return envelope(undefined, 422, `no answer for ${request.method} ${request.url}`);
    const value: unknown = await (typeof found === 'function' ? (found as Ask<unknown>)(request) : found);
    if (value === OFFLINE) throw { timeout: false };
    if (value instanceof Refusal) return envelope(value.data, value.code, value.message, value.about);
    return envelope(value);
  });
}

/** What was sent to any of the endpoints. */
export const sent = (set: Pick<Stage, 'transport'>, ...names: EndpointName[]): Asked[] =>
  set.transport.send.mock.calls
    .map(([request]) => request)
    .filter(({ method, url }) => names.some((name) => name === endpointOf(method, url)));

/** A form body as its fields. */
export const fields = (request: Asked | undefined): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request?.body ?? ''));
