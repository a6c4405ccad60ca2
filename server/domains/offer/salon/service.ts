/** The calendar of the tea space: twelve months back, three ahead; one day, or the coming 30 days; one activity by id. */
import type { KV } from '../../../../src/contract/kit';
import type { ActivityCard, ActivityDetail } from '../../../../src/contract/salon/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { DAY_MS, dayOf, instantOf, monthsAfter, startOfDay } from '../../../lib/shanghai';
import { loadCards } from '../catalogue/cards';
import { presentMaster } from '../catalogue/masterCard';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { activityCard, ownSignup, themeCard } from './presenter';
import {
  countCalendar,
  countCame,
  countDays,
  countPast,
  findActivity,
  findCalendar,
  findHosts,
  findMine,
  findPast,
  findRelated,
  listStoreNames,
  listThemes,
  type ActivityRow,
} from './repository';

type Input = RequestOf<'tea.salon'>;

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 3;
const COMING_DAYS = 30;
const RELATED = 4;

/** Months since year 0. */
const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** All to come, or what is over, page by page; without the marks of the calendar. */
async function readTab(tx: Tx, memberId: string, input: Input, now: number): Promise<DataOf<'tea.salon'>> {
  const { kind, storeId, price, themeId, page = 1 } = input;
  const isPast = input.tab === 'past';
  const span = isPast
    ? { from: monthsAfter(startOfDay(now), -MONTHS_BACK), to: now }
    : { from: now, to: monthsAfter(startOfDay(now), MONTHS_AHEAD + 1) };
  const filter = { ...span, kind, storeId, price, themeId };
  const [rows, total] = await (isPast
    ? Promise.all([findPast(tx, memberId, filter, PAGE_SIZE, offsetOf(page)), countPast(tx, filter)])
    : Promise.all([findCalendar(tx, memberId, filter, PAGE_SIZE, offsetOf(page)), countCalendar(tx, filter)]));
  const came = await countCame(
    tx,
    rows.map(({ activity }) => activity.id),
  );
  const cards = rows.map((row) => ({
    ...activityCard(row, now),
    ...(isPast ? { came: came.get(row.activity.id) ?? 0, photos: row.activity.photos } : {}),
  }));
  return { days: [], page: pageOf(cards, total, page), serverTime: now };
}

export async function readThemes(tx: Tx, now: number): Promise<DataOf<'tea.salon'>> {
  const rows = await listThemes(tx, now);
  return { days: [], themes: rows.filter(({ theme }) => !theme.over).map(themeCard), serverTime: now };
}

/** 404 for an unknown one. */
export async function readTheme(tx: Tx, memberId: string, input: Input, now: number): Promise<DataOf<'tea.salon'>> {
  const all = await listThemes(tx, now);
  const found = all.find(({ theme }) => theme.id === input.themeId);
  if (!found) throw notFound();
  const { theme } = found;
  const span = {
    from: now,
    to: monthsAfter(startOfDay(now), MONTHS_AHEAD + 1),
    themeId: theme.id,
    storeId: input.storeId,
  };
  const sessions = await findCalendar(tx, memberId, span, PAGE_SIZE);
  return {
    days: [],
    theme: {
      card: themeCard(found),
      html: theme.html,
      flow: theme.flow,
      teas: theme.teas,
      photos: theme.photos,
      stores: await listStoreNames(tx, theme.storeIds),
      sessions: sessions.map((row) => activityCard(row, now)),
      similar: all.filter((one) => one.theme.id !== theme.id && !one.theme.over).map(themeCard),
    },
    serverTime: now,
  };
}

export async function readCalendar(tx: Tx, memberId: string, input: Input, now: number): Promise<DataOf<'tea.salon'>> {
  if (input.tab === 'coming' || input.tab === 'past') return readTab(tx, memberId, input, now);
  const { kind, storeId, date, page = 1 } = input;
  const today = dayOf(now);
  const month = input.month ?? (date ?? today).slice(0, 7);
  const away = indexOf(month) - indexOf(today.slice(0, 7));
  if (away < -MONTHS_BACK || away > MONTHS_AHEAD) throw badRequest('month');
  if (date && !date.startsWith(month)) throw badRequest('date');
  const monthSpan = { from: instantOf(month), to: monthsAfter(instantOf(month), 1) };
  const from = date ? instantOf(date) : startOfDay(now);
  if (Number.isNaN(from)) throw badRequest('date');
  const span = { from, to: from + (date ? 1 : COMING_DAYS) * DAY_MS, kind, storeId };
  const [days, rows, total, mine] = await Promise.all([
    countDays(tx, { ...monthSpan, kind, storeId }),
    findCalendar(tx, memberId, span, PAGE_SIZE, offsetOf(page)),
    countCalendar(tx, span),
    findMine(tx, memberId, now),
  ]);
  return {
    days: days.map(({ day, events }): KV => ({ key: day, label: `${events} 场`, value: String(events) })),
    mine: mine.map((row) => activityCard(row, now)),
    page: pageOf(
      rows.map((row) => activityCard(row, now)),
      total,
      page,
    ),
    serverTime: now,
  };
}

export async function viewActivity(tx: Tx, memberId: string, id: string, now: number): Promise<DataOf<'tea.salon'>> {
  const row = await findActivity(tx, memberId, id);
  if (!row) throw notFound();
  return { days: [], activity: await detailOf(tx, memberId, row, now), serverTime: now };
}

/** What every page about one activity shows. */
export async function detailOf(tx: Tx, memberId: string, row: ActivityRow, now: number): Promise<ActivityDetail> {
  const { activity, store } = row;
  const viewer = await loadPriceViewer(tx, memberId, now);
  const [hosts, goods, related] = await Promise.all([
    findHosts(tx, activity.hostIds),
    loadCards(tx, activity.goodsIds, viewer, now),
    findRelated(tx, memberId, activity, RELATED, now),
  ]);
  const signup = ownSignup(row, now);
  return {
    card: activityCard(row, now),
    html: activity.html,
    agenda: activity.agenda,
    hosts: hosts.map((host) => presentMaster(host, false)),
    questions: activity.questions,
    goods,
    ...(signup ? { signup } : {}),
    related: related.map((one) => activityCard(one, now)),
    map: { lat: Number(store.lat), lng: Number(store.lng) },
    address: store.address,
    musicHint: false,
  };
}

/** The next ones that still take guests, for a landing page. */
export async function nextSalons(tx: Tx, memberId: string, limit: number, now: number): Promise<ActivityCard[]> {
  const rows = await findCalendar(tx, memberId, { from: now, to: now + COMING_DAYS * DAY_MS }, limit);
  return rows.map((row) => activityCard(row, now));
}
