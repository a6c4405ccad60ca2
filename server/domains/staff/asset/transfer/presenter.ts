/** The wire shape of transfers. */
import type { AssetTransfer } from '../../../../../src/contract/asset/shapes';
import type { KV } from '../../../../../src/contract/kit';
import type { Tx } from '../../../../db/client';
import type { Employee } from '../../../people/employee/repository';
import { listStoresById } from '../../../offer/store/repository';
import { presentAssets } from '../presenter';
import type { AssetRow } from '../repository';
import { listItems, type TransferRow } from './repository';

/** As both sides read it. */
export const leftOut = ({ name, code }: Pick<AssetRow, 'name' | 'code'>, why: string): string =>
  `${name} ${code} ${why}`;

const ENDS = { done: '确认接收', refused: '拒绝', withdrawn: '撤回' } as const;

function logOf({ from, to, status, note, createdAt, answeredAt }: TransferRow, left: readonly string[]): KV[] {
  const begun = { key: 'begun', label: `${from.name} 发起调拨`, value: String(createdAt) };
  if (status === 'waiting') return [begun];
  const by = status === 'withdrawn' ? from.name : to.name;
  const ended = `${by} ${ENDS[status]}${note ? `：${note}` : ''}`;
  const at = String(answeredAt ?? createdAt);
  const out = left.map((label, i) => ({ key: `left-${i}`, label: `未处理：${label}`, value: at }));
  return [...out, { key: status, label: ended, value: at }, begun];
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
      log: logOf(
        row,
        items.flatMap(({ item, asset }) =>
          item.transferId === id && item.left !== '' ? leftOut(asset, item.left) : [],
        ),
      ),
      createdAt,
      can: canOf(viewer, row),
    };
  });
}

export async function presentTransfer(tx: Tx, viewer: Employee, row: TransferRow): Promise<AssetTransfer> {
  const [view] = await presentTransfers(tx, viewer, [row]);
  return view as AssetTransfer;
}
