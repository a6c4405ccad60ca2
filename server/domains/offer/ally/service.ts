/** Allied merchants near the member, and stores and merchants in one list by distance. */
import type { CountTab, Geo } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { presentStore } from '../store/presenter';
import { listStores } from '../store/repository';
import { allyCard, merchantPlace } from './presenter';
import { countByCate, countMerchants, findMerchants, type MerchantFilter } from './repository';

/** Half a position is none. */
export const positionOf = (lat: number | undefined, lng: number | undefined): Geo | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng };

export async function listMerchants(
  tx: Tx,
  { geo, page = 1, ...filter }: MerchantFilter & { geo?: Geo; page?: number },
  now: number,
): Promise<DataOf<'tea.merchantList'>> {
  const [rows, total] = await Promise.all([
    findMerchants(tx, filter, { geo, limit: PAGE_SIZE, offset: offsetOf(page) }),
    countMerchants(tx, filter),
  ]);
  return pageOf(
    rows.map((row) => allyCard(row, geo, now)),
    total,
    page,
  );
}

export async function listMerchantCates(tx: Tx): Promise<CountTab[]> {
  const cates = await countByCate(tx);
  return [{ id: '', label: '全部', count: cates.reduce((sum, { count }) => sum + count, 0) }, ...cates];
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
    kind === 'merchant' ? [] : listStores(tx),
    kind === 'store' || kind === 'pickup' ? [] : findMerchants(tx, {}, { geo, limit: 500 }),
  ]);
  const places = [
    ...storeRows.filter(({ pickup }) => kind !== 'pickup' || pickup).map((row) => presentStore(row, { now, geo })),
    ...merchantRows.map((row) => merchantPlace(row, geo, now)),
  ]
    .filter(({ distance = 0 }) => radius === undefined || distance <= radius)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  return pageOf(places.slice(offsetOf(page), offsetOf(page) + PAGE_SIZE), places.length, page);
}
