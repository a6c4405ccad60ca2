/** A lot goes into an own slot of the wall, or back onto the shelf (rule 15.7). */
import type { Tx } from '../../../db/client';
import { conflict, notFound, refuse } from '../../../http/errors';
import { freeWithout } from '../cellar/fees';
import { moveLot, ON_SHELF, weightIn, type LotRow } from '../cellar/repository';
import { lockOwnLot } from '../cellar/service';
import { CAPACITY, GRACE_MS } from './plans';
import { findOrder, lockSlots } from './repository';

/** 404 somebody else's lot or slot · 409 it lies there already · 422 empty, over, or full. */
export async function placeLot(
  tx: Tx,
  memberId: string,
  lotId: string,
  slotId: string | undefined,
  now: number,
): Promise<LotRow> {
  const slot = slotId === undefined ? undefined : (await lockSlots(tx, [slotId]))[0];
  const order = slot?.orderId == null ? undefined : await findOrder(tx, slot.orderId);
  if (slotId !== undefined && (order?.status !== 'paid' || order.memberId !== memberId)) throw notFound();
  const lot = await lockOwnLot(tx, memberId, lotId);
  const freeUntil = freeWithout(lot, now);
  if (!slot || !order) {
    if (lot.ownSlot === null) throw conflict('这批茶不在窖位里');
    return moveLot(tx, lot.id, { ...ON_SHELF, freeUntil });
  }
  if (lot.ownSlot === slot.code) throw conflict('这批茶已在这一格');
  if (lot.qty === 0) throw refuse('这批茶已全部出库');
  const until = order.until ?? 0;
  if (until <= now) throw refuse('窖位已到期，续费后再放');
  if ((await weightIn(tx, slot.code)) + lot.qty * lot.weight > CAPACITY)
    throw refuse(`这一格放不下了，每格至多 ${CAPACITY / 1000} kg`);
  return moveLot(tx, lot.id, { ownSlot: slot.code, placedAt: now, coverUntil: until + GRACE_MS, freeUntil });
}
