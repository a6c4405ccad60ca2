/** SQL of transfers. */
import { and, asc, desc, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { findById, lockById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { assets, assetTransferItems as items, assetTransfers as transfers } from '../../../../db/schema';
import type { AssetRow } from '../repository';

export type TransferRow = typeof transfers.$inferSelect;
export type ItemRow = typeof items.$inferSelect;

const partyOf = (employeeId: string) => or(eq(transfers.fromId, employeeId), eq(transfers.toId, employeeId));

export async function insertTransfer(
  tx: Tx,
  row: typeof transfers.$inferInsert,
  list: readonly AssetRow[],
): Promise<TransferRow> {
  const [made] = await tx.insert(transfers).values(row).returning();
  const transfer = made as TransferRow;
  await tx.insert(items).values(
    list.map(({ id, status }, sort) => ({
      transferId: transfer.id,
      assetId: id,
      sort,
      oldStatus: status,
      open: true,
    })),
  );
  return transfer;
}

export const findTransfer = findById(transfers);

export const lockTransfer = lockById(transfers);

/** The transfer is answered: its assets are free for the next one. `left`: those that the answer does nothing with, by asset, with why. */
export async function endTransfer(
  tx: Tx,
  id: string,
  left: ReadonlyMap<string, string>,
  end: Pick<TransferRow, 'status' | 'note' | 'answerPhotos' | 'answeredAt'> &
    Partial<Pick<TransferRow, 'toStoreId' | 'toDepartment'>>,
): Promise<TransferRow> {
  await tx.update(items).set({ open: false }).where(eq(items.transferId, id));
  for (const [assetId, why] of left)
    await tx
      .update(items)
      .set({ left: why })
      .where(and(eq(items.transferId, id), eq(items.assetId, assetId)));
  const [row] = await tx.update(transfers).set(end).where(eq(transfers.id, id)).returning();
  return row as TransferRow;
}

/** With their assets, in the order the sender chose. */
export const listItems = (tx: Tx, transferIds: readonly string[]): Promise<{ item: ItemRow; asset: AssetRow }[]> =>
  transferIds.length === 0
    ? Promise.resolve([])
    : tx
        .select({ item: items, asset: assets })
        .from(items)
        .innerJoin(assets, eq(assets.id, items.assetId))
        .where(inArray(items.transferId, [...transferIds]))
        .orderBy(asc(items.transferId), asc(items.sort));

export interface TransferFilter {
  employeeId?: string | undefined;
  tab?: 'in' | 'out' | 'done' | undefined;
  assetId?: string | undefined;
}
const TABS: Record<'in' | 'out' | 'done', (employeeId: string) => SQL | undefined> = {
  in: (employeeId) => and(eq(transfers.toId, employeeId), eq(transfers.status, 'waiting')),
  out: (employeeId) => eq(transfers.fromId, employeeId),
  done: (employeeId) => and(partyOf(employeeId), ne(transfers.status, 'waiting')),
};

/** The newest first. */
export async function pageOfTransfers(
  tx: Tx,
  { employeeId, tab, assetId }: TransferFilter,
  limit: number,
  offset: number,
): Promise<Paged<TransferRow>> {
  const holds = (id: string) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(items)
        .where(and(eq(items.transferId, transfers.id), eq(items.assetId, id))),
    );
  const where = and(
    employeeId === undefined ? undefined : tab ? TABS[tab](employeeId) : partyOf(employeeId),
    assetId === undefined ? undefined : holds(assetId),
  );
  return paged(
    tx.select().from(transfers).where(where).orderBy(desc(transfers.createdAt), desc(transfers.id)),
    limit,
    offset,
    () => tx.$count(transfers, where),
  );
}
