/** A store as a place to sit: its rooms, hours, services and people (rule 33.17). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { VenueDetail } from '../../../../src/contract/venue/shapes';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { maskName } from '../../../lib/mask';
import { DAY_MS, dayOf, weekdayOf } from '../../../lib/shanghai';
import { readOccupancy } from '../../offer/room/occupancy';
import { presentRoom } from '../../offer/room/presenter';
import {
  findRoom,
  listClosures,
  listRooms,
  listRoomsOf,
  type ClosureRow,
  type RoomRow,
} from '../../offer/room/repository';
import { SLOT_MS } from '../../offer/room/slots';
import { isOpen } from '../../offer/store/hours';
import { presentStore } from '../../offer/store/presenter';
import { findStore, listStores, type StoreRow } from '../../offer/store/repository';
import { presentEmployee } from '../../people/employee/presenter';
import { searchStaff } from '../../people/employee/repository';
import { loadBriefs } from '../../people/member/presenter';
import { LARGE_PARTY } from '../booking/choose';
import { readServices } from '../booking/lists';
import { findVenue, listReviewed, listVenues, scoresOf, type VenueRow } from '../booking/repository';
import { readSpecialists } from '../booking/specialists';
import { isKept } from './repository';

const WEEK = ['日', '一', '二', '三', '四', '五', '六'] as const;
/** Monday first. */
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const REVIEWS = 10;
/** So far ahead closed days are named. */
const AHEAD_MS = 60 * DAY_MS;

/** 404 for a counter of a merchant, too. */
export async function venueOf(tx: Tx, id: string): Promise<StoreRow> {
  const store = await findStore(tx, id);
  if (!store || store.merchantId !== null) throw notFound();
  return store;
}

async function freeNow(tx: Tx, store: StoreRow, now: number): Promise<number> {
  if (!isOpen(store.hours, now)) return 0;
  const at = Math.floor(now / SLOT_MS) * SLOT_MS;
  const { rooms, isTaken, isShut } = await readOccupancy(tx, { storeIds: [store.id], from: at, to: at + SLOT_MS });
  return rooms.filter(
    (room) => room.joins.length === 0 && !isShut(room, { from: now, to: now + 1 }) && !isTaken(room, at),
  ).length;
}

const dayText = (at: number): string => dayOf(at).slice(5).replace('-', '月') + '日';
const closedText = (closures: readonly ClosureRow[], now: number): string | undefined => {
  const shut = closures.find(({ roomId, startAt, endAt }) => roomId === null && startAt <= now && endAt > now);
  return shut && `暂停营业至 ${dayText(shut.endAt)}：${shut.reason}`;
};

async function reviewsOf(tx: Tx, storeId: string): Promise<VenueDetail['reviews']> {
  const rows = await listReviewed(tx, storeId, REVIEWS);
  const users = await loadBriefs(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  const rooms = new Map((await listRooms(tx, storeId)).map(({ id, name }) => [id, name]));
  return rows.flatMap((row) => {
    const user = users.get(row.memberId);
    if (!user) return [];
    return [
      {
        id: row.id,
        user: { ...user, nickname: maskName(user.nickname) },
        score: row.score ?? 0,
        tags: [],
        text: row.reviewText,
        photos: [],
        sku: rooms.get(row.roomId) ?? '',
        at: row.reviewedAt ?? 0,
      },
    ];
  });
}

const roomFigures = (rooms: readonly RoomRow[]) => ({
  priceFrom: rooms.length === 0 ? 0 : Math.min(...rooms.map(({ minSpend }) => minSpend)),
  maxParty: Math.max(0, ...rooms.filter(({ closed }) => !closed).map(({ seatsMax }) => seatsMax)),
});

const weekOf = ({ hours: { open, close, closedDays } }: StoreRow): VenueDetail['hours'] =>
  DAYS.map((day) => ({
    key: String(day),
    label: `周${WEEK[day]}`,
    value: closedDays.includes(day) ? '休息' : `${open}-${close <= open ? '次日' : ''}${close}`,
  }));

/** What a store that has not said anything of itself says. */
const SILENT: Omit<VenueRow, 'storeId' | 'pausedUntil'> = {
  ...{ intro: '', facilities: [], traffic: [], phones: [], licences: [], delivery: '', wifiName: '', wifiPassword: '' },
  largeParty: LARGE_PARTY,
};

function factsOf(store: StoreRow, venue: VenueRow | undefined, isKnown: boolean) {
  const { wifiName, wifiPassword, intro, facilities, traffic, phones, licences, delivery, largeParty } =
    venue ?? SILENT;
  return {
    ...{ intro, facilities, traffic, licences, delivery, largeParty },
    phones: [{ key: 'store', label: '门店电话', value: store.tel }, ...phones],
    notices: store.notice === '' ? [] : [store.notice],
    ...(isKnown && wifiName !== '' && { wifi: { name: wifiName, password: wifiPassword } }),
  };
}

export async function readVenue(
  tx: Tx,
  memberId: string | undefined,
  { id, lat, lng }: RequestOf<'tea.store'>,
  now: number,
): Promise<VenueDetail> {
  const store = await venueOf(tx, id);
  const venue = await findVenue(tx, id);
  const rooms = await listRooms(tx, id);
  const closures = await listClosures(tx, [id], { from: now, to: now + AHEAD_MS });
  const [score = { count: 0, score: 0 }] = await scoresOf(tx, [id]);
  const staff = await searchStaff(tx, { storeId: id });
  const manager = staff.find(({ employee }) => employee.isManager);
  const shut = closedText(closures, now);
  return {
    store: presentStore(store, { now, ...(lat !== undefined && lng !== undefined && { geo: { lat, lng } }) }),
    gallery: store.photos,
    ...factsOf(store, venue, memberId !== undefined),
    hours: weekOf(store),
    today: weekdayOf(now),
    rooms: rooms.filter(({ closed }) => !closed).map(presentRoom),
    services: await readServices(tx, { storeId: id }),
    employees: await readSpecialists(tx, { storeId: id, date: dayOf(now) }, now),
    reviews: await reviewsOf(tx, id),
    reviewCount: score.count,
    score: Math.round(score.score * 10) / 10,
    freeNow: await freeNow(tx, store, now),
    holidays: closures
      .filter(({ roomId }) => roomId === null)
      .map(({ startAt, endAt, reason }) => ({ from: startAt, to: endAt, text: reason })),
    ...(shut !== undefined && { closedText: shut }),
    ...roomFigures(rooms),
    collected: memberId !== undefined && (await isKept(tx, memberId, id)),
    ...(manager && { manager: presentEmployee(manager) }),
    team: staff.map(presentEmployee),
    serverTime: now,
  };
}

const AREA_WORDS: Readonly<Record<RoomRow['area'], string>> = {
  hall: '大厅',
  room: '雅室',
  terrace: '露台',
  public: '公共茶席',
};

/** Rooms in use of all stores, in the order of the stores. */
export async function readHouses(
  tx: Tx,
  { storeId, keyword = '', page = 1 }: RequestOf<'legacy.houseIndex'>,
): Promise<DataOf<'legacy.houseIndex'>> {
  const stores = storeId === undefined ? await listStores(tx) : [await venueOf(tx, storeId)];
  const order = new Map(stores.map(({ id }, i) => [id, i]));
  const ids = [...order.keys()];
  const offers = new Map((await listVenues(tx, ids)).map((venue) => [venue.storeId, venue.facilities]));
  const places = new Map(stores.map(({ id, name, city }) => [id, `${name} ${city}`.toLowerCase()]));
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ name, area, facilities, storeId: at }: RoomRow): boolean => {
    const text = [name, AREA_WORDS[area], ...facilities, ...(offers.get(at) ?? [])].join(' ').toLowerCase();
    const isOfRoom = (word: string) => text.includes(word);
    // A word may say which store, but where it is says nothing of a room.
    return (
      words.length === 0 || (words.some(isOfRoom) && words.every((w) => isOfRoom(w) || places.get(at)?.includes(w)))
    );
  };
  const found = (await listRoomsOf(tx, ids))
    .filter((room) => !room.closed && isFound(room))
    .sort((a, b) => (order.get(a.storeId) ?? 0) - (order.get(b.storeId) ?? 0) || a.sort - b.sort);
  const from = offsetOf(page);
  return pageOf(found.slice(from, from + PAGE_SIZE).map(presentRoom), found.length, page);
}

export async function readHouse(
  tx: Tx,
  { id }: RequestOf<'legacy.houseDetails'>,
): Promise<DataOf<'legacy.houseDetails'>> {
  const room = await findRoom(tx, id);
  if (!room || room.closed) throw notFound();
  await venueOf(tx, room.storeId);
  return presentRoom(room);
}
