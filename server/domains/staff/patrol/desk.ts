/** Points that the day still asks for, for the workbench (rule 26.2). */
import { dayOf } from '../../../lib/shanghai';
import type { DeskDay } from '../../people/work/desk';
import { mondayOf, planOf } from './plan';
import { listPoints, listSince } from './repository';
import { covers } from './scope';

const MOST = 3;
const ROUTE = '/qrCodeOrder/pages/patrolIndex';

export const patrolDay: DeskDay = async (tx, employee, { from }) => {
  if (!covers(employee, employee.storeId)) return [];
  const ids = [employee.storeId];
  const records = await listSince(tx, ids, dayOf(mondayOf(from)));
  const plan = planOf(await listPoints(tx, ids), records, { day: from, now: from, storeName: () => '' });
  return plan
    .filter(({ state }) => state !== 'done')
    .slice(0, MOST)
    .map(({ id, name, area, dueAt }) => ({
      id: `patrol${id}`,
      at: dueAt,
      endAt: dueAt,
      title: `巡台　${name}`,
      note: area,
      route: ROUTE,
    }));
};
