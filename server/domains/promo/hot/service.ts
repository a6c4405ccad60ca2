/** The hot list: who bought what in a week, a month, a year, against the same time before. Counted to the full hour. */
import type { HotRow } from '../../../../src/contract/promo/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import type { CountTab } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import { loadCards } from '../../catalogue/cards';
import { loadPriceViewer } from '../../pricing/viewer';
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

interface Ranking {
  hour: number;
  sales: Promise<Sales[]>;
}
const rankings = new WeakMap<object, Map<HotPeriod, Ranking>>();

/** The list is as old as `updatedAt` says, so its sales are counted once an hour, by whoever asks first, for all categories. */
function salesOfHour(tx: Tx, period: HotPeriod, hour: number): Promise<Sales[]> {
  const known = rankings.get(tx) ?? new Map<HotPeriod, Ranking>();
  rankings.set(tx, known);
  const last = known.get(period);
  if (last?.hour === hour) return last.sales;
  const sales = countSales(tx, DAYS[period], hour);
  known.set(period, { hour, sales });
  sales.catch(() => known.delete(period));
  return sales;
}

export async function listHot(
  tx: Tx,
  memberId: string,
  { cateId = '', period = 'week' }: { cateId?: string; period?: HotPeriod },
  now: number,
): Promise<DataOf<'tea.productHot'>> {
  const updatedAt = Math.floor(now / HOUR_MS) * HOUR_MS;
  const ranked = await salesOfHour(tx, period, updatedAt);
  const all = cateId === '' ? ranked : ranked.filter(({ rootCategoryId }) => rootCategoryId === cateId);
  const earlier = [...all].sort((a, b) => b.earlier - a.earlier || b.sales - a.sales);
  const place = new Map(earlier.map(({ id }, i) => [id, i]));
  const top = all.slice(0, TOP);
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
        change: (place.get(row.id) ?? i) - i,
        goods: card,
        reason: reasonOf(row, period),
        ...(review ? { review } : {}),
      },
    ];
  });
  return { list, updatedAt };
}
