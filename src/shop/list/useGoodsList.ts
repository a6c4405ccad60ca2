/** A goods list with its filter: what is asked, what came back, and the facets of the first page. */
import { useState } from 'react';
import type { RequestOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { NO_FILTER, toRequest, type GoodsFilter } from '@/domain/goods/filter';
import { useList } from '@/ui/shell';

export type GoodsContext = Pick<
  RequestOf<'shop.productIndex'>,
  'categoryId' | 'keyword' | 'producerId' | 'masterId' | 'campaignId' | 'couponId' | 'scene'
>;

export function useGoodsList(context: GoodsContext, start: Partial<GoodsFilter> = {}) {
  const { session } = useStores();
  const [filter, setFilter] = useState<GoodsFilter>({ ...NO_FILTER, ...start });
  const asked = JSON.stringify([context, filter]);
  const list = useList(
    (page) => call('shop.productIndex', { ...context, ...toRequest(filter), page }),
    // Prices belong to the viewer, so a login asks again.
    [asked, session.token],
    { rows: ({ page }) => page },
  );
  return { list, facets: list.head?.facets ?? [], head: list.head?.head, filter, setFilter };
}
