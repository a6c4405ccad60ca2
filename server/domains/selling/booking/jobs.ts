/** Timers of bookings. Each looks at its row again: a state that moved on makes it do nothing. */
import { schedule } from '../../../db/timers';
import type { JobHandlers } from '../../../jobs/runner';
import { miss, turnDown } from './act';
import { expireHold, HOLD_JOB } from './holds';
import { bookingPayable } from './payable';
import { findBooking } from './repository';
import { FINISH_MS, NO_SHOW_MS } from './rules';
import {
  EXPIRE_JOB,
  finish,
  FINISH_JOB,
  NO_SHOW_JOB,
  PENDING_JOB,
  placeText,
  planReminder,
  REMIND_JOB,
  tellGuest,
} from './state';

export const bookingJobs = {
  [EXPIRE_JOB]: bookingPayable.expire,
  [HOLD_JOB]: expireHold,
  /** The store never answered: the guest gets the deposit back and the time to look for another place. */
  [PENDING_JOB]: async (tx, id, server) => {
    const row = await findBooking(tx, id, true);
    if (row?.status !== 'pending') return;
    await turnDown(tx, row, { by: '系统', reason: '门店未能及时确认' }, server.now(), server);
  },
  [NO_SHOW_JOB]: async (tx, id, server) => {
    const [row, now] = [await findBooking(tx, id, true), server.now()];
    if (row?.status !== 'booked') return;
    if (now < row.startAt + NO_SHOW_MS) return schedule(tx, NO_SHOW_JOB, id, row.startAt + NO_SHOW_MS);
    await miss(tx, row, '系统', now, server);
  },
  [FINISH_JOB]: async (tx, id, server) => {
    const [row, now] = [await findBooking(tx, id, true), server.now()];
    if (row?.status !== 'seated' || now < row.endAt + FINISH_MS) return;
    await finish(tx, row, '系统', now, server);
  },
  [REMIND_JOB]: async (tx, id, server) => {
    const [row, now] = [await findBooking(tx, id), server.now()];
    if (row?.status !== 'booked' || row.startAt <= now) return;
    const isSoon = row.startAt - now <= 2 * 3_600_000;
    const title = isSoon ? '你的茶席就要开始了' : '明天的茶席提醒';
    await tellGuest(tx, row, title, `${await placeText(tx, row)}。${isSoon ? '会晚到请提前告知。' : ''}`, now);
    await planReminder(tx, row, now);
  },
} satisfies JobHandlers;
