/**
 * How often somebody may call in a day (of Shanghai): for what leaves a row behind, so that a slow stream of calls does not fill
 * the tables. Counted in the database, so a restart or a second process does not begin anew; yesterday's counters go with the
 * daily cleanup.
 */
import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { lt, sql } from 'drizzle-orm';
import { quotas } from '../../db/schema';
import { dayOf } from '../../lib/shanghai';
import type { Server } from '../context';
import { Refusal } from '../errors';

interface Caller {
  memberId: string | undefined;
  ip: string;
}

/** Throws 429 when this member, or without a session this address, has no call left today. */
export type DailyLimit = (caller: Caller) => Promise<void>;

/** By whom something is counted. Of an address it is a keyed hash: the table tells nobody who was here. */
export const whoOf = ({ secret }: Pick<Server['config'], 'secret'>, { memberId, ip }: Caller): string =>
  memberId === undefined
    ? createHmac('sha256', secret).update(normalizeIP(ip)).digest('base64url')
    : `member ${memberId}`;

export function dailyOf(server: Pick<Server, 'db' | 'config' | 'now'>, what: string, most?: number): DailyLimit {
  const { db, config, now } = server;
  if (most === undefined || config.rateLimit === 0) return () => Promise.resolve();
  return async (caller) => {
    const who = whoOf(config, caller);
    const counted = await db
      .insert(quotas)
      .values({ what, who, day: dayOf(now()), used: 1 })
      .onConflictDoUpdate({
        target: [quotas.what, quotas.who, quotas.day],
        set: { used: sql`${quotas.used} + 1` },
        setWhere: lt(quotas.used, most),
      })
      .returning({ used: quotas.used });
    if (counted.length === 0) throw new Refusal(429, '今日操作次数已用完，请明天再试');
  };
}
