/** What nearly every repository does with its table: a row by its id, a new one, a changed one. */
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './client';

type Rows = PgTable & { id: PgColumn };
type Row<T extends Rows> = T['$inferSelect'];

/** `lock`: until the transaction ends nobody else changes it. */
export const findById =
  <T extends Rows>(table: T) =>
  async (tx: Tx, id: string, lock = false): Promise<Row<T> | undefined> => {
    const query = tx
      .select()
      .from(table as Rows)
      .where(eq(table.id as PgColumn, id));
    const [row] = await (lock ? query.for('update') : query);
    return row as never;
  };

export const lockById = <T extends Rows>(table: T) => {
  const find = findById(table);
  return (tx: Tx, id: string): Promise<Row<T> | undefined> => find(tx, id, true);
};

export const insertInto =
  <T extends PgTable>(table: T) =>
  async (tx: Tx, row: T['$inferInsert']): Promise<T['$inferSelect']> => {
    const [made] = await tx
      .insert(table as PgTable)
      .values(row as never)
      .returning();
    return made as never;
  };

export const updateById =
  <T extends Rows>(table: T) =>
  async (tx: Tx, id: string, set: Partial<T['$inferInsert']>): Promise<Row<T>> => {
    const [changed] = await tx
      .update(table as Rows)
      .set(set as never)
      .where(eq(table.id as PgColumn, id))
      .returning();
    return changed as never;
  };
