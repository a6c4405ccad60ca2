/** Where a booking, or what is held for one, may be: the store, its pause, the service and the room (rules 33.1 to 33.5). */
import type { Tx } from '../../../db/client';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { timeOf } from '../../../lib/shanghai';
import { byFit, fits, readOccupancy } from '../../offer/room/occupancy';
import { findRoom, type RoomRow, type Taker } from '../../offer/room/repository';
import type { Use } from '../../offer/room/slots';
import { isHosted } from './hosted';
import { findStore, type StoreRow } from '../../offer/store/repository';
import { findOverlap, findService, findVenue, type ServiceRow, type VenueRow } from './repository';

/** From so many guests on the store confirms, where it has not said otherwise. */
export const LARGE_PARTY = 8;
const TAKEN = '该时段刚被预订';

export const asksStore = (party: number, service: ServiceRow | undefined, venue: VenueRow | undefined): boolean =>
  service?.needConfirm === true || isHosted(service) || party >= (venue?.largeParty ?? LARGE_PARTY);

/** 404 no store of ours · 422 it takes no bookings. */
export async function bookableStore(tx: Tx, storeId: string): Promise<StoreRow> {
  const store = await findStore(tx, storeId);
  if (!store || store.merchantId !== null) throw notFound();
  if (!store.bookable) throw refuse(`${store.name}暂不接受预约，可致电 ${store.tel}`, { field: 'storeId' });
  return store;
}

/** 422 a start before the end of the pause. */
export async function checkPause(tx: Tx, storeId: string, use: Use): Promise<VenueRow | undefined> {
  const venue = await findVenue(tx, storeId);
  if (venue && use.from < venue.pausedUntil)
    throw refuse(`门店暂停接单，${timeOf(venue.pausedUntil)} 后的时段可约`, { field: 'start' });
  return venue;
}

/** Public tables are for services that are served there; all others for the rest. */
export const servesIn = (service: ServiceRow | undefined, room: RoomRow): boolean =>
  service && service.areas.length > 0 ? service.areas.includes(room.area) : room.area !== 'public';

/** Why a room is not for a service; undefined where none is asked for. */
export async function barredFor(
  tx: Tx,
  serviceTypeId: string | undefined,
): Promise<((room: RoomRow) => string | undefined) | undefined> {
  const service = serviceTypeId === undefined ? undefined : await findService(tx, serviceTypeId);
  return service && ((room) => (servesIn(service, room) ? undefined : `${service.name}不在这里`));
}

interface Wanted {
  store: StoreRow;
  roomId: string | undefined;
  party: number;
  service: ServiceRow | undefined;
  own: readonly Taker[];
}

/** The asked room, else the smallest that fits and is free, joined rooms last. 409 none is. The rooms are locked. */
export async function chooseRoom(tx: Tx, { store, roomId, party, service, own }: Wanted, use: Use): Promise<RoomRow> {
  if (roomId !== undefined) {
    const room = await findRoom(tx, roomId);
    if (room?.storeId !== store.id) throw notFound();
    if (!servesIn(service, room)) throw badRequest('roomId', `${service?.name ?? '预约'}不在${room.name}，请换一间`);
    return room;
  }
  const { rooms, isFree } = await readOccupancy(tx, { storeIds: [store.id], ...use, own });
  const able = rooms.filter((room) => fits(room, party) && servesIn(service, room));
  if (able.length === 0) throw badRequest('party', '人数较多，请电话预约');
  const [room] = able.filter((one) => isFree(store, one, use)).sort(byFit);
  if (!room) throw conflict(TAKEN, { reason: 'taken', field: 'start' });
  return room;
}

export async function serviceFor(tx: Tx, id: string, storeId: string): Promise<ServiceRow> {
  const service = await findService(tx, id);
  if (!service || service.closed) throw notFound();
  if (service.storeIds.length > 0 && !service.storeIds.includes(storeId))
    throw badRequest('serviceTypeId', `本店暂无${service.name}`);
  return service;
}

/** 422 the guest is somewhere else then. */
export async function checkOverlap(tx: Tx, memberId: string, use: Use, except?: string): Promise<void> {
  if (await findOverlap(tx, memberId, use, except)) throw refuse('你该时段已有预约', { field: 'start' });
}
