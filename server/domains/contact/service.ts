/** Reaching a human: stores, departments, the member's advisor (rule 18.3). */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { badRequest } from '../../http/errors';
import { timeOf } from '../../lib/shanghai';
import { presentEmployee } from '../employee/presenter';
import { firstAdvisor } from '../employee/repository';
import { readSite } from '../house/repository';
import { presentStore } from '../store/presenter';
import { listStores } from '../store/repository';

const DEPARTMENTS: readonly [key: string, label: string, extension: string][] = [
  ['wholesale', '批发订货', '转 2'],
  ['channel', '渠道合作', '转 3'],
  ['join', '茶馆加盟', '转 4'],
  ['complaint', '投诉建议', '转 9'],
];

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
  const { serviceMobile } = await readSite(tx);
  const rows = await listStores(tx);
  return {
    stores: rows.map((row) => presentStore(row, { now, geo })).sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)),
    service: DEPARTMENTS.map(([key, label, extension]) => ({ key, label, value: `${serviceMobile} ${extension}` })),
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
    ...(advisor ? { advisor: { employee: presentEmployee(advisor), mobile: advisor.mobile } } : {}),
    groupQr: `${publicUrl}/h5/contact/pages/ContactUs?topic=group`,
    hours: serviceHours,
    online: isServing(serviceHours, now),
  };
}
