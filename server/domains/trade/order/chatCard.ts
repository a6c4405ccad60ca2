import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { worksIn } from '../../people/employee/desks';
import { findEmployee } from '../../people/employee/repository';
import { orderNotice } from './noticeCard';
import { findOrder } from './repository';

/** An order in a conversation: its buyer's own, or one that the service looks after. */
export async function orderCard(tx: Tx, { memberId, now }: { memberId: string; now: number }, refId: string) {
  const order = await findOrder(tx, refId);
  const isOwn = order?.memberId === memberId;
  const employee = isOwn ? undefined : await findEmployee(tx, memberId);
  if (!order || !(isOwn || worksIn(employee, 'service') || employee?.isManager)) throw notFound();
  const card = (await orderNotice(tx, order.memberId, [refId], now)).get(refId);
  return {
    title: card?.text ?? '订单',
    sub: `¥${yuan(order.payable)}`,
    note: `${card?.note ?? ''} · ${order.no}`,
    ...(card?.image ? { picture: card.image } : {}),
    route: `/shop/pages/order/detail?id=${refId}`,
  };
}
