/** The days a report is about, and how figures are written. */
import type { ReportCell, ReportColumn } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import { calendar } from '@/core/lib/calendar';
import { DAY, formatTime } from '@/core/lib/time';

export const RANGES = [
  { id: 'today', label: '今天' },
  { id: 'yesterday', label: '昨天' },
  { id: 'week', label: '本周' },
  { id: 'month', label: '本月' },
  { id: 'custom', label: '自定义' },
] as const;
export type RangeId = (typeof RANGES)[number]['id'];

const dayAt = (at: number) => formatTime(at, 'YYYY-MM-DD');

/** A week begins with its Monday. */
export function daysOf(range: Exclude<RangeId, 'custom'>, now: number): { from: string; to: string } {
  const today = dayAt(now);
  if (range === 'today') return { from: today, to: today };
  if (range === 'yesterday') return { from: dayAt(now - DAY), to: dayAt(now - DAY) };
  if (range === 'month') return { from: `${today.slice(0, 7)}-01`, to: today };
  return { from: dayAt(now - ((calendar(today).day() + 6) % 7) * DAY), to: today };
}

/** Which of them these days are. */
export const rangeOf = (from: string, to: string, now: number): RangeId =>
  RANGES.map(({ id }) => id).find((id) => {
    if (id === 'custom') return true;
    const days = daysOf(id, now);
    return days.from === from && days.to === to;
  }) ?? 'custom';

/** What the shop counted, and what the stores said. */
export const SOURCES = { system: '系统', report: '日报' } as const;
export const GAP = '—';

/** 8,426 · 85.98 · — ; `exact`: sums with their fen. */
export function figureText(value: string, { kind }: Pick<ReportColumn, 'kind'>, exact = false): string {
  if (value === '') return GAP;
  if (kind !== 'money') return grouped(value);
  const text = formatFen(Number(value));
  const short = exact ? text : text.replace(/\.00$/, '');
  return short.startsWith('-') ? `-${grouped(short.slice(1))}` : grouped(short);
}

export const rateText = (rateBp: number): string => `达成 ${Math.round(rateBp / 100)} %`;
export const isMet = ({ rateBp = 0 }: Pick<ReportCell, 'rateBp'>): boolean => rateBp >= 10_000;

export interface Order {
  key: string;
  down: boolean;
}
type Sorted = { cells: readonly Pick<ReportCell, 'colKey' | 'value'>[] };

/** A gap stands last, whichever way. */
export function inOrder<T extends Sorted>(rows: readonly T[], order: Order | undefined): readonly T[] {
  if (!order) return rows;
  const valueOf = ({ cells }: T) => cells.find(({ colKey }) => colKey === order.key)?.value ?? '';
  return [...rows].sort((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === '' || other === '') return Number(one === '') - Number(other === '');
    return (Number(one) - Number(other)) * (order.down ? -1 : 1);
  });
}
