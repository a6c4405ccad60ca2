/** 发起一席 (rule 35.12): a confirmed booking of a public table is an activity that others sit down at, and it goes with the booking. */
import { schedule, unschedule } from '../../../db/timers';
import { timeOf } from '../../../lib/shanghai';
import { findRoom } from '../../offer/room/repository';
import { findStore } from '../../offer/store/repository';
import { loadBriefs } from '../../people/member/presenter';
import { sendNotice } from '../../people/notice/send';
import type { HostedTables } from '../booking/hosted';
import type { BookingRow } from '../booking/repository';
import { callOff } from './door/host';
import { insertActivity, listSignups, lockHosted, updateActivity } from './repository';
import { countGuests, QUORUM_JOB, take } from './signup/service';
import { QUORUM_MS } from './times';
import { pageOfActivity, whenOf } from './words';

const MIN_GUESTS = 2;
/** As many sit round one table; halls have more seats. */
const MOST_SEATS = 8;
const TEXT = '<p>一席同坐，主人备茶。席上的茶钱到店按茶单付。</p>';

const timesOf = ({ startAt, endAt }: BookingRow) => ({
  startAt,
  endAt,
  agenda: [{ key: '1', label: timeOf(startAt), value: '入席' }],
});

export const hostedTables: HostedTables = {
  async open(tx, booking, now, server) {
    const { memberId, storeId, party, startAt, name, mobile } = booking;
    const [room, store] = [await findRoom(tx, booking.roomId), await findStore(tx, storeId)];
    const seats = Math.min(room?.seatsMax ?? 0, MOST_SEATS);
    // A host whose friends fill the table has nothing to offer.
    if (!store || seats <= party) return;
    const host = (await loadBriefs(tx, [memberId])).get(memberId);
    const seatNames = Array.from({ length: seats }, (_, at) => String(at + 1));
    const activity = await insertActivity(tx, {
      ...timesOf(booking),
      kind: 'publicTable',
      title: `${host?.nickname ?? ''}的茶席`,
      cover: store.cover,
      storeId,
      bookingId: booking.id,
      hostMemberId: memberId,
      seats,
      seatNames,
      html: TEXT,
      // So late nobody is asked any more whether there are enough.
      minGuests: now < startAt - QUORUM_MS ? MIN_GUESTS : 0,
      doorCode: '',
    });
    const wanted = { name, mobile, qty: party, seats: seatNames.slice(0, party), answers: [], broughtById: null };
    await take(tx, memberId, { activity, wanted }, now, server);
  },
  async move(tx, booking, now) {
    const activity = await lockHosted(tx, booking.id);
    if (!activity || activity.cancelledAt !== null) return;
    const moved = await updateActivity(tx, activity.id, { ...timesOf(booking), storeId: booking.storeId });
    const quorumAt = booking.startAt - QUORUM_MS;
    if (activity.minGuests > 0 && quorumAt > now) await schedule(tx, QUORUM_JOB, activity.id, quorumAt);
    else await unschedule(tx, QUORUM_JOB, activity.id);
    for (const { memberId, status } of await listSignups(tx, activity.id))
      if (memberId !== booking.memberId && status !== 'cancelled')
        await sendNotice(tx, memberId, {
          box: 'service',
          title: '茶席改了时间',
          text: `${moved.title}：${whenOf(activity)} 改到 ${whenOf(moved)}。来不了可以离座。`,
          link: pageOfActivity(activity),
          at: now,
        });
  },
  async close(tx, bookingId, now, server) {
    const activity = await lockHosted(tx, bookingId);
    if (!activity || activity.cancelledAt !== null || now >= activity.endAt) return;
    await callOff(tx, activity, '席主的预约取消了', now, server);
  },
  async countGuests(tx, bookingId) {
    const activity = await lockHosted(tx, bookingId);
    return activity && activity.cancelledAt === null ? countGuests(tx, activity) : 0;
  },
};
