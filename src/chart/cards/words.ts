/** Figures of the dashboard in words. */
import type { ChartSet, Comparison } from '@/contract';
import { countText, formatFen, grouped, formatYuan } from '@/core/lib/money';

type Card = ChartSet['cards'][number];

export const RANGES = [
  { id: 'today', label: '今日' },
  { id: '7d', label: '7 天' },
  { id: '30d', label: '30 天' },
  { id: '90d', label: '90 天' },
] as const;
export const COMPARISONS: readonly { id: Comparison; label: string }[] = [
  { id: 'before', label: '比前一段' },
  { id: 'weekday', label: '比同星期' },
  { id: 'lunar', label: '比去年农历' },
];
export const MARKS = { event: '活动', weather: '天气', outage: '停电', other: '其他' } as const;

export function cardText({ kind, value }: Pick<Card, 'kind' | 'value'>): string {
  if (value === '') return '—';
  if (kind === 'money') return grouped(formatFen(Number(value), { short: true }));
  if (kind === 'rate') return `${(Number(value) / 100).toFixed(1)} %`;
  return grouped(value);
}

/** In fen: a hundred thousand yuan. */
const LONG = 10_000_000;
/** The same where a third of a phone is all there is, which holds five digits. */
export const shortText = (card: Pick<Card, 'kind' | 'value'>): string =>
  card.kind === 'money' && Math.abs(Number(card.value)) >= LONG ? shortMoney(Number(card.value)) : cardText(card);

/** ▲ 12.4 % · ▼ 4.6 % · 持平 · nothing where there is nothing to compare with. */
export function changeText(compareBp: number | undefined): string {
  if (compareBp === undefined) return '没有可比';
  if (compareBp === 0) return '持平';
  return `${compareBp > 0 ? '▲' : '▼'} ${(Math.abs(compareBp) / 100).toFixed(1)} %`;
}
/** Fewer refunds are better, more of anything else. */
export const isGood = ({ key, compareBp = 0 }: Pick<Card, 'key' | 'compareBp'>): boolean =>
  key === 'refundRate' ? compareBp <= 0 : compareBp >= 0;

/** At a scale: 1.4 万, 8,000, 0.01. */
export const shortMoney = (fen: number): string => `${fen < 0 ? '-' : ''}${countText(Math.round(Math.abs(fen)) / 100)}`;

export const moneyOf = (value: string): string => (value === '' ? '—' : formatYuan(Number(value), { short: true }));
export const signedMoney = (fen: number): string =>
  `${fen > 0 ? '+' : fen < 0 ? '-' : ''}${formatYuan(Math.abs(fen), { short: true })}`;
