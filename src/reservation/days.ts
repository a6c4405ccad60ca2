/** Days and hours as reservations say them. Pure. */
import { dayAfter, dayOf, weekday } from '@/core/lib/day';

export { dayAfter, dayOf };

const WEEKDAYS = '日一二三四五六';
export const weekdayOf = (date: string): string => `周${WEEKDAYS[weekday(date)] ?? ''}`;
/** 06-17 周三 */
export const dayText = (date: string): string => `${date.slice(5)} ${weekdayOf(date)}`;
export const daysFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => dayAfter(date, i));

/** 28 分后, 3 小时后, 明天, 5 天后: how far it is to something. */
export function untilText(at: number, now: number): string {
  const minutes = Math.max(0, Math.ceil((at - now) / 60_000));
  if (minutes < 60) return `${minutes} 分后`;
  const days = Math.round((Date.parse(dayOf(at)) - Date.parse(dayOf(now))) / 86_400_000);
  if (days === 0) return `${Math.floor(minutes / 60)} 小时后`;
  return days === 1 ? '明天' : `${days} 天后`;
}
