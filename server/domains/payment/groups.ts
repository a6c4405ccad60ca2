/** Every order group that can be paid for. A domain exports its own; it is joined here. */
import type { OrderGroup } from '../../../src/contract/payment/schemas';
import { notFound } from '../../http/errors';
import { auctionPayable } from '../auction/deposit';
import { collectiblePayable } from '../collectible/payable';
import { orderPayable } from './orderPayable';
import type { PayableGroup, PayableGroups } from './payables';

const GROUPS: PayableGroups = {
  order: orderPayable,
  auction: auctionPayable,
  collectible: collectiblePayable,
};

/** 404 for a group that nobody serves. Without a group it is a shop order. */
export function payableGroup(group: string | undefined): PayableGroup {
  const found = GROUPS[(group ?? 'order') as OrderGroup];
  if (!found) throw notFound();
  return found;
}
