/** Gifts that go back with an after-sale are lines of it: held like its pieces while it is open, so that no parcel takes them along. */
import type { Tx } from '../../../db/client';
import { freeLots, holdLots } from '../cellar/returns';
import type { GiftBack } from '../order/brought';
import { deleteGifts, insertGifts, type SaleLine } from './repository';

export async function holdGifts(tx: Tx, saleId: string, gifts: readonly GiftBack[]): Promise<SaleLine[]> {
  for (const { lots } of gifts) await holdLots(tx, lots);
  return insertGifts(tx, saleId, gifts);
}

/** Before they are chosen anew; of an after-sale that was refused their lots are free already. */
export async function dropGifts(tx: Tx, saleId: string, { held = false } = {}): Promise<void> {
  for (const { lots } of await deleteGifts(tx, saleId)) if (held) await freeLots(tx, lots);
}
