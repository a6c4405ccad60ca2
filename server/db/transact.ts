/**
 * A transaction that is run again when others made it fail: PostgreSQL may end one of two transactions that wait for each other or
 * that cannot be put in an order, one may write what another has just made unique, and the connection may be lost (away.ts); the loser is
 * simply run again and reads what the other has written. `work` must have no effects
 * outside its transaction.
 */
import { untilBack } from './away';
import type { Db, Tx } from './client';

const TRIES = 4;
/** Each of two transactions waited for what the other held: this one was ended. */
export const DEADLOCK = '40P01';
const UNORDERED = '40001';
/** Another was faster with what there is once. */
const TAKEN = '23505';
const AGAIN = new Set([DEADLOCK, UNORDERED, TAKEN]);

/** `isOnce`: done twice it is done once (rule 2.8), so it may be run again even when nobody knows whether it was committed. */
export function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, { isOnce = false } = {}): Promise<T> {
  let isCommitting = false;
  const run = () =>
    db.transaction(async (tx) => {
      isCommitting = false;
      const done = await work(tx as unknown as Tx);
      isCommitting = true;
      return done;
    });
  return untilBack(
    async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await run();
        } catch (error) {
          if (attempt >= TRIES || !AGAIN.has(sqlStateOf(error))) throw error;
        }
      }
    },
    () => isOnce || !isCommitting,
  );
}

/** Drizzle wraps the driver's error. */
export function sqlStateOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string') return code;
  }
  return '';
}
