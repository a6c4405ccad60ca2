/** Reading: the hall, one issue, what a member holds. */
import { and, asc, eq } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { collects, freightTemplates, members, reminds } from '../../db/schema';
import { notFound } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { collectibleCard, guidePriceOf, presentHoldings } from './presenter';
import {
  countBought,
  countOwned,
  countSeries,
  countTab,
  findIssue,
  findIssues,
  findOpenOrder,
  leftOf,
  listHoldings,
  listIncoming,
  listIssues,
  listSaved,
  listYears,
  newestIssue,
} from './repository';
import { nextSerial } from './serials';

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

/** From the second piece of an issue on the buyer's identity is asked for. */
export async function needsIdentity(tx: Tx, memberId: string, pieces: number): Promise<boolean> {
  if (pieces < 2) return false;
  const [row] = await tx.select({ identity: members.identity }).from(members).where(eq(members.id, memberId));
  return row?.identity === 'none';
}

async function isOn(
  tx: Tx,
  memberId: string,
  table: typeof collects | typeof reminds,
  kind: string,
  targetId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.memberId, memberId), eq(table.kind, kind), eq(table.targetId, targetId)));
  return rows.length > 0;
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
    serials: { free, ...(free > 0 ? { next: await nextSerial(tx, issue) } : {}) },
    limit: issue.perMember,
    bought,
    owned: await countOwned(tx, memberId, id),
    certs: issue.certs,
    collected: await isOn(tx, memberId, collects, 'collectible', id),
    remindOn: await isOn(tx, memberId, reminds, 'stock', id),
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

/** The freight of one redeemed piece: the standard rule of the shop, never free, because nothing is bought with it. */
export async function freightRule(tx: Tx) {
  const [row] = await tx.select().from(freightTemplates).orderBy(asc(freightTemplates.id)).limit(1);
  if (!row) throw new Error('no freight rule');
  return { ...row, freeOver: 0 };
}

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
  const rule = await freightRule(tx);
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
