/**
 * A refund that the staff begins, without an application (rule 26.8). It is an after-sale as any other: the same pieces, the same reckoning. What is
 * worth less than one person may decide is approved at once; all else waits on the desk for a colleague.
 */
import type { RefundQuote } from '../../../../src/contract/afterSale/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { refuse } from '../../../http/errors';
import { mayActAlone } from '../../people/shopSettings/alone';
import { listLines, type Order } from '../order/repository';
import { approveSale } from './decide';
import { quoteView, type Want } from './quote';
import { linesOf } from './repository';
import { askedOf, weigh, writeSale } from './service';
import { worthOf } from './tasks';
import { windowOf } from './window';

/** Who pays back knows why it is late. */
const EVER = { afterSaleDays: 100_000 };

export const isRefundable = (server: Setup, order: Order, now: number): boolean =>
  windowOf(server, order, EVER, now).isOpen;

async function check(tx: Tx, order: Order, wants: readonly Want[], now: number, server: Setup): Promise<void> {
  const { isOpen, reason } = windowOf(server, order, EVER, now);
  if (!isOpen) throw refuse(reason ?? '订单当前状态不能退款');
  const lines = await listLines(tx, [order.id]);
  const isMerchants = ({ lineId }: Want) => lines.some(({ id, merchantId }) => id === lineId && merchantId !== null);
  if (wants.some(isMerchants)) throw refuse('商家的商品由商家退款', { field: 'lines' });
}

export async function quoteByStaff(
  tx: Tx,
  order: Order,
  wants: readonly Want[],
  now: number,
  server: Setup,
): Promise<RefundQuote> {
  await check(tx, order, wants, now, server);
  const { made, reckoned } = await weigh(tx, await askedOf(tx, order), wants, 'refund', now, server);
  return quoteView(made, reckoned, order);
}

/** The order's row is locked. Whether it was approved at once. 400 lines · 422 a merchant's pieces, more than are left, an order without money. */
export async function refundByStaff(
  tx: Tx,
  order: Order,
  asked: { lines: readonly Want[]; reason: string; requestId: string; staff: { id: string; name: string } },
  now: number,
  server: Setup,
): Promise<boolean> {
  await check(tx, order, asked.lines, now, server);
  const sale = await writeSale(tx, order, { ...asked, way: 'refund' }, now, server);
  if (!(await mayActAlone(tx, await worthOf(tx, order, sale, await linesOf(tx, sale.id))))) return false;
  await approveSale(tx, sale, { by: `客服 ${asked.staff.name}` }, now);
  return true;
}
