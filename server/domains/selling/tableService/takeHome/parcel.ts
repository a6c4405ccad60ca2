/**
 * What of a paid bill goes home by parcel (rule 39.12): an order of kind takeHome for each who asked and each address, paid by the table, made
 * in the transaction that clears it. Its pieces left the stock with the round, its points came with the bill.
 */
import type { Tx } from '../../../../db/client';
import { unschedule } from '../../../../db/timers';
import type { Setup } from '../../../../http/context';
import { conflict, notFound } from '../../../../http/errors';
import type { OrderKindRules } from '../../../trade/order/kinds';
import { addLog, addReturned, listLines, lockOrder, notifyOrder, updateOrder } from '../../../trade/order/repository';
import { openGivenOrder } from '../../../trade/order/stages/given';
import { givenLine } from '../../exchange/given';
import { listBillLines, setLines, type RoundLineRow } from '../rows/bill/repository';
import type { SessionRow } from '../rows/session/repository';
import { whereIs } from './comeBack';
import { isHome, wayOf } from './shelf';

/** The money is that of the table's bill, and goes back there. */
export const takeHomeOrders: OrderKindRules = {
  refundable: false,
  elsewhere: '茶席带回家的茶，请在那张桌台账单里申请退货',
  rewarded: false,
  earnsIncome: false,
};

/** A line names its order, so a parcel is made once whoever clears the table. */
export async function sendHome(tx: Tx, session: SessionRow, now: number, server: Setup): Promise<void> {
  const waiting = (await listBillLines(tx, session.id)).filter(
    (line) => isHome(line) && wayOf(line) === 'ship' && line.orderId === null && line.qty > line.returned,
  );
  const parcels = new Map<string, RoundLineRow[]>();
  for (const line of waiting) {
    const key = `${line.addedBy} ${line.addressId}`;
    parcels.set(key, [...(parcels.get(key) ?? []), line]);
  }
  for (const lines of parcels.values()) await openParcel(tx, session, lines, now, server);
}

async function openParcel(
  tx: Tx,
  session: SessionRow,
  lines: readonly RoundLineRow[],
  now: number,
  server: Setup,
): Promise<void> {
  const [{ addedBy, address } = { addedBy: '0', address: null }] = lines;
  if (!address) throw new Error(`session ${session.id} sends a parcel without an address`);
  const pieces = new Map<string, number>();
  for (const { skuId, qty, returned } of lines) pieces.set(skuId, (pieces.get(skuId) ?? 0) + qty - returned);
  const order = await openGivenOrder(
    tx,
    {
      memberId: addedBy,
      kind: 'takeHome',
      address,
      lines: await Promise.all([...pieces].map(([skuId, qty]) => givenLine(tx, skuId, qty, 0, false))),
      fromShelf: false,
      label: '茶席带回家',
      remark: `桌台账单 ${session.no} 已付，要退在扫码点单的我的历史里找到账单申请`,
    },
    now,
    server,
  );
  await setLines(
    tx,
    lines.map(({ id }) => id),
    { orderId: order.id },
  );
}

/**
 * Pieces of a line that no parcel has taken yet are not sent: with the last of them the order is over, as a cancelled one, and the warehouse
 * has nothing to pack. Says whether it was in time; a parcel that is on its way comes back by itself. 409 it is being packed.
 */
export async function stopParcel(
  tx: Tx,
  { line, qty, askedBy }: { line: RoundLineRow; qty: number; askedBy: string },
  now: number,
  server: Setup,
): Promise<boolean> {
  if (line.orderId === null) return false;
  const order = await lockOrder(tx, line.orderId);
  if (!order) throw notFound();
  const where = await whereIs(tx, order, server);
  if (where === 'packed') throw conflict('仓库正在打包，先请仓库作废出库单，或寄出收回后再同意');
  if (where === 'sent') return false;
  const own = (await listLines(tx, [order.id])).find(({ skuId }) => skuId === line.skuId);
  if (!own) throw new Error(`order ${order.no} has nothing of line ${line.id}`);
  await addReturned(tx, own.id, { qty, unsent: qty, stored: 0, back: 0 });
  await addLog(tx, {
    orderId: order.id,
    key: 'stopped',
    label: `寄出前退 ${line.title} ${qty} 份`,
    by: '门店',
    at: now,
  });
  if ((await listLines(tx, [order.id])).every((one) => one.returnedQty === one.qty)) {
    await updateOrder(tx, order.id, { status: 'refunded', closedAt: now });
    await unschedule(tx, 'order.ship', order.id);
  }
  await server.kinds.packing.follow(tx, order.id, now);
  if (order.memberId !== askedBy)
    await notifyOrder(tx, order, {
      title: '带回家的茶已退',
      text: `${line.title} ${qty} 份不再寄出，钱退回付账单的人。`,
      at: now,
    });
  return true;
}
