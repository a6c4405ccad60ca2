/**
 * Queries whose text is made once. Drizzle builds the text of a query anew whenever it is asked, which costs several times what
 * sending it and reading its rows does; what many members ask at once is declared as a statement instead:
 *
 *   const byOwner = statement((tx, { memberId }: Given<'memberId'>) => tx.select().from(addresses).where(eq(addresses.memberId, memberId)));
 *   await byOwner(tx, { memberId });
 *
 * A list is one parameter (`within`), so that the text is the same for any number of items. In a transaction, which has a
 * connection of its own, the text is built as usual.
 */
import { is, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { PgTransaction, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from './client';

/** The parameters of a statement, as they stand in its text. */
export type Given<K extends string> = Readonly<Record<K, SQLWrapper>>;

interface Prepared<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}
interface Query<R> extends PromiseLike<R> {
  prepare(name: string): Prepared<R>;
}

/** `build` uses its parameters by name only: what is computed from them outside of SQL would be computed once. */
export function statement<K extends string, R>(
  build: (tx: Tx, given: Given<K>) => Query<R>,
): (tx: Tx, values: Readonly<Record<K, unknown>>) => Promise<R> {
  const kept = new WeakMap<object, Prepared<R>>();
  const given = new Proxy({} as Given<K>, { get: (_all, name) => sql.placeholder(String(name)) });
  return async (tx, values) => {
    if (is(tx, PgTransaction)) {
      const params = Object.entries(values).map(([name, value]) => [name, sql.param(value)]);
      return build(tx, Object.fromEntries(params) as Given<K>);
    }
    const { session } = tx._;
    let prepared = kept.get(session);
    if (!prepared) kept.set(session, (prepared = build(tx, given).prepare('')));
    return prepared.execute(values);
  };
}

/** `column` is one of the ids. */
export const within = (column: AnyPgColumn, ids: SQLWrapper): SQL => sql`${column} = any(${ids}::bigint[])`;
