/** Pick-up stores of orders, as cards of the store domain. */
import type { StoreCard } from '../../../../src/contract/store/shapes';
import type { Tx } from '../../../db/client';
import { presentStore } from '../../offer/store/presenter';
import { listStoresById } from '../../offer/store/repository';

/** By id; a store that stopped being a pick-up point stays readable in old orders. */
export const loadStores = async (tx: Tx, ids: readonly string[], now: number): Promise<Map<string, StoreCard>> =>
  new Map((await listStoresById(tx, ids)).map((row) => [row.id, presentStore(row, { now })]));
