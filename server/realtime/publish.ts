/**
 * Tells the listeners of a topic that something happened. It is a NOTIFY of the transaction: it goes out with the commit and in the
 * order of commits, to every process of the server, and never when the transaction is rolled back.
 */
import { sql } from 'drizzle-orm';
import { WS_CONTROL, type TopicName } from '../../src/contract/realtime/frames';
import type { Tx } from '../db/client';

export const CHANNEL = 'yejian_realtime';
/** PostgreSQL takes 8000 bytes. */
const MOST_BYTES = 7800;

export interface Event {
  topic: string;
  kind: string;
  rev?: number;
  /** Without it every listener gets a fresh snapshot. */
  data?: Record<string, unknown>;
  /** What only single members get to see, by member id; merged into `data` of their frame. */
  mine?: Record<string, Record<string, unknown>>;
}

/** An event too long for a notification becomes a fresh snapshot for every listener. */
export async function publish(tx: Tx, topic: TopicName, event: Omit<Event, 'topic'>): Promise<void> {
  const whole = JSON.stringify({ topic, ...event });
  const fits = Buffer.byteLength(whole) <= MOST_BYTES;
  const payload = fits ? whole : JSON.stringify({ topic, kind: 'snapshot' });
  await notify(tx, payload);
}

/** Sessions of this member are over: every process closes the sockets that came with them. */
export const announceSessionEnd = (tx: Tx, memberId: string): Promise<void> =>
  notify(tx, JSON.stringify({ topic: WS_CONTROL, kind: 'sessionEnd', data: { memberId } } satisfies Event));

export const LISTENERS = 'listeners';
export interface Listeners {
  process: string;
  topic: string;
  count: number;
}
/** Every process adds up how many listen to a topic on all of them. */
export const announceListeners = (tx: Tx, listeners: Listeners): Promise<void> =>
  notify(tx, JSON.stringify({ topic: WS_CONTROL, kind: LISTENERS, data: { ...listeners } } satisfies Event));

async function notify(tx: Tx, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
}
