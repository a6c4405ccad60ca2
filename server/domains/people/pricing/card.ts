/** Free shippings of the annual card (rule 9.11): each card bought brings some, for orders made while it lasts. */
import type { Tx } from '../../../db/client';
import { findCard } from './repository';

/** Zero without a card that holds now. */
export async function freeShippingsLeft(tx: Tx, memberId: string, now: number): Promise<number> {
  const card = await findCard(tx, memberId, now);
  return card ? Math.max(0, card.freeShippings - card.used) : 0;
}
