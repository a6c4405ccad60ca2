/** SQL of assets and of what happened to them. */
import { and, asc, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { findById, insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { contains } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import { assetEvents, assets, assetTransferItems, assetTransfers } from '../../../db/schema';

export type AssetRow = typeof assets.$inferSelect;

export const findAsset = findById(assets);

export async function findAssetByCode(tx: Tx, code: string): Promise<AssetRow | undefined> {
  const [row] = await tx.select().from(assets).where(eq(assets.code, code));
  return row;
}

export const listAssetsById = (tx: Tx, ids: readonly string[]): Promise<AssetRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(assets)
        .where(inArray(assets.id, [...new Set(ids)]));

/** Locked until the transaction ends, always in the order of their ids. */
export const lockAssets = (tx: Tx, ids: readonly string[]): Promise<AssetRow[]> =>
  tx
    .select()
    .from(assets)
    .where(inArray(assets.id, [...ids]))
    .orderBy(asc(assets.id))
    .for('update');

export interface AssetFilter {
  storeId?: string | undefined;
  custodianId?: string | undefined;
  keyword?: string;
}

export async function pageOfAssets(
  tx: Tx,
  { storeId, custodianId, keyword }: AssetFilter,
  limit: number,
  offset: number,
): Promise<Paged<AssetRow>> {
  const where: SQL | undefined = and(
    storeId === undefined ? undefined : eq(assets.storeId, storeId),
    custodianId === undefined ? undefined : eq(assets.custodianId, custodianId),
    keyword ? or(contains(assets.name, keyword), contains(assets.code, keyword)) : undefined,
  );
  return paged(tx.select().from(assets).where(where).orderBy(asc(assets.code)), limit, offset, () =>
    tx.$count(assets, where),
  );
}

/** A piece that was entered; its id. */
export const insertAsset = async (tx: Tx, row: typeof assets.$inferInsert): Promise<string> =>
  (await insertInto(assets)(tx, row)).id;

export async function updateAsset(tx: Tx, id: string, set: Partial<typeof assets.$inferInsert>): Promise<void> {
  await tx.update(assets).set(set).where(eq(assets.id, id));
}

/** Every kind of equipment there is. */
export async function listCategories(tx: Tx): Promise<string[]> {
  const rows = await tx.selectDistinct({ category: assets.category }).from(assets).orderBy(asc(assets.category));
  return rows.map(({ category }) => category);
}

export async function addEvents(tx: Tx, assetIds: readonly string[], label: string, at: number): Promise<void> {
  if (assetIds.length > 0) await tx.insert(assetEvents).values(assetIds.map((assetId) => ({ assetId, label, at })));
}

/** The newest first. */
export const listEvents = (tx: Tx, assetId: string) =>
  tx
    .select()
    .from(assetEvents)
    .where(eq(assetEvents.assetId, assetId))
    .orderBy(desc(assetEvents.at), desc(assetEvents.id))
    .limit(50);

/** The employee sends or receives it, or did. */
export async function isParty(tx: Tx, employeeId: string, assetId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: assetTransfers.id })
    .from(assetTransferItems)
    .innerJoin(assetTransfers, eq(assetTransfers.id, assetTransferItems.transferId))
    .where(
      and(
        eq(assetTransferItems.assetId, assetId),
        or(eq(assetTransfers.fromId, employeeId), eq(assetTransfers.toId, employeeId)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Who took pieces into their own hands, and when; the newest first. */
export async function listHandovers(tx: Tx, assetIds: readonly string[]) {
  if (assetIds.length === 0) return [];
  const rows = await tx
    .select({ assetId: assetTransferItems.assetId, to: assetTransfers.to, at: assetTransfers.answeredAt })
    .from(assetTransferItems)
    .innerJoin(assetTransfers, eq(assetTransfers.id, assetTransferItems.transferId))
    .where(
      and(
        inArray(assetTransferItems.assetId, [...assetIds]),
        eq(assetTransfers.status, 'done'),
        eq(assetTransferItems.left, ''),
      ),
    )
    .orderBy(desc(assetTransfers.answeredAt));
  return rows.map(({ assetId, to: { name }, at }) => ({ assetId, name, at: at ?? 0 }));
}

/** Asset -> the transfer that it waits in. */
export async function listOpenTransfers(tx: Tx, assetIds: readonly string[]): Promise<Map<string, string>> {
  if (assetIds.length === 0) return new Map();
  const rows = await tx
    .select({ assetId: assetTransferItems.assetId, transferId: assetTransferItems.transferId })
    .from(assetTransferItems)
    .where(and(inArray(assetTransferItems.assetId, [...assetIds]), assetTransferItems.open));
  return new Map(rows.map(({ assetId, transferId }) => [assetId, transferId]));
}
