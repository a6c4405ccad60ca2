/** What becomes of a booking (rules 33.6 to 33.10): its states, its timers, its deposit and its room move together here and nowhere else. */
import type { BookingStatus } from '../../../../src/contract/booking/shapes';
import type { Tx } from '../../../db/client';
import { schedule, unschedule } from '../../../db/timers';
import type { Setup } from '../../../http/context';
import { yuan } from '../../../lib/money';
import { publish } from '../../../realtime/publish';
import { findRoom, type Taker } from '../../offer/room/repository';
import { freeRoom, leaveRoom } from '../../offer/room/service';
import { findStore } from '../../offer/store/repository';
import { sendNotice } from '../../people/notice/send';
import { tellStaff, workChanged } from '../../people/work/tell';
import { giveBackOnce } from '../../trade/payment/giveBack';
import { cancelPending } from '../../trade/payment/repository';
import { offerFree } from '../waitlist/service';
import { isHosted } from './hosted';
import { addEvent, findService, updateBooking, type BookingRow } from './repository';
import { confirmBy, FINISH_MS, momentText, NO_SHOW_MS, unspentOf } from './rules';

export const EXPIRE_JOB = 'booking.expire';
export const PENDING_JOB = 'booking.pending';
export const NO_SHOW_JOB = 'booking.noShow';
export const FINISH_JOB = 'booking.finish';
export const REMIND_JOB = 'booking.remind';
const TABLE_DESK = 'table';
export const ROUTE = '/reservation/pages/order/order';
const DESK_ROUTE = `${ROUTE}?scope=store`;

export const takerOf = ({ id }: Pick<BookingRow, 'id'>): Taker => ({ kind: 'booking', id });

/** 24 hours before, then 2 hours before, whichever is still to come. */
export async function planReminder(tx: Tx, { id, startAt }: BookingRow, now: number): Promise<void> {
  const next = [24, 2].map((hours) => startAt - hours * 3_600_000).find((at) => at > now);
  if (next === undefined) await unschedule(tx, REMIND_JOB, id);
  else await schedule(tx, REMIND_JOB, id, next);
}

async function unscheduleAll(tx: Tx, id: string): Promise<void> {
  for (const job of [EXPIRE_JOB, PENDING_JOB, NO_SHOW_JOB, FINISH_JOB, REMIND_JOB] as const)
    await unschedule(tx, job, id);
}

/** The guest's phones and the desk look again. */
export async function announce(tx: Tx, row: BookingRow): Promise<void> {
  await publish(tx, `user:${row.memberId}`, { kind: 'booking', data: { id: row.id, status: row.status } });
  await workChanged(tx, { desk: TABLE_DESK, assigneeId: null });
}

export async function tellGuest(tx: Tx, row: BookingRow, title: string, text: string, now: number): Promise<void> {
  await sendNotice(tx, row.memberId, { box: 'service', title, text, link: `${ROUTE}?id=${row.id}`, at: now });
}

const tellDesk = (tx: Tx, row: BookingRow, title: string, text: string, now: number): Promise<void> =>
  tellStaff(tx, {
    desk: TABLE_DESK,
    assigneeId: null,
    title,
    text,
    link: `${DESK_ROUTE}&id=${row.id}&date=${row.date}`,
    at: now,
    isFor: ({ storeId }) => storeId === row.storeId,
  });

/** 西湖馆 听松，07月01日 周三 19:00，4 人 */
export async function placeText(tx: Tx, row: BookingRow): Promise<string> {
  const [store, room] = [await findStore(tx, row.storeId), await findRoom(tx, row.roomId)];
  return `${store?.name ?? ''} ${room?.name ?? ''}，${momentText(row)}，${row.party} 人`;
}

/** The deposit is there, or none is asked for. */
export async function enter(tx: Tx, row: BookingRow, isAsked: boolean, now: number): Promise<BookingRow> {
  await unschedule(tx, EXPIRE_JOB, row.id);
  const changed = await updateBooking(tx, row.id, {
    status: isAsked ? 'pending' : 'booked',
    ...(row.deposit > 0 && {
      paidAt: now,
      ...addEvent(row, { key: 'paid', label: `已付订金 ¥${yuan(row.deposit)}`, at: now, by: '客人' }),
    }),
  });
  const text = await placeText(tx, changed);
  if (isAsked) {
    await schedule(tx, PENDING_JOB, row.id, confirmBy(row.startAt, now));
    await tellDesk(tx, changed, '新预约待确认', text, now);
    await tellGuest(tx, changed, '预约已提交', `${text}。人数较多或需要准备，门店确认后生效。`, now);
  } else {
    await startWaiting(tx, changed, now);
    await tellGuest(tx, changed, '预约成功', text, now);
  }
  await announce(tx, changed);
  return changed;
}

/** From now on the guest is expected. */
export async function startWaiting(tx: Tx, row: BookingRow, now: number): Promise<void> {
  await schedule(tx, NO_SHOW_JOB, row.id, row.startAt + NO_SHOW_MS);
  await planReminder(tx, row, now);
}

export async function confirm(tx: Tx, row: BookingRow, by: string, now: number, server: Setup): Promise<BookingRow> {
  await unschedule(tx, PENDING_JOB, row.id);
  const changed = await updateBooking(tx, row.id, {
    status: 'booked',
    ...addEvent(row, { key: 'confirmed', label: '门店已确认', at: now, by }),
  });
  await startWaiting(tx, changed, now);
  await tellGuest(tx, changed, '预约已确认', await placeText(tx, changed), now);
  if (isHosted(await findService(tx, row.serviceTypeId)))
    await server.kinds.hostedTables.open(tx, changed, now, server);
  await announce(tx, changed);
  return changed;
}

interface End {
  status: Extract<BookingStatus, 'cancelled' | 'refused' | 'noShow'>;
  label: string;
  by: string;
  /** Fen of the deposit that go back. */
  refund: number;
  reason?: string | undefined;
}

/** The booking is over before it began: its room is free for others at once, what is to go back goes back. Its row is locked. */
export async function end(
  tx: Tx,
  row: BookingRow,
  { status, label, by, refund, reason = '' }: End,
  now: number,
  server: Setup,
): Promise<BookingRow> {
  await unscheduleAll(tx, row.id);
  const changed = await updateBooking(tx, row.id, {
    status,
    reason,
    refunded: row.refunded + refund,
    endedAt: now,
    proposal: null,
    sequence: row.sequence + 1,
    ...addEvent(row, { key: status, label, at: now, by }),
  });
  if (row.status === 'unpaid') await cancelPending(tx, row.id, 'booking');
  await giveBackOnce(
    tx,
    { orderGroup: 'booking', id: row.id, no: row.no, memberId: row.memberId, amount: refund },
    now,
  );
  await freeRoom(tx, takerOf(row));
  // Who did not come leaves his guests at their table.
  if (status !== 'noShow') await server.kinds.hostedTables.close(tx, row.id, now, server);
  await offerFree(tx, { kind: 'booking', subjectId: row.storeId }, now, server);
  await announce(tx, changed);
  return changed;
}

export async function seat(tx: Tx, row: BookingRow, by: string, now: number): Promise<BookingRow> {
  await unscheduleAll(tx, row.id);
  const changed = await updateBooking(tx, row.id, {
    status: 'seated',
    seatedAt: now,
    proposal: null,
    ...addEvent(row, { key: 'seated', label: '已入座', at: now, by }),
  });
  await schedule(tx, FINISH_JOB, row.id, row.endAt + FINISH_MS);
  await announce(tx, changed);
  return changed;
}

/** The guests have left: what of the deposit was not spent goes back, what of the room's time is left is free after its turn-over. */
export async function finish(tx: Tx, row: BookingRow, by: string, now: number, server: Setup): Promise<BookingRow> {
  await unscheduleAll(tx, row.id);
  const refund = unspentOf(row);
  const changed = await updateBooking(tx, row.id, {
    status: 'finished',
    endedAt: now,
    refunded: row.refunded + refund,
    ...addEvent(row, { key: 'finished', label: '已完成', at: now, by }),
  });
  await giveBackOnce(
    tx,
    { orderGroup: 'booking', id: row.id, no: row.no, memberId: row.memberId, amount: refund },
    now,
  );
  const room = await findRoom(tx, row.roomId);
  if (room && now < row.endAt + room.buffer * 60_000) {
    await leaveRoom(tx, takerOf(row), room, now);
    await offerFree(tx, { kind: 'booking', subjectId: row.storeId }, now, server);
  }
  await tellGuest(
    tx,
    changed,
    '预约已完成',
    `${refund > 0 ? `订金 ¥${yuan(refund)} 已原路退回。` : ''}欢迎评价这次的茶席与茶艺师。`,
    now,
  );
  await announce(tx, changed);
  return changed;
}
