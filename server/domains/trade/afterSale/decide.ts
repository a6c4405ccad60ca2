/** What service, merchant and the clock decide (rule 12.2). The order's row is locked first, then the after-sale's. */
import type { Tx } from '../../../db/client';
import { conflict, notFound } from '../../../http/errors';
import { schedule, unschedule } from '../../../db/timers';
import { shipExchange } from '../fulfilment/exchange';
import { listLines, lockOrder, type Order } from '../order/repository';
import { restock } from '../../offer/stock/pieces';
import { yuan } from '../../../lib/money';
import { countParts, freeLots } from '../cellar/returns';
import { findMember } from '../../people/member/repository';
import { concernsSelf } from '../../people/task/permission';
import { closeSaleTask } from './tasks';
import {
  addSaleLog,
  findSale,
  linesOf,
  lockSale,
  notifySale,
  updateSale,
  type Sale,
  type SaleLine,
} from './repository';
import { AUTO_JOB, tellSale } from './service';

export const REFUND_JOB = 'afterSale.refund';

export interface Decision {
  /** Who decided, as the timeline names them. */
  by: string;
  note?: string;
}

/** Locks order and after-sale. 404 unknown. */
export async function lockForDecision(tx: Tx, saleId: string): Promise<{ sale: Sale; order: Order }> {
  const found = await findSale(tx, saleId);
  const order = found && (await lockOrder(tx, found.orderId));
  const sale = order && (await lockSale(tx, saleId));
  if (!sale) throw notFound();
  return { sale, order };
}

/** `lockForDecision` for who sold the goods. 403 the merchant's own order · 404 an after-sale of another seller. */
export async function lockForMerchant(tx: Tx, memberId: string, saleId: string): Promise<{ sale: Sale; order: Order }> {
  const member = await findMember(tx, memberId);
  const found = await lockForDecision(tx, saleId);
  if (!member?.merchantId || found.sale.merchantId !== member.merchantId) throw notFound();
  if (found.sale.memberId === memberId) throw concernsSelf();
  return found;
}

const decided = () => conflict('该任务已处理');

/** What the platform was asked about is not the seller's to decide any more. */
export function forSeller(sale: Sale): Sale {
  if (sale.status !== 'applied') throw decided();
  return sale;
}

/** applied, escalated -> refunding (仅退款) or waitReturn. 409 when it was decided before. */
export async function approveSale(tx: Tx, sale: Sale, { by, note }: Decision, now: number): Promise<Sale> {
  if (sale.status !== 'applied' && sale.status !== 'escalated') throw decided();
  await unschedule(tx, AUTO_JOB, sale.id);
  await closeSaleTask(tx, sale.id, `${by}同意`, now);
  await addSaleLog(tx, sale.id, by, note?.trim() ? `同意申请：${note.trim()}` : '同意申请', now);
  if (sale.way === 'refund') return toRefunding(tx, sale, now);
  const next = await updateSale(tx, sale.id, { status: 'waitReturn', answerBy: null });
  await notifySale(tx, next, {
    title: '售后已同意',
    text: `售后 ${sale.no} 已同意，请寄回商品并填写退货单号。`,
    at: now,
  });
  await tellSale(tx, next);
  return next;
}

/** applied, escalated -> rejected. Its pieces are free again. */
export async function rejectSale(tx: Tx, sale: Sale, { by, note = '' }: Decision, now: number): Promise<Sale> {
  if (sale.status !== 'applied' && sale.status !== 'escalated') throw decided();
  await unschedule(tx, AUTO_JOB, sale.id);
  await closeSaleTask(tx, sale.id, `${by}拒绝`, now);
  for (const { lots } of await linesOf(tx, sale.id)) await freeLots(tx, lots);
  await addSaleLog(tx, sale.id, by, `拒绝申请：${note}`, now);
  const next = await updateSale(tx, sale.id, { status: 'rejected', rejectReason: note, endedAt: now, answerBy: null });
  await notifySale(tx, next, {
    title: '售后未通过',
    text: `售后 ${sale.no} 未通过：${note}${sale.escalated ? '' : '。你可以申请平台介入。'}`,
    at: now,
  });
  await tellSale(tx, next);
  return next;
}

/** returning -> refunding, or done when the pieces are exchanged. What came back stands on the shelf again. */
export async function receiveSale(
  tx: Tx,
  { sale, order }: { sale: Sale; order: Order },
  { by, note }: Decision,
  now: number,
): Promise<Sale> {
  if (sale.status !== 'returning') throw decided();
  await closeSaleTask(tx, sale.id, `${by}收货`, now);
  const own = await linesOf(tx, sale.id);
  await restock(tx, await piecesIn(tx, order, own));
  await addSaleLog(tx, sale.id, by, note?.trim() ? `已收到退货：${note.trim()}` : '已收到退货', now);
  if (sale.way !== 'exchange') return toRefunding(tx, sale, now);
  await shipExchange(tx, { order, saleId: sale.id, packed: own.map(({ lineId, qty }) => ({ lineId, qty })), now });
  await addSaleLog(tx, sale.id, '仓库', '换货已发出', now);
  const next = await updateSale(tx, sale.id, { status: 'done', endedAt: now });
  await notifySale(tx, next, { title: '换货已发出', text: `售后 ${sale.no} 的新商品已发出，请留意收货。`, at: now });
  await tellSale(tx, next);
  return next;
}

/** Pieces of a line that the buyer has had: the others were never sent, or lie in the cellar. */
export const hadOf = ({ qty, unsentQty, lots }: SaleLine): number => qty - unsentQty - countParts(lots);

async function piecesIn(tx: Tx, order: Order, own: readonly SaleLine[]) {
  const lines = await listLines(tx, [order.id]);
  return own.flatMap((back) => {
    const line = lines.find(({ id }) => id === back.lineId);
    const sent = hadOf(back);
    return line && sent > 0 ? [{ skuId: line.skuId, goodsId: line.goodsId, qty: sent, gift: line.gift }] : [];
  });
}

async function toRefunding(tx: Tx, sale: Sale, now: number): Promise<Sale> {
  const next = await updateSale(tx, sale.id, { status: 'refunding', answerBy: null });
  await addSaleLog(tx, sale.id, '系统', `退款 ¥${yuan(sale.refund)} 处理中`, now);
  await schedule(tx, REFUND_JOB, sale.id, now);
  await tellSale(tx, next);
  return next;
}
