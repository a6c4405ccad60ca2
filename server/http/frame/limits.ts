/**
 * How often somebody may call. Every call counts against the general limit of its address; a row with a `limit` of its own counts
 * its member and, where no session is needed, its address as well. Limits per mobile and per account live with their services.
 * Counted in the memory of this process.
 */
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooOften } from '../errors';

const WINDOW_MS = 60_000;

/** The general limit, in calls a minute; 0 switches all limits off. */
export async function limitCalls(app: FastifyInstance, general: number): Promise<void> {
  if (general <= 0) return;
  await app.register(rateLimit, {
    max: general,
    timeWindow: WINDOW_MS,
    allowList: (request) => request.routeOptions.config.endpoint === undefined,
    errorResponseBuilder: () => tooOften(),
  });
}

/** Throws 429 when whoever calls was here `limit` times in the last minute. */
export type RowLimit = (request: FastifyRequest, memberId: string | undefined) => Promise<void>;

export function limitOf(app: FastifyInstance, limit: number | undefined, isPublic: boolean): RowLimit {
  if (limit === undefined || !app.hasDecorator('createRateLimit')) return () => Promise.resolve();
  const keys = new WeakMap<FastifyRequest, string>();
  const counter = app.createRateLimit({
    max: limit,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => keys.get(request) ?? '',
  });
  const count = async (request: FastifyRequest, key: string) => {
    keys.set(request, key);
    const counted = await counter(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooOften();
  };
  return async (request, memberId) => {
    if (memberId !== undefined) await count(request, `member ${memberId}`);
    if (isPublic) await count(request, normalizeIP(request.ip));
  };
}
