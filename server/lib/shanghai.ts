/** Days and clock times of Asia/Shanghai (UTC+8, no summer time), the only zone the shop knows (rule 1.5). Instants are epoch ms. */
export const DAY_MS = 86_400_000;
const OFFSET = 8 * 3_600_000;

const local = (at: number) => new Date(at + OFFSET).toISOString();

/** `YYYY-MM-DD` */
export const dayOf = (at: number): string => local(at).slice(0, 10);
/** `yymmdd`, as document numbers and batches carry it. */
export const shortDayOf = (at: number): string => local(at).slice(2, 10).replaceAll('-', '');
/** `HH:mm` */
export const timeOf = (at: number): string => local(at).slice(11, 16);
/** 0 = Sunday. */
export const weekdayOf = (at: number): number => new Date(at + OFFSET).getUTCDay();
/** First instant of the day that contains `at`. */
export const startOfDay = (at: number): number => Math.floor((at + OFFSET) / DAY_MS) * DAY_MS - OFFSET;
/** First instant of the month that contains `at`. */
export const startOfMonth = (at: number): number => startOfDay(Date.parse(`${dayOf(at).slice(0, 8)}01T00:00:00+08:00`));
