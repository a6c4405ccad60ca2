/** SQL of goods that somebody saw or saved. */
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { goods } from '../../../../db/schema';
import { findCardRows, type CardRow } from '../../../offer/catalogue/repository';

interface SavedRow extends CardRow {
  status: (typeof goods.$inferSelect)['status'] | undefined;
  categoryId: string | undefined;
}

/** Off the shelf and deleted ones included. */
export async function findSavedRows(tx: Tx, ids: readonly string[], at: number): Promise<SavedRow[]> {
  const where = inArray(goods.id, [...new Set(ids)]);
  const [rows, states] = await Promise.all([
    findCardRows(tx, { where, limit: ids.length, at }),
    tx.select({ id: goods.id, status: goods.status, categoryId: goods.categoryId }).from(goods).where(where),
  ]);
  const known = new Map(states.map((row) => [row.id, row]));
  return rows.map((row) => {
    const state = known.get(row.id);
    return { ...row, status: state?.status, categoryId: state?.categoryId };
  });
}
