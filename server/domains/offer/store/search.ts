import type { SearchKind } from '../search/kind';
import { presentStore } from './presenter';
import { countFound, listFound } from './repository';

export const storeSearch: SearchKind = {
  label: '门店',
  count: ({ tx, reading }) => countFound(tx, reading),
  list: async ({ tx, reading, now }, { limit, offset }) => {
    const rows = await listFound(tx, reading, limit, offset);
    return { stores: rows.map((row) => presentStore(row, { now })) };
  },
};
