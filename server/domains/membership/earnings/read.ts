/** What a team member reads of the own income: rows, sums, one row with its calculation. */
import type { KV } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { DAY_MS, dayOf, instantOf, monthsAfter, startOfDay, startOfMonth } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import { balancesOf } from '../../people/ledger/repository';
import { findMember } from '../../people/member/repository';
import { directBp, gradeBp } from '../../people/pricing/income';
import { detailView, incomeView, monthViews } from './presenter';
import {
  findByOrderNo,
  findIncome,
  listBacks,
  owedIncome,
  pageOfIncomes,
  sumBacks,
  sumDays,
  type IncomeEntry,
  type IncomeFilter,
  type IncomeSum,
} from '../../people/income/repository';
import { sumSince } from '../../people/withdrawal/repository';
import { leftOf } from '../../people/withdrawal/terms';
import { onWay } from './cash/repository';
import { incomeWithdrawals } from './cash/withdrawals';

type Sources = NonNullable<IncomeFilter['sources']>;
const ORDER_SOURCES: Sources = ['direct', 'indirect'];

const filterOf = ({ status, source, orders = false }: RequestOf<'achievement.index'>): IncomeFilter => ({
  status,
  sources: source ? [source] : orders ? ORDER_SOURCES : undefined,
  whole: orders,
});

async function viewsOf(tx: Tx, entries: readonly IncomeEntry[]) {
  const backs = await sumBacks(
    tx,
    entries.map(({ row }) => row.id),
  );
  return entries.map((entry) => incomeView(entry, backs.get(entry.row.id) ?? 0));
}

/** The whole number of an order finds that one alone. */
export async function listIncomes(
  tx: Tx,
  memberId: string,
  input: RequestOf<'achievement.index'>,
): Promise<DataOf<'achievement.index'>> {
  const { month, orderNo = '', page = 1 } = input;
  const no = orderNo.trim().toUpperCase();
  const { settleDays } = (await readShopSettings(tx)).income;
  const sources = [...new Set((await sumDays(tx, memberId, {}, 'all')).map(({ source }) => source))];
  if (no !== '') {
    const found = await findByOrderNo(tx, memberId, no);
    return { ...pageOf(await viewsOf(tx, found), found.length, 1), months: [], sources, settleDays };
  }
  const filter = filterOf(input);
  const from = month === undefined ? undefined : instantOf(month);
  if (from !== undefined && Number.isNaN(from)) throw badRequest('month');
  const range = from === undefined ? {} : { from, to: monthsAfter(from, 1) };
  const sums = await sumDays(tx, memberId, filter, 'month');
  const entries = await pageOfIncomes(tx, memberId, filter, range, PAGE_SIZE, offsetOf(page));
  const total = sums
    .filter(({ key }) => month === undefined || key === month)
    .reduce((all, { count, backs }) => all + count + (filter.whole ? 0 : backs), 0);
  return { ...pageOf(await viewsOf(tx, entries), total, page), months: monthViews(sums), sources, settleDays };
}

/** 404 a row of somebody else. */
export async function readIncome(tx: Tx, memberId: string, id: string): Promise<DataOf<'achievement.view'>> {
  const entry = await findIncome(tx, memberId, id);
  if (!entry) throw notFound();
  return detailView(entry, await listBacks(tx, id), (await readShopSettings(tx)).income);
}

type Range = NonNullable<RequestOf<'achievement.statistics'>['range']>;
const DAYS: Record<Exclude<Range, '6m'>, number> = { '7d': 7, '30d': 30 };
const MONTHS = 6;

/** The keys of a trend, the oldest first. */
function keysOf(range: Range, now: number): string[] {
  if (range === '6m')
    return Array.from({ length: MONTHS }, (_, i) => dayOf(monthsAfter(startOfMonth(now), i + 1 - MONTHS)).slice(0, 7));
  const days = DAYS[range];
  return Array.from({ length: days }, (_, i) => dayOf(startOfDay(now) - (days - 1 - i) * DAY_MS));
}

const SOURCES: Record<IncomeSum['source'], string> = {
  direct: '直推',
  indirect: '间推',
  declare: '申报',
  activity: '活动',
  adjust: '调整',
};

const sumOf = (rows: readonly IncomeSum[]): number =>
  rows.reduce((all, { status, amount }) => (status === 'cancelled' ? all : all + amount), 0);

export async function readStatistics(
  tx: Tx,
  memberId: string,
  range: Range = '30d',
  now: number,
): Promise<DataOf<'achievement.statistics'>> {
  const keys = keysOf(range, now);
  const monthStart = dayOf(startOfMonth(now));
  const all = await sumDays(tx, memberId, {}, 'all');
  const ranged = await sumDays(tx, memberId, { from: keys[0] }, range === '6m' ? 'month' : 'day');
  const sinceMonth = await sumDays(tx, memberId, { from: monthStart }, 'day');
  const shopSettings = await readShopSettings(tx);
  const { income, withdrawal } = shopSettings;
  const asked = await sumSince(tx, memberId, 'income', startOfDay(now));
  const { timesLeft, dayLeft = 0 } = leftOf(incomeWithdrawals.rules(shopSettings), asked);
  const { available } = (await balancesOf(tx, memberId)).income;
  const owed = await owedIncome(tx, memberId);
  const teamLevel = (await findMember(tx, memberId))?.teamLevel ?? 0;
  const of = (status: IncomeSum['status']) => sumOf(all.filter((row) => row.status === status));
  const settled = of('settled');
  const entry = (key: string, label: string, rows: readonly IncomeSum[]): KV => ({
    key,
    label,
    value: String(sumOf(rows)),
  });
  return {
    level: teamLevel,
    total: settled + of('pending'),
    pending: of('pending'),
    settled,
    month: sumOf(sinceMonth),
    today: sumOf(sinceMonth.filter(({ key }) => key === dayOf(now))),
    orders: all.filter(({ source }) => ORDER_SOURCES.includes(source)).reduce((sum, { count }) => sum + count, 0),
    sum: sumOf(ranged),
    trend: keys.map((key) =>
      entry(
        key,
        range === '6m' ? `${Number(key.slice(5))}月` : key.slice(5),
        ranged.filter((row) => row.key === key),
      ),
    ),
    bySource: (Object.keys(SOURCES) as IncomeSum['source'][]).flatMap((source) => {
      const rows = ranged.filter((row) => row.source === source && row.status !== 'cancelled');
      return rows.length > 0 ? [entry(source, SOURCES[source], rows)] : [];
    }),
    cashed: settled + owed - available,
    onWay: await onWay(tx, memberId),
    available,
    owed,
    cash: {
      balanceMin: income.balanceMin,
      messengerMin: income.messengerMin,
      messengerPerDay: income.messengerPerDay,
      messengerLeft: dayLeft,
      messengerTimes: income.messengerTimes,
      timesLeft,
      confirmHours: withdrawal.confirmHours,
      external: teamLevel >= withdrawal.externalLevel,
    },
    rates: {
      directBp: directBp(income, teamLevel),
      gradeBp: gradeBp(income, teamLevel),
      indirectBp: income.indirectBp,
      settleDays: income.settleDays,
    },
  };
}
