/**
 * What a handler gets and gives. Reads and writes look alike: `(tx, input, call)`. What `tx` is, the endpoint's row decides
 * (contract/kit.ts): a read and a write with `transaction: 'own'` get the database, every other write gets the transaction it runs in.
 */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { EndpointName, Endpoints } from '../../src/contract/endpoints';
import type { DataOf, RequestOf } from '../../src/contract/schemas';
import type { Tx } from '../db/client';
import type { Context, Server, Viewer } from './context';
import { Refusal } from './errors';

/** Whoever calls: always somebody on endpoints with auth, on public ones only when a valid token came along. */
type Known<K extends EndpointName, T> = Endpoints[K]['auth'] extends false ? T | undefined : T;

export interface Call<K extends EndpointName = EndpointName> {
  memberId: Known<K, string>;
  /** Epoch milliseconds at which the call came; one instant for the whole of it. */
  now: number;
  session: Known<K, Viewer>;
  /**
   * What lives as long as the server. Its database is not among it: `tx` is the only way to rows. Its clock is for what is judged at
   * the moment a lock is had.
   */
  server: Omit<Server, 'db'>;
  /**
   * For `transaction: 'own'`: runs `work` as the frame runs other writes - one transaction, begun again after a serialization failure, once
   * per requestId, due jobs woken afterwards. A refusal that `work` gives back, instead of throwing it, is the answer, and what was
   * written stays: a try is counted. A later try with the same requestId is a new one.
   */
  write<T>(work: (tx: Tx) => Promise<T | Refusal>): Promise<T>;
  ip: string;
  device: string;
  request: FastifyRequest;
  log: FastifyBaseLogger;
}

export type Handler<K extends EndpointName> = (tx: Tx, input: RequestOf<K>, call: Call<K>) => Promise<DataOf<K>>;
/** One handler per endpoint of a table: a missing one does not compile. */
export type HandlersOf<T> = { [K in keyof T & EndpointName]: Handler<K> };
export type Handlers = { [K in EndpointName]: Handler<K> };

/** For a service that opens its own transactions (`transaction: 'own'`): the server with its database, and who calls. */
export const contextOf = <K extends EndpointName>(db: Tx, { server, session, ...call }: Call<K>): Context<K> =>
  ({
    ...server,
    db,
    viewer: session,
    ip: call.ip,
    device: call.device,
    request: call.request,
    log: call.log,
  }) as Context<K>;

/** What was refused, to be given back; whatever else fails, fails. */
export const refusalOf = <T>(work: Promise<T>): Promise<T | Refusal> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
