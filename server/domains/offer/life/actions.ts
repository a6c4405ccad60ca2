/** tea.lifePost: post, like, comment, report, delete. Posts and comments are written once per requestId. */
import type { LifePost } from '../../../../src/contract/life/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, forbidden, notFound } from '../../../http/errors';
import { type JobHandlers } from '../../../jobs/runner';
import { schedule } from '../../../db/timers';
import { mustWait, openCheck, type Asking } from '../../people/contentCheck/open';
import { isWaiting } from '../../people/contentCheck/repository';
import { checkOwnPhotos } from '../../people/file/own';
import { findStore } from '../store/repository';
import { endCheck, hideIfReported } from './check';
import { presentPost } from './presenter';
import {
  addLike,
  dropLike,
  insertComment,
  insertPost,
  insertReport,
  lockPost,
  moveLikes,
  publishPost,
  updateStatus,
  type PostRow,
} from './repository';
import { checkWords } from './words';

type Input = RequestOf<'tea.lifePost'>;

const MOST_COMMENT = 200;
const AUDIT_JOB = 'life.audit';
/** A post shows to others after this time unless its words were refused at once. */
export const AUDIT_MS = 2 * 60_000;

export async function actOnPost(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup & Asking,
): Promise<LifePost> {
  // A post that is sent twice by accident must appear once.
  if ((input.action === 'post' || input.action === 'comment') && !input.requestId) throw badRequest('requestId');
  if (input.action === 'post') return createPost(tx, memberId, input, now, server);
  if (!input.id) throw badRequest('id');
  const post = await visiblePost(tx, memberId, input.id);
  if (input.action === 'comment') return comment(tx, memberId, post, input, now, server);
  if (input.action === 'like' && (await addLike(tx, memberId, post.id))) await moveLikes(tx, post.id, 1);
  if (input.action === 'unlike' && (await dropLike(tx, memberId, post.id))) await moveLikes(tx, post.id, -1);
  if (input.action === 'report') await report(tx, memberId, post, input, now, server);
  if (input.action === 'delete') {
    if (post.memberId !== memberId) throw forbidden();
    await updateStatus(tx, post.id, 'removed');
    await endCheck(tx, post.id, now);
  }
  return presentPost(tx, memberId, post.id);
}

/** Locked, so that counters and states move one after the other. 404 for what the member cannot see. */
async function visiblePost(tx: Tx, memberId: string, id: string): Promise<PostRow> {
  const post = await lockPost(tx, id);
  if (!post || post.status === 'removed') throw notFound();
  if (post.status === 'auditing' && post.memberId !== memberId) throw notFound();
  return post;
}

async function createPost(tx: Tx, memberId: string, input: Input, now: number, server: Asking): Promise<LifePost> {
  const text = input.text?.trim() ?? '';
  const photos = input.photos ?? [];
  if (text === '' && photos.length === 0) throw badRequest('text', '写一句，或放一张照片');
  checkWords(text);
  await checkOwnPhotos(tx, memberId, photos);
  if (input.storeId && !(await findStore(tx, input.storeId))) throw badRequest('storeId');
  const id = await insertPost(tx, {
    memberId,
    text,
    photos,
    topic: input.topic ?? '今日一泡',
    storeId: input.storeId ?? null,
    status: 'auditing',
    at: now,
  });
  if (mustWait(server, { text, media: photos }))
    await openCheck(tx, { kind: 'lifePost', targetId: id, memberId, text, media: photos }, now);
  await schedule(tx, AUDIT_JOB, id, now + AUDIT_MS);
  return presentPost(tx, memberId, id);
}

async function comment(
  tx: Tx,
  memberId: string,
  post: PostRow,
  input: Input,
  now: number,
  server: Asking,
): Promise<LifePost> {
  const text = input.text?.trim() ?? '';
  if (text === '') throw badRequest('text', '写一句话');
  if (Array.from(text).length > MOST_COMMENT) throw badRequest('text', `评论最多 ${MOST_COMMENT} 个字`);
  checkWords(text);
  const waits = mustWait(server, { text });
  const status = waits ? 'auditing' : 'on';
  const { id: targetId } = await insertComment(tx, { postId: post.id, memberId, text, status, at: now });
  if (waits) await openCheck(tx, { kind: 'lifeComment', targetId, memberId, text }, now);
  return presentPost(tx, memberId, post.id);
}

/** Once per member. */
async function report(
  tx: Tx,
  memberId: string,
  post: PostRow,
  input: Input,
  now: number,
  server: Setup,
): Promise<void> {
  if (post.memberId === memberId) throw badRequest('id', '不能举报自己');
  await insertReport(tx, { postId: post.id, memberId, reason: input.text?.trim() ?? '', at: now });
  await hideIfReported(tx, post, now, server);
}

/** A post shows to everybody after its time, or as soon afterwards as its check has passed. */
export const lifeJobs = {
  [AUDIT_JOB]: async (tx, id) => {
    // Behind its lock, so that a verdict at this moment comes before or after.
    const post = await lockPost(tx, id);
    if (post && !(await isWaiting(tx, 'lifePost', id))) await publishPost(tx, id);
  },
} satisfies JobHandlers;
