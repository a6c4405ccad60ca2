/** A manager agrees to a price below what its seller may give, or does not (rule 30.3). Who sent it never decides it. */
import { conflict } from '../../../http/errors';
import { staffById } from '../../people/employee/repository';
import { sendNotice } from '../../people/notice/send';
import type { AuditRules } from '../../people/task/kinds';
import { limitsOf } from './limits';
import { deskRoute } from './links';
import { addEvent, findQuote, listLines, lockQuote, updateQuote, type Quote } from './repository';
import { backToDraft } from './steps';
import { quoteZones } from '../../../../src/contract/quote/money';
import type { Tx } from '../../../db/client';

/** The floor may have been raised since. */
async function isTooCheap(tx: Tx, quote: Quote): Promise<boolean> {
  return quoteZones(await listLines(tx, [quote.id]), quote.discount, await limitsOf(tx)).includes('floor');
}

export const quoteAudit: AuditRules = {
  /** 409 it is no longer in review. */
  decide: async (tx, { targetId, pass, note, by, now }) => {
    const quote = await lockQuote(tx, targetId);
    if (quote?.status !== 'review') throw conflict('该任务已处理');
    const words = note.trim();
    const label = `${pass ? '审批通过' : '审批驳回'}${words === '' ? '' : `：${words}`}`;
    await updateQuote(tx, quote.id, {
      status: pass ? 'approved' : 'rejected',
      rev: quote.rev + 1,
      updatedAt: now,
      log: addEvent(quote, { label, by, at: now }),
    });
    const owner = await staffById(tx, quote.ownerId);
    if (owner)
      await sendNotice(tx, owner.employee.memberId, {
        box: 'service',
        title: pass ? '报价审批通过' : '报价被驳回',
        text: `${quote.clientName} 的《${quote.title}》${pass ? '可以发送了' : `未通过${words === '' ? '' : `：${words}`}`}`,
        link: deskRoute(quote),
        at: now,
      });
  },
  onlyReject: async (tx, targetId) => {
    const quote = await findQuote(tx, targetId);
    return quote && (await isTooCheap(tx, quote)) ? '有行低于底价，只能驳回' : undefined;
  },
  withdraw: async (tx, targetId, now) => {
    const quote = await lockQuote(tx, targetId);
    if (quote?.status === 'review') await backToDraft(tx, quote, '提交人', now);
  },
  concerned: () => Promise.resolve([]),
};
