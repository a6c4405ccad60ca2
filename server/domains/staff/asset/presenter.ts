/** The wire shape of assets. */
import type { KV } from '../../../../src/contract/kit';
import type { AssetView } from '../../../../src/contract/asset/shapes';
import type { Tx } from '../../../db/client';
import { presentEmployee } from '../../people/employee/presenter';
import { listStaffByIds, type Employee } from '../../people/employee/repository';
import { listStoresById } from '../../offer/store/repository';
import { listEvents, listOpenTransfers, type AssetRow } from './repository';
import { maySend } from './scope';

/** In the order of the rows, for whoever looks. */
export async function presentAssets(tx: Tx, viewer: Employee, rows: readonly AssetRow[]): Promise<AssetView[]> {
  const holders = await listStaffByIds(
    tx,
    rows.flatMap(({ custodianId }) => custodianId ?? []),
  );
  const stores = await listStoresById(tx, [...new Set(rows.map(({ storeId }) => storeId))]);
  const open = await listOpenTransfers(
    tx,
    rows.filter(({ status }) => status === 'moving').map(({ id }) => id),
  );
  return rows.map((row) => {
    const holder = holders.find(({ employee }) => employee.id === row.custodianId);
    const transferId = open.get(row.id);
    const { department, custodianId: _, ...asset } = row;
    return {
      ...asset,
      store: stores.find(({ id }) => id === row.storeId)?.name ?? '',
      dept: department,
      ...(holder && { custodian: presentEmployee(holder) }),
      history: [],
      ...(transferId !== undefined && { transferId }),
      can: maySend(viewer, row) ? ['transfer'] : [],
    };
  });
}

/** One asset with all that happened to it. */
export async function presentAsset(tx: Tx, viewer: Employee, row: AssetRow): Promise<AssetView> {
  const [view] = await presentAssets(tx, viewer, [row]);
  const events = await listEvents(tx, row.id);
  const history = events.map(({ id, label, at }): KV => ({ key: id, label, value: String(at) }));
  return { ...(view as AssetView), history };
}
