/** A member's own tickets: the list, one of them, and what may still be said in it. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { unschedule } from '../../../db/timers';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { keepOwnPhotos } from '../../people/file/own';
import { shownBy } from '../../people/file/sealed';
import { putOnDesk } from './desk';
import { CLOSE_JOB } from './jobs';
import { presentFeedback } from './presenter';
import {
  findFeedback,
  pageOfFeedbacks,
  listOrderNos,
  lockFeedback,
  updateFeedback,
  type FeedbackRow,
} from './repository';
import { sendOpinion } from './service';

const MOST_PHOTOS = 9;
type Input = RequestOf<'tea.feedbackSave'>;

async function present(tx: Tx, rows: readonly FeedbackRow[], now: number, server: Setup) {
  const shown = shownBy(server, now);
  const nos = await listOrderNos(
    tx,
    rows.flatMap(({ orderId }) => (orderId ? [orderId] : [])),
  );
  return rows.map((row) => presentFeedback(row, shown, nos.get(row.orderId ?? '')));
}

/** With an id that ticket alone, which its sender has seen then. 404 for somebody else's. */
export async function readBook(
  tx: Tx,
  memberId: string,
  { id, status, page = 1 }: RequestOf<'tea.feedback'>,
  now: number,
  server: Setup,
): Promise<DataOf<'tea.feedback'>> {
  if (id) {
    const ticket = await findFeedback(tx, id);
    if (ticket?.memberId !== memberId) throw notFound();
    return pageOf(await present(tx, [await updateFeedback(tx, id, { seenAt: now })], now, server), 1, 1);
  }
  const { rows, total } = await pageOfFeedbacks(tx, memberId, status, PAGE_SIZE, offsetOf(page));
  return pageOf(await present(tx, rows, now, server), total, page);
}

export async function saveFeedback(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<DataOf<'tea.feedbackSave'>> {
  if (!input.id) return sendOpinion(tx, memberId, { ...input, most: MOST_PHOTOS }, now, server);
  const ticket = await lockFeedback(tx, input.id);
  if (ticket?.memberId !== memberId) throw notFound();
  const said =
    input.score === undefined
      ? await goOn(tx, memberId, ticket, input, now, server)
      : await rate(tx, ticket, input.score, now);
  const [row] = await present(tx, [said], now, server);
  if (!row) throw notFound();
  return row;
}

/** Once; it says that the matter is settled. */
async function rate(tx: Tx, ticket: FeedbackRow, score: number, now: number): Promise<FeedbackRow> {
  if (ticket.answeredAt === null) throw refuse('还没有答复，答复后再评分');
  if (ticket.score !== null) throw refuse('已经评过分了');
  await unschedule(tx, CLOSE_JOB, ticket.id);
  return updateFeedback(tx, ticket.id, { status: 'closed', score, seenAt: now });
}

/** One more text; `escalate` takes it to the managers, once. */
async function goOn(
  tx: Tx,
  memberId: string,
  ticket: FeedbackRow,
  { content, photos: sent = [], escalate = false }: Input,
  now: number,
  server: Setup,
): Promise<FeedbackRow> {
  if (ticket.status === 'closed') throw refuse('这条反馈已关闭，可以再写一条新的');
  if (escalate && ticket.escalatedAt !== null) throw refuse('已经升级，负责人会尽快联系你');
  const text = content.trim();
  if (text === '') throw badRequest('content', '请写下要补充的内容');
  const photos = await keepOwnPhotos(tx, memberId, sent, { most: MOST_PHOTOS });
  await unschedule(tx, CLOSE_JOB, ticket.id);
  const said = await updateFeedback(tx, ticket.id, {
    status: 'open',
    replies: [...ticket.replies, { by: '我', text, at: now, mine: true, photos }],
    seenAt: now,
    ...(escalate ? { escalatedAt: now, kind: 'complaint' } : {}),
  });
  const nos = await listOrderNos(tx, said.orderId ? [said.orderId] : []);
  await putOnDesk(tx, said, { text, orderNo: nos.get(said.orderId ?? ''), photos }, now, server);
  return said;
}
