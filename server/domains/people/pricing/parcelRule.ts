/** Freight of a parcel with which nothing is bought: the standard rule of the shop, never free. */
import type { Tx } from '../../../db/client';
import type { FreightRule } from './freight';
import { findFreightRule } from './repository';

export async function parcelRule(tx: Tx): Promise<FreightRule> {
  const rule = await findFreightRule(tx);
  if (!rule) throw new Error('no freight rule');
  return { ...rule, freeOver: 0 };
}
