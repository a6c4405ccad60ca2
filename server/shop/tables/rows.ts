/** Writes rows by their ids, where a table has them: new ones are inserted, those that are there get these columns; few statements. */
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { partsOf } from '../../lib/parts';

export const idColumn = (table: PgTable): PgColumn => {
  const { id } = getTableColumns(table);
  if (!id) throw new Error('rows without ids');
  return id;
};

/** PostgreSQL takes 65,535 parameters in a statement; more of them are no quicker, and the embedded one never gives their memory back. */
const PARAMETERS = 5_000;

export async function putRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: T['$inferInsert'][],
  /** Columns that only a new row gets. */
  atFirst: readonly string[] = [],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const all = getTableColumns(table);
  const given = Object.keys(first).filter((name) => name in all && name !== 'id' && !atFirst.includes(name));
  const set = Object.fromEntries(given.map((name) => [name, sql.raw(`excluded."${all[name]?.name}"`)]));
  const perStatement = Math.max(1, Math.floor(PARAMETERS / Object.keys(first).length));
  for (const part of partsOf(rows, perStatement)) {
    const insert = tx.insert(table).values(part);
    // oxlint-disable-next-line typescript/no-explicit-any -- the columns of any table
    await (all.id ? insert.onConflictDoUpdate({ target: all.id as any, set: set as any }) : insert);
  }
}
