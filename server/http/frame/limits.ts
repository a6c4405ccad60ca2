/**
 * How often somebody may call. Every call counts against the general limit of its address; a row with a `limit` of its own counts
 * its member and, where no session is needed, its address as well. Limits per mobile and per account live with their services.
 * Counted for all processes together (callCounts.ts).
 */
import rateLimit, { normalizeIP, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Server } from '../context';
import { tooOften } from '../errors';
import { createCallCounts, type CountCall } from './callCounts';

const WINDOW_MS = 60_000;

/** The plugin's view of the counts; rows keep theirs apart by their keys. */
const storeOf = (count: CountCall) =>
  class implements FastifyRateLimitStore {
    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = WINDOW_MS,
      most = 0,
    ): void {
      count(key, most, windowMs).then((counted) => done(null, counted), done);
    }
    child(): this {
      return this;
    }
  };

/** The general limit, in calls a minute; 0 switches all limits off. */
export async function limitCalls(app: FastifyInstance, server: Pick<Server, 'db' | 'config' | 'now'>): Promise<void> {
  const general = server.config.rateLimit;
  if (general <= 0) return;
  await app.register(rateLimit, {
    max: general,
    timeWindow: WINDOW_MS,
    store: storeOf(createCallCounts(server)),
    allowList: (request) => request.routeOptions.config.endpoint === undefined,
    errorResponseBuilder: (_request, { ttl }) => tooOften(Math.ceil(ttl / 1000)),
  });
}

/** Throws 429 when whoever calls was here `limit` times in the last minute. */
export type RowLimit = (request: FastifyRequest, memberId: string | undefined) => Promise<void>;

export function limitOf(
  app: FastifyInstance,
  { name, limit, isPublic }: { name: string; limit: number | undefined; isPublic: boolean },
): RowLimit {
  if (limit === undefined || !app.hasDecorator('createRateLimit')) return () => Promise.resolve();
  const keys = new WeakMap<FastifyRequest, string>();
  const counter = app.createRateLimit({
    max: limit,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => `${name} ${keys.get(request) ?? ''}`,
  });
  const count = async (request: FastifyRequest, key: string) => {
    keys.set(request, key);
    const counted = await counter(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooOften(counted.ttlInSeconds);
  };
  return async (request, memberId) => {
    if (memberId !== undefined) await count(request, `member ${memberId}`);
    if (isPublic) await count(request, normalizeIP(request.ip));
  };
}
