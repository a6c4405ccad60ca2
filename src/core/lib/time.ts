/**
 * A thin layer over dayjs: time in Asia/Shanghai by fixed offset, as the zone has no daylight saving and phones abroad must show the
 * shop's hours. Formats are the closed list of rule 1.6; nothing else can be asked for.
 */
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { texts } from '../texts';
import { systemClock } from './clock';
import { DAY, HOUR, SECOND } from './span';

export { countdown, DAY, HOUR, MINUTE, pad, type Countdown } from './span';

dayjs.extend(utc);

const SHANGHAI = 8 * HOUR;
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

/**
 * The moment as the clocks of Shanghai show it. It is shifted and read as UTC: the phone's own zone and its summer time never matter.
 */
const inShanghai = (timestamp: number | string) => dayjs.utc(toMs(timestamp) + SHANGHAI);
/** A day or month as text, `2026-06-16` or `2026-06`, to be computed with. */
export const calendar = (text: string) => dayjs.utc(text);

/** `formatTime(1700000000, 'h:m')` -> `06:13`. Something that is no time gives an empty text. */
export function formatTime(timestamp: number | string, format: TimeFormat): string {
  const at = inShanghai(timestamp);
  if (!at.isValid()) return '';
  // Hours, minutes and seconds have two digits in every format.
  return at.format(
    format.replace(/[hms]/g, (word) => (word === 'h' ? 'HH' : word + word)).replace('WEEK', `[${WEEK[at.day()]}]`),
  );
}

/** A moment of one thing that is read in full: an order, a paper, a step of its course. */
export const fullTime = (at: number | string): string => formatTime(at, 'YYYY-MM-DD h:m');

/** A moment in a row of a list: the year only where it is another one. */
export const listTime = (at: number | string, now = systemClock.now()): string =>
  inShanghai(at).year() === inShanghai(now).year() ? formatTime(at, 'MM月DD日 h:m') : fullTime(at);

/** Number of the calendar day in Shanghai; two moments of one day give the same number. */
export const dayNumber = (timestamp: number | string): number => Math.floor(inShanghai(timestamp).valueOf() / DAY);

/** The next-day variant of every format (rule 1.6): the same moment one day later, e.g. a pick-up that is ready tomorrow. */
export const formatNextDay = (timestamp: number | string, format: TimeFormat): string =>
  formatTime(toMs(timestamp) + DAY, format);

/** The end of a span, `22:00 - 次日01:30`: 次日 stands before it when it lies on the day after `from`. */
export function formatUntil(from: number | string, until: number | string, format: TimeFormat = 'h:m'): string {
  const text = formatTime(until, format);
  return text && dayNumber(until) === dayNumber(from) + 1 ? `${texts.nextDay}${text}` : text;
}
