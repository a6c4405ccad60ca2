/** A goods list with its filter: what is asked, what came back, and the facets of the first page. */
import { useState } from 'react';
import type { Facet, GoodsCard, ListHead, RequestOf } from '@/contract';
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
  const [facets, setFacets] = useState<readonly Facet[]>([]);
  const [head, setHead] = useState<ListHead>();
  const asked = JSON.stringify([context, filter]);
  const list = useList<GoodsCard>(
    async (page) => {
      const answer = await call('shop.productIndex', { ...context, ...toRequest(filter), page });
      if (page === 1) {
        setFacets(answer.facets);
        setHead(answer.head);
      }
      return answer.page;
    },
    // Prices belong to the viewer, so a login asks again.
    [asked, session.token],
  );
  return { list, facets, head, filter, setFilter };
}
