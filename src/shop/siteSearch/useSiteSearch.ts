/** The site-wide search of one keyword in one tab: rows, tabs with counts, the word that was taken instead. */
import type { SearchResult } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useList } from '@/ui/shell';
import { pageOfHits, type Kind } from './hits';

const NOTHING: SearchResult = { tabs: [], total: 0, more: false };

export function useSiteSearch(keyword: string, kind: Kind) {
  const { session } = useStores();
  const list = useList(
    async (page) => {
      const answer = keyword === '' ? NOTHING : await call('tea.search', { keyword, kind, page });
      return { ...answer, hits: pageOfHits(answer, kind, page) };
    },
    // Prices and what is kept belong to the viewer.
    [keyword, kind, session.token],
    { rows: ({ hits }) => hits },
  );
  const { tabs, corrected } = list.head ?? NOTHING;
  return { list, tabs, corrected };
}
