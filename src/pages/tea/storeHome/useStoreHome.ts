/** The page of one store: the asked one, else the remembered, else the nearest, else the flagship. */
import { useState } from 'react';
import { usePullDownRefresh } from '@tarojs/taro';
import type { StoreCard, StoreHome } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { keepStoreId, readStoreId } from '@/domain/store/pickup';
import { useWhere } from '@/domain/store/useWhere';
import { useBlock, usePageData } from '@/ui/shell';

export function useStoreHome(asked: string | undefined) {
  const { session, platform: device } = useStores();
  const where = useWhere();
  const [chosen, setChosen] = useState(asked ?? readStoreId(device.storage));
  const { point, again } = where;
  // Pulling down asks where the person is now; the page itself is read again by its shell.
  usePullDownRefresh(() => void again());
  const state = usePageData<StoreHome>(async () => {
    try {
      return await call('atShop.defaultIndex', { ...point, storeId: chosen }, { hide: chosen !== undefined });
    } catch (error) {
      // A store that is remembered or linked but gone: the nearest one instead.
      if (!(error instanceof RefusedError) || error.code !== 404 || chosen === undefined) throw error;
      return call('atShop.defaultIndex', point ?? {});
    }
  }, [chosen, point, session.token]);
  const stores = useBlock(
    () => call('pickUp.index', point ?? {}, { hide: true }),
    '',
    point ? `${point.lat} ${point.lng}` : '',
  );
  return {
    state,
    where,
    stores: stores ?? [],
    choose: ({ id }: StoreCard) => {
      keepStoreId(device.storage, id);
      setChosen(id);
    },
  };
}

/** Cities with a store, each once, in the order of the list. */
export const citiesOf = (stores: readonly StoreCard[]): string[] => [
  ...new Set(stores.flatMap(({ city }) => city ?? [])),
];
