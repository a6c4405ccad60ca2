/**
 * Queries whose text is made once. Drizzle builds the text of a query anew whenever it is asked, which costs several times what
 * sending it and reading its rows does; what many members ask at once is declared as a statement instead:
 *
 *   const ofOwner = statement((tx, { memberId }: Given<'memberId'>) =>
 *     tx.select().from(addresses).where(eq(addresses.memberId, memberId)));
 *   await ofOwner(tx, { memberId });
 *
 * A list is one parameter (`within`), so that the text is the same for any number of items. In a transaction, which has a
 * connection of its own, the text is made each time.
 */
import { is, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import { PgTransaction, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from './client';

/** The parameters of a statement, as they stand in its text. */
export type Given<K extends string> = Readonly<Record<K, Placeholder>>;

interface Prepared<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/** `build` knows its parameters by name only, so nothing can be computed from them outside of SQL. */
export function statement<K extends string, R>(
  build: (tx: Tx, given: Given<K>) => { prepare(name: string): Prepared<R> },
): (tx: Tx, values: Readonly<Record<K, unknown>>) => Promise<R> {
  const given = new Proxy({} as Given<K>, { get: (_all, name) => sql.placeholder(String(name)) });
  const kept = new WeakMap<object, Prepared<R>>();
  return (tx, values) => {
    const { session } = tx._;
    let prepared = kept.get(session);
    if (!prepared) {
      prepared = build(tx, given).prepare('');
      if (!is(tx, PgTransaction)) kept.set(session, prepared);
    }
    return prepared.execute(values);
  };
}

/** `column` is one of the ids. */
export const within = (column: AnyPgColumn, ids: SQLWrapper): SQL => sql`${column} = any(${ids}::bigint[])`;
