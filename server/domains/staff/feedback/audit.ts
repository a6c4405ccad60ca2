/** The service answers a ticket by passing its task; the note is what its sender reads. */
import { conflict, refuse } from '../../../http/errors';
import { schedule } from '../../../db/timers';
import { sendNotice } from '../../people/notice/send';
import type { AuditRules } from '../../people/task/kinds';
import { CLOSE_JOB } from './jobs';
import { CLOSE_AFTER_MS } from './presenter';
import { findFeedback, lockFeedback, updateFeedback } from './repository';

const MOST_SUMMARY = 60;

export const feedbackAudit: AuditRules = {
  /** 409 closed before · 422 without a word. */
  decide: async (tx, { targetId, note, by, now }) => {
    const ticket = await lockFeedback(tx, targetId);
    if (!ticket || ticket.status === 'closed') throw conflict('该任务已处理');
    const text = note.trim();
    if (text === '') throw refuse('请填写答复', { field: 'note' });
    await updateFeedback(tx, ticket.id, {
      status: 'answered',
      answeredAt: now,
      replies: [...ticket.replies, { by: `客服 ${by}`, text, at: now }],
    });
    await schedule(tx, CLOSE_JOB, ticket.id, now + CLOSE_AFTER_MS);
    if (ticket.memberId)
      await sendNotice(tx, ticket.memberId, {
        box: 'service',
        title: '客服回复了你的反馈',
        text: Array.from(text).slice(0, MOST_SUMMARY).join(''),
        link: `/member/pages/feedback/index?id=${ticket.id}`,
        at: now,
      });
  },
  /** A word cannot be refused, only answered. */
  onlyPass: () => Promise.resolve('反馈只能答复'),
  answered: true,
  effect: '答复会发给反馈的人',
  autoNote: '谢谢你告诉我们，已转给负责的同事跟进，有进展会再联系你。',
  concerned: async (tx, targetId) => {
    const ticket = await findFeedback(tx, targetId);
    return ticket?.memberId ? [ticket.memberId] : [];
  },
};
