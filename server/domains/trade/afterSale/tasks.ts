/** After-sales as tasks, of the service desk unless said otherwise: one open task per after-sale, closed by whoever decides first. */
import type { Tx } from '../../../db/client';
import { listLines, type Order } from '../order/repository';
import { FEN_PER_POINT } from '../../people/pricing/model';
import { yuan } from '../../../lib/money';
import { SERVICE_DESK } from '../../people/employee/desks';
import { findMember } from '../../people/member/repository';
import { closeTask, putTask } from '../../people/task/open';
import { WAY_TEXT } from './labels';
import { linesOf, type Sale, type SaleLine } from './repository';

export async function openSaleTask(
  tx: Tx,
  sale: Sale,
  order: Order,
  task: { title: string; desk?: string; urgent?: boolean; at: number; from?: { id: string; name: string } },
): Promise<void> {
  const lines = await linesOf(tx, sale.id);
  const member = await findMember(tx, sale.memberId);
  const goods = lines.map(({ title, qty }) => `${title} ×${qty}`).join('、');
  await putTask(tx, {
    kind: 'afterSale',
    targetId: sale.id,
    title: `${task.title} ${sale.no}`,
    summary: `${goods}，¥${yuan(sale.refund)}`,
    fromId: task.from?.id ?? sale.memberId,
    fromName: task.from?.name ?? member?.nickname ?? '会员',
    area: task.desk ?? SERVICE_DESK,
    worth: await worthOf(tx, order, sale, lines),
    urgent: task.urgent ?? false,
    fields: [
      { key: 'order', label: '订单', value: order.no },
      { key: 'way', label: '方式', value: WAY_TEXT[sale.way] },
      { key: 'goods', label: '商品', value: goods },
      { key: 'reason', label: '原因', value: sale.reason },
      ...(sale.note ? [{ key: 'note', label: '说明', value: sale.note }] : []),
      { key: 'refund', label: '退款', value: `¥${yuan(sale.refund)}` },
      ...(sale.points > 0 ? [{ key: 'points', label: '退积分', value: String(sale.points) }] : []),
      ...(sale.parcel ? [{ key: 'parcel', label: '退货单号', value: `${sale.parcel.company} ${sale.parcel.no}` }] : []),
    ],
    files: sale.photos,
    dueAt: sale.answerBy,
    createdAt: task.at,
  });
}

/** What was paid for the pieces, also of those that are exchanged, and what comes back besides. */
export async function worthOf(
  tx: Tx,
  order: Order,
  { freight, points }: Sale,
  own: readonly SaleLine[],
): Promise<number> {
  const lines = await listLines(tx, [order.id]);
  const pieces = own.reduce((sum, { lineId, qty }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? sum + Math.ceil((line.paid * qty) / line.qty) : sum;
  }, 0);
  return pieces + freight + points * FEN_PER_POINT;
}

export const closeSaleTask = (tx: Tx, saleId: string, note: string, now: number): Promise<void> =>
  closeTask(tx, { kind: 'afterSale', targetId: saleId }, note, now);
