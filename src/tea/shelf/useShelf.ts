/** The shelf of one store: which store, its categories, its goods, and what of the cart is to be fetched there. */
import { useState } from 'react';
import type { CategoryNode, ShelfGoods, StoreCard } from '@/contract';
import { call } from '@/core/api';
import type { QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { markPickup, keepStoreId, readPickupSkus, readStoreId } from '@/domain/store/pickup';
import type { Where } from '@/domain/store/useWhere';
import { NO_ROWS, useBlock, useList, usePageData, useParam } from '@/ui/shell';

export interface ShelfView {
  stores: StoreCard[];
  store: StoreCard;
  categories: CategoryNode[];
}

/** All of a store's goods: '' instead of a category. */
export const EVERYTHING = '';

export function useShelf(params: QueryOf<'/tea/pages/shop'>, where: Where) {
  const { session, platform: device } = useStores();
  const [named, setAsked] = useParam(params, 'storeId');
  const asked = named || readStoreId(device.storage);
  const [category, setCategory] = useParam(params, 'cateId', EVERYTHING);
  const [pickup, setPickup] = useState(() => readPickupSkus(device.storage));

  const state = usePageData<ShelfView | undefined>(async () => {
    const stores = await call('tea.shopCateList', where.point ?? {});
    const store = stores.find(({ id }) => id === asked) ?? stores[0];
    if (!store) return undefined;
    return { stores, store, categories: await call('tea.shopCate', { storeId: store.id }) };
  }, [asked, where.point, session.token]);
  const storeId = state.data?.store.id;

  const list = useList<ShelfGoods>(
    async (page) => {
      if (!storeId) return NO_ROWS;
      const cateId = category === EVERYTHING ? undefined : category;
      return call('tea.shopCateProduct', { storeId, cateId, page });
    },
    [storeId, category, session.token],
  );

  // What the cart holds for other shelves may not stand on this one.
  const stores = useBlock(
    async () => (pickup.length > 0 ? call('pickUp.index', { skuIds: pickup }, { hide: true }) : undefined),
    '',
    `${storeId ?? ''} ${pickup.join()}`,
  );
  const lacks = new Set(stores?.find(({ id }) => id === storeId)?.lacks ?? []);

  return {
    state,
    list,
    category,
    setCategory,
    /** What the store has of a SKU that was listed; undefined = not listed. */
    stockOf: (skuId: string) => list.rows.flatMap(({ skus }) => skus).find(({ id }) => id === skuId)?.stock,
    lacks,
    pickup: new Set(pickup),
    mark: (skuId: string, on: boolean) => setPickup(markPickup(device.storage, skuId, on)),
    chooseStore: ({ id }: StoreCard) => {
      keepStoreId(device.storage, id);
      setCategory(EVERYTHING);
      setAsked(id);
    },
  };
}
