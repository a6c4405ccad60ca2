/** The own ticket as its member sees it, with what can still be done with it. */
import type { EventSignup } from '../../../../../src/contract/activity/schemas';
import type { Tx } from '../../../../db/client';
import { findActivity } from '../../../offer/salon/repository';
import { ownSignup } from '../../../offer/salon/presenter';
import { findOpenGive, type Signup } from '../repository';
import { cancelUntil } from '../times';

export async function presentSignup(tx: Tx, row: Signup, now: number): Promise<EventSignup> {
  const found = await findActivity(tx, row.memberId, row.activityId);
  const base = found && ownSignup({ ...found, signup: row }, now);
  if (!base) throw new Error(`sign-up ${row.id} has no activity`);
  const give = row.status === 'signed' ? await findOpenGive(tx, row.id) : undefined;
  const until = cancelUntil(found.activity);
  const isCancellable = row.status === 'unpaid' || (row.status === 'signed' && now < until);
  return {
    ...base,
    activity: { ...base.activity, mine: row.status },
    seats: row.seatNo ? row.seatNo.split('、') : [],
    names: row.names.length > 0 ? row.names : [row.name],
    price: row.price,
    amount: row.price * row.qty,
    ...(row.status === 'unpaid' ? { expireAt: row.expireAt } : {}),
    ...(row.checkedAt === null ? {} : { checkedAt: row.checkedAt }),
    ...(isCancellable ? { cancel: { until, each: row.status === 'unpaid' ? 0 : row.price } } : {}),
    ...(give ? { give: { qty: give.qty, url: giveRoute(row.activityId, give.token) } } : {}),
    calendar: `/calendar/activity/${row.calendarToken}.ics`,
  };
}

export const giveRoute = (activityId: string, token: string): string =>
  `/activity/pages/index?id=${activityId}&gift=${token}`;
