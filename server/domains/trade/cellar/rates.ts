/** What the owners of lots pay of storage by their levels (rule 15.1): the same for what is shown and what is asked. */
import type { Tx } from '../../../db/client';
import { readShopSettings } from '../../people/shopSettings/repository';
import { levelOf, storageBp } from '../../people/pricing/levels';
import { growthOf, type LotRow } from './repository';

/** Basis points by owner. */
export async function storageRates(
  tx: Tx,
  lots: readonly Pick<LotRow, 'memberId'>[],
): Promise<(lot: Pick<LotRow, 'memberId'>) => number> {
  const owners = [...new Set(lots.map(({ memberId }) => memberId))];
  const growth = owners.length === 0 ? new Map<string, number>() : await growthOf(tx, owners);
  const { levels } = await readShopSettings(tx);
  return ({ memberId }) => storageBp(levelOf(levels, growth.get(memberId) ?? 0));
}

export const storageRate = async (tx: Tx, lot: Pick<LotRow, 'memberId'>): Promise<number> =>
  (await storageRates(tx, [lot]))(lot);
