/** Activities of the day at the employee's store, for the workbench (rule 26.2). */
import type { DeskDay } from '../../people/work/desk';
import { listStarting } from './repository';

export const salonDay: DeskDay = async (tx, { storeId }, span) =>
  (await listStarting(tx, storeId, span)).map(({ id, title, startAt, endAt, joined, seats }) => ({
    id: `salon${id}`,
    at: startAt,
    endAt,
    title: `雅集　${title}`,
    note: `已报 ${joined} / ${seats}`,
    route: `/activity/pages/index?id=${id}`,
  }));
