/** Which stores somebody's reports are about: a manager's all of them and the shop itself, anybody else's the own one (rule 32.3). */
import type { Option } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { listStores } from '../../offer/store/repository';
import type { Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';

export interface Place {
  id: string;
  name: string;
}
export interface Seat {
  viewer: Employee;
  /** In the order of the shop. */
  places: Place[];
  /** Names of the others. */
  leftOut: string[];
}

/** What no store sold: parcels, and what is picked up at a merchant's own counter. */
export const ONLINE: Place = { id: '0', name: '线上' };

const shortName = (name: string): string => name.split('·').at(-1) ?? name;

export async function listPlaces(tx: Tx): Promise<Place[]> {
  const stores = await listStores(tx);
  return [...stores.map(({ id, name }) => ({ id, name: shortName(name) })), ONLINE];
}

export async function seatOf(tx: Tx, memberId: string): Promise<Seat> {
  const viewer = await employeeOf(tx, memberId);
  const all = await listPlaces(tx);
  const places = viewer.isManager ? all : all.filter(({ id }) => id === viewer.storeId);
  return { viewer, places, leftOut: all.filter((one) => !places.includes(one)).map(({ name }) => name) };
}

/** All that the seat sees, or the one that is asked for. 404 of another store. */
export function placesOf({ places }: Pick<Seat, 'places'>, storeId: string | undefined): Place[] {
  if (storeId === undefined) return places;
  const place = places.find(({ id }) => id === storeId);
  if (!place) throw notFound();
  return [place];
}

export const optionsOf = (places: readonly Place[]): Option[] =>
  places.map(({ id, name }) => ({ value: id, label: name }));
export const idsOf = (places: readonly Place[]): string[] => places.map(({ id }) => id);
