/**
 * Time in Asia/Shanghai by fixed offset: the zone has no daylight saving, and phones abroad must show the shop's hours.
 * Formats are the closed list of rule 1.6; nothing else can be asked for.
 */
import { texts } from '../texts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const SHANGHAI = 8 * HOUR;
const WEEK = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'] as const;

export type TimeFormat =
  | 'YYYY-MM-DD h:m:s'
  | 'MM月DD日 h:m'
  | 'YYYY/MM/DD h:m'
  | 'YYYY-MM-DD'
  | 'MM-DD'
  | 'MM月DD日'
  | 'MM-DD WEEK'
  | 'h:m:s'
  | 'h:m';

/** Two digits at least: 7 -> 07. */
export const pad = (value: number): string => String(value).padStart(2, '0');

/** A 10-digit timestamp is read as seconds (rule 1.4); everything else is milliseconds already. */
export function toMs(timestamp: number | string): number {
  const text = String(timestamp).trim();
  return /^\d{10}$/.test(text) ? Number(text) * SECOND : Number(text);
}

interface Parts {
  YYYY: string;
  MM: string;
  DD: string;
  WEEK: string;
  h: string;
  m: string;
  s: string;
}

function partsOf(timestamp: number | string): Parts | undefined {
  const ms = toMs(timestamp);
  if (!Number.isFinite(ms)) return undefined;
  // The shifted moment is read with the UTC getters, so the phone's own zone never matters.
  const at = new Date(ms + SHANGHAI);
  return {
    YYYY: String(at.getUTCFullYear()),
    MM: pad(at.getUTCMonth() + 1),
    DD: pad(at.getUTCDate()),
    WEEK: WEEK[at.getUTCDay()] ?? '',
    h: pad(at.getUTCHours()),
    m: pad(at.getUTCMinutes()),
    s: pad(at.getUTCSeconds()),
  };
}

/** `formatTime(1700000000, 'h:m')` -> `06:13`. Something that is no time gives an empty text. */
export function formatTime(timestamp: number | string, format: TimeFormat): string {
  const parts = partsOf(timestamp);
  return parts ? format.replace(/YYYY|MM|DD|WEEK|h|m|s/g, (word) => parts[word as keyof Parts]) : '';
}

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

export interface Countdown {
  /** Padded with zeros to two digits; days may have more. */
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  over: boolean;
}

/** Remaining milliseconds as days, hours, minutes and seconds; a past moment counts as zero. */
export function countdown(remaining: number): Countdown {
  const left = Math.max(0, Math.ceil(remaining / SECOND));
  return {
    days: pad(Math.floor(left / 86400)),
    hours: pad(Math.floor((left % 86400) / 3600)),
    minutes: pad(Math.floor((left % 3600) / 60)),
    seconds: pad(left % 60),
    over: left === 0,
  };
}
