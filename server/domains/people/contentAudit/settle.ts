/** What the verdicts about a text and its pictures come to, once all are there: shown, refused, or a task of the service desk. */
import { lockMember } from '../../../db/locks';
import type { Tx } from '../../../db/client';
import type { Judging } from '../contentCheck/kinds';
import { findCheck, listMedia, lockCheck, updateCheck, type CheckRow, type MediaRow } from '../contentCheck/repository';
import { SERVICE_DESK } from '../employee/desks';
import { stillsOf } from '../file/repository';
import { findMember } from '../member/repository';
import { sendNotice } from '../notice/send';
import { openTask } from '../task/open';

const MOST_QUOTE = 20;
const MOST_SUMMARY = 40;
const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/** Locked in the order of whoever writes: the member first, then what is checked of him. undefined: decided before. */
export async function lockOpen(
  tx: Tx,
  checkId: string,
  state: 'open' | 'person' = 'open',
): Promise<CheckRow | undefined> {
  const found = await findCheck(tx, checkId);
  if (!found) return undefined;
  await lockMember(tx, found.memberId);
  const check = await lockCheck(tx, checkId);
  return check?.state === state ? check : undefined;
}

/** Decides as soon as it can be decided: one risk is enough, all else waits for all answers. The caller has it from `lockOpen`. */
export async function settle(tx: Tx, check: CheckRow, now: number, server: Judging): Promise<void> {
  const media = await listMedia(tx, check.id);
  const all = [check, ...media];
  const risky = all.find(({ found }) => found === 'risky');
  if (risky) return refuse(tx, check, whyOf(risky.label), now, server);
  if (all.some(({ found }) => found === 'open')) return undefined;
  const review = all.find(({ found }) => found === 'review');
  if (review) return askPerson(tx, check, media, review.label || '不能确定', now, server);
  return pass(tx, check, now, server);
}

const whyOf = (label: string): string => (label === '' ? '内容不合适' : `内容涉及${label}`);

export async function pass(tx: Tx, check: CheckRow, now: number, server: Judging): Promise<void> {
  await updateCheck(tx, check.id, { state: 'passed', decidedAt: now });
  await server.kinds.contents[check.kind].passed(tx, check, now, server);
}

/** Whoever wrote it is told why, unless he took it away himself. */
export async function refuse(tx: Tx, check: CheckRow, why: string, now: number, server: Judging): Promise<void> {
  const rules = server.kinds.contents[check.kind];
  await updateCheck(tx, check.id, { state: 'refused', label: why, decidedAt: now });
  if (!(await rules.waits(tx, check))) return;
  await rules.refused(tx, check, why, now);
  await tell(tx, check, `${rules.label}没有通过审核`, `没有通过审核：${why}`, now, server);
}

export async function tell(
  tx: Tx,
  check: CheckRow,
  title: string,
  words: string,
  now: number,
  server: Judging,
): Promise<void> {
  const quote = check.text === '' ? '' : `「${cut(check.text, MOST_QUOTE)}」`;
  await sendNotice(tx, check.memberId, {
    box: 'service',
    title,
    text: `${quote}${words}。`,
    link: server.kinds.contents[check.kind].page(check),
    at: now,
  });
}

/** What waits no more is nobody's work, nor is what two people say to one another. */
export async function askPerson(
  tx: Tx,
  check: CheckRow,
  media: readonly MediaRow[],
  opinion: string,
  now: number,
  server: Judging,
): Promise<void> {
  const rules = server.kinds.contents[check.kind];
  if (rules.isPrivate) return pass(tx, check, now, server);
  if (!(await rules.waits(tx, check))) {
    await updateCheck(tx, check.id, { state: 'dropped', decidedAt: now });
    return;
  }
  await updateCheck(tx, check.id, { state: 'person' });
  const author = (await findMember(tx, check.memberId))?.nickname ?? '';
  await openTask(
    tx,
    {
      kind: 'content',
      targetId: check.id,
      title: `内容审核 ${author}的${rules.label}`,
      summary: cut(check.text || '只有图片', MOST_SUMMARY),
      // The writer has not sent it to the desk: the task says who it is about.
      fromId: null,
      fromName: '平台内容检查',
      area: SERVICE_DESK,
      worth: null,
      fields: [
        { key: 'kind', label: '类别', value: rules.label },
        { key: 'author', label: '作者', value: author },
        { key: 'text', label: '内容', value: check.text || '（无文字）' },
        { key: 'opinion', label: '检查意见', value: opinion },
      ],
      files: await stillsOf(
        tx,
        media.map(({ url }) => url),
      ),
      createdAt: now,
    },
    server,
  );
}
