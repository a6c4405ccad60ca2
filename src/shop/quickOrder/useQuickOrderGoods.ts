/** Goods of one class for buying fast, and what is remembered of every goods: to which class it belongs. */
import type { GoodsSort, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useList, useListed } from '@/ui/shell';

type Scene = RequestOf<'shop.productIndex'>['scene'];

export function useQuickOrderGoods(rootId: string, categoryId: string, sort: GoodsSort, scene: Scene) {
  const { session } = useStores();
  const list = useList(
    async (page) => ({
      ...(await call('shop.productIndex', { ...(categoryId ? { categoryId } : {}), sort, scene, page })),
      rootId,
    }),
    [categoryId, sort, scene, session.token],
    { rows: ({ page }) => page },
  );
  const classOf = useListed(list.rows, ({ id }) => [id, list.head?.rootId ?? '']);
  return { list, classOf };
}
