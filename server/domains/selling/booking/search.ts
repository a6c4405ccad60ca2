/** Where and when something is free (rules 33.1, 33.2, 33.5): by the same count as the grid and the save. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { VenueCard } from '../../../../src/contract/booking/shapes';
import type { Tx } from '../../../db/client';
import { badRequest, notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { DAY_MS, dayOf, instantOf, startOfDay, timeOf, weekdayOf } from '../../../lib/shanghai';
import { byFit, fits, readOccupancy, type Occupancy } from '../../offer/room/occupancy';
import { presentRoom } from '../../offer/room/presenter';
import type { RoomRow } from '../../offer/room/repository';
import { startsOf } from '../../offer/room/service';
import { openingDayOf, openingOf } from '../../offer/store/hours';
import { presentStore } from '../../offer/store/presenter';
import { findStore, listStores, type StoreRow } from '../../offer/store/repository';
import { regionNames } from '../../people/address/regions';
import { servesIn } from './choose';
import { ownTakers } from './holds';
import { findService, listVenues, scoresOf, type ServiceRow } from './repository';
import { DAYS_AHEAD, MINUTE_MS, spanOf } from './rules';

type Input = RequestOf<'booking.search'>;
type Fit = VenueCard['fit'];

const NEAR_MS = 30 * MINUTE_MS;
/** Chips of a card. */
const MOST_STARTS = 3;
const WEEK_AHEAD = 7;

interface Asked {
  date: string;
  party: number;
  minutes: number;
  service: ServiceRow | undefined;
  now: number;
  /** 暂停接单, by store. */
  paused: ReadonlyMap<string, number>;
}

/** Rooms in which the party sits, the smallest first, joined ones last. */
const roomsFor = ({ rooms }: Occupancy, storeId: string, { party, service }: Asked): RoomRow[] =>
  rooms
    .filter((room) => room.storeId === storeId && !room.closed && fits(room, party) && servesIn(service, room))
    .sort(byFit);

/** The starts of a day on which a use of that length may begin in the room. */
function freeStarts(occupancy: Occupancy, store: StoreRow, room: RoomRow, asked: Asked): number[] {
  const least = Math.max(asked.now + 1, asked.paused.get(store.id) ?? 0);
  return startsOf(store, asked.date).filter(
    (at) => at >= least && occupancy.isFree(store, room, { from: at, to: at + asked.minutes * MINUTE_MS }),
  );
}

const fitOf = (starts: readonly number[], wanted: number | undefined): Fit => {
  if (starts.length === 0) return 'none';
  if (wanted === undefined || starts.includes(wanted)) return 'exact';
  return starts.some((at) => Math.abs(at - wanted) <= NEAR_MS) ? 'near' : 'none';
};

const RANK: Record<Fit, number> = { exact: 0, near: 1, none: 2 };

/** Why nothing is free. */
function fullText(occupancy: Occupancy, store: StoreRow, rooms: readonly RoomRow[], date: string): string {
  const opening = openingOf(store.hours, date);
  if (!opening) return `周${'日一二三四五六'[weekdayOf(instantOf(date))] ?? ''}休息`;
  const shut = occupancy.closures.find(
    (one) => one.storeId === store.id && one.roomId === null && one.startAt <= opening.from && one.endAt >= opening.to,
  );
  if (shut) return shut.reason;
  return rooms.length === 0 ? '人数较多，请电话预约' : '当日已满，看看明天';
}

function cardOf(
  occupancy: Occupancy,
  store: StoreRow,
  asked: Asked,
  wanted: number | undefined,
): Omit<VenueCard, 'score' | 'reviews' | 'nextFree' | 'store'> {
  const rooms = roomsFor(occupancy, store.id, asked);
  const near = (at: number) => (wanted === undefined ? at : Math.abs(at - wanted));
  const offers = rooms
    .map((room) => ({ room, starts: freeStarts(occupancy, store, room, asked) }))
    .filter(({ starts }) => starts.length > 0)
    .map(({ room, starts }) => ({ room, starts: starts.sort((a, b) => near(a) - near(b)), fit: fitOf(starts, wanted) }))
    .sort((a, b) => RANK[a.fit] - RANK[b.fit] || byFit(a.room, b.room));
  const all = [...new Set(offers.flatMap(({ starts }) => starts))].sort((a, b) => near(a) - near(b) || a - b);
  const chips = (wanted === undefined ? all.slice(0, MOST_STARTS) : all).sort((a, b) => a - b);
  const priced = rooms.length > 0 ? rooms : occupancy.rooms.filter(({ storeId }) => storeId === store.id);
  return {
    rooms: occupancy.rooms.filter(({ storeId, joins }) => storeId === store.id && joins.length === 0).length,
    freeSlots: chips.map(timeOf),
    priceFrom: Math.min(...priced.map(({ minSpend }) => minSpend), Number.MAX_SAFE_INTEGER) % Number.MAX_SAFE_INTEGER,
    deposit: Math.min(...priced.map(({ deposit }) => deposit), Number.MAX_SAFE_INTEGER) % Number.MAX_SAFE_INTEGER,
    fit: offers[0]?.fit ?? 'none',
    offers: offers.map(({ room, starts, fit }) => ({
      room: presentRoom(room),
      fit,
      starts: starts.slice(0, 6).map((at) => ({ start: timeOf(at), nextDay: dayOf(at) !== asked.date })),
    })),
    ...(offers.length === 0 && { fullText: fullText(occupancy, store, rooms, asked.date) }),
  };
}

/** The first day within a week on which something is free. */
function nextFree(occupancy: Occupancy, store: StoreRow, asked: Asked): string | undefined {
  for (let days = 1; days <= WEEK_AHEAD; days += 1) {
    const date = dayOf(instantOf(asked.date) + days * DAY_MS);
    const on = { ...asked, date };
    if (roomsFor(occupancy, store.id, on).some((room) => freeStarts(occupancy, store, room, on).length > 0))
      return date;
  }
  return undefined;
}

/** Stores say 杭州, regions 杭州市; a municipality is its own city. */
const isIn = (store: StoreRow, regionCode: string): boolean => {
  const { province, city } = regionNames(regionCode);
  return [city, province].some((name) => name.startsWith(store.city));
};

const isThere = (
  store: StoreRow,
  { regionCode, city }: { regionCode?: string | undefined; city?: string | undefined },
) => (regionCode === undefined || isIn(store, regionCode)) && (city === undefined || store.city === city);

const matches = (store: StoreRow, rooms: readonly RoomRow[], facilities: readonly string[], input: Input): boolean => {
  const { keyword, regionCode, city, area, facility } = input;
  const has = (text: string) => (word: string) => word.includes(text);
  if (!isThere(store, { regionCode, city })) return false;
  if (area !== undefined && !rooms.some((room) => room.area === area)) return false;
  const all = [...store.tags, ...facilities, ...rooms.flatMap((room) => room.facilities)];
  if (facility !== undefined && !all.some(has(facility))) return false;
  if (keyword === undefined || keyword === '') return true;
  return [store.name, store.city, store.address, ...all, ...rooms.map(({ name }) => name)].some(has(keyword));
};

/** 400 a day that is over or more than thirty days away. */
export async function search(tx: Tx, memberId: string, input: Input, now: number): Promise<DataOf<'booking.search'>> {
  const { date, start, minutes = 120, party, sort, page = 1 } = input;
  const stores = (await listStores(tx)).filter(({ bookable }) => bookable);
  checkDay(date, firstDay(stores, now), now);
  const service = input.serviceTypeId === undefined ? undefined : await findService(tx, input.serviceTypeId);
  const ids = stores.map(({ id }) => id);
  const venues = await listVenues(tx, ids);
  const own = [];
  for (const id of ids) own.push(...(await ownTakers(tx, memberId, id)));
  const from = instantOf(date);
  const occupancy = await readOccupancy(tx, { storeIds: ids, from, to: from + (WEEK_AHEAD + 2) * DAY_MS, own });
  const paused = new Map(venues.map(({ storeId, pausedUntil }) => [storeId, pausedUntil]));
  const asked: Asked = { date, party, minutes, service, now, paused };
  const scores = new Map((await scoresOf(tx, ids)).map((row) => [row.storeId, row]));
  const geo = input.lat === undefined || input.lng === undefined ? undefined : { lat: input.lat, lng: input.lng };
  const cards = stores.flatMap((store): VenueCard[] => {
    const rooms = occupancy.rooms.filter(({ storeId }) => storeId === store.id);
    const facilities = venues.find(({ storeId }) => storeId === store.id)?.facilities ?? [];
    if (!matches(store, rooms, facilities, input)) return [];
    const wanted = start === undefined ? undefined : wantedAt(store, date, start, minutes);
    const card = cardOf(occupancy, store, asked, wanted);
    const next = card.offers.length === 0 ? nextFree(occupancy, store, asked) : undefined;
    const score = scores.get(store.id);
    return [
      {
        store: presentStore(store, { now, ...(geo && { geo }) }),
        score: Math.round((score?.score ?? 0) * 10) / 10,
        reviews: score?.count ?? 0,
        ...card,
        ...(next !== undefined && { nextFree: next }),
      },
    ];
  });
  cards.sort(orderOf(sort ?? (geo ? 'distance' : 'score')));
  return pageOf(cards.slice(offsetOf(page), offsetOf(page) + PAGE_SIZE), cards.length, page);
}

function wantedAt(store: StoreRow, date: string, start: string, minutes: number): number | undefined {
  return openingOf(store.hours, date) ? spanOf(store, { date, start, minutes }).from : undefined;
}

/** First what fits, then by what was asked for. */
const orderOf =
  (sort: 'distance' | 'price' | 'score') =>
  (a: VenueCard, b: VenueCard): number => {
    const by = {
      distance: (a.store.distance ?? 0) - (b.store.distance ?? 0),
      price: a.priceFrom - b.priceFrom,
      score: b.score - a.score,
    };
    return RANK[a.fit] - RANK[b.fit] || by[sort];
  };

/** Today; after midnight the day before, while a night of it still runs. */
const firstDay = (stores: readonly StoreRow[], now: number): string =>
  stores.map(({ hours }) => openingDayOf(hours, now)).reduce((a, b) => (a < b ? a : b), dayOf(now));

function checkDay(date: string, first: string, now: number): void {
  const at = instantOf(date);
  if (Number.isNaN(at)) throw badRequest('date');
  if (at < instantOf(first)) throw badRequest('date', '日期已过，请选择今天或之后');
  if (at > startOfDay(now) + DAYS_AHEAD * DAY_MS) throw badRequest('date', `最多提前 ${DAYS_AHEAD} 天预约`);
}

/** A quarter of the starts or fewer. */
const TIGHT = 4;

/** How full each day is: 有位, 紧张, 已满, 休息. */
export async function readDays(
  tx: Tx,
  { storeId, regionCode, city, from, days = 7, party, minutes = 120 }: RequestOf<'booking.days'>,
  now: number,
): Promise<DataOf<'booking.days'>> {
  const today = dayOf(now);
  const one = storeId === undefined ? undefined : await findStore(tx, storeId);
  if (storeId !== undefined && (!one || one.merchantId !== null)) throw notFound();
  const stores = (one ? [one] : await listStores(tx)).filter(
    (store) => store.bookable && isThere(store, { regionCode, city }),
  );
  const first = from ?? firstDay(stores, now);
  checkDay(first, firstDay(stores, now), now);
  const ids = stores.map(({ id }) => id);
  const venues = await listVenues(tx, ids);
  const span = { from: instantOf(first), to: instantOf(first) + (days + 1) * DAY_MS };
  const occupancy = await readOccupancy(tx, { storeIds: ids, ...span });
  const paused = new Map(venues.map((venue) => [venue.storeId, venue.pausedUntil]));
  const last = startOfDay(now) + DAYS_AHEAD * DAY_MS;
  const shown: DataOf<'booking.days'>['days'] = [];
  for (let i = 0; i < days && span.from + i * DAY_MS <= last; i += 1) {
    const date = dayOf(span.from + i * DAY_MS);
    shown.push({ date, ...stateOf(occupancy, stores, { date, party, minutes, service: undefined, now, paused }) });
  }
  return { days: shown, today, lastDay: dayOf(last), serverTime: now };
}

type DayState = Pick<DataOf<'booking.days'>['days'][number], 'state' | 'text'>;
function stateOf(occupancy: Occupancy, stores: readonly StoreRow[], asked: Asked): DayState {
  const open = stores.filter((store) => openingOf(store.hours, asked.date));
  if (open.length === 0) return { state: 'closed', text: '休息' };
  let [free, all] = [0, 0];
  for (const store of open)
    for (const room of roomsFor(occupancy, store.id, asked)) {
      free += freeStarts(occupancy, store, room, asked).length;
      all += startsOf(store, asked.date).filter((at) => at > asked.now).length;
    }
  if (free === 0) return { state: 'full', text: '已满' };
  return free * TIGHT <= all ? { state: 'tight', text: '紧张' } : { state: 'free', text: '有位' };
}
