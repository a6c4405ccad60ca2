/** Words of the workbench. Pure. */
import { formatTime } from '@/core/lib/time';

const HOUR = 3_600_000;
const HOURS: readonly [until: number, word: string][] = [
  [5, '夜深了'],
  [11, '早上好'],
  [13, '中午好'],
  [18, '下午好'],
  [24, '晚上好'],
];

export function greeting(now: number): string {
  const hour = Number(formatTime(now, 'h:m').split(':')[0]);
  return HOURS.find(([until]) => hour < until)?.[1] ?? '你好';
}

/** 等 26 小时, as people say it; days from the second on. */
export function waited(since: number, now: number): string {
  const hours = Math.floor(Math.max(0, now - since) / HOUR);
  if (hours < 1) return '刚到';
  return hours < 48 ? `等 ${hours} 小时` : `等 ${Math.floor(hours / 24)} 天`;
}

export type When = 'past' | 'now' | 'next';

/** What is over, what goes on, what is to come. */
export const whenOf = ({ at, endAt }: { at: number; endAt: number }, now: number): When =>
  endAt <= now ? 'past' : at <= now ? 'now' : 'next';

export function whenWord(event: { at: number; endAt: number }, now: number): string {
  const when = whenOf(event, now);
  if (when !== 'next') return when === 'past' ? '已结束' : '进行中';
  const minutes = Math.ceil((event.at - now) / 60_000);
  return minutes <= 60 ? `${minutes} 分后` : '待开始';
}
