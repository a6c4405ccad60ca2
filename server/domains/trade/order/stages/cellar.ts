/** Pieces of a paid order go to the cellar (rule 10.8). */
import type { Tx } from '../../../../db/client';
import type { LotRow } from '../../cellar/repository';
import { storeLine } from '../../cellar/service';
import { addLog, listLines, notifyOrder, type Order, type OrderLineRow } from '../repository';

const isOpen = (line: OrderLineRow) => line.storeQty - line.returnedQty > 0;

/** Puts the pieces of a paid order that are meant for the cellar into lots, one per line. */
export async function storeOrder(tx: Tx, order: Order, now: number): Promise<LotRow[]> {
  const lines = (await listLines(tx, [order.id])).filter(isOpen);
  const lots: LotRow[] = [];
  for (const line of lines) lots.push(await storeLine(tx, order, line, line.storeQty, now));
  if (lots.length > 0) await tellStored(tx, order, lots, now);
  return lots;
}

/** The rest of one line that was not sent yet. */
export async function storeRest(tx: Tx, order: Order, line: OrderLineRow, qty: number, now: number): Promise<LotRow> {
  const lot = await storeLine(tx, order, line, qty, now);
  await tellStored(tx, order, [lot], now);
  return lot;
}

async function tellStored(tx: Tx, order: Order, lots: readonly LotRow[], now: number): Promise<void> {
  const pieces = lots.reduce((all, lot) => all + lot.qty, 0);
  await addLog(tx, { orderId: order.id, key: 'stored', label: `存入茶窖 ${pieces} 件`, by: '仓库', at: now });
  await notifyOrder(tx, order, {
    title: '茶已入窖',
    text: `订单 ${order.no} 的 ${pieces} 件茶已存入茶窖，12 个月内免费托管。`,
    image: lots[0]?.cover,
    at: now,
  });
}
