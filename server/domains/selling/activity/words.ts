/** Where an activity is shown, when it is, and whether one may still come. */
import { dayOf, timeOf } from '../../../lib/shanghai';
import { expired, refuse } from '../../../http/errors';
import type { Activity } from './repository';

export const pageOfActivity = ({ kind, id }: Pick<Activity, 'kind' | 'id'>): string =>
  kind === 'publicTable' ? `/reservation/pages/explore/public?id=${id}` : `/activity/pages/index?id=${id}`;

export const whenOf = ({ startAt }: Pick<Activity, 'startAt'>): string =>
  `${dayOf(startAt).slice(5)} ${timeOf(startAt)}`;

/** 410 when it is over or off. */
export function assertOpen(activity: Activity, until: number, now: number): void {
  if (activity.cancelledAt !== null) throw expired('活动已取消');
  if (now >= until) throw expired(now >= activity.endAt ? '活动已结束' : '活动已开始，请到门口报名');
}

/** 422 for the host of a table that goes with his booking: it is given up there, for all who sit at it. */
export function assertGuest({ bookingId, hostMemberId }: Activity, memberId: string): void {
  if (bookingId !== null && hostMemberId === memberId) throw refuse('这一席是你发起的，请到我的预约里取消');
}
