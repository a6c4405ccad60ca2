/**
 * memberOrder.review: one review a line and one addition to it later; points for the review (rules 9.4, 10.4). The last one
 * finishes the order.
 */
import type { RequestOf } from '../../../../src/contract/schemas';
import type { ReviewInput } from '../../../../src/contract/review/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { unschedule } from '../../../db/timers';
import { mustWait, openCheck, type Asking } from '../../people/contentCheck/open';
import { checkOwnPhotos } from '../../people/file/own';
import { isRewarded } from '../order/brought';
import { detailOf } from '../order/service';
import { FINISH_JOB, markFinished } from '../order/stages/receive';
import { type Order, type OrderLineRow, isReviewable, listLines, lockOwnOrder } from '../order/repository';
import { appendReview, insertReview, markReviewed, reviewsOfLines, type ReviewRecord } from './repository';
import { lineReviews } from './presenter';
import { rewardReview } from './reward';

/** 404 foreign order · 409 not to be reviewed now, or said already · 400 lines, text, photos. */
export async function writeReviews(
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.review'>,
  now: number,
  server: Setup & Asking,
): Promise<{ ok: true }> {
  const order = await lockOwnOrder(tx, memberId, input.orderId);
  if (!order) throw notFound();
  if (order.status !== 'received' && order.status !== 'finished')
    throw conflict('收货后才能评价', { data: await detailOf(tx, order, now, server) });
  const lines = await listLines(tx, [order.id]);
  const said = await reviewsOfLines(
    tx,
    lines.map((line) => line.id),
  );
  await checkInput(tx, { order, lines, said, memberId, reviews: input.reviews, now }, server);
  for (const review of input.reviews) await write(tx, { order, lines, said, review, now }, server);
  await finishWhenDone(tx, order, now);
  return { ok: true };
}

interface Checked {
  now: number;
  order: Order;
  lines: readonly OrderLineRow[];
  said: readonly ReviewRecord[];
  memberId: string;
  reviews: readonly ReviewInput[];
}

async function checkInput(
  tx: Tx,
  { order, lines, said, memberId, reviews, now }: Checked,
  server: Setup,
): Promise<void> {
  if (new Set(reviews.map(({ lineId }) => lineId)).size !== reviews.length) throw badRequest('reviews');
  const states = lineReviews(order, lines, said);
  for (const review of reviews) {
    const state = states.find(({ lineId }) => lineId === review.lineId);
    if (!state) throw badRequest('reviews');
    if (state.can === 'none') throw conflict('这件商品已经评价过了', { data: await detailOf(tx, order, now, server) });
    if (state.can === 'append' && review.text.trim() === '') throw badRequest('reviews', '请写下追评内容');
    if (review.score <= 2 && review.text.trim() === '') throw refuse('请告诉我们哪里不满意');
    await checkOwnPhotos(tx, memberId, review.photos);
  }
}

async function write(
  tx: Tx,
  {
    order,
    lines,
    said,
    review,
    now,
  }: {
    order: Order;
    lines: readonly OrderLineRow[];
    said: readonly ReviewRecord[];
    review: ReviewInput;
    now: number;
  },
  server: Asking,
): Promise<void> {
  const line = lines.find((one) => one.id === review.lineId);
  if (!line) return;
  const text = review.text.trim();
  const before = said.find((one) => one.orderLineId === line.id);
  if (before) return append(tx, before, { text, photos: review.photos, at: now }, server);
  const written = { text: [text, ...review.tags].filter(Boolean).join('\n'), media: review.photos };
  const auditing = mustWait(server, written);
  const id = await insertReview(tx, {
    goodsId: line.goodsId,
    orderLineId: line.id,
    memberId: order.memberId,
    score: review.score,
    tags: review.tags,
    text: text === '' ? '此用户没有填写评价' : text,
    photos: review.photos,
    sku: line.specText,
    anonymous: review.anonymous ?? false,
    auditing,
    at: now,
  });
  if (auditing) await openCheck(tx, { kind: 'review', targetId: id, memberId: order.memberId, ...written }, now);
  await markReviewed(tx, line.id);
  if (isRewarded(order)) await rewardReview(tx, line, review.photos.length > 0, now);
}

/** The review itself stays as it was while its second word waits. */
async function append(
  tx: Tx,
  { id, memberId }: ReviewRecord,
  word: { text: string; photos: string[]; at: number },
  server: Asking,
): Promise<void> {
  const written = { text: word.text, media: word.photos };
  const held = mustWait(server, written);
  await appendReview(tx, id, { ...word, held });
  if (held) await openCheck(tx, { kind: 'reviewAppend', targetId: id, memberId, ...written }, word.at);
}

async function finishWhenDone(tx: Tx, order: Order, now: number): Promise<void> {
  if (order.status !== 'received') return;
  const lines = await listLines(tx, [order.id]);
  if (lines.some((line) => isReviewable(line) && !line.reviewed)) return;
  await unschedule(tx, FINISH_JOB, order.id);
  await markFinished(tx, order, now);
}
