/**
 * The 24 solar terms, computed: a term begins when the sun's apparent longitude reaches a multiple of 15 degrees. The position
 * comes from the short series of Meeus, Astronomical Algorithms, chapter 25 (0.01 degrees, about 15 minutes); a term belongs to
 * the calendar day in Asia/Shanghai in which it begins. Good for 1950-2100 but for terms within minutes of midnight.
 */
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
const TERMS = [
  '春分',
  '清明',
  '谷雨',
  '立夏',
  '小满',
  '芒种',
  '夏至',
  '小暑',
  '大暑',
  '立秋',
  '处暑',
  '白露',
  '秋分',
  '寒露',
  '霜降',
  '立冬',
  '小雪',
  '大雪',
  '冬至',
  '小寒',
  '大寒',
  '立春',
  '雨水',
  '惊蛰',
] as const;
export type SolarTerm = (typeof TERMS)[number];

/** TT runs ahead of UT by about 70 s in this century. */
const DELTA_T = 70_000;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Apparent geocentric longitude of the sun in degrees, 0-360, at epoch milliseconds. */
export function sunLongitude(at: number): number {
  const t = ((at + DELTA_T) / DAY_MS + 2_440_587.5 - 2_451_545) / 36_525;
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t;
  const anomaly = rad(357.52911 + 35_999.05029 * t - 0.0001537 * t * t);
  const centre =
    (1.914602 - 0.004817 * t - 0.000014 * t * t) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly);
  const node = rad(125.04 - 1_934.136 * t);
  const longitude = mean + centre - 0.00569 - 0.00478 * Math.sin(node);
  return ((longitude % 360) + 360) % 360;
}

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
/** Six terms each; spring begins with 立春, three terms before 春分. */
export const seasonOf = (term: SolarTerm): Season =>
  SEASONS[Math.floor(((TERMS.indexOf(term) + 3) % TERMS.length) / 6)] ?? 'winter';

export interface TermOfDay {
  name: SolarTerm;
  /** Days since it began: 0 on its own day. */
  day: number;
}

/** The term that holds on the day (Asia/Shanghai) of `at`. */
export function solarTermOf(at: number): TermOfDay {
  const indexAtEndOf = (instant: number) => {
    const endOfDay = startOfDay(instant) + DAY_MS - 1;
    return Math.floor(sunLongitude(endOfDay) / 15);
  };
  const index = indexAtEndOf(at);
  let day = 0;
  while (day < 17 && indexAtEndOf(at - (day + 1) * DAY_MS) === index) day++;
  return { name: TERMS[index] as SolarTerm, day };
}
