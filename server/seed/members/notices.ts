/** What stands on orders: the notices of 林知夏 that lead to one, and the desk and timers behind the tickets (rule 20.1). */
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { feedbacks, notices, orderLines, orders, type OrderStatus } from '../../db/schema';
import { schedule } from '../../db/timers';
import { SERVICE_DESK } from '../../domains/people/employee/desks';
import { KIND_WORDS } from '../../domains/staff/feedback/desk';
import { CLOSE_JOB } from '../../domains/staff/feedback/jobs';
import { CLOSE_AFTER_MS } from '../../domains/staff/feedback/presenter';
import { insertTask } from '../../domains/people/task/repository';
import { DAY_MS } from '../../lib/shanghai';
import { MAIN_MEMBER } from './members';

/** Titles of notices, and the state of the order that each speaks of. */
const ABOUT: readonly [title: string, status: OrderStatus][] = [
  ['订单待付款', 'unpaid'],
  ['包裹运输中', 'shipped'],
  ['订单已签收', 'received'],
  ['退款成功', 'refunded'],
  ['订单已完成', 'finished'],
];

export async function seedNotices(tx: Tx, at: number): Promise<void> {
  for (const [title, status] of ABOUT) {
    const [order] = await tx
      .select({ id: orders.id, cover: orderLines.cover })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(eq(orders.memberId, MAIN_MEMBER), eq(orders.status, status), isNull(orders.hiddenAt)))
      .orderBy(desc(orders.createdAt), orders.id)
      .limit(1);
    if (order)
      await tx
        .update(notices)
        .set({ link: `/shop/pages/order/detail?id=${order.id}`, image: order.cover })
        .where(and(eq(notices.memberId, MAIN_MEMBER), eq(notices.title, title)));
  }
  await seedDesk(tx, at);
}

/** Open tickets wait for the service, answered ones for their end. */
async function seedDesk(tx: Tx, at: number): Promise<void> {
  const open = await tx.select().from(feedbacks).where(eq(feedbacks.status, 'open')).orderBy(feedbacks.id);
  for (const ticket of open)
    await insertTask(tx, {
      kind: 'feedback',
      targetId: ticket.id,
      title: `${KIND_WORDS[ticket.kind] ?? ''}反馈 林知夏`,
      summary: ticket.content,
      fromId: ticket.memberId,
      fromName: '林知夏',
      area: SERVICE_DESK,
      worth: null,
      fields: [
        { key: 'no', label: '编号', value: ticket.no },
        { key: 'text', label: '内容', value: ticket.content },
      ],
      dueAt: at + DAY_MS,
      createdAt: ticket.createdAt,
    });
  const waiting = await tx
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.status, 'answered'), isNotNull(feedbacks.answeredAt)));
  for (const { id, answeredAt } of waiting) await schedule(tx, CLOSE_JOB, id, (answeredAt ?? at) + CLOSE_AFTER_MS);
}
