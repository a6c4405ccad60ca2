import type { SearchKind } from '../search/kind';
import { countFound, listFound } from './repository';

/** Tea people: teasers for everybody, their pages ask for a login. */
export const masterSearch: SearchKind = {
  label: '茶人',
  count: ({ tx, reading }) => countFound(tx, reading),
  list: async ({ tx, reading, memberId }, { limit, offset }) => ({
    masters: await listFound(tx, memberId ?? '0', reading, limit, offset),
  }),
};
