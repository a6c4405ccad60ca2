import type { Tx } from '../../../db/client';
import type { JobHandlers } from '../../../jobs/runner';
import { schedule } from '../../../db/timers';
import { staffById } from '../../people/employee/repository';
import { sendNotice } from '../../people/notice/send';
import { deskRoute } from './links';
import { addEvent, lockQuote, updateQuote, type Quote } from './repository';

export const EXPIRE_JOB = 'quote.expire';

/** The seller hears what becomes of a quote. */
export async function tellSeller(
  tx: Tx,
  quote: Quote,
  { title, text, at }: { title: string; text: string; at: number },
): Promise<void> {
  const owner = await staffById(tx, quote.ownerId);
  if (owner) await sendNotice(tx, owner.employee.memberId, { box: 'service', title, text, link: deskRoute(quote), at });
}

/** The offer is over; its seller can prolong it. */
export async function expire(tx: Tx, quote: Quote, now: number): Promise<Quote> {
  await tellSeller(tx, quote, {
    title: '报价已过期',
    text: `${quote.clientName} 的《${quote.title}》已过有效期，可以续期。`,
    at: now,
  });
  return updateQuote(tx, quote.id, {
    status: 'expired',
    updatedAt: now,
    log: addEvent(quote, { label: '过期', by: '系统', at: now }),
  });
}

export const quoteJobs = {
  [EXPIRE_JOB]: async (tx, id, server) => {
    const quote = await lockQuote(tx, id);
    if (quote?.status !== 'sent' && quote?.status !== 'viewed') return;
    const now = server.now();
    if (quote.validUntil > now) return schedule(tx, EXPIRE_JOB, id, quote.validUntil);
    await expire(tx, quote, now);
  },
} satisfies JobHandlers;
