/**
 * What a person wants to fetch, and where: the store that was chosen last, and which SKUs of the cart were put in for pick-up. Kept
 * on the phone; a logout wipes it with the storage.
 */
import { parseList } from '@/core/lib/json';
import type { Platform } from '@/core/platform';

type Storage = Platform['storage'];
const STORE = 'pickup_store';
const SKUS = 'pickup_skus';

export const readStoreId = (storage: Storage): string | undefined => storage.get(STORE) || undefined;
export const keepStoreId = (storage: Storage, id: string): void => storage.set(STORE, id);

export const readPickupSkus = (storage: Storage): string[] =>
  parseList(storage.get(SKUS)).filter((id): id is string => typeof id === 'string');

/** `on` = it is to be fetched. */
export function markPickup(storage: Storage, skuId: string, on: boolean): string[] {
  const others = readPickupSkus(storage).filter((id) => id !== skuId);
  const skus = on ? [...others, skuId] : others;
  storage.set(SKUS, JSON.stringify(skus));
  return skus;
}
