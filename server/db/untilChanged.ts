/**
 * What takes long to make of a table that changes rarely is kept until it changes: `versionOf` asks the database each time, so every
 * process knows at once.
 */
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Tx } from './client';

/** Questions that robots invent must not fill the memory. */
const MOST = 200;

/** Through a transaction, which may have changed the table itself, it is made each time. What comes back belongs to all. */
export function untilChanged<I, T>(
  versionOf: (tx: Tx) => Promise<number | undefined>,
  make: (tx: Tx, input: I) => Promise<T>,
): (tx: Tx, input: I) => Promise<T> {
  const databases = new WeakMap<object, Map<string, { version: number; made: Promise<T> }>>();
  return async (tx, input) => {
    if (is(tx, PgTransaction)) return make(tx, input);
    // Asked first: what is made may be newer than its version, never older.
    const version = await versionOf(tx);
    if (version === undefined) return make(tx, input);
    const { session } = tx._;
    const kept = databases.get(session) ?? new Map<string, { version: number; made: Promise<T> }>();
    databases.set(session, kept);
    const key = JSON.stringify(input);
    const found = kept.get(key);
    if (found?.version === version) return found.made;
    const entry = { version, made: make(tx, input) };
    kept.delete(key);
    if (kept.size >= MOST) kept.delete(kept.keys().next().value as string);
    kept.set(key, entry);
    entry.made.catch(() => void (kept.get(key) === entry && kept.delete(key)));
    return entry.made;
  };
}
