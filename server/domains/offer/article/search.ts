import type { SearchKind } from '../search/kind';
import { presentArticles } from './presenter';
import { countFound, listFound } from './repository';

/** Published articles and help texts, by title and summary. */
export const articleSearch: SearchKind = {
  label: '文章',
  count: ({ tx, reading, now }) => countFound(tx, reading, now),
  list: async ({ tx, reading, memberId, now }, { limit, offset }) => ({
    articles: await presentArticles(tx, memberId, await listFound(tx, reading, limit, offset, now)),
  }),
};
