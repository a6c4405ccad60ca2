/** The hot list: who bought what in a week, a month, a year, against the same time before. Counted to the full hour. */
import type { HotRow } from '../../../../src/contract/hotList/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import type { CountTab } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import { loadCards } from '../catalogue/cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { countCategories, countSales, findWords, type Sales } from './repository';

type HotPeriod = 'week' | 'month' | 'year';
const DAYS: Record<HotPeriod, number> = { week: 7, month: 30, year: 365 };
const WORDS: Record<HotPeriod, string> = { week: '本周', month: '本月', year: '今年' };
const TOP = 20;
const HOUR_MS = 3_600_000;

/** Level-1 categories that have something to sell, 全部 first (id ''). */
export async function hotCategories(tx: Tx): Promise<CountTab[]> {
  const rows = await countCategories(tx);
  return [{ id: '', label: '全部', count: rows.reduce((sum, { count }) => sum + count, 0) }, ...rows];
}

function reasonOf({ again, buyers, sales }: Sales, period: HotPeriod): string {
  if (again >= 2) return `复购 ${again} 次`;
  return buyers > 0 ? `${WORDS[period]} ${buyers} 人买` : `累计售出 ${sales} 件`;
}

/** A row of the list, and how many places it has risen since the time before. */
type Ranked = Sales & { change: number };
interface Hour {
  hour: number;
  sales: Promise<Sales[]>;
  /** By category; '' = all. */
  tops: Map<string, Ranked[]>;
}
const hours = new WeakMap<object, Map<HotPeriod, Hour>>();

/** The list is as old as `updatedAt` says, so its sales are counted once an hour, by whoever asks first, for all categories. */
function countOfHour(tx: Tx, period: HotPeriod, hour: number): Hour {
  const known = hours.get(tx) ?? new Map<HotPeriod, Hour>();
  hours.set(tx, known);
  const last = known.get(period);
  if (last?.hour === hour) return last;
  const next = { hour, sales: countSales(tx, DAYS[period], hour), tops: new Map<string, Ranked[]>() };
  known.set(period, next);
  next.sales.catch(() => known.delete(period));
  return next;
}

async function topOf({ sales, tops }: Hour, cateId: string): Promise<Ranked[]> {
  const ranked = await sales;
  const known = tops.get(cateId);
  if (known) return known;
  const all = cateId === '' ? ranked : ranked.filter(({ rootCategoryId }) => rootCategoryId === cateId);
  const earlier = [...all].sort((a, b) => b.earlier - a.earlier || b.sales - a.sales);
  const place = new Map(earlier.map(({ id }, i) => [id, i]));
  const top = all.slice(0, TOP).map((row, i) => ({ ...row, change: (place.get(row.id) ?? i) - i }));
  // An unknown category has nothing, and is not kept.
  if (top.length > 0) tops.set(cateId, top);
  return top;
}

export async function listHot(
  tx: Tx,
  memberId: string,
  { cateId = '', period = 'week' }: { cateId?: string; period?: HotPeriod },
  now: number,
): Promise<DataOf<'tea.productHot'>> {
  const updatedAt = Math.floor(now / HOUR_MS) * HOUR_MS;
  const top = await topOf(countOfHour(tx, period, updatedAt), cateId);
  const ids = top.map(({ id }) => id);
  const [cards, words] = await Promise.all([
    loadCards(tx, ids, await loadPriceViewer(tx, memberId, now), now),
    findWords(tx, ids),
  ]);
  const list = top.flatMap((row, i): HotRow[] => {
    const card = cards.find(({ id }) => id === row.id);
    const review = words.get(row.id);
    if (!card) return [];
    return [
      {
        rank: i + 1,
        change: row.change,
        goods: card,
        reason: reasonOf(row, period),
        ...(review ? { review } : {}),
      },
    ];
  });
  return { list, updatedAt };
}
