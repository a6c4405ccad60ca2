/**
 * What takes long to make of a table that changes rarely is kept until it changes: `versionOf` asks the database each time, so every
 * process knows at once.
 */
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { createKept, type Kept } from '../lib/kept';
import type { Tx } from './client';

/** Questions of which the answer is kept. */
const MOST = 200;

/** Through a transaction, which may have changed the table itself, it is made each time. What comes back belongs to all. */
export function untilChanged<I, T>(
  versionOf: (tx: Tx) => Promise<number | undefined>,
  make: (tx: Tx, input: I) => Promise<T>,
): (tx: Tx, input: I) => Promise<T> {
  const databases = new WeakMap<object, Kept<number>>();
  return async (tx, input) => {
    if (is(tx, PgTransaction)) return make(tx, input);
    // Asked first: what is made may be newer than its version, never older.
    const version = await versionOf(tx);
    if (version === undefined) return make(tx, input);
    const { session } = tx._;
    const kept = databases.get(session) ?? createKept<number>(MOST);
    databases.set(session, kept);
    return kept.get(JSON.stringify(input), version, () => make(tx, input));
  };
}
