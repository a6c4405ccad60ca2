/** A goods list with its filter: what is asked, what came back, and the facets of the first page. */
import { useMemo } from 'react';
import type { GoodsSort, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { NO_FILTER, readFilter, toRequest, writeFilter, type GoodsFilter } from '@/domain/goods/filter';
import { useList, useParam } from '@/ui/shell';

export type GoodsContext = Pick<
  RequestOf<'shop.productIndex'>,
  'categoryId' | 'keyword' | 'producerId' | 'masterId' | 'campaignId' | 'couponId' | 'scene'
>;

/** `start`: what else of the address narrows it, until something was chosen. */
export function useGoodsList(
  context: GoodsContext,
  params: { sort?: string; filter?: string },
  start: Partial<GoodsFilter> = {},
) {
  const { session } = useStores();
  const [sort, setSort] = useParam(params, 'sort', NO_FILTER.sort);
  const [narrowed, setNarrowed] = useParam(params, 'filter', writeFilter({ ...NO_FILTER, ...start }));
  const filter = useMemo<GoodsFilter>(() => ({ ...readFilter(narrowed), sort: sort as GoodsSort }), [narrowed, sort]);
  const setFilter = (next: GoodsFilter) => {
    setSort(next.sort);
    setNarrowed(writeFilter(next));
  };
  const asked = JSON.stringify([context, filter]);
  const list = useList(
    (page) => call('shop.productIndex', { ...context, ...toRequest(filter), page }),
    // Prices belong to the viewer, so a login asks again.
    [asked, session.token],
    { rows: ({ page }) => page, kept: 'shop.productIndex' },
  );
  return { list, facets: list.head?.facets ?? [], head: list.head?.head, filter, setFilter };
}
