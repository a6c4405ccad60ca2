/** The list of a seller's quotes, one of them, and what a new one begins with. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { QuoteTab } from '../../../../src/contract/quote/shapes';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { employeeOf } from '../../people/employee/who';
import { shownBy } from '../../people/file/sealed';
import { presentInquiry } from '../../selling/wholesale/inquiry';
import { presentClient } from '../client/presenter';
import { findClientInScope } from '../client/repository';
import { limitsOf } from './limits';
import { presentCards, presentQuote } from './presenter';
import { countByState, findInquiry, pageOfQuotes } from './repository';
import { quoteInScope } from './scope';
import { TABS } from './state';

/** Without `scope` all that the viewer sees. */
export async function readQuotes(
  tx: Tx,
  memberId: string,
  { tab, clientId, keyword = '', scope, page = 1 }: RequestOf<'manage.quoteList'>,
  now: number,
): Promise<DataOf<'manage.quoteList'>> {
  const viewer = await employeeOf(tx, memberId);
  const filter = { viewer, scope, clientId, keyword: keyword.trim() };
  const counts = await countByState(tx, filter);
  const tabs = (Object.keys(TABS) as QuoteTab[]).map((id) => ({
    id,
    label: TABS[id].label,
    count: TABS[id].states.reduce((all, state) => all + (counts.get(state) ?? 0), 0),
  }));
  const states = tab && TABS[tab].states;
  const { rows, total } = await pageOfQuotes(tx, filter, states, PAGE_SIZE, offsetOf(page));
  return { tabs, page: pageOf(await presentCards(tx, rows, viewer, now), total, page) };
}

/** 404 a quote, a client or a request that the viewer does not see. */
export async function readQuote(
  tx: Tx,
  memberId: string,
  { id, inquiryId, clientId }: RequestOf<'manage.quoteInfo'>,
  now: number,
  server: Setup,
): Promise<DataOf<'manage.quoteInfo'>> {
  const viewer = await employeeOf(tx, memberId);
  const limits = await limitsOf(tx);
  const quote = id === undefined ? undefined : await quoteInScope(tx, viewer, id);
  const asked = inquiryId ?? quote?.inquiryId ?? undefined;
  const inquiry = asked === undefined ? undefined : await findInquiry(tx, asked);
  if (inquiryId !== undefined && !inquiry) throw notFound();
  const [client] =
    clientId === undefined ? [] : await presentClient(tx, [await findClientInScope(tx, viewer, clientId)], now);
  return {
    ...(quote && { quote: await presentQuote(tx, quote, { viewer, now, server }) }),
    ...(client && { client }),
    ...(inquiry && { inquiry: presentInquiry(inquiry, shownBy(server, now)) }),
    limits,
  };
}
