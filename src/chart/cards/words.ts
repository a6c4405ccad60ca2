/** Figures of the dashboard in words. */
import type { ChartSet, Comparison } from '@/contract';
import { formatFen, grouped, formatYuan } from '@/core/lib/money';

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

/** The same where a third of a phone is all there is: from 100,000 yuan on in tens of thousands. */
export const shortText = (card: Pick<Card, 'kind' | 'value'>): string =>
  card.kind === 'money' && Math.abs(Number(card.value)) >= LONG
    ? `${(Number(card.value) / 1_000_000).toFixed(2)} 万`
    : cardText(card);
/** In fen. */
const LONG = 10_000_000;

/** ▲ 12.4 % · ▼ 4.6 % · 持平 · nothing where there is nothing to compare with. */
export function changeText(compareBp: number | undefined): string {
  if (compareBp === undefined) return '没有可比';
  if (compareBp === 0) return '持平';
  return `${compareBp > 0 ? '▲' : '▼'} ${(Math.abs(compareBp) / 100).toFixed(1)} %`;
}
/** Fewer refunds are better, more of anything else. */
export const isGood = ({ key, compareBp = 0 }: Pick<Card, 'key' | 'compareBp'>): boolean =>
  key === 'refundRate' ? compareBp <= 0 : compareBp >= 0;

/** At a scale: 1.4万, 8000, 0.01. */
export function shortMoney(fen: number): string {
  const yuan = Math.abs(fen) / 100;
  const sign = fen < 0 ? '-' : '';
  if (yuan >= 100_000_000) return `${sign}${trimmed(yuan / 100_000_000)}亿`;
  if (yuan >= 10_000) return `${sign}${trimmed(yuan / 10_000)}万`;
  return `${sign}${trimmed(yuan)}`;
}
const trimmed = (value: number): string => String(Math.round(value * 100) / 100);

export const moneyOf = (value: string): string => (value === '' ? '—' : formatYuan(Number(value), { short: true }));
export const signedMoney = (fen: number): string =>
  `${fen > 0 ? '+' : fen < 0 ? '-' : ''}${formatYuan(Math.abs(fen), { short: true })}`;
