/**
 * What of a paid bill goes home by parcel (rule 39.12): an order of kind takeHome for each who asked and each address, paid by the table, made
 * in the transaction that clears it. Its pieces left the stock with the round, its points came with the bill.
 */
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import type { OrderKindRules } from '../../../trade/order/kinds';
import { openGivenOrder } from '../../../trade/order/stages/given';
import { givenLine } from '../../exchange/given';
import { listBillLines, setLines, type RoundLineRow } from '../rows/bill/repository';
import type { SessionRow } from '../rows/session/repository';
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
