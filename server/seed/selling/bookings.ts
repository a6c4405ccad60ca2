/**
 * Bookings of the demo world: seven of today at the first store, around the hour of the start, and thirty-nine before and after. Which of them is
 * over, under way or still to come follows from the clock.
 */
import type { BookingStatus } from '../../../src/contract/booking/shapes';
import { bookings, jobs, payments, roomSlots } from '../../db/schema';
import type { Tx } from '../../db/client';
import type { JobKind } from '../../db/jobKinds';
import { DAY_MS, dayOf, weekdayOf } from '../../lib/shanghai';
import { numberOf } from '../../lib/numbers';
import { slotsOf } from '../../domains/offer/room/slots';
import { openingOf } from '../../domains/offer/store/hours';
import { GUESTS, NAMED } from '../data/people';
import { ROOMS, STORES } from '../data/stores';
import { insertAll } from '../insert';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const HALF = 30 * MINUTE;
const BUFFER = 15;
const LIN = '10001';
const REVIEWS = [
  '茶艺师泡得从容，第三泡最好喝。',
  '窗外就是湖，坐了一下午。',
  '包间安静，谈事情正好。',
  '点心不多但每样都用心。',
  '比预想的好，下次带爸妈来。',
];
const NOTES = ['', '少放糖', '有一位不吃坚果', '生日，想要一束小花', '要投影', ''];

interface Plan {
  storeId: string;
  /** 1-4 of its store. */
  room: number;
  memberId: string;
  startAt: number;
  minutes: number;
  party: number;
  service?: string;
  employeeId?: string;
  /** Where it is not what follows from the clock. */
  status?: BookingStatus;
  late?: number;
  /** Cancelled so late that its deposit was kept. */
  kept?: boolean;
}

const SERVES: Record<string, string> = {
  ...{ '1': '10106', '2': '10104', '3': '10109', '4': '10113', '5': '10117', '6': '10121' },
};

/** The start of 林知夏: the next half hour at least thirty minutes from now, else when the store opens next. */
function soon(now: number): number {
  const [store] = STORES;
  const start = Math.ceil((now + HALF) / HALF) * HALF;
  for (const day of [0, 1]) {
    const opening = store && openingOf(store.hours, dayOf(now + day * DAY_MS));
    if (!opening) continue;
    const at = Math.max(start, opening.from);
    if (at + 2 * HOUR <= opening.to) return at;
  }
  return start;
}

/** Of the first store; the hours lie within its opening. */
function today(at: number, now: number): Plan[] {
  const guest = (i: number) => GUESTS[i]?.id ?? LIN;
  const clock = (hour: number) => at + hour * HOUR;
  const isAhead = (start: number, by = 0) => start > now + by;
  const plan = (room: number, hour: number, more: Partial<Plan>): Plan => ({
    ...{
      storeId: '1',
      room,
      memberId: guest(room * 2 + Math.floor(hour)),
      startAt: clock(hour),
      minutes: 90,
      party: 2,
    },
    ...more,
  });
  const evening = plan(3, 19, { party: 9, minutes: 120, ...(isAhead(clock(19), 3 * HOUR) && { status: 'pending' }) });
  const late = plan(2, 11.5, { minutes: 60, late: 15 });
  return [
    { storeId: '1', room: 1, memberId: LIN, startAt: soon(now), minutes: 120, party: 4, employeeId: '10106' },
    plan(2, 9.5, {}),
    late,
    plan(3, 9.5, { party: 5, ...(clock(9.5) + HOUR <= now && { status: 'noShow' }) }),
    plan(2, 15, { party: 3, service: '74103', employeeId: '10106' }),
    plan(2, 17.5, { party: 3, ...(isAhead(clock(17.5), HOUR) && { status: 'unpaid' }) }),
    evening,
  ];
}

/** A day on which the store is open. */
const openDay = (storeId: string, at: number): number => {
  const closed = STORES.find(({ id }) => id === storeId)?.hours.closedDays ?? [];
  return closed.includes(weekdayOf(at)) ? at - DAY_MS : at;
};

const PAST: (BookingStatus | undefined)[] = ['cancelled', 'refused', 'noShow', 'cancelled', undefined];
function others(at: number): Plan[] {
  const past = Array.from({ length: 33 }, (_, i): Plan => {
    const storeId = String(1 + (i % 6));
    const status = i % 4 === 3 && i < 32 ? PAST[Math.floor(i / 4) % 4] : undefined;
    return {
      storeId,
      room: 1 + (Math.floor(i / 6) % 3),
      memberId: i % 11 === 0 ? LIN : (GUESTS[i % GUESTS.length]?.id ?? LIN),
      startAt: openDay(storeId, at - (1 + i) * DAY_MS) + (11 + ((i * 2) % 9)) * HOUR,
      minutes: 60 + 30 * (i % 4),
      party: 4,
      service: `7410${1 + (i % 4)}`,
      ...(i % 3 !== 0 && SERVES[storeId] !== undefined && { employeeId: SERVES[storeId] }),
      ...(status && { status }),
      kept: i % 8 === 7,
    };
  });
  const ahead = Array.from({ length: 6 }, (_, i): Plan => {
    const storeId = String(2 + (i % 5));
    const day = openDay(storeId, at + (3 + i) * DAY_MS);
    return {
      storeId,
      room: i === 5 ? 3 : 2,
      memberId: GUESTS[i + 12]?.id ?? LIN,
      startAt: day + (14 + i) * HOUR,
      minutes: 120,
      party: i === 5 ? 9 : 4,
      ...(i % 2 === 0 && SERVES[storeId] !== undefined && { employeeId: SERVES[storeId] }),
      ...(i === 5 && { status: 'pending' as const }),
    };
  });
  return [...past, ...ahead];
}

const PAID_FIRST: ReadonlySet<BookingStatus> = new Set([
  'pending',
  'booked',
  'seated',
  'finished',
  'refused',
  'noShow',
]);

function rowOf(plan: Plan, i: number, now: number) {
  const { storeId, memberId, startAt, party } = plan;
  const id = String(742_001 + i);
  const endAt = startAt + plan.minutes * MINUTE;
  const isOver = plan.status === undefined && endAt <= now;
  const status = plan.status ?? (isOver ? 'finished' : startAt <= now ? 'seated' : 'booked');
  const room = ROOMS.find((one) => one.id === `7301${storeId}${plan.room}`);
  const deposit = room?.deposit ?? 0;
  const createdAt = status === 'unpaid' ? now - 2 * MINUTE : Math.min(startAt - 26 * HOUR, now - HOUR);
  const isPaid = deposit > 0 && (PAID_FIRST.has(status) || status === 'cancelled');
  const isBack = status === 'refused' || (status === 'cancelled' && plan.kept !== true);
  const endedAt = {
    finished: endAt,
    cancelled: startAt - (plan.kept ? HOUR : 5 * HOUR),
    refused: startAt - 6 * HOUR,
    noShow: startAt + HOUR,
  };
  const over = status in endedAt ? endedAt[status as keyof typeof endedAt] : null;
  const isSeated = status === 'seated' || status === 'finished';
  const isReviewed = status === 'finished' && i % 3 !== 2 && endAt < now - DAY_MS;
  const guest = [...NAMED, ...GUESTS].find((one) => one.id === memberId);
  const says = (key: string, label: string, at: number | null, by: string) =>
    at === null ? [] : [{ key, label, at, by }];
  return {
    ...{ id, memberId, storeId, startAt, endAt, party, status, createdAt, deposit },
    no: numberOf('BK', createdAt, id),
    code: `YY${String(60_180_000 + i * 7919).padStart(8, '0')}`,
    roomId: room?.id ?? '0',
    serviceTypeId: plan.service ?? '74101',
    employeeId: plan.employeeId ?? null,
    date: dayOf(startAt),
    name: guest?.nickname ?? '',
    mobile: guest?.mobile ?? '',
    note: NOTES[i % NOTES.length] ?? '',
    late: status === 'booked' ? (plan.late ?? 0) : 0,
    spent: status === 'finished' && isPaid ? deposit : 0,
    refunded: isBack && isPaid ? deposit : 0,
    paidAt: isPaid ? createdAt + MINUTE : null,
    seatedAt: isSeated ? startAt : null,
    endedAt: over,
    expireAt: createdAt + 15 * MINUTE,
    score: isReviewed ? 5 - (i % 7 === 0 ? 1 : 0) : null,
    reviewText: isReviewed ? (REVIEWS[i % REVIEWS.length] ?? '') : '',
    reviewedAt: isReviewed ? endAt + 3 * HOUR : null,
    reason: status === 'refused' ? '当天有包场' : '',
    events: [
      ...says('made', '提交预约', createdAt, '客人'),
      ...says('paid', '已付订金', isPaid ? createdAt + MINUTE : null, '客人'),
      ...says('seated', '已入座', isSeated ? startAt : null, '扫码入座'),
      ...says(
        status,
        { finished: '已完成', cancelled: '已取消', refused: '已婉拒', noShow: '未到店' }[
          status as keyof typeof endedAt
        ] ?? '',
        over,
        '门店',
      ),
    ],
  };
}
type Row = ReturnType<typeof rowOf>;

/** What waits for each. */
function clocksOf(
  { id, status, startAt, endAt, expireAt }: Row,
  now: number,
): { kind: JobKind; key: string; runAt: number }[] {
  const job = (kind: JobKind, runAt: number) => ({ kind, key: id, runAt });
  if (status === 'unpaid') return [job('booking.expire', expireAt)];
  if (status === 'pending') return [job('booking.pending', startAt - 2 * HOUR)];
  if (status === 'seated') return [job('booking.finish', endAt + 12 * HOUR)];
  if (status !== 'booked') return [];
  const remind = [24, 2].map((hours) => startAt - hours * HOUR).find((at) => at > now);
  return [job('booking.noShow', startAt + HOUR), ...(remind === undefined ? [] : [job('booking.remind', remind)])];
}

export async function seedBookings(tx: Tx, at: number, now: number): Promise<void> {
  const rows = [...today(at, now), ...others(at)].map((plan, i) => rowOf(plan, i, now));
  await insertAll(tx, bookings, rows);
  const taken = rows.filter(({ status }) => ['unpaid', 'pending', 'booked', 'seated'].includes(status));
  await insertAll(
    tx,
    roomSlots,
    taken.flatMap(({ id, roomId, startAt, endAt }) =>
      slotsOf({ from: startAt, to: endAt }, BUFFER).map((slot) => ({
        ...slot,
        roomId,
        takerKind: 'booking' as const,
        takerId: id,
      })),
    ),
  );
  await insertAll(
    tx,
    payments,
    rows.flatMap(({ id, memberId, deposit, paidAt, refunded }) =>
      paidAt === null
        ? []
        : {
            id: String(Number(id) + 100),
            no: numberOf('YP', paidAt, id, 8),
            memberId,
            orderGroup: 'booking',
            orderId: id,
            amount: deposit,
            channel: 'js' as const,
            status: refunded > 0 ? ('refunded' as const) : ('paid' as const),
            refundedAmount: refunded,
            createdAt: paidAt - MINUTE,
            paidAt,
          },
    ),
  );
  await insertAll(
    tx,
    jobs,
    rows.flatMap((row) => clocksOf(row, now)),
  );
}
