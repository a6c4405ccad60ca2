/** 没位提醒: who waits for a range of a store (rules 34.1 to 34.4). An offer is a hold of fifteen minutes. */
import type { BookingWait } from '../../../../src/contract/booking/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import type { Setup } from '../../../http/context';
import { badRequest, conflict } from '../../../http/errors';
import { dayOf, timeOf } from '../../../lib/shanghai';
import { byFit, fits, readOccupancy } from '../../offer/room/occupancy';
import { listRoomsById, listRooms, lockRooms } from '../../offer/room/repository';
import { takeRoom } from '../../offer/room/service';
import { SLOT_MS, type Use } from '../../offer/room/slots';
import { isWithin } from '../../offer/store/hours';
import { hoursText } from '../../offer/store/presenter';
import { findStore, listStoresById, type StoreRow } from '../../offer/store/repository';
import type { WaitlistKind } from '../waitlist/kinds';
import { listWaits, type WaitRow } from '../waitlist/repository';
import { joinQueue, leaveQueue, placeOf } from '../waitlist/service';
import { bookableStore, serviceFor, servesIn } from './choose';
import { dropHold, holdTaker } from './holds';
import { findHold, findService, findVenue, insertHold, listHoldsById, type HoldRow } from './repository';
import { checkRange, MINUTE_MS, momentText, OFFER_MS, spanOf } from './rules';

interface Wish extends Record<string, unknown> {
  date: string;
  from: number;
  to: number;
  /** The latest start that suits, too. */
  latest?: number;
  serviceTypeId?: string;
}
const wishOf = ({ wish }: WaitRow): Wish => wish as Wish;
/** What would suit, the earliest first. */
const usesOf = ({ from, to, latest = from }: Wish): Use[] =>
  Array.from({ length: Math.floor((latest - from) / SLOT_MS) + 1 }, (_, i) => ({
    from: from + i * SLOT_MS,
    to: to + i * SLOT_MS,
  }));
const holdIdOf = ({ offer }: WaitRow): string => String(offer?.['holdId'] ?? '0');

const ROUTE = '/reservation/pages/detail/newDetail';
/** Into the wizard, with what is kept filled in. */
const routeOf = (row: WaitRow, { roomId, startAt, endAt }: HoldRow): string => {
  const { date, serviceTypeId } = wishOf(row);
  const service = serviceTypeId === undefined ? '' : `&serviceTypeId=${serviceTypeId}`;
  return `${ROUTE}?storeId=${row.subjectId}&roomId=${roomId}&date=${date}&start=${timeOf(startAt)}&minutes=${(endAt - startAt) / MINUTE_MS}&party=${row.size}${service}`;
};

export const bookingWaitlist: WaitlistKind = {
  offerMs: OFFER_MS,
  lock: lockRooms,
  async hold(tx, entry, until, now) {
    const { date, serviceTypeId } = wishOf(entry);
    const store = await findStore(tx, entry.subjectId);
    const venue = await findVenue(tx, entry.subjectId);
    // What begins before the offer ends could not be booked any more.
    const least = Math.max(until, venue?.pausedUntil ?? 0);
    const uses = usesOf(wishOf(entry)).filter(({ from }) => from >= least);
    const [first, last] = [uses[0], uses.at(-1)];
    if (!store?.bookable || !first || !last) return undefined;
    const service = serviceTypeId === undefined ? undefined : await findService(tx, serviceTypeId);
    const { rooms, isFree } = await readOccupancy(tx, { storeIds: [store.id], from: first.from, to: last.to });
    const able = rooms.filter((one) => fits(one, entry.size) && servesIn(service, one)).sort(byFit);
    const [found] = uses.flatMap((use) => {
      const room = able.find((one) => isFree(store, one, use));
      return room ? [{ ...use, room }] : [];
    });
    if (!found) return undefined;
    const { from, to, room } = found;
    const kept = await insertHold(tx, {
      memberId: entry.memberId,
      storeId: store.id,
      roomId: room.id,
      date,
      startAt: from,
      endAt: to,
      party: entry.size,
      expireAt: until,
      waitId: entry.id,
      createdAt: now,
    });
    await takeRoom(tx, { storeId: store.id, roomId: room.id, party: entry.size, from, to }, holdTaker(kept));
    return { holdId: kept.id };
  },
  async release(tx, entry) {
    const kept = await findHold(tx, holdIdOf(entry));
    if (kept) await dropHold(tx, kept);
  },
  async notice(tx, entry) {
    const { date, from } = wishOf(entry);
    const [store, kept] = [await findStore(tx, entry.subjectId), await findHold(tx, holdIdOf(entry))];
    const when = momentText({ date, startAt: kept?.startAt ?? from });
    return {
      title: '你候补的茶席有位了',
      text: `${store?.name ?? ''} ${when}，${entry.size} 人，为你保留 15 分钟，请尽快确认。`,
      link: kept ? routeOf(entry, kept) : '/reservation/pages/search/bookingsearch',
    };
  },
};

const STATE_TEXT: Record<BookingWait['state'], string> = {
  waiting: '候补中',
  offered: '有位了，请尽快确认',
  taken: '已预约',
  lapsed: '未及时确认，已转给下一位',
  left: '已退出',
  over: '已过时段',
};

async function present(tx: Tx, rows: readonly WaitRow[]): Promise<BookingWait[]> {
  const stores = new Map(
    (
      await listStoresById(
        tx,
        rows.map(({ subjectId }) => subjectId),
      )
    ).map((row) => [row.id, row]),
  );
  const offered = rows.filter(({ state }) => state === 'offered');
  const holds = new Map((await listHoldsById(tx, offered.map(holdIdOf))).map((row) => [row.id, row]));
  const rooms = new Map(
    (
      await listRoomsById(
        tx,
        [...holds.values()].map(({ roomId }) => roomId),
      )
    ).map((row) => [row.id, row]),
  );
  const shown: BookingWait[] = [];
  for (const row of rows) {
    const { date, from, to, latest } = wishOf(row);
    const kept = row.state === 'offered' ? holds.get(holdIdOf(row)) : undefined;
    shown.push({
      id: row.id,
      storeId: row.subjectId,
      storeName: stores.get(row.subjectId)?.name ?? '',
      date,
      start: timeOf(from),
      end: timeOf(to),
      nextDay: dayOf(from) !== date,
      minutes: (to - from) / MINUTE_MS,
      ...(latest !== undefined && { latest: timeOf(latest) }),
      party: row.size,
      state: row.state,
      stateText: STATE_TEXT[row.state],
      place: await placeOf(tx, row),
      ...(kept && {
        offer: {
          roomName: rooms.get(kept.roomId)?.name ?? '',
          start: timeOf(kept.startAt),
          end: timeOf(kept.endAt),
          nextDay: dayOf(kept.startAt) !== date,
          until: row.offerUntil ?? 0,
          route: routeOf(row, kept),
        },
      }),
      createdAt: row.createdAt,
    });
  }
  return shown;
}

const MOST_SHOWN = 30;
export async function readWaits(tx: Tx, memberId: string, now: number): Promise<DataOf<'booking.waitList'>> {
  return { list: await present(tx, await listWaits(tx, memberId, 'booking', MOST_SHOWN)), serverTime: now };
}

/** 400 nobody sits there with so many · 409 in the queue already, or free: it is booked, not waited for. */
export async function wait(
  tx: Tx,
  memberId: string,
  input: RequestOf<'booking.waitSave'>,
  now: number,
  server: Setup,
): Promise<BookingWait> {
  await lockMember(tx, memberId);
  const store = await bookableStore(tx, input.storeId);
  const { from, to } = checkRange(store, input, now);
  const latest = latestOf(store, input, from);
  const service = input.serviceTypeId === undefined ? undefined : await serviceFor(tx, input.serviceTypeId, store.id);
  await checkSeats(tx, store, input.party, (room) => servesIn(service, room));
  const row = await joinQueue(
    tx,
    memberId,
    {
      kind: 'booking',
      subjectId: store.id,
      lane: input.date,
      size: input.party,
      wish: {
        ...{ date: input.date, from, to },
        ...(latest > from && { latest }),
        ...(service && { serviceTypeId: service.id }),
      },
      until: latest,
    },
    now,
    server,
  );
  const [shown] = await present(tx, [row]);
  if (!shown) throw conflict();
  return shown;
}

/** 400 on `latest`: before the start, or too late to stay as long. */
function latestOf(store: StoreRow, { date, latest, minutes }: RequestOf<'booking.waitSave'>, from: number): number {
  if (latest === undefined) return from;
  const use = spanOf(store, { date, start: latest, minutes });
  if (use.from < from) throw badRequest('latest', '最晚开始要在开始之后');
  if (!isWithin(store.hours, use)) throw badRequest('latest', `营业时间 ${hoursText(store.hours)}，最晚开始太晚了`);
  return use.from;
}

async function checkSeats(
  tx: Tx,
  store: StoreRow,
  party: number,
  serves: (room: Awaited<ReturnType<typeof listRooms>>[number]) => boolean,
): Promise<void> {
  const able = (await listRooms(tx, store.id)).some((room) => !room.closed && serves(room) && fits(room, party));
  if (!able) throw badRequest('party', '人数较多，请电话预约');
}

export async function leave(
  tx: Tx,
  memberId: string,
  { id }: RequestOf<'booking.waitLeave'>,
  now: number,
  server: Setup,
): Promise<BookingWait> {
  const [shown] = await present(tx, [await leaveQueue(tx, memberId, { id, kind: 'booking' }, now, server)]);
  if (!shown) throw conflict();
  return shown;
}
