/** The check of a post that members reported: a task of the service desk, which shows it again or takes it down. */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { conflict, refuse } from '../../../http/errors';
import type { AuditRules, TaskDecision } from '../../people/task/kinds';
import { closeTask, openTask } from '../../people/task/open';
import { lastDecidedAt } from '../../people/task/repository';
import { findMember } from '../../people/member/repository';
import { sendNotice } from '../../people/notice/send';
import { SERVICE_DESK } from '../../people/employee/desks';
import { listParties, listReasons, lockPost, updateStatus, type PostRow } from './repository';

/** So many members must find a post wrong before it is hidden and checked. */
const REPORTS_TO_HIDE = 3;
const MOST_SUMMARY = 40;

/** Hides the post when enough members reported it. The caller holds its lock, so it is hidden and put on the desk once. */
export async function hideIfReported(tx: Tx, post: PostRow, now: number, server: Setup): Promise<void> {
  // Since the desk last found the post good: whoever was answered then does not hide it a second time.
  const reports = await listReasons(tx, post.id, await lastDecidedAt(tx, 'report', post.id));
  if (post.status !== 'on' || reports.length < REPORTS_TO_HIDE) return;
  await updateStatus(tx, post.id, 'auditing');
  const author = (await findMember(tx, post.memberId))?.nickname ?? '';
  await openTask(tx, { ...reportTask(post, author, reports), createdAt: now }, server);
  await tell(tx, post, { title: '动态正在核实', text: '有茶友举报了你的动态，核实期间只有你自己能看到。' }, now);
}

/** What who checks it reads. `reports`: a reason each, or none. */
export const reportTask = (post: PostRow, author: string, reports: readonly string[]) => ({
  kind: 'report' as const,
  targetId: post.id,
  title: `举报核实 ${author}的动态`,
  summary: Array.from(post.text || '只有照片')
    .slice(0, MOST_SUMMARY)
    .join(''),
  // Nobody who reported is named, and the author is not the sender: the task says who it is about.
  fromId: null,
  fromName: '茶友举报',
  area: SERVICE_DESK,
  worth: null,
  fields: [
    { key: 'post', label: '动态编号', value: post.id },
    { key: 'author', label: '作者', value: author },
    { key: 'text', label: '内容', value: post.text || '（无文字）' },
    { key: 'topic', label: '话题', value: post.topic },
    {
      key: 'reports',
      label: '举报',
      value: `${reports.length} 人：${[...new Set(reports.filter(Boolean))].join('；') || '没有写原因'}`,
    },
  ],
  files: post.photos,
});

/** Nobody checks a post of his own or one that he reported himself. */
export const reportAudit: AuditRules = {
  decide: decideReport,
  concerned: listParties,
  effect: '通过后动态恢复显示，驳回则下架',
};

/** 409 checked or deleted before · 422 taken down without a reason. */
async function decideReport(tx: Tx, { targetId: postId, pass, note, now }: TaskDecision): Promise<void> {
  const post = await lockPost(tx, postId);
  if (post?.status !== 'auditing') throw conflict('该任务已处理');
  const reason = note.trim();
  if (!pass && reason === '') throw refuse('请填写下架原因', { field: 'note' });
  await updateStatus(tx, post.id, pass ? 'on' : 'removed');
  const words = pass
    ? { title: '动态已恢复显示', text: '核实后没有发现问题，大家又能看到了。' }
    : { title: '动态已下架', text: `原因：${reason}。` };
  await tell(tx, post, words, now);
}

/** The post's author deleted it: nothing is left to decide. */
export const endCheck = (tx: Tx, postId: string, now: number): Promise<void> =>
  closeTask(tx, { kind: 'report', targetId: postId }, '作者已删除', now);

async function tell(
  tx: Tx,
  { memberId, text }: PostRow,
  words: { title: string; text: string },
  now: number,
): Promise<void> {
  const quote = text === '' ? '' : `「${Array.from(text).slice(0, MOST_SUMMARY).join('')}」`;
  await sendNotice(tx, memberId, {
    box: 'service',
    title: words.title,
    text: `${quote}${words.text}`,
    link: '/tea/pages/lifeCircle',
    at: now,
  });
}
