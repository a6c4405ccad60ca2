/**
 * A transaction that is run again when others made it fail: PostgreSQL may end one of two transactions that wait for each other or
 * that cannot be put in an order; the loser is simply run again. `work` must have no effects outside its
 * transaction.
 */
import type { Db, Tx } from './client';

const TRIES = 4;
/** Each of two transactions waited for what the other held: this one was ended. */
export const DEADLOCK = '40P01';
const UNORDERED = '40001';
const AGAIN = new Set([DEADLOCK, UNORDERED]);

export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => work(tx as unknown as Tx));
    } catch (error) {
      if (attempt >= TRIES || !AGAIN.has(sqlStateOf(error))) throw error;
    }
  }
}

/** Drizzle wraps the driver's error. */
export function sqlStateOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return '';
}
