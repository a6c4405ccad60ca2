/** A quote in a conversation: what was sent, by one who may see it; the card opens the offer. */
import type { Tx } from '../../../db/client';
import { yuan } from '../../../lib/money';
import { refuse } from '../../../http/errors';
import { employeeOf } from '../../people/employee/who';
import { offerRoute } from './links';
import { quoteInScope } from './scope';
import { STATE_WORDS, stateAt } from './state';

export async function quoteCard(tx: Tx, { memberId, now }: { memberId: string; now: number }, id: string) {
  const quote = await quoteInScope(tx, await employeeOf(tx, memberId), id);
  if (quote.sentAt === null) throw refuse('报价还没有发出');
  return {
    title: quote.title,
    sub: `¥${yuan(quote.total)}`,
    note: STATE_WORDS[stateAt(quote, now)],
    route: offerRoute(quote),
  };
}
