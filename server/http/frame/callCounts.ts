/**
 * Counts the calls of a minute over all processes on one database. A process does not ask for every call: it takes them in lots, a
 * twentieth of the limit at a time, and gives them out from its memory. So a limit is never exceeded, however many processes there
 * are, and most calls cost nothing; what a process has taken and not given out is lost to the others until the minute is over.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { untilBack } from '../../db/away';
import { callCounts } from '../../db/schema';
import type { Server } from '../context';

const LOTS = 20;
/** Addresses that robots invent must not fill the memory. */
const MOST_KEYS = 5000;

export interface Counted {
  /** Calls of the minute as far as this process knows; above `most` when there was none left. */
  current: number;
  /** Milliseconds until the count begins anew. */
  ttl: number;
}
export type CountCall = (key: string, most: number, windowMs: number) => Promise<Counted>;

interface Lot {
  left: number;
  /** Calls that were taken up to this lot, by all processes. */
  taken: number;
  until: number;
}

export function createCallCounts({ db, config, now }: Pick<Server, 'db' | 'config' | 'now'>): CountCall {
  const lots = new Map<string, Lot>();
  const onTheWay = new Map<string, Promise<void>>();
  // A keyed hash: the table tells nobody who was here.
  const hashOf = (key: string) => createHmac('sha256', config.secret).update(key).digest('base64url');

  const takeLot = async (key: string, most: number, windowMs: number): Promise<void> => {
    const size = Math.max(1, Math.floor(most / LOTS));
    const at = now();
    const isOver = sql`${callCounts.since} <= ${at - windowMs}`;
    const [row] = await db
      .insert(callCounts)
      .values({ key: hashOf(key), since: at, used: size })
      .onConflictDoUpdate({
        target: callCounts.key,
        set: {
          used: sql`case when ${isOver} then ${size} else ${callCounts.used} + ${size} end`,
          since: sql`case when ${isOver} then ${at}::bigint else ${callCounts.since} end`,
        },
      })
      .returning();
    const { used, since } = row ?? { used: size, since: at };
    if (lots.size >= MOST_KEYS) lots.delete(lots.keys().next().value as string);
    lots.delete(key);
    const left = Math.min(size, Math.max(0, most - (used - size)));
    lots.set(key, { left, taken: Math.min(used, most), until: since + windowMs });
  };

  return async (key, most, windowMs) => {
    for (;;) {
      const lot = lots.get(key);
      if (lot && lot.until > now()) {
        const ttl = lot.until - now();
        if (lot.left > 0) {
          lot.left -= 1;
          return { current: lot.taken - lot.left, ttl };
        }
        if (lot.taken >= most) return { current: most + 1, ttl };
      }
      const taking =
        onTheWay.get(key) ?? untilBack(() => takeLot(key, most, windowMs)).finally(() => onTheWay.delete(key));
      onTheWay.set(key, taking);
      await taking;
    }
  };
}
