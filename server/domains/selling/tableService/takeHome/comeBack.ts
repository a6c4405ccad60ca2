/**
 * Tea that has left the house, handed over at the desk or sent (rule 39.12): it is given back on the bill that paid for it, as long as any order
 * may be (rule 12.1). The parcel's own order has no money.
 */
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
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

/** Where a parcel is: in the house and untouched, being packed, or on its way. */
export type Parcel = 'waits' | 'packed' | 'sent';

export async function whereIs(tx: Tx, order: Order, server: Setup): Promise<Parcel> {
  if (SENT.includes(order.status)) return 'sent';
  return order.status === 'paid' && !(await server.kinds.packing.isTaken(tx, order.id)) ? 'waits' : 'packed';
}

/** Whether the parcel of the line has left the house or ended; a line without one is not sent. */
export async function isSent(tx: Tx, { orderId }: Pick<RoundLineRow, 'orderId'>): Promise<boolean> {
  const order = orderId === null ? undefined : await findOrder(tx, orderId);
  return order !== undefined && SENT.includes(order.status);
}

interface Asked {
  line: RoundLineRow;
  reason: string;
  photo: string;
  /** Whoever serves there asks for a guest. */
  staff: boolean;
}

/** 409 a parcel of somebody else, one that is being packed · 422 已超过售后期, damage without a picture or too late. */
export async function assertComesBack(
  tx: Tx,
  memberId: string,
  { line, reason, photo, staff }: Asked,
  now: number,
  server: Setup,
): Promise<void> {
  if (line.orderId !== null && line.addedBy !== memberId && !staff) throw conflict('这是同桌寄给自己的，请本人申请');
  const order = line.orderId === null ? undefined : await findOrder(tx, line.orderId);
  if (line.orderId !== null && !order) throw notFound();
  const where = order && (await whereIs(tx, order, server));
  if (where === 'packed') throw conflict('仓库正在打包，寄出后再申请');
  if (where === 'waits') return;
  // Without a time it is on its way.
  const at = order ? order.receivedAt : line.servedAt;
  await assertInTime(tx, { reason, photo, at }, now);
}

/** `at`: when its guest had it; null: it is on its way. 422 已超过售后期, damage without a picture or too late. */
async function assertInTime(
  tx: Tx,
  { reason, photo, at }: Pick<Asked, 'reason' | 'photo'> & { at: number | null },
  now: number,
): Promise<void> {
  const { afterSaleDays } = (await readShopSettings(tx)).limits;
  if (at !== null && now > at + afterSaleDays * DAY_MS) throw refuse('已超过售后期');
  if (reason !== DAMAGE) return;
  if (photo === '') throw refuse('破损少件请上传照片', { field: 'photo' });
  if (at !== null && now > at + DAMAGE_MS) throw refuse('破损少件请在收货后 48 小时内申请');
}
