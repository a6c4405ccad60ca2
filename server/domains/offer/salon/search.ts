import type { SearchKind } from '../search/kind';
import { activityCard } from './presenter';
import { countFound, listFound } from './repository';

/** Activities by title and store: those to come first, then the latest of the past. */
export const activitySearch: SearchKind = {
  label: '活动',
  count: ({ tx, reading }) => countFound(tx, reading),
  list: async ({ tx, reading, now, memberId }, { limit, offset }) => {
    const rows = await listFound(tx, memberId, { reading, limit, offset }, now);
    return { activities: rows.map((row) => activityCard(row, now)) };
  },
};
