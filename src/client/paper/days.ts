/** Days of an offer, as people count them: until the end of a day in Shanghai. */
import { DAY, dayNumber } from '@/core/lib/time';

const OFFSET = 8 * 3_600_000;

/** The last moment of the day so many days from now. */
export const daysFrom = (now: number, days: number): number => (dayNumber(now) + days + 1) * DAY - OFFSET;

/** How many days are left of it, today not counted. */
export const daysUntil = (now: number, until: number): number => dayNumber(until - 1) - dayNumber(now);
