/** Tickets: opinions of everybody, and 提醒发货 (kind `urge`) of buyers. Members attach pictures, visitors leave a contact. */
import { isContact } from '../../../../src/contract/mail';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { dayOf } from '../../../lib/shanghai';
import { keepOwnPhotos } from '../../people/file/own';
import { shownBy } from '../../people/file/sealed';
import { putOnDesk } from './desk';
import { presentFeedback } from './presenter';
import { findOrder, findSame, insertFeedback, markReminded, ownsIncome, type OrderRow } from './repository';

const KINDS = ['product', 'service', 'system', 'complaint', 'suggest', 'urge'];
const LEAST_TEXT = 10;
export const MOST_PHOTOS = 4;
const SAME_TEXT_MS = 10 * 60_000;

export async function sendOpinion(
  tx: Tx,
  memberId: string | undefined,
  { most, incomeId, ...input }: RequestOf<'shop.opinion'> & { most: number; incomeId?: string | undefined },
  now: number,
  server: Setup,
): Promise<DataOf<'shop.opinion'>> {
  if (!KINDS.includes(input.kind)) throw badRequest('kind');
  const content = input.content.trim();
  if (input.kind !== 'urge' && [...content].length < LEAST_TEXT)
    throw badRequest('content', `内容至少 ${LEAST_TEXT} 个字`);
  const contact = input.contact?.trim() ?? '';
  if (!memberId && !isContact(contact)) throw badRequest('contact', '请留下手机号或邮箱');
  const sent = input.photos ?? [];
  if (!memberId && sent.length > 0) throw badRequest('photos');
  const photos = memberId ? await keepOwnPhotos(tx, memberId, sent, { most }) : [];
  const order = await orderOf(tx, memberId, input.orderId);
  if (incomeId && !(memberId && (await ownsIncome(tx, memberId, incomeId)))) throw notFound();
  if (input.kind === 'urge') await markUrged(tx, order, now);
  else if (await findSame(tx, memberId, { contact, content }, now - SAME_TEXT_MS)) throw refuse('请勿重复提交');
  const row = await insertFeedback(tx, {
    no: `F${now}${input.requestId}`,
    memberId: memberId ?? null,
    kind: input.kind,
    content,
    photos,
    contact,
    orderId: order?.id ?? null,
    incomeId: incomeId ?? null,
    fromPage: input.from?.trim() ?? '',
    createdAt: now,
  });
  if (row.kind !== 'urge') await putOnDesk(tx, row, { text: content, orderNo: order?.no }, now, server);
  return presentFeedback(row, shownBy(server, now), order?.no);
}

async function orderOf(
  tx: Tx,
  memberId: string | undefined,
  orderId: string | undefined,
): Promise<OrderRow | undefined> {
  if (!orderId) return undefined;
  const order = memberId && (await findOrder(tx, memberId, orderId));
  if (!order) throw notFound();
  return order;
}

/** Once a day and order, only while it waits to be shipped. */
async function markUrged(tx: Tx, order: OrderRow | undefined, now: number): Promise<void> {
  if (!order) throw badRequest('orderId');
  if (order.status !== 'paid' && order.status !== 'partial') throw refuse('订单当前状态无需提醒发货');
  if (!(await markReminded(tx, order.id, dayOf(now)))) throw refuse('今天已经提醒过了，我们会尽快发货');
}
