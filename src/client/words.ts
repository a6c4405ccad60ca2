/** What the words of a client are called, as rows and forms say them. */
import type { ClientCard } from '@/contract';
import { briefYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';

export const STAGES = [
  ['lead', '潜在'],
  ['intent', '意向'],
  ['deal', '成交'],
  ['repeat', '复购'],
  ['sleep', '休眠'],
] as const satisfies readonly (readonly [ClientCard['stage'], string])[];
export const STAGE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(STAGES);

const DAY_MS = 86_400_000;

/** Since the last contact, in days; undefined when there was none. */
export const silentDays = ({ lastAt }: Pick<ClientCard, 'lastAt'>, now: number): number | undefined =>
  lastAt === undefined ? undefined : Math.max(0, Math.floor((now - lastAt) / DAY_MS));

/** 今天联系过, 6 天没联系, 还没联系过. */
export function silentText(card: Pick<ClientCard, 'lastAt'>, now: number): string {
  const days = silentDays(card, now);
  if (days === undefined) return '还没联系过';
  return days === 0 ? '今天联系过' : `${days} 天没联系`;
}

export const nextText = ({ nextAt, overdue }: ClientCard): string =>
  nextAt === undefined ? '未定下次联系' : `${overdue ? '已逾期 ' : '下次 '}${formatTime(nextAt, 'MM月DD日')}`;

/** In whole yuan: four stand side by side. */
export const amountText = (fen: number): string => briefYuan(Math.round(fen / 100) * 100);
