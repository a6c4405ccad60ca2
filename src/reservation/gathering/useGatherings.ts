/** Gatherings by tab, store and price. */
import { call } from '@/core/api';
import type { QueryOf } from '@/core/routes';
import { NO_ROWS, useBlock, useChoice, useList } from '@/ui/shell';

export const TABS = [
  { id: 'coming', label: '即将开始' },
  { id: 'themes', label: '主题' },
  { id: 'past', label: '往期回顾' },
] as const;
export const PRICES = [
  { id: '', label: '全部' },
  { id: 'free', label: '免费' },
  { id: 'low', label: '¥1-199' },
  { id: 'high', label: '¥200+' },
] as const;

export function useGatherings(params: QueryOf<'/reservation/pages/explore/gatheringactivitieslist'>) {
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [price, setPrice] = useChoice(params, 'price', PRICES);
  const { storeId } = params;
  const list = useList(
    async (page) =>
      (
        await call('tea.salon', {
          tab: tab === 'past' ? 'past' : 'coming',
          ...(storeId ? { storeId } : {}),
          ...(price ? { price } : {}),
          page,
        })
      ).page ?? NO_ROWS,
    [tab, price, storeId],
  );
  const found = useBlock(async () => (tab === 'themes' ? call('tea.salon', { tab: 'themes' }) : undefined), tab);
  return { tab, setTab, price, setPrice, list, themes: found?.themes };
}
