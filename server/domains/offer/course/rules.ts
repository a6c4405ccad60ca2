/** When a lesson and a course are done, what opens, what goes back (chapter 41 of the rules). Pure. */
import { DAY_MS } from '../../../lib/shanghai';
import { beyond, firstOf, reachOf, sizeOf, union, within, type Range } from './ranges';

/** Percent of a quiz's questions. */
export const PASS = 60;
export const REVIEW_FROM = 30;
export const REFUND_UNDER = 20;
const REFUND_MS = 7 * DAY_MS;

/** Seconds by which a player may be ahead of its last report: the ten between two, and what a slow line adds. */
const AHEAD = 15;

/** Nine tenths of it were played. */
export const isCovered = (covered: number, seconds: number): boolean => covered * 10 >= seconds * 9;

export interface Played {
  ranges: readonly Range[];
  position: number;
  positionAt: number;
}
export interface Report {
  ranges: readonly Range[];
  position: number;
  /** When the player said it. */
  at: number;
  /** Where nothing may be skipped: seconds that may be new. Then nobody is further than what was played without a gap, either. */
  most?: number;
}

/**
 * What is known after a report: the union of what was played, and the position of the latest. A report without a second of its own and without a
 * position says nothing, so it puts nobody back to the beginning. Of a lesson that is shorter by now, what lay beyond its end is played no more.
 */
export function joined(known: Played, report: Report, seconds: number): Played & { isChanged: boolean } {
  const before = within(known.ranges, seconds);
  const fresh = beyond(before, within(report.ranges, seconds));
  const counted = report.most === undefined ? fresh : firstOf(fresh, report.most);
  const ranges = union(before, counted);
  const isNowhere = report.position === 0 && within(report.ranges, seconds).length === 0;
  const isPlace = Number.isSafeInteger(report.position) && report.position >= 0 && report.position <= seconds;
  const position = report.most === undefined ? report.position : Math.min(report.position, reachOf(ranges, AHEAD));
  const isLater = report.at > known.positionAt || (report.at === known.positionAt && position !== known.position);
  const isMoved = isPlace && !isNowhere && isLater;
  return {
    ranges,
    position: isMoved ? position : known.position,
    positionAt: isMoved ? report.at : known.positionAt,
    isChanged: isMoved || counted.length > 0 || sizeOf(before) < sizeOf(known.ranges),
  };
}

/** What was left in its last seconds would end as it begins. */
const END = 2;

/**
 * Where the player begins. One that was finished begins anew, wherever it was left when it was; when it is played once more it goes on where that
 * was left, unless it was near the end.
 */
export function startOf(
  { position, positionAt, doneAt }: { position: number; positionAt: number; doneAt: number | null },
  seconds: number,
): number {
  if (position >= seconds - END) return 0;
  if (doneAt === null) return position;
  return positionAt <= doneAt || position * 10 >= seconds * 9 ? 0 : position;
}

/** Where anti-skip holds: a report of something new that leaves a gap behind what was played before it. Seconds that a kill has lost are none. */
export function isAhead(known: readonly Range[], report: readonly Range[], seconds: number): boolean {
  const fresh = beyond(known, within(report, seconds));
  const reach = reachOf(union(known, fresh), AHEAD);
  return fresh.some(([from]) => from > reach);
}

/** Nobody plays more than this of a lesson in so much time: twice as fast as it is, on one phone. */
export const mostPlayed = (elapsedMs: number): number => Math.floor((Math.max(0, elapsedMs) / 1000) * 2) + AHEAD;

export interface Standing {
  seconds: number;
  covered: number;
  isDone: boolean;
}

/** Percent of a lesson, 100 only when it is done. */
export const lessonPercent = ({ seconds, covered, isDone }: Standing): number =>
  isDone ? 100 : Math.min(99, Math.floor((covered * 100) / seconds));

/** Percent of a course by the seconds of its lessons; 100 when all of them are done, never before. */
export function coursePercent(lessons: readonly Standing[]): number {
  const whole = lessons.reduce((sum, { seconds }) => sum + seconds, 0);
  if (whole === 0) return 0;
  if (lessons.every(({ isDone }) => isDone)) return 100;
  const part = lessons.reduce((sum, one) => sum + (one.isDone ? one.seconds : Math.min(one.covered, one.seconds)), 0);
  return Math.min(99, Math.floor((part * 100) / whole));
}

/** By lessons in their order: those that wait for the one before them. */
export function waiting(lessons: readonly { id: string; isDone: boolean }[], isInOrder: boolean): ReadonlySet<string> {
  if (!isInOrder) return new Set();
  const first = lessons.findIndex(({ isDone }) => !isDone);
  return new Set(first < 0 ? [] : lessons.slice(first + 1).flatMap(({ id, isDone }) => (isDone ? [] : [id])));
}

/** Why a paid order does not go back; undefined when it does. */
export function refusedBack(
  order: { status: string; paidAt: number | null; cost: number },
  percent: number,
  now: number,
): string | undefined {
  if (order.status !== 'paid' || order.paidAt === null) return '只有已开通的订单可以退款';
  if (order.cost === 0) return '免费加入的课程没有可退的金额';
  if (now - order.paidAt > REFUND_MS) return '已超过 7 天';
  if (percent >= REFUND_UNDER) return '已学超过20%';
  return undefined;
}

export interface Asked {
  key: string;
  right: readonly string[];
}
/** Values are keys of options, joined by commas. Answers to questions that are not asked count for nothing. */
export function marked(questions: readonly Asked[], answers: readonly { key: string; value: string }[]) {
  const chosen = new Map(answers.map(({ key, value }) => [key, new Set(value.split(',').filter(Boolean))]));
  const right = questions.filter((question) => {
    const own = chosen.get(question.key);
    return own?.size === question.right.length && question.right.every((one) => own.has(one));
  });
  const score = questions.length === 0 ? 0 : Math.round((right.length * 100) / questions.length);
  return { score, isPassed: questions.length > 0 && score >= PASS, right: right.map(({ key }) => key) };
}

/** The beginning of a text, as much of it as is read in a part of its time; to the end of a sentence where there is one. */
export function beginningOf(text: string, part: number): string {
  const signs = Array.from(text);
  const most = Math.floor(signs.length * part);
  if (most >= signs.length) return text;
  const end = signs.slice(0, most).findLastIndex((sign) => '。！？\n'.includes(sign));
  return `${signs
    .slice(0, end < 0 ? most : end + 1)
    .join('')
    .trimEnd()}…`;
}
