/** Goods of one class for buying fast, and what is remembered of every goods: to which class it belongs. */
import { useRef } from 'react';
import type { GoodsCard, GoodsSort, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useList } from '@/ui/shell';

type Scene = RequestOf<'shop.productIndex'>['scene'];

export function useQuickOrderGoods(rootId: string, categoryId: string, sort: GoodsSort, scene: Scene) {
  const { session } = useStores();
  const classOf = useRef(new Map<string, string>());
  const list = useList<GoodsCard>(
    async (page) => {
      const answer = await call('shop.productIndex', { ...(categoryId ? { categoryId } : {}), sort, scene, page });
      for (const { id } of answer.page.list) classOf.current.set(id, rootId);
      return answer.page;
    },
    [categoryId, sort, scene, session.token],
  );
  return { list, classOf: classOf.current };
}
