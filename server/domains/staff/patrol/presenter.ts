/** The wire shapes of patrols. */
import type { EmployeeBrief } from '../../../../src/contract/employee/shapes';
import type { PatrolRecord } from '../../../../src/contract/patrol/shapes';
import type { Tx } from '../../../db/client';
import { listStoresById } from '../../offer/store/repository';
import { FORMER } from '../../people/employee/presenter';
import type { Employee } from '../../people/employee/repository';
import type { PatrolRow } from './repository';
import { covers } from './scope';

/** Somebody who left before the record kept his name. */
const NOBODY: EmployeeBrief = { id: '0', no: '', name: FORMER, avatar: '', title: '', storeId: '0', storeName: '' };

/** Whoever is given it puts it right, somebody else looks again. */
function actsOf(viewer: Employee, { storeId, status, assigneeId, fixedById }: PatrolRow): PatrolRecord['can'] {
  if (!covers(viewer, storeId)) return [];
  if (status === 'issue') return viewer.id === assigneeId ? ['assign', 'fix'] : ['assign'];
  if (status === 'fixed') return viewer.id === fixedById ? [] : ['recheck', 'reopen'];
  return [];
}

/** In the order of the rows. */
export async function presentRecords(
  tx: Tx,
  viewer: Employee,
  rows: readonly PatrolRow[],
  now: number,
): Promise<PatrolRecord[]> {
  const stores = await listStoresById(tx, [...new Set(rows.map(({ storeId }) => storeId))]);
  return rows.map((row) => {
    const { id, pointId, storeId, name, area, at, away, typed, items, results, photos, note, status, log } = row;
    return {
      ...{ id, pointId, storeId, point: name, area, at, away, typed, items, results, photos, note, status, log },
      store: stores.find((store) => store.id === storeId)?.name ?? '',
      by: row.by ?? NOBODY,
      ...(row.geo && { geo: row.geo }),
      ...(row.distance !== null && { distance: row.distance }),
      ...(status !== 'ok' && {
        issue: {
          assignee: row.assignee ?? NOBODY,
          dueAt: row.dueAt ?? at,
          overdue: status === 'issue' && (row.dueAt ?? at) < now,
          summary: row.summary,
          fixPhotos: row.fixPhotos,
          fixNote: row.fixNote,
          ...(row.fixedBy !== '' && { fixedBy: row.fixedBy }),
          ...(row.recheckBy !== '' && { recheckBy: row.recheckBy }),
        },
      }),
      can: actsOf(viewer, row),
    };
  });
}

export const presentRecord = async (tx: Tx, viewer: Employee, row: PatrolRow, now: number): Promise<PatrolRecord> =>
  (await presentRecords(tx, viewer, [row], now))[0] as PatrolRecord;
