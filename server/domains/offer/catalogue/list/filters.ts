/** Filters of a goods list as they were chosen. */
import type { RequestOf } from '../../../../../src/contract/schemas';
import { badRequest } from '../../../../http/errors';
import type { CategoryRow, Filters } from './repository';

export type ListInput = RequestOf<'shop.productIndex'>;

export const DELIVERY_LABELS: Readonly<Record<string, string>> = {
  express: '快递',
  pickup: '自提',
  escrow: '存入茶窖',
};

/** Prices that were typed the wrong way round are swapped; several origins are joined by commas; a master who does not exist narrows nothing. */
export function readFilters(input: ListInput, category: CategoryRow | undefined, knownMaster: boolean): Filters {
  if (input.delivery && !DELIVERY_LABELS[input.delivery]) throw badRequest('delivery');
  return {
    category,
    origins: input.origin ? input.origin.split(',') : undefined,
    year: input.year,
    masterId: knownMaster ? input.masterId : undefined,
    prices: readPrices(input),
    delivery: input.delivery,
    inStock: input.inStock,
  };
}

export function readPrices({ priceMin, priceMax }: Pick<ListInput, 'priceMin' | 'priceMax'>): [number?, number?] {
  return priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
    ? [priceMax, priceMin]
    : [priceMin, priceMax];
}
