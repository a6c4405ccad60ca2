/** The rules of bookings as figures (chapter 33), without a database. */
import type { BookingStatus } from '../../../../src/contract/booking/shapes';
import { badRequest } from '../../../http/errors';
import { DAY_MS, dayOf, instantOf, startOfDay, timeOf, weekdayOf } from '../../../lib/shanghai';
import type { Use } from '../../offer/room/slots';
import { isWithin, openingOf } from '../../offer/store/hours';
import { hoursText } from '../../offer/store/presenter';
import type { StoreRow } from '../../offer/store/repository';
import type { BookingRow } from './repository';

export const MINUTE_MS = 60_000;
export const HOLD_MS = 5 * MINUTE_MS;
/** An offer of the waiting list is kept for so long. */
export const OFFER_MS = 15 * MINUTE_MS;
/** A deposit is paid within it. */
export const PAY_MS = 15 * MINUTE_MS;
/** Until so long before the start it is cancelled with its deposit, and moved. */
export const FREE_MS = 120 * MINUTE_MS;
/** Kept for so long without a word; with one, so much longer. */
const KEPT_MINUTES = 20;
export const NO_SHOW_MS = 60 * MINUTE_MS;
/** The first scan of a seat so long before or after the start seats the guest. */
export const SEAT_MS = 60 * MINUTE_MS;
export const PAUSE_MS = 60 * MINUTE_MS;
export const DAYS_AHEAD = 30;
const [SHORTEST, LONGEST] = [60, 240];
export const LATE_CHOICES = [15, 30] as const;
/** Whoever is seated and forgotten is finished by the morning after. */
export const FINISH_MS = 12 * 60 * MINUTE_MS;

/** Bookings that have a room. */
export const ACTIVE: readonly BookingStatus[] = ['unpaid', 'pending', 'booked', 'seated'];
/** The store has still to do with them. */
export const COMING: readonly BookingStatus[] = ['unpaid', 'pending', 'booked'];
export const STATUS_TEXT: Record<BookingStatus, string> = {
  unpaid: '待付订金',
  pending: '待确认',
  booked: '待到店',
  seated: '已入座',
  finished: '已完成',
  cancelled: '已取消',
  refused: '已婉拒',
  noShow: '爽约',
};

export interface Range {
  date: string;
  start: string;
  minutes: number;
}

/** The instants of a range of a day of opening: a start earlier than the hour of opening is after midnight (次日). */
export function spanOf(store: StoreRow, { date, start, minutes }: Range): Use {
  const midnight = instantOf(date);
  if (Number.isNaN(midnight)) throw badRequest('date');
  const opening = openingOf(store.hours, date);
  if (!opening) throw badRequest('date', `${store.name}周${'日一二三四五六'[weekdayOf(midnight)] ?? ''}休息`);
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const at = midnight + (hour * 60 + minute) * MINUTE_MS;
  const from = at < opening.from && at + DAY_MS < opening.to ? at + DAY_MS : at;
  return { from, to: from + minutes * MINUTE_MS };
}

/** 400 a past start, too far away, too short or too long, outside of the hours: the last start is closing less the length. */
export function checkRange(store: StoreRow, range: Range, now: number): Use {
  const use = spanOf(store, range);
  if (use.from <= now) throw badRequest('start', '该时段已过，请选择之后的时间');
  if (instantOf(range.date) > startOfDay(now) + DAYS_AHEAD * DAY_MS)
    throw badRequest('date', `最多提前 ${DAYS_AHEAD} 天预约`);
  if (range.minutes < SHORTEST || range.minutes > LONGEST)
    throw badRequest('minutes', `预约时长为 ${SHORTEST}-${LONGEST} 分钟`);
  if (!isWithin(store.hours, use)) {
    const opening = openingOf(store.hours, range.date);
    const last = opening ? timeOf(opening.to - range.minutes * MINUTE_MS) : '';
    throw badRequest('start', `营业时间 ${hoursText(store.hours)}，最晚 ${last} 开始`);
  }
  return use;
}

type Money = Pick<BookingRow, 'status' | 'deposit' | 'spent' | 'refunded' | 'startAt' | 'paidAt' | 'proposal'>;

/** What of the deposit was paid, not spent and not given back. */
export const unspentOf = ({ deposit, spent, refunded, paidAt }: Money): number =>
  paidAt === null ? 0 : deposit - spent - refunded;

/**
 * What 取消 gives back at an instant: all until two hours before, to the millisecond; nothing afterwards. What the store has not confirmed, or
 * has moved, goes back whole whenever. The sheet says it by this, and the cancellation gives it by this.
 */
export const cancelRefund = (row: Money, now: number): number =>
  row.status === 'pending' || row.proposal !== null || now <= row.startAt - FREE_MS ? unspentOf(row) : 0;

/** Until when the room is kept: 20 minutes, and as much longer as was told, at most 50. */
export const keptUntil = ({ startAt, late }: Pick<BookingRow, 'startAt' | 'late'>): number =>
  startAt + (KEPT_MINUTES + late) * MINUTE_MS;

/** When the store has to have confirmed it: two hours before, at least half an hour from now on, at the start at the latest. */
export const confirmBy = (startAt: number, now: number): number =>
  Math.min(startAt, Math.max(now + 30 * MINUTE_MS, startAt - FREE_MS));

const WEEK = '日一二三四五六';
/** 07月01日 周三 19:00, 07月01日 次日 00:30 */
export function momentText({ date, startAt }: Pick<BookingRow, 'date' | 'startAt'>): string {
  const midnight = instantOf(date);
  const day = `${date.slice(5).replace('-', '月')}日 周${WEEK[weekdayOf(midnight)] ?? ''}`;
  return `${day} ${dayOf(startAt) === date ? '' : '次日 '}${timeOf(startAt)}`;
}

/** 19:00, 次日 00:30 */
export const clockText = (date: string, at: number): string => `${dayOf(at) === date ? '' : '次日 '}${timeOf(at)}`;
