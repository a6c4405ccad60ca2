/** Tickets: opinions of everybody, and 催发货 (kind `urge`) of buyers. Members attach pictures, visitors leave a contact. */
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { feedbacks, orders } from '../../db/schema';
import { badRequest, notFound, refuse } from '../../http/errors';
import { plainNumberOf } from '../../lib/numbers';
import { dayOf } from '../../lib/shanghai';
import { checkOwnPhotos } from '../file/own';

export type FeedbackRow = DataOf<'shop.opinion'>;
type Input = RequestOf<'shop.opinion'>;

const KINDS = ['product', 'service', 'system', 'complaint', 'suggest', 'urge'];
const LEAST_TEXT = 10;
const MOST_PHOTOS = 4;
const SAME_TEXT_MS = 10 * 60_000;
/** A mobile, a land line, a mail address. */
const CONTACT = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}|[^\s@]+@[^\s@]+\.[^\s@]{2,})$/;

export async function sendOpinion(
  tx: Tx,
  memberId: string | undefined,
  input: Input,
  now: number,
): Promise<FeedbackRow> {
  if (!KINDS.includes(input.kind)) throw badRequest('kind');
  const content = input.content.trim();
  if (input.kind !== 'urge' && [...content].length < LEAST_TEXT) throw badRequest('content', `至少${LEAST_TEXT}个字`);
  const contact = input.contact?.trim() ?? '';
  if (!memberId && !CONTACT.test(contact)) throw badRequest('contact', '请留下手机号或邮箱');
  const photos = input.photos ?? [];
  if (memberId) await checkOwnPhotos(tx, memberId, photos, { most: MOST_PHOTOS });
  else if (photos.length > 0) throw badRequest('photos');
  const order = await findOrder(tx, memberId, input.orderId);
  if (input.kind === 'urge') await markUrged(tx, order, now);
  else await refuseSameText(tx, memberId, contact, content, now);
  const [row] = await tx
    .insert(feedbacks)
    .values({
      no: `F${now}${input.requestId}`,
      memberId: memberId ?? null,
      kind: input.kind,
      content,
      photos,
      contact,
      orderId: order?.id ?? null,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('feedback was not written');
  const no = plainNumberOf(row.id, now);
  await tx.update(feedbacks).set({ no }).where(eq(feedbacks.id, row.id));
  return present({ ...row, no }, order?.no);
}

const present = (row: typeof feedbacks.$inferSelect, orderNo?: string): FeedbackRow => ({
  id: row.id,
  no: row.no,
  kind: row.kind,
  content: row.content,
  photos: row.photos,
  ...(orderNo ? { orderNo } : {}),
  status: row.status,
  replies: row.replies,
  ...(row.score === null ? {} : { score: row.score }),
  createdAt: row.createdAt,
});

async function findOrder(tx: Tx, memberId: string | undefined, orderId: string | undefined) {
  if (!orderId) return undefined;
  if (!memberId) throw notFound();
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.memberId, memberId)));
  if (!order) throw notFound();
  return order;
}

/** Once a day and order, only while it waits to be shipped. */
async function markUrged(tx: Tx, order: typeof orders.$inferSelect | undefined, now: number): Promise<void> {
  if (!order) throw badRequest('orderId');
  if (order.status !== 'paid' && order.status !== 'partial') throw refuse('订单当前状态无需催发货');
  const today = dayOf(now);
  const marked = await tx
    .update(orders)
    .set({ remindedDay: today })
    .where(and(eq(orders.id, order.id), ne(orders.remindedDay, today)))
    .returning({ id: orders.id });
  if (marked.length === 0) throw refuse('今天已经催过了，我们会尽快发货');
}

async function refuseSameText(
  tx: Tx,
  memberId: string | undefined,
  contact: string,
  content: string,
  now: number,
): Promise<void> {
  const sender = memberId
    ? eq(feedbacks.memberId, memberId)
    : and(isNull(feedbacks.memberId), eq(feedbacks.contact, contact));
  const same = await tx
    .select({ id: feedbacks.id })
    .from(feedbacks)
    .where(and(sender, eq(feedbacks.content, content), gt(feedbacks.createdAt, now - SAME_TEXT_MS)))
    .orderBy(desc(feedbacks.createdAt))
    .limit(1);
  if (same.length > 0) throw refuse('请勿重复提交');
}
