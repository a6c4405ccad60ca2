/**
 * Times as people read them, in Asia/Shanghai by fixed offset, as the zone has no daylight saving and phones abroad must show the shop's
 * hours. Formats are the closed list of rule 1.6; nothing else can be asked for. Who computes with days asks `calendar.ts`.
 */
import { texts } from '../texts';
import { systemClock } from './clock';
import { SHANGHAI, shown, weekday } from './day';
import { DAY, SECOND } from './span';

export { countdown, DAY, HOUR, MINUTE, pad, type Countdown } from './span';

const WEEK = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'] as const;

export type TimeFormat =
  | 'YYYY-MM-DD h:m:s'
  | 'MM月DD日 h:m'
  | 'YYYY/MM/DD h:m'
  | 'YYYY-MM-DD h:m'
  | 'YYYY-MM-DD'
  | 'MM-DD'
  | 'MM月DD日'
  | 'MM-DD WEEK'
  | 'h:m:s'
  | 'h:m';

/** A 10-digit timestamp is read as seconds (rule 1.4); everything else is milliseconds already. */
export function toMs(timestamp: number | string): number {
  const text = String(timestamp).trim();
  return /^\d{10}$/.test(text) ? Number(text) * SECOND : Number(text);
}

/** The moment as the clocks of Shanghai show it, `2026-03-08T09:05:07.000Z`; empty for what is no time. */
const inShanghai = (timestamp: number | string): string => shown(toMs(timestamp));

/** Where the parts of a format stand there. */
const PLACES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  YYYY: [0, 4],
  MM: [5, 7],
  DD: [8, 10],
  h: [11, 13],
  m: [14, 16],
  s: [17, 19],
};

/** `formatTime(1700000000, 'h:m')` -> `06:13`. Something that is no time gives an empty text. */
export function formatTime(timestamp: number | string, format: TimeFormat): string {
  const text = inShanghai(timestamp);
  if (text === '') return '';
  return format.replace(/WEEK|YYYY|MM|DD|[hms]/g, (part) =>
    part === 'WEEK' ? (WEEK[weekday(text.slice(0, 10))] ?? '') : text.slice(...(PLACES[part] ?? [0, 0])),
  );
}

/** A moment of one thing that is read in full: an order, a paper, a step of its course. */
export const fullTime = (at: number | string): string => formatTime(at, 'YYYY-MM-DD h:m');

/** A moment in a row of a list: the year only where it is another one. */
export const listTime = (at: number | string, now = systemClock.now()): string =>
  inShanghai(at).slice(0, 4) === inShanghai(now).slice(0, 4) ? formatTime(at, 'MM月DD日 h:m') : fullTime(at);

/** Number of the calendar day in Shanghai; two moments of one day give the same number. */
export const dayNumber = (timestamp: number | string): number => Math.floor((toMs(timestamp) + SHANGHAI) / DAY);

/** The next-day variant of every format (rule 1.6): the same moment one day later, e.g. a pick-up that is ready tomorrow. */
export const formatNextDay = (timestamp: number | string, format: TimeFormat): string =>
  formatTime(toMs(timestamp) + DAY, format);

/** The end of a span, `22:00 - 次日01:30`: 次日 stands before it when it lies on the day after `from`. */
export function formatUntil(from: number | string, until: number | string, format: TimeFormat = 'h:m'): string {
  const text = formatTime(until, format);
  return text && dayNumber(until) === dayNumber(from) + 1 ? `${texts.nextDay}${text}` : text;
}
