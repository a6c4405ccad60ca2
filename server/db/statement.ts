/**
 * Queries whose text is made once. Drizzle builds the text of a query anew whenever it is asked, which costs several times what
 * sending it and reading its rows does; what many members ask at once is declared as a statement instead:
 *
 *   const ofOwner = statement({ memberId: 'bigint' }, (tx, { memberId }) =>
 *     tx.select().from(addresses).where(eq(addresses.memberId, memberId)));
 *   await ofOwner(tx, { memberId });
 *
 * A list is one parameter (`within`), so that the text is the same for any number of items. Those who ask at the same time are
 * asked for together (batch.ts). In a transaction, which has a connection of its own, the text is made each time.
 */
import { is, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import { PgTransaction, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createBatch, textOfMany, type ParameterTypes } from './batch';
import type { Tx } from './client';
import { shapeOf } from './rows';

/** The parameters of a statement, as they stand in its text. */
export type Given<K extends string> = Readonly<Record<K, Placeholder>>;
type Values<K extends string> = Readonly<Record<K, unknown>>;

interface Prepared<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}
/** A query of drizzle that can be prepared. */
interface Preparable<R> {
  prepare(name: string): Prepared<R>;
}
type Asks<K extends string, R> = (tx: Tx, values: Values<K>) => Promise<R>;

/** `build` knows its parameters by name only, so nothing can be computed from them outside of SQL. */
function keep<K extends string, R>(make: (tx: Tx, given: Given<K>) => (values: Values<K>) => Promise<R>): Asks<K, R> {
  const given = new Proxy({} as Given<K>, { get: (_all, name) => sql.placeholder(String(name)) });
  const kept = new WeakMap<object, (values: Values<K>) => Promise<R>>();
  return (tx, values) => {
    const { session } = tx._;
    let asks = kept.get(session);
    if (!asks) {
      asks = make(tx, given);
      if (!is(tx, PgTransaction)) kept.set(session, asks);
    }
    return asks(values);
  };
}

/** A statement that reads. */
export const statement = <K extends string, R>(
  types: ParameterTypes<K>,
  build: (tx: Tx, given: Given<K>) => Preparable<R[]>,
): Asks<K, R[]> =>
  keep<K, R[]>((tx, given) => {
    const prepared = build(tx, given).prepare('');
    const shape = shapeOf(prepared);
    const { session } = tx._;
    const readRows = (rows: unknown[][]) => rows.map((row) => shape.read(row, 0));
    const one = session.prepareQuery(shape.query, undefined, undefined, true, readRows) as Prepared<R[]>;
    const alone = (values: Values<K>) => one.execute(values);
    if (is(tx, PgTransaction)) return alone;
    const many = session.prepareQuery(textOfMany(shape.query, types), undefined, undefined, true, (rows) => rows);
    return createBatch({ types, alone, read: (row) => shape.read(row, 1) as R, many: many as Prepared<unknown[][]> });
  });

/** A statement that writes: each by itself. */
export const writing = <K extends string, R>(build: (tx: Tx, given: Given<K>) => Preparable<R>): Asks<K, R> =>
  keep<K, R>((tx, given) => {
    const prepared = build(tx, given).prepare('');
    return (values) => prepared.execute(values);
  });

/** `column` is one of the ids. */
export const within = (column: AnyPgColumn, ids: SQLWrapper): SQL => sql`${column} = any(${ids}::bigint[])`;
