/** Reaching a human: stores, departments, the member's advisor (rule 18.3). */
import type { KV } from '../../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest } from '../../../http/errors';
import { timeOf } from '../../../lib/shanghai';
import { presentEmployee } from '../../people/employee/presenter';
import { firstAdvisor } from '../../people/employee/repository';
import { readShopSettings, readSite } from '../../people/shopSettings/repository';
import { DEPARTMENTS, type Department, type ShopSettings } from '../../people/shopSettings/settings';
import { presentStore } from '../store/presenter';
import { listStores } from '../store/repository';

/** Each department by its line; without a service number there is nobody to ask for. */
function departments(serviceMobile: string, extensions: ShopSettings['extensions']): KV[] {
  if (serviceMobile === '') return [];
  return Object.entries(DEPARTMENTS).map(([key, label]) => {
    const line = extensions[key as Department];
    return { key, label, value: line ? `${serviceMobile} 转 ${line}` : serviceMobile };
  });
}

/** All stores; with a position the nearest first. 400 half a position, outside the globe. */
export async function listContacts(
  tx: Tx,
  { lat, lng }: RequestOf<'tea.contactUs'>,
  now: number,
): Promise<DataOf<'tea.contactUs'>> {
  if ((lat === undefined) !== (lng === undefined)) throw badRequest(lat === undefined ? 'lat' : 'lng');
  if (lat !== undefined && Math.abs(lat) > 90) throw badRequest('lat');
  if (lng !== undefined && Math.abs(lng) > 180) throw badRequest('lng');
  const geo = lat === undefined || lng === undefined ? undefined : { lat, lng };
  const [{ serviceMobile }, { extensions }] = await Promise.all([readSite(tx), readShopSettings(tx)]);
  const rows = await listStores(tx);
  return {
    stores: rows.map((row) => presentStore(row, { now, geo })).sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)),
    service: departments(serviceMobile, extensions),
  };
}

/** 09:00-21:00 by the clock of Shanghai. */
export function isServing(hours: string, now: number): boolean {
  const [from = '00:00', to = '24:00'] = hours.split('-');
  const clock = timeOf(now);
  return clock >= from && clock < to;
}

/** Until clients have advisors of their own, the tea adviser of the first store that has one. */
export async function readAdvisor(tx: Tx, now: number, publicUrl: string): Promise<DataOf<'tea.contactUsOne'>> {
  const advisor = await firstAdvisor(tx);
  const { serviceHours } = await readSite(tx);
  return {
    ...(advisor ? { advisor: { ...presentEmployee(advisor), mobile: advisor.mobile } } : {}),
    groupQr: `${publicUrl}/h5/contact/pages/ContactUs?topic=group`,
    hours: serviceHours,
    online: isServing(serviceHours, now),
  };
}
