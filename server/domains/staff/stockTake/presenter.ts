/** The wire shapes of stock-takings. */
import type {
  StockAdjust,
  StockTakeCard,
  StockTakeDetail,
  StockTakeLine,
  StockTakeProgress,
} from '../../../../src/contract/stockTake/shapes';
import type { Tx } from '../../../db/client';
import { presentAssets } from '../asset/presenter';
import { listAssetsById } from '../asset/repository';
import { presentEmployee } from '../../people/employee/presenter';
import { listStaffByIds, type Employee } from '../../people/employee/repository';
import { listStoresById } from '../../offer/store/repository';
import {
  countLines,
  listAdjusts,
  listMemberIds,
  listOwn,
  type AdjustRow,
  type LineRow,
  type StockTakeRow,
} from './repository';

const NOTHING = { expected: 0, found: 0, missing: 0, unexpected: 0, outside: 0, unknown: 0, marked: 0 };

export async function progressOf(tx: Tx, { id, rev }: Pick<StockTakeRow, 'id' | 'rev'>): Promise<StockTakeProgress> {
  return { ...((await countLines(tx, [id])).get(id) ?? NOTHING), rev };
}

export async function presentCards(tx: Tx, viewer: Employee, rows: readonly StockTakeRow[]): Promise<StockTakeCard[]> {
  const ids = rows.map(({ id }) => id);
  const [counts, own] = [await countLines(tx, ids), await listOwn(tx, viewer.id, ids)];
  const stores = await listStoresById(tx, [...new Set(rows.map(({ storeId }) => storeId))]);
  return rows.map(({ id, title, storeId, lead, status, dueAt, createdAt, rev }) => ({
    id,
    title,
    store: stores.find((store) => store.id === storeId)?.name ?? '',
    storeId,
    lead,
    status,
    dueAt,
    createdAt,
    mine: own.has(id),
    progress: { ...(counts.get(id) ?? NOTHING), rev },
  }));
}

export async function presentDetail(
  tx: Tx,
  viewer: Employee,
  row: StockTakeRow,
  leads: boolean,
  now: number,
): Promise<StockTakeDetail> {
  const [card] = await presentCards(tx, viewer, [row]);
  const members = await listStaffByIds(tx, await listMemberIds(tx, row.id));
  return {
    card: card as StockTakeCard,
    dept: row.department,
    category: row.category,
    members: members.map(presentEmployee),
    blind: row.blind,
    ...(row.note && { note: row.note }),
    documents: (await listAdjusts(tx, row.id)).map(adjustView),
    can: row.status !== 'active' ? [] : leads ? ['count', 'finish', 'cancel'] : ['count'],
    serverTime: now,
  };
}

export const adjustView = ({
  id,
  no,
  stockTakeId,
  kind,
  lines,
  amount,
  status,
  decidedBy,
  note,
  createdAt,
  decidedAt,
}: AdjustRow): StockAdjust => ({
  id,
  no,
  audit: stockTakeId,
  kind,
  lines: lines.map(({ name, code, value, reason, left }) => ({
    asset: name,
    code,
    value,
    reason,
    ...(left !== undefined && { left }),
  })),
  amount,
  status,
  by: decidedBy,
  note,
  at: decidedAt ?? createdAt,
});

/** `leads`: the lead takes back whoever's scan it was. */
export async function presentLines(
  tx: Tx,
  viewer: Employee,
  take: StockTakeRow,
  rows: readonly LineRow[],
  leads: boolean,
): Promise<StockTakeLine[]> {
  const assets = await listAssetsById(
    tx,
    rows.flatMap(({ assetId }) => assetId ?? []),
  );
  const views = await presentAssets(tx, viewer, assets);
  return rows.map((row) => {
    const asset = views.find(({ id }) => id === row.assetId);
    const wasCounted = row.countedAt !== null;
    return {
      id: row.id,
      ...(asset && { asset }),
      code: row.code,
      state: row.state,
      condition: row.condition,
      ...(row.method && { method: row.method }),
      ...(row.note && { note: row.note }),
      photos: row.photos,
      ...(row.countedBy && { by: row.countedBy }),
      ...(row.countedAt !== null && { at: row.countedAt }),
      ...(row.expectedPlace && { expectedPlace: row.expectedPlace }),
      canUndo: take.status === 'active' && wasCounted && (leads || row.countedById === viewer.id),
    };
  });
}
