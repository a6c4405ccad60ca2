/** Store cards: distance from where the visitor is, open or closed by the server's clock in Asia/Shanghai. */
import type { Geo } from '../../../../src/contract/kit';
import type { StoreCard } from '../../../../src/contract/store/shapes';
import type { OpeningHours } from '../../../db/schema';
import { isOpen, nextOpening } from './hours';
import type { StoreRow } from './repository';

export interface StoreView {
  now: number;
  /** gcj02 */
  geo?: Geo;
  /** Set when SKUs were asked for: whether all of them can be picked up. */
  stockOk?: boolean;
  /** SKUs that the store lacks. */
  lacks?: string[];
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the great circle, rounded. */
export function distanceOf(a: Geo, b: Geo): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h))));
}

const WEEK = ['日', '一', '二', '三', '四', '五', '六'];

/** 09:30-21:30（周二休息）, 18:00-次日02:00 */
export const hoursText = ({ open, close, closedDays }: OpeningHours): string =>
  `${open}-${close <= open ? '次日' : ''}${close}${closedDays.length > 0 ? `（周${closedDays.map((day) => WEEK[day]).join('、')}休息）` : ''}`;

export function presentStore(row: StoreRow, { now, geo, stockOk, lacks }: StoreView): StoreCard {
  const place = { lat: Number(row.lat), lng: Number(row.lng) };
  const open = isOpen(row.hours, now);
  const opensAt = open ? undefined : nextOpening(row.hours, now);
  return {
    id: row.id,
    name: row.name,
    cover: row.cover,
    address: row.address,
    geo: place,
    ...(geo ? { distance: distanceOf(geo, place) } : {}),
    tel: row.tel,
    hours: hoursText(row.hours),
    open,
    tags: row.tags,
    ...(stockOk === undefined ? {} : { stockOk }),
    bookable: row.bookable,
    pickup: row.pickup,
    city: row.city,
    ...(lacks && lacks.length > 0 ? { lacks } : {}),
    ...(opensAt === undefined ? {} : { opensAt }),
  };
}
