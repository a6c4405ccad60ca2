/** tea.bookingAct: what the guest does with a booking, and the staff of area table at its store (rules 33.8 to 33.10). */
import type { BookingDetail } from '../../../../src/contract/booking/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { schedule } from '../../../db/timers';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, forbidden, notFound, refuse } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { timeOf } from '../../../lib/shanghai';
import { lockRooms } from '../../offer/room/repository';
import type { Use } from '../../offer/room/slots';
import { takeRoom } from '../../offer/room/service';
import { openingDayOf } from '../../offer/store/hours';
import type { StoreRow } from '../../offer/store/repository';
import type { Asking } from '../../people/contentCheck/open';
import { mustWish } from '../../people/contentCheck/wishes';
import { worksAt, worksIn } from '../../people/employee/desks';
import { findEmployee, type Employee } from '../../people/employee/repository';
import { offerFree } from '../waitlist/service';
import { bookableStore, checkOverlap, checkPause, chooseRoom } from './choose';
import { mayMove, presentDetail, type Side } from './presenter';
import { addEvent, findBooking, findService, updateBooking, type BookingRow } from './repository';
import {
  cancelRefund,
  checkRange,
  clockText,
  keptUntil,
  MINUTE_MS,
  momentText,
  spanOf,
  STATUS_TEXT,
  type Range,
} from './rules';
import { releaseHolds } from './save';
import { chooseSpecialist, specialistNo } from './specialists';
import {
  announce,
  confirm,
  end,
  finish,
  NO_SHOW_JOB,
  PENDING_JOB,
  placeText,
  planReminder,
  seat,
  takerOf,
  tellGuest,
} from './state';
import { confirmBy, NO_SHOW_MS } from './rules';

type Input = RequestOf<'tea.bookingAct'>;
interface Acting {
  input: Input;
  by: string;
  now: number;
  server: Setup & Asking;
}
type Work = (tx: Tx, row: BookingRow, acting: Acting) => Promise<BookingRow>;

/** What holds now, for who comes by an old link: nothing is changed (rule 33.16). */
const stale = (row: BookingRow): Error => conflict(`预约${STATUS_TEXT[row.status]}，没有更改`);

const cancel: Work = async (tx, row, { input, now, server }) => {
  const refund = cancelRefund(row, now);
  if (input.refund !== undefined && input.refund !== refund)
    throw conflict(refund === 0 ? '距开始已不足 2 小时，订金不再退回，请再次确认' : '退款金额已变化，请再次确认');
  const label = refund > 0 ? `已取消，订金 ¥${yuan(refund)} 退回` : '已取消';
  const ended = await end(
    tx,
    row,
    { status: 'cancelled', label, by: '客人', refund, reason: input.reason },
    now,
    server,
  );
  await tellGuest(tx, ended, '预约已取消', `${await placeText(tx, ended)}。${label}。`, now);
  return ended;
};

/** The hours of who is awaited already may stay as they are, so that room, party and specialist can still be changed at the door. */
function rangeOfMove(store: StoreRow, row: BookingRow, range: Range, now: number): Use {
  const was = { from: row.startAt, to: row.endAt };
  const use = spanOf(store, range);
  return use.from === was.from && use.to === was.to ? was : checkRange(store, range, now);
}

/** The range and room that a booking moves to; what is not said stays as it is. */
export async function moveTo(
  tx: Tx,
  row: BookingRow,
  wanted: Partial<Range> & { roomId?: string | undefined; employeeNo?: string | undefined; party?: number | undefined },
  now: number,
  server: Setup,
): Promise<{ row: BookingRow; use: Use }> {
  const store = await bookableStore(tx, row.storeId);
  const range = {
    date: wanted.date ?? row.date,
    start: wanted.start ?? timeOf(row.startAt),
    minutes: wanted.minutes ?? (row.endAt - row.startAt) / MINUTE_MS,
  };
  const use = rangeOfMove(store, row, range, now);
  await checkOverlap(tx, row.memberId, use, row.id);
  await lockRooms(tx, store.id);
  const party = wanted.party ?? row.party;
  const service = await findService(tx, row.serviceTypeId);
  const own = [takerOf(row)];
  const room = await chooseRoom(tx, { store, service, party, own, roomId: wanted.roomId ?? row.roomId }, use);
  await takeRoom(tx, { ...use, storeId: store.id, roomId: room.id, party }, takerOf(row));
  const no = wanted.employeeNo ?? (await specialistNo(tx, row.employeeId));
  const employeeId =
    service && (no !== undefined || service.needEmployee)
      ? await chooseSpecialist(tx, { store, service, no }, use, row.id)
      : row.employeeId;
  const changed = await updateBooking(tx, row.id, {
    date: openingDayOf(store.hours, use.from),
    startAt: use.from,
    endAt: use.to,
    roomId: room.id,
    party,
    employeeId,
    // What the guest said of being late is about an hour that no longer holds.
    late: use.from === row.startAt ? row.late : 0,
    sequence: row.sequence + 1,
  });
  if (changed.status === 'booked') {
    await schedule(tx, NO_SHOW_JOB, row.id, changed.startAt + NO_SHOW_MS);
    await planReminder(tx, changed, now);
  } else if (changed.status === 'pending') await schedule(tx, PENDING_JOB, row.id, confirmBy(changed.startAt, now));
  await server.kinds.hostedTables.move(tx, changed, now);
  return { row: changed, use };
}

const reschedule: Work = async (tx, row, { input, now, server }) => {
  const { date, start, minutes, roomId, employeeNo } = input;
  if (date === undefined && start === undefined && roomId === undefined) throw badRequest('start');
  if (!mayMove(row, now))
    throw refuse(row.moves > 0 ? '每个预约可改期一次' : '距开始不足 2 小时，不能改期', { field: 'start' });
  if (!row.proposal && (await server.kinds.hostedTables.countGuests(tx, row.id)) > 0)
    throw refuse('已有客人入席，不能改期；可以取消，另发起一席', { field: 'start' });
  const store = await bookableStore(tx, row.storeId);
  await lockRooms(tx, store.id);
  const range = {
    date: date ?? row.date,
    start: start ?? timeOf(row.startAt),
    minutes: minutes ?? (row.endAt - row.startAt) / MINUTE_MS,
  };
  const wanted = checkRange(store, range, now);
  await checkPause(tx, store.id, wanted);
  await releaseHolds(tx, row.memberId, { ...wanted, storeId: store.id }, now);
  const { row: moved } = await moveTo(tx, row, { ...range, roomId, employeeNo }, now, server);
  const changed = await updateBooking(tx, row.id, {
    moves: row.proposal ? row.moves : row.moves + 1,
    proposal: null,
    ...addEvent(row, { key: 'moved', label: `改期：${momentText(row)} → ${momentText(moved)}`, at: now, by: '客人' }),
  });
  await offerFree(tx, { kind: 'booking', subjectId: row.storeId }, now, server);
  await tellGuest(tx, changed, '预约已改期', await placeText(tx, changed), now);
  await announce(tx, changed);
  return changed;
};

const late: Work = async (tx, row, { input, now }) => {
  if (input.lateMinutes === undefined) throw badRequest('lateMinutes');
  if (row.late > 0) throw conflict('已告知门店会晚到，茶席为你保留');
  if (now < row.startAt - 120 * MINUTE_MS) throw refuse('开始前 2 小时起可以告知晚到');
  if (now >= keptUntil(row)) throw refuse('已超过保留时间，请联系门店');
  const said = { ...row, late: input.lateMinutes };
  const label = `晚到 ${input.lateMinutes} 分钟，保留到 ${clockText(row.date, keptUntil(said))}`;
  const changed = await updateBooking(tx, row.id, {
    late: input.lateMinutes,
    ...addEvent(row, { key: 'late', label, at: now, by: '客人' }),
  });
  await announce(tx, changed);
  return changed;
};

/** Stars count at once, words wait for their check. */
const review: Work = async (tx, row, { input, now, server }) => {
  if (input.score === undefined) throw badRequest('score');
  if (row.score !== null) throw conflict('已经评价过了');
  const label = `评价 ${input.score} 星`;
  const text = input.text?.trim() ?? '';
  const wish = { kind: 'bookingReview', targetId: row.id, memberId: row.memberId, text } as const;
  const waits = await mustWish(tx, wish, now, server);
  return updateBooking(tx, row.id, {
    score: input.score,
    reviewText: waits ? '' : text,
    reviewedAt: now,
    ...addEvent(row, { key: 'review', label, at: now, by: '客人' }),
  });
};

const seatIt: Work = async (tx, row, { by, now }) => {
  if (now < row.startAt - 60 * MINUTE_MS) throw refuse(`${timeOf(row.startAt - 60 * MINUTE_MS)} 起可以入座`);
  return seat(tx, row, by, now);
};

const noShow: Work = async (tx, row, { by, now, server }) => {
  if (now < keptUntil(row)) throw refuse(`茶席保留到 ${clockText(row.date, keptUntil(row))}，之后才能记未到`);
  return miss(tx, row, by, now, server);
};

/** The guest did not come: the deposit is kept, but where the store has moved it and had no answer (rule 33.9). */
export async function miss(tx: Tx, row: BookingRow, by: string, now: number, server: Setup): Promise<BookingRow> {
  const refund = row.proposal === null ? 0 : cancelRefund(row, now);
  const ended = await end(tx, row, { status: 'noShow', label: '未到店', by, refund }, now, server);
  const deposit = row.deposit > 0 ? `订金 ¥${yuan(row.deposit)} ` : '';
  const kept = deposit && `${deposit}${refund > 0 ? '已原路退回' : '按规则不退'}。`;
  await tellGuest(tx, ended, '预约已记为未到店', `${await placeText(tx, ended)}。${kept}`, now);
  return ended;
}

/** The store cannot have it: the deposit goes back whole. */
export async function turnDown(
  tx: Tx,
  row: BookingRow,
  { by, reason }: { by: string; reason: string },
  now: number,
  server: Setup,
): Promise<BookingRow> {
  const refund = cancelRefund(row, now);
  const label = `已婉拒${reason === '' ? '' : `：${reason}`}`;
  const ended = await end(tx, row, { status: 'refused', label, by, refund, reason }, now, server);
  const back = refund > 0 ? `订金 ¥${yuan(refund)} 已原路退回。` : '';
  await tellGuest(
    tx,
    ended,
    '预约未能确认',
    `${await placeText(tx, ended)}。${reason}${reason === '' ? '' : '。'}${back}`,
    now,
  );
  return ended;
}

const WORKS: Record<Input['action'], { side: Side; from: readonly BookingRow['status'][]; work: Work }> = {
  cancel: { side: 'guest', from: ['unpaid', 'pending', 'booked'], work: cancel },
  reschedule: { side: 'guest', from: ['pending', 'booked'], work: reschedule },
  late: { side: 'guest', from: ['booked'], work: late },
  review: { side: 'guest', from: ['finished'], work: review },
  confirm: {
    side: 'desk',
    from: ['pending'],
    work: (tx, row, { by, now, server }) => confirm(tx, row, by, now, server),
  },
  refuse: {
    side: 'desk',
    from: ['pending'],
    work: (tx, row, { input, by, now, server }) =>
      turnDown(tx, row, { by, reason: input.reason?.trim() ?? '' }, now, server),
  },
  seat: { side: 'desk', from: ['booked'], work: seatIt },
  noShow: { side: 'desk', from: ['booked'], work: noShow },
  finish: { side: 'desk', from: ['seated'], work: (tx, row, { by, now, server }) => finish(tx, row, by, now, server) },
};

/** The employee at whose desk the booking is: area table, of a store that he looks after. */
export const isAtDesk = (employee: Employee | undefined, row: Pick<BookingRow, 'storeId'>): employee is Employee =>
  employee !== undefined && worksIn(employee, 'table') && worksAt(employee, row.storeId);

function checkSide(row: BookingRow, memberId: string, employee: Employee | undefined, side: Side): void {
  if (side === 'guest' ? row.memberId === memberId : isAtDesk(employee, row)) return;
  throw side === 'desk' && row.memberId === memberId ? forbidden() : notFound();
}

/** 404 somebody else's, for the staff one of another store · 403 an own one that only the staff does this with · 409 it has moved on · 422 a rule. */
export async function act(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup & Asking,
): Promise<BookingDetail> {
  const { side, from, work } = WORKS[input.action];
  const employee = await findEmployee(tx, memberId);
  // A guest's own are written behind the guest's lock, as those are that are made.
  if (side === 'guest') await lockMember(tx, memberId);
  const row = await findBooking(tx, input.id, true);
  if (!row) throw notFound();
  checkSide(row, memberId, employee, side);
  if (!from.includes(row.status)) throw stale(row);
  if (row.status === 'unpaid' && row.expireAt <= now) throw conflict('订金已超时，预约已取消');
  const by = side === 'desk' ? (employee?.name ?? '门店') : '客人';
  const changed = await work(tx, row, { input, by, now, server });
  return presentDetail(tx, changed, side, now);
}

/** Own ones; of their store for the staff of area table. */
export async function readBooking(tx: Tx, memberId: string, id: string, now: number): Promise<BookingDetail> {
  const row = await findBooking(tx, id);
  if (!row) throw notFound();
  if (row.memberId === memberId) return presentDetail(tx, row, 'guest', now);
  if (!isAtDesk(await findEmployee(tx, memberId), row)) throw notFound();
  return presentDetail(tx, row, 'desk', now);
}

/** 接受 or 退款 of what the store proposes; 409 nothing is proposed. */
export async function answer(
  tx: Tx,
  memberId: string,
  { id, answer: said }: RequestOf<'booking.answer'>,
  now: number,
  server: Setup,
): Promise<BookingDetail> {
  await lockMember(tx, memberId);
  const row = await findBooking(tx, id, true);
  if (row?.memberId !== memberId) throw notFound();
  if (row.proposal === null || (row.status !== 'booked' && row.status !== 'pending')) throw stale(row);
  if (said === 'accept') {
    const changed = await updateBooking(tx, row.id, {
      proposal: null,
      ...addEvent(row, { key: 'accepted', label: '接受了门店的安排', at: now, by: '客人' }),
    });
    await announce(tx, changed);
    return presentDetail(tx, changed, 'guest', now);
  }
  const refund = cancelRefund(row, now);
  const label = `未接受调整，已取消${refund > 0 ? `，订金 ¥${yuan(refund)} 退回` : ''}`;
  const ended = await end(tx, row, { status: 'cancelled', label, by: '客人', refund }, now, server);
  return presentDetail(tx, ended, 'guest', now);
}
