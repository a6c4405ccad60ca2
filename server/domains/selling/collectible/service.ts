/** Reading: the hall, one issue, what a member holds. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { presentHoldings } from './holding/presenter';
import { parcelRule } from '../../people/pricing/parcelRule';
import { countOwned, countTab, freeSerials, listHoldings, listIncoming, listSaved } from './holding/repository';
import { collectibleCard, guidePriceOf } from './issue/presenter';
import {
  countSeries,
  findIssue,
  findIssues,
  isAwaited,
  isCollected,
  leftOf,
  listIssues,
  listYears,
  newestIssue,
} from './issue/repository';
import { countBought, findOpenOrder } from './purchase/repository';
import { needsIdentity } from './purchase/service';

export async function readHall(
  tx: Tx,
  { series, year, sort = 'default', page = 1 }: RequestOf<'marketPlace.index'>,
  now: number,
): Promise<DataOf<'marketPlace.index'>> {
  const { rows, total } = await listIssues(tx, {
    seriesId: series,
    year,
    sort,
    limit: PAGE_SIZE,
    offset: offsetOf(page),
  });
  const hero = await newestIssue(tx, now);
  return {
    series: await countSeries(tx, year),
    years: await listYears(tx, series),
    ...(hero ? { hero: collectibleCard(hero, now) } : {}),
    page: pageOf(
      rows.map((row) => collectibleCard(row, now)),
      total,
      page,
    ),
  };
}

export async function readIssue(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
): Promise<DataOf<'marketPlace.view'>> {
  const issue = await findIssue(tx, id);
  if (!issue) throw notFound();
  const bought = await countBought(tx, memberId, id);
  const pending = await findOpenOrder(tx, memberId, id);
  const isOpen = pending !== undefined && pending.expireAt > now;
  const free = leftOf(issue);
  return {
    card: collectibleCard(issue, now),
    gallery: issue.images,
    story: issue.story,
    attrs: issue.attrs,
    guide: issue.guide,
    serials: { free, ...(free > 0 ? { next: (await freeSerials(tx, issue, 1))[0] } : {}) },
    limit: issue.perMember,
    bought,
    owned: await countOwned(tx, memberId, id),
    certs: issue.certs,
    collected: await isCollected(tx, memberId, id),
    remindOn: await isAwaited(tx, memberId, id),
    needIdentity: await needsIdentity(tx, memberId, bought + 1),
    ...(isOpen ? { pending: { orderId: pending.id, amount: pending.amount, expireAt: pending.expireAt } } : {}),
    serverTime: now,
  };
}

const TABS = [
  ['held', '持有'],
  ['transferring', '转赠中'],
  ['redeemed', '已提货'],
] as const;

export async function readHoldings(
  tx: Tx,
  memberId: string,
  { tab = 'held', page = 1 }: RequestOf<'marketPlace.my'>,
  now: number,
): Promise<DataOf<'marketPlace.my'>> {
  const kept = await listSaved(tx, memberId);
  const issues = await findIssues(
    tx,
    kept.map(({ collectibleId }) => collectibleId),
  );
  const valueOf = (collectibleId: string) => {
    const issue = issues.get(collectibleId);
    return issue ? guidePriceOf(issue) : 0;
  };
  const rows = await listHoldings(tx, { memberId, tab, limit: PAGE_SIZE, offset: offsetOf(page) });
  const rule = await parcelRule(tx);
  return {
    total: kept.length,
    guideValue: kept.reduce((all, { collectibleId }) => all + valueOf(collectibleId), 0),
    tabs: await Promise.all(TABS.map(async ([id, label]) => ({ id, label, count: await countTab(tx, memberId, id) }))),
    incoming: await presentHoldings(tx, memberId, await listIncoming(tx, memberId, now), now),
    freight: {
      company: rule.company,
      base: rule.base,
      remote: Object.entries(rule.remote).map(([region, fee]) => ({ region, fee })),
      refused: rule.refused,
    },
    page: pageOf(await presentHoldings(tx, memberId, rows, now), await countTab(tx, memberId, tab), page),
    serverTime: now,
  };
}
