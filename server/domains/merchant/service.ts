/** Allied merchants near the member, and stores and merchants in one list by distance. */
import { asc } from 'drizzle-orm';
import type { CountTab, Geo } from '../../../src/contract/kit';
import type { MerchantCard } from '../../../src/contract/merchant/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { StoreCard } from '../../../src/contract/store/shapes';
import type { Tx } from '../../db/client';
import { stores } from '../../db/schema';
import { badRequest } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { distanceOf, hoursText, isOpen, presentStore } from '../store/presenter';
import { countByCate, countMerchants, findMerchants, type MerchantFilter, type MerchantRow } from './repository';

const placeOf = ({ lat, lng }: MerchantRow['merchant']): Geo => ({ lat: Number(lat), lng: Number(lng) });

/** Open = its own switch and its hours, by the server's clock. */
export function merchantCard({ merchant, cate }: MerchantRow, geo: Geo | undefined, now: number): MerchantCard {
  const place = placeOf(merchant);
  return {
    id: merchant.id,
    name: merchant.name,
    cover: merchant.cover,
    cate,
    offer: merchant.offer,
    ...(geo ? { distance: distanceOf(geo, place) } : {}),
    score: merchant.score / 10,
    address: merchant.address,
    hours: merchant.hours ? hoursText(merchant.hours) : '',
    tel: merchant.mobile,
    geo: place,
    open: merchant.open && (!merchant.hours || isOpen(merchant.hours, now)),
  };
}

/** Half a position is none. */
export const positionOf = (lat: number | undefined, lng: number | undefined): Geo | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng };

export async function listMerchants(
  tx: Tx,
  filter: MerchantFilter,
  { now, geo, page = 1 }: { now: number; geo?: Geo; page?: number },
): Promise<DataOf<'tea.merchantList'>> {
  const [rows, total] = await Promise.all([
    findMerchants(tx, filter, { geo, limit: PAGE_SIZE, offset: offsetOf(page) }),
    countMerchants(tx, filter),
  ]);
  return pageOf(
    rows.map((row) => merchantCard(row, geo, now)),
    total,
    page,
  );
}

export async function listMerchantCates(tx: Tx): Promise<CountTab[]> {
  const cates = await countByCate(tx);
  return [{ id: '', label: '全部', count: cates.reduce((sum, { count }) => sum + count, 0) }, ...cates];
}

/** A merchant as a place on the map. */
function asPlace(row: MerchantRow, geo: Geo, now: number): StoreCard {
  const card = merchantCard(row, geo, now);
  const { id, name, cover, address, tel, hours, open, distance } = card;
  return {
    id,
    name,
    cover,
    address,
    geo: card.geo,
    ...(distance === undefined ? {} : { distance }),
    tel,
    hours,
    open,
    tags: [card.cate, card.offer],
    bookable: false,
    pickup: false,
  };
}

/** Few enough places to sort here: all within `radius`, nearest first. */
export async function listNearby(
  tx: Tx,
  { lat, lng, radius, kind, page = 1 }: RequestOf<'merchant.nearby'>,
  now: number,
): Promise<DataOf<'merchant.nearby'>> {
  if (Number.isNaN(lat) || Number.isNaN(lng)) throw badRequest('lat');
  const geo = { lat, lng };
  const [storeRows, merchantRows] = await Promise.all([
    kind === 'merchant' ? [] : tx.select().from(stores).orderBy(asc(stores.sort)),
    kind === 'store' || kind === 'pickup' ? [] : findMerchants(tx, {}, { geo, limit: 500 }),
  ]);
  const places = [
    ...storeRows.filter(({ pickup }) => kind !== 'pickup' || pickup).map((row) => presentStore(row, { now, geo })),
    ...merchantRows.map((row) => asPlace(row, geo, now)),
  ]
    .filter(({ distance = 0 }) => radius === undefined || distance <= radius)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  return pageOf(places.slice(offsetOf(page), offsetOf(page) + PAGE_SIZE), places.length, page);
}
