/** Inserts many rows in few statements: PostgreSQL allows 65,535 parameters in one. */
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/client';
import { partsOf } from '../lib/parts';

export async function insertAll<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
  const perStatement = Math.max(1, Math.floor(30_000 / Object.keys(getTableColumns(table)).length));
  for (const part of partsOf(rows, perStatement)) await tx.insert(table).values(part);
}
