/** What a goods list is about, drawn above it: its maker, its mountain, or the sale it belongs to. */
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { ListHead } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import { findMaster, findProducer, findSale } from './repository';

/** undefined for lists about nothing in particular, and for ids that name nothing. */
export async function readListHead(
  tx: Tx,
  memberId: string | undefined,
  { producerId, masterId, campaignId }: RequestOf<'shop.productIndex'>,
  now: number,
): Promise<ListHead | undefined> {
  const [producer, master, campaign] = await Promise.all([
    producerId ? findProducer(tx, producerId) : undefined,
    masterId ? findMaster(tx, memberId, masterId) : undefined,
    campaignId ? findSale(tx, campaignId) : undefined,
  ]);
  if (!producer && !master && !campaign) return undefined;
  return {
    ...(producer ? { producer } : {}),
    ...(master ? { master } : {}),
    ...(campaign ? { campaign } : {}),
    serverTime: now,
  };
}
