/** Spans of time, which need no calendar: a page with a clock does without the script that has one. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Two digits at least: 7 -> 07. */
export const pad = (value: number): string => String(value).padStart(2, '0');

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
