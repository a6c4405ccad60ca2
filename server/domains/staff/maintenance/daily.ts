/** What an employee did for clients in a day, counted for the daily report. */
import { dayOf } from '../../../lib/shanghai';
import type { DailyCount } from '../report/kinds';
import { countInvites } from './invite/repository';
import { countMaints } from './record/repository';
import { countStops } from './route/repository';

export const inviteCount: DailyCount = (tx, { employeeId, from, until }) => countInvites(tx, employeeId, from, until);

export const careCount: DailyCount = (tx, { employeeId, from, until }) => countMaints(tx, employeeId, from, until);

/** Clients at whose door one was. */
export const visitCount: DailyCount = async (tx, { employeeId, from, until }) => {
  const day = dayOf(from);
  return (await countStops(tx, employeeId, day, dayOf(until))).get(day)?.done ?? 0;
};
