/** Months of the books, `YYYY-MM`. Pure. */
import { calendar } from '@/core/lib/calendar';
import { formatTime } from '@/core/lib/time';

export const monthBefore = (month: string): string => calendar(month).subtract(1, 'month').format('YYYY-MM');
export const monthAfter = (month: string): string => calendar(month).add(1, 'month').format('YYYY-MM');
/** The month of an instant. */
export const monthAt = (at: number): string => formatTime(at, 'YYYY-MM-DD').slice(0, 7);

/** What an address says, if it is a month. */
export const monthOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;

const NAMES = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
/** `2026-06` -> 六月. */
export const monthName = (month: string): string => `${NAMES[Number(month.slice(5)) - 1] ?? ''}月`;
