/** Bookings, services and holds as they are shown. */
import type { BookingDetail, BookingHold } from '../../../../src/contract/booking/schemas';
import type { BookingAction, BookingCard } from '../../../../src/contract/booking/shapes';
import type { ServiceType } from '../../../../src/contract/booking/shapes';
import type { Tx } from '../../../db/client';
import { dayOf, timeOf } from '../../../lib/shanghai';
import { yuan } from '../../../lib/money';
import { presentRoom } from '../../offer/room/presenter';
import { listRoomsById, type RoomRow } from '../../offer/room/repository';
import { presentStore } from '../../offer/store/presenter';
import { listStoresById } from '../../offer/store/repository';
import { readContent } from '../../people/content/service';
import { standingAll, wantedText, wishOf } from '../../people/contentCheck/wishes';
import { listEmployeeNames } from '../../people/employee/repository';
import { loadBriefs } from '../../people/member/presenter';
import { paymentView } from '../../trade/payment/presenter';
import { paymentOfOrder } from '../../trade/payment/repository';
import { isHosted } from './hosted';
import { listServicesById, type BookingRow, type HoldRow, type ServiceRow } from './repository';
import { cancelRefund, FREE_MS, keptUntil, LATE_CHOICES, MINUTE_MS, SEAT_MS, STATUS_TEXT, unspentOf } from './rules';
import { specialistsById } from './specialists';

/** For whom it is shown. */
export type Side = 'guest' | 'desk';

export const presentService = (service: ServiceRow): ServiceType => {
  const { sort: _s, closed: _c, needLevel: _l, areas: _a, storeIds: _i, ...row } = service;
  return { ...row, ...(isHosted(service) ? { hosts: true } : {}) };
};

const NONE: ServiceType = {
  id: '0',
  name: '品茶',
  icon: 'tea',
  minutes: 120,
  price: 0,
  text: '',
  needEmployee: false,
  image: '',
  needConfirm: false,
};

/** Whether its guest may move it: paid or without a deposit, in time, once; what the store moved whenever. */
export const mayMove = (row: BookingRow, now: number): boolean =>
  (row.status === 'booked' || row.status === 'pending') &&
  row.startAt > now &&
  (row.proposal !== null || (row.moves < 1 && now <= row.startAt - FREE_MS));

const mayTellLate = (row: BookingRow, now: number): boolean =>
  row.status === 'booked' && row.late === 0 && now >= row.startAt - FREE_MS && now < keptUntil(row);

/** What can be done with it now. */
export function actionsOf(row: BookingRow, side: Side, now: number): BookingAction[] {
  const { status } = row;
  const of: [BookingAction, boolean][] =
    side === 'guest'
      ? [
          ['cancel', status === 'unpaid' || status === 'pending' || status === 'booked'],
          ['reschedule', mayMove(row, now)],
          ['late', mayTellLate(row, now)],
          ['review', status === 'finished' && row.score === null],
        ]
      : [
          ['confirm', status === 'pending'],
          ['refuse', status === 'pending'],
          ['seat', status === 'booked' && now >= row.startAt - SEAT_MS],
          ['noShow', status === 'booked' && now >= keptUntil(row)],
          ['finish', status === 'seated'],
        ];
  return of.flatMap(([action, can]) => (can ? [action] : []));
}

const rangeOf = (row: BookingRow) => ({
  date: row.date,
  start: timeOf(row.startAt),
  end: timeOf(row.endAt),
  nextDay: dayOf(row.startAt) !== row.date,
  startAt: row.startAt,
  endAt: row.endAt,
  minutes: (row.endAt - row.startAt) / MINUTE_MS,
});

const guestOf = ({ name, mobile, note }: BookingRow, member: { levelName: string } | undefined) => ({
  ...{ name, mobile, note },
  levelName: member?.levelName ?? '',
});

export async function presentCards(
  tx: Tx,
  rows: readonly BookingRow[],
  side: Side,
  now: number,
): Promise<BookingCard[]> {
  const stores = new Map(
    (
      await listStoresById(
        tx,
        rows.map(({ storeId }) => storeId),
      )
    ).map((row) => [row.id, row]),
  );
  const rooms = new Map(
    (
      await listRoomsById(
        tx,
        rows.map(({ roomId }) => roomId),
      )
    ).map((row) => [row.id, row]),
  );
  const services = new Map(
    (
      await listServicesById(
        tx,
        rows.map(({ serviceTypeId }) => serviceTypeId),
      )
    ).map((row) => [row.id, row]),
  );
  const names = await listEmployeeNames(
    tx,
    rows.flatMap(({ employeeId }) => employeeId ?? []),
  );
  const guests =
    side === 'desk'
      ? await loadBriefs(
          tx,
          rows.map(({ memberId }) => memberId),
        )
      : undefined;
  return rows.flatMap((row) => {
    const store = stores.get(row.storeId);
    if (!store) return [];
    const room = rooms.get(row.roomId);
    const can = actionsOf(row, side, now);
    const employeeName = row.employeeId === null ? undefined : names.get(row.employeeId);
    return [
      {
        id: row.id,
        no: row.no,
        store: presentStore(store, { now }),
        room: {
          id: row.roomId,
          name: room?.name ?? '',
          area: room?.area ?? 'room',
          image: room?.images[0] ?? store.cover,
        },
        service: { id: row.serviceTypeId, name: services.get(row.serviceTypeId)?.name ?? NONE.name },
        ...rangeOf(row),
        party: row.party,
        status: row.status,
        statusText: STATUS_TEXT[row.status],
        deposit: row.deposit,
        canCancel: can.includes('cancel'),
        can,
        ...(row.status === 'unpaid' && { expireAt: row.expireAt }),
        late: row.late,
        keptUntil: keptUntil(row),
        ...(employeeName !== undefined && { employeeName }),
        ...(guests && { guest: guestOf(row, guests.get(row.memberId)) }),
        ...(row.proposal && { proposal: row.proposal }),
      },
    ];
  });
}

/** What became of the deposit, or would. */
function refundText(row: BookingRow, now: number): string {
  if (row.deposit === 0) return '本次预约无需订金';
  const money = `订金 ¥${yuan(row.deposit)}`;
  if (row.status === 'unpaid') return `${money}，付款后预约生效`;
  if (row.refunded > 0) return `订金 ¥${yuan(row.refunded)} 已原路退回`;
  if (row.status === 'noShow') return `${money} 因未到店不退`;
  if (row.status === 'cancelled') return row.paidAt === null ? '未付订金' : `${money} 因不足 2 小时取消不退`;
  if (row.status === 'finished') return `${money} 已抵扣账单 ¥${yuan(row.spent)}`;
  if (row.status === 'seated') return `${money} 可抵扣本次账单，余额完成后退回`;
  return cancelRefund(row, now) > 0 ? `开始前 2 小时取消，${money} 全额退回` : `距开始不足 2 小时，取消后${money} 不退`;
}

function cancelOf(row: BookingRow, now: number): BookingDetail['cancel'] {
  if (!actionsOf(row, 'guest', now).includes('cancel')) return undefined;
  const refund = cancelRefund(row, now);
  const paid = unspentOf(row);
  const text =
    paid === 0
      ? '取消后茶席立即释放'
      : refund > 0
        ? `订金 ¥${yuan(refund)} 将原路退回`
        : `距开始不足 2 小时，订金 ¥${yuan(paid)} 不退`;
  return { refund, until: row.startAt - FREE_MS, text };
}

/** The desk sees what everybody sees of it. */
async function reviewOf(tx: Tx, row: BookingRow, score: number, side: Side): Promise<BookingDetail['review']> {
  const { id, reviewText: text, reviewedAt } = row;
  const shown = { score, text, at: reviewedAt ?? 0 };
  if (side === 'desk') return shown;
  const wished = await wishOf(tx, 'bookingReview', id);
  return { ...shown, text: wantedText(wished, text), ...standingAll([wished]) };
}

export async function presentDetail(tx: Tx, row: BookingRow, side: Side, now: number): Promise<BookingDetail> {
  const [card] = await presentCards(tx, [row], side, now);
  const [room] = await listRoomsById(tx, [row.roomId]);
  const [service] = await listServicesById(tx, [row.serviceTypeId]);
  if (!card || !room) throw new Error(`booking ${row.id} has no store or room`);
  const payment = await paymentOfOrder(tx, 'booking', row.id);
  const [employee] = row.employeeId === null ? [] : await specialistsById(tx, [row.employeeId], now);
  const cancel = side === 'guest' ? cancelOf(row, now) : undefined;
  return {
    card,
    roomView: presentRoom(room),
    serviceType: service ? presentService(service) : NONE,
    name: row.name,
    mobile: row.mobile,
    note: row.note,
    ...(employee && { employee }),
    code: row.code,
    qr: row.code,
    ...(payment && { payment: paymentView(payment) }),
    ...(row.sessionId !== null && { sessionId: row.sessionId }),
    rules: await readContent(tx, row.memberId, 'BOOKING_ORDER'),
    late: row.late,
    lateChoices: card.can.includes('late') ? [...LATE_CHOICES] : [],
    timeline: row.events.map(({ key, label, at }) => ({ key, label, value: `${dayOf(at)} ${timeOf(at)}` })),
    refundText: refundText(row, now),
    ...(cancel && { cancel }),
    reschedulesLeft: mayMove(row, now) ? 1 : 0,
    refunded: row.refunded,
    spent: row.spent,
    ...(row.couponId !== null && { couponId: row.couponId }),
    ...(row.score !== null && { review: await reviewOf(tx, row, row.score, side) }),
    serverTime: now,
  };
}

export const presentHold = (hold: HoldRow, room: RoomRow): BookingHold => ({
  id: hold.id,
  storeId: hold.storeId,
  roomId: hold.roomId,
  roomName: room.name,
  date: hold.date,
  start: timeOf(hold.startAt),
  end: timeOf(hold.endAt),
  nextDay: dayOf(hold.startAt) !== hold.date,
  minutes: (hold.endAt - hold.startAt) / MINUTE_MS,
  party: hold.party,
  minSpend: room.minSpend,
  deposit: room.deposit,
  expireAt: hold.expireAt,
  canRenew: !hold.renewed && hold.waitId === null,
  ...(hold.waitId !== null && { waitId: hold.waitId }),
});
