/** The wire shape of transfers. */
import type { AssetTransfer } from '../../../../src/contract/asset/shapes';
import type { KV } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import type { Employee } from '../../employee/repository';
import { listStoresById } from '../../store/repository';
import { presentAssets } from '../presenter';
import { listItems, type TransferRow } from './repository';

const ENDS = { done: '确认接收', refused: '拒绝', withdrawn: '撤回' } as const;

function logOf({ from, to, status, note, createdAt, answeredAt }: TransferRow): KV[] {
  const begun = { key: 'begun', label: `${from.name} 发起调拨`, value: String(createdAt) };
  if (status === 'waiting') return [begun];
  const by = status === 'withdrawn' ? from.name : to.name;
  const ended = `${by} ${ENDS[status]}${note ? `：${note}` : ''}`;
  return [{ key: status, label: ended, value: String(answeredAt ?? createdAt) }, begun];
}

function canOf(viewer: Employee, { status, fromId, toId }: TransferRow): AssetTransfer['can'] {
  if (status !== 'waiting') return [];
  if (toId === viewer.id) return ['accept', 'refuse'];
  return fromId === viewer.id ? ['withdraw'] : [];
}

export async function presentTransfers(tx: Tx, viewer: Employee, rows: readonly TransferRow[]) {
  const items = await listItems(
    tx,
    rows.map(({ id }) => id),
  );
  const views = await presentAssets(
    tx,
    viewer,
    items.map(({ asset }) => asset),
  );
  const stores = await listStoresById(tx, [...new Set(rows.map(({ toStoreId }) => toStoreId))]);
  return rows.map((row): AssetTransfer => {
    const { id, no, from, to, reason, status, photos, answerPhotos, createdAt } = row;
    return {
      id,
      no,
      assets: views.filter((_, i) => items[i]?.item.transferId === id),
      from,
      to,
      toStore: stores.find((store) => store.id === row.toStoreId)?.name ?? '',
      toDept: row.toDepartment,
      reason,
      status,
      photos,
      ...(row.note && { note: row.note }),
      answerPhotos,
      log: logOf(row),
      createdAt,
      can: canOf(viewer, row),
    };
  });
}

export async function presentTransfer(tx: Tx, viewer: Employee, row: TransferRow): Promise<AssetTransfer> {
  const [view] = await presentTransfers(tx, viewer, [row]);
  return view as AssetTransfer;
}
