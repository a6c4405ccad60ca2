/** What a span is laid beside: the days before it, the same weekdays before it, or the same days of last year's moon (rule 32.8). */
import { Lunar, Solar } from 'lunar-typescript';
import type { Comparison } from '../../../../src/contract/report/shapes';
import { daysIn, dayPlus } from './days';

interface Days {
  from: string;
  to: string;
}

const WEEK = 7;
const two = (part: number): string => String(part).padStart(2, '0');

/** The day of the year before that the moon calls the same. A leap month takes the plain one's days, a 30th that there was not the 29th. */
export function lunarYearBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const moon = Solar.fromYmd(year, month, date).getLunar();
  const last = (of: number) => {
    const solar = Lunar.fromYmd(moon.getYear() - 1, Math.abs(moon.getMonth()), of).getSolar();
    return `${solar.getYear()}-${two(solar.getMonth())}-${two(solar.getDay())}`;
  };
  try {
    return last(moon.getDay());
  } catch {
    return last(moon.getDay() - 1);
  }
}

const back = ({ from, to }: Days, days: number): Days => ({ from: dayPlus(from, -days), to: dayPlus(to, -days) });

const WAYS: Record<Comparison, (days: Days, length: number) => Days> = {
  before: (days, length) => back(days, length),
  weekday: (days, length) => back(days, Math.ceil(length / WEEK) * WEEK),
  lunar: ({ from }, length) => {
    const then = lunarYearBefore(from);
    return { from: then, to: dayPlus(then, length - 1) };
  },
};

export const comparedWith = (compare: Comparison, days: Days): Days => WAYS[compare](days, daysIn(days.from, days.to));
