/**
 * Tea that has left the house, handed over at the desk or sent (rule 39.12): it is given back on the bill that paid for it, as long as any order
 * may be (rule 12.1). The parcel's own order has no money.
 */
import type { Tx } from '../../../../db/client';
import { conflict, notFound, refuse } from '../../../../http/errors';
import { DAY_MS } from '../../../../lib/shanghai';
import { readShopSettings } from '../../../people/shopSettings/repository';
import { DAMAGE, DAMAGE_MS } from '../../../trade/afterSale/window';
import { findOrder, type Order } from '../../../trade/order/repository';
import type { RoundLineRow } from '../rows/bill/repository';
import { isHome, wayOf } from './shelf';

/** `status`: of the line, or what it was before it was asked back. undefined: it is still here, or no tea to take home. */
export function goneBy(line: RoundLineRow, status: RoundLineRow['status']): 'desk' | 'ship' | undefined {
  if (!isHome(line)) return undefined;
  if (wayOf(line) === 'ship') return line.orderId === null ? undefined : 'ship';
  return status === 'served' ? 'desk' : undefined;
}

/** What comes back broken is sold to nobody. */
const UNSALEABLE: readonly string[] = [DAMAGE, '质量问题'];
export const isSaleable = (reason: string): boolean => !UNSALEABLE.includes(reason);

const SENT: readonly Order['status'][] = ['shipped', 'received', 'finished'];

/** When its guest had it; undefined: it is on its way. 409 it has not been sent. */
async function hadAt(tx: Tx, { orderId, servedAt }: RoundLineRow): Promise<number | undefined> {
  if (orderId === null) return servedAt ?? undefined;
  const order = await findOrder(tx, orderId);
  if (!order) throw notFound();
  if (!SENT.includes(order.status)) throw conflict('还没寄出，寄出后再申请');
  return order.receivedAt ?? undefined;
}

interface Asked {
  line: RoundLineRow;
  reason: string;
  photo: string;
  /** Whoever serves there asks for a guest. */
  staff: boolean;
}

/** 409 a parcel of somebody else, not sent yet · 422 已超过售后期, damage without a picture or too late. */
export async function assertComesBack(
  tx: Tx,
  memberId: string,
  { line, reason, photo, staff }: Asked,
  now: number,
): Promise<void> {
  if (line.orderId !== null && line.addedBy !== memberId && !staff) throw conflict('这是同桌寄给自己的，请本人申请');
  const at = await hadAt(tx, line);
  const { afterSaleDays } = (await readShopSettings(tx)).limits;
  if (at !== undefined && now > at + afterSaleDays * DAY_MS) throw refuse('已超过售后期');
  if (reason !== DAMAGE) return;
  if (photo === '') throw refuse('破损少件请上传照片', { field: 'photo' });
  if (at !== undefined && now > at + DAMAGE_MS) throw refuse('破损少件请在收货后 48 小时内申请');
}
