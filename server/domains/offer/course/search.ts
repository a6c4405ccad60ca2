import type { SearchKind } from '../search/kind';
import { courseCards } from './presenter';
import { countFound, listFound } from './repository';

/** Courses and short lessons by title, teacher and class: a word in the title first, then what most have learned. */
export const courseSearch: SearchKind = {
  label: '课程',
  count: ({ tx, reading }) => countFound(tx, reading),
  list: async ({ tx, reading, now, memberId }, { limit, offset }) => ({
    courses: await courseCards(tx, memberId, await listFound(tx, memberId, reading, limit, offset), now),
  }),
};
