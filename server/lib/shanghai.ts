/**
 * Days and clock times of Asia/Shanghai (UTC+8, no summer time), the only zone the shop knows (rule 1.5). Instants are epoch ms; dayjs
 * computes with them shifted by eight hours and read as UTC, so the zone of the machine never matters.
 */
import dayjs, { type OpUnitType } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export const DAY_MS = 86_400_000;
const OFFSET = 8 * 3_600_000;

const local = (at: number) => dayjs.utc(at + OFFSET);
const startOf = (at: number, unit: OpUnitType) => local(at).startOf(unit).valueOf() - OFFSET;

/** `YYYY-MM-DD` */
export const dayOf = (at: number): string => local(at).format('YYYY-MM-DD');
/** `YYMMDD`, as document numbers and batches carry it. */
export const shortDayOf = (at: number): string => local(at).format('YYMMDD');
/** `HH:mm` */
export const timeOf = (at: number): string => local(at).format('HH:mm');
/** 0 = Sunday. */
export const weekdayOf = (at: number): number => local(at).day();
/** First instant of the day that contains `at`. */
export const startOfDay = (at: number): number => startOf(at, 'day');
/** First instant of the month that contains `at`. */
export const startOfMonth = (at: number): number => startOf(at, 'month');
/** The same day and time so many months later; the last day of a month that has no such day. */
export const monthsAfter = (at: number, months: number): number => local(at).add(months, 'month').valueOf() - OFFSET;
/** First instant of a day `YYYY-MM-DD` or a month `YYYY-MM`; NaN when there is no such one: 31 June. */
export function instantOf(text: string): number {
  const at = dayjs.utc(text);
  return at.format('YYYY-MM-DD').startsWith(text) ? at.valueOf() - OFFSET : Number.NaN;
}

const MOMENT =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2})[:：](\d{2})(?:[:：](\d{2})(?:\.(\d{1,3}))?)?)?$/;
/** As people write it, as short as it can be read back: `2026-11-23`, `2026-11-23 09:30`, seconds and more only when there are some. */
export const momentText = (at: number): string =>
  local(at)
    .format('YYYY-MM-DD HH:mm:ss.SSS')
    .replace(/\.000$/, '')
    .replace(/( \d\d:\d\d):00$/, '$1')
    .replace(/ 00:00$/, '');
/** The instant of such a text, of `2026/11/3 9:30` and `2026年11月3日` too; NaN when there is no such time: 30 February. */
export function momentOf(text: string): number {
  const [year, month, day, hour, minute, second, ms] = (MOMENT.exec(text.trim()) ?? [])
    .slice(1)
    .map((part) => part ?? '');
  if (year === undefined) return Number.NaN;
  const two = (part = '') => part.padStart(2, '0');
  const full = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}.${(ms ?? '').padEnd(3, '0')}`;
  const at = dayjs.utc(full);
  return at.isValid() && at.format('YYYY-MM-DD HH:mm:ss.SSS') === full ? at.valueOf() - OFFSET : Number.NaN;
}
