/** The workbench (rule 26.2): whether the report of today is still to be handed in. */
import { dayOf } from '../../../lib/shanghai';
import type { DeskReport } from '../../people/work/desk';
import { dueOf } from './daily';
import { listReports } from './repository';

/** As in the evening (rule 32.10) a store has reported when anybody of it has. */
export const deskReport: DeskReport = async (tx, { areas, storeId }, now) => {
  if (!areas.includes('report')) return undefined;
  const day = dayOf(now);
  const handedIn = await listReports(tx, { storeIds: [storeId], from: day, to: day });
  return handedIn.length > 0 ? undefined : { dueAt: dueOf(day) };
};
