/** Store cards: distance from where the visitor is, open or closed by the server's clock in Asia/Shanghai. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Geo } from '../../../src/contract/kit';
import type { StoreCard } from '../../../src/contract/shop/schemas';
import type { Tx } from '../../db/client';
import { skus, stores, type OpeningHours } from '../../db/schema';

export type StoreRow = typeof stores.$inferSelect;

export interface StoreView {
  now: number;
  /** gcj02 */
  geo?: Geo;
  /** Set when SKUs were asked for: whether all of them can be picked up. */
  stockOk?: boolean;
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

/** 09:30-21:30（周二休息） */
export const hoursText = ({ open, close, closedDays }: OpeningHours): string =>
  `${open}-${close}${closedDays.length > 0 ? `（周${closedDays.map((day) => WEEK[day]).join('、')}休息）` : ''}`;

export function isOpen({ open, close, closedDays }: OpeningHours, now: number): boolean {
  const local = new Date(now + 8 * 3_600_000);
  const clock = local.toISOString().slice(11, 16);
  return !closedDays.includes(local.getUTCDay()) && clock >= open && clock < close;
}

export function presentStore(row: StoreRow, { now, geo, stockOk }: StoreView): StoreCard {
  const place = { lat: Number(row.lat), lng: Number(row.lng) };
  return {
    id: row.id,
    name: row.name,
    cover: row.cover,
    address: row.address,
    geo: place,
    ...(geo ? { distance: distanceOf(geo, place) } : {}),
    tel: row.tel,
    hours: hoursText(row.hours),
    open: isOpen(row.hours, now),
    tags: row.tags,
    ...(stockOk === undefined ? {} : { stockOk }),
    bookable: row.bookable,
    pickup: row.pickup,
  };
}

/** Stores where parcels can be picked up, the nearest first when the position is known. Stock is kept centrally: one answer for all. */
export async function loadPickupStores(
  tx: Tx,
  query: { now: number; geo?: Geo; skuIds?: string[] },
): Promise<StoreCard[]> {
  const rows = await tx.select().from(stores).where(eq(stores.pickup, true)).orderBy(asc(stores.sort));
  const stockOk = query.skuIds && query.skuIds.length > 0 ? await allInStock(tx, query.skuIds) : undefined;
  const cards = rows.map((row) => presentStore(row, { ...query, stockOk }));
  return query.geo ? cards.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : cards;
}

async function allInStock(tx: Tx, skuIds: string[]): Promise<boolean> {
  const wanted = [...new Set(skuIds)];
  const rows = await tx
    .select({ left: sql<number>`${skus.stock} - ${skus.locked}` })
    .from(skus)
    .where(inArray(skus.id, wanted));
  return rows.length === wanted.length && rows.every(({ left }) => left > 0);
}
