/** The site-wide search of one keyword in one tab: rows, tabs with counts, the word that was taken instead. */
import { useState } from 'react';
import type { CountTab } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useList } from '@/ui/shell';
import { pageOfHits, type Kind, type Row } from './hits';

interface Found {
  tabs: readonly CountTab[];
  corrected?: string;
}

export function useSiteSearch(keyword: string, kind: Kind) {
  const { session } = useStores();
  const [found, setFound] = useState<Found>({ tabs: [] });
  const list = useList<Row>(
    async (page) => {
      if (keyword === '') {
        setFound({ tabs: [] });
        return { list: [], total: 0, page: 1, size: 0, more: false };
      }
      const answer = await call('tea.search', { keyword, kind, page });
      setFound({ tabs: answer.tabs, corrected: answer.corrected });
      return pageOfHits(answer, kind, page);
    },
    // Prices and what is kept belong to the viewer.
    [keyword, kind, session.token],
  );
  return { list, ...found };
}
