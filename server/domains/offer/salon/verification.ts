/** The ticket of an activity, checked in at its store. */
import { maskMobile, maskName } from '../../../lib/mask';
import { dayOf, timeOf } from '../../../lib/shanghai';
import { elsewhere, type Verification } from '../../people/verification/kinds';
import { tooEarly } from './doorDay';
import { checkIn, lockTicket } from './repository';

export const ticketVerification: Verification = {
  reads: /^(HD\d{8})$/i,
  async find(tx, code, { storeId, by }, now) {
    const found = await lockTicket(tx, code.toUpperCase());
    if (!found) return undefined;
    const { signup, activity, store } = found;
    if (store.id !== storeId) throw elsewhere('券码');
    const reasons = { unpaid: '报名费未付', cancelled: '报名已取消', signed: undefined, checked: undefined };
    return {
      id: signup.id,
      memberId: signup.memberId,
      title: activity.title,
      owner: `${maskName(signup.name)} ${maskMobile(signup.mobile)}`,
      detail: [
        { key: 'time', label: '时间', value: `${dayOf(activity.startAt)} ${timeOf(activity.startAt)}` },
        { key: 'store', label: '门店', value: store.name },
        { key: 'qty', label: '人数', value: `${signup.qty} 人` },
        ...(signup.seatNo ? [{ key: 'seat', label: '座位', value: signup.seatNo }] : []),
      ],
      usedAt: signup.checkedAt,
      usedBy: signup.checkedBy,
      by,
      reason:
        reasons[signup.status] ??
        (activity.cancelledAt !== null ? '活动已取消' : now >= activity.endAt ? '活动已结束' : tooEarly(activity, now)),
    };
  },
  redeem: (tx, { id, by = '' }, now) => checkIn(tx, id, by, now),
};
