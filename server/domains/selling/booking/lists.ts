/** Own bookings, and the desk of a store (rules 33.12, 33.13). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, forbidden } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { instantOf } from '../../../lib/shanghai';
import { listStores, type StoreRow } from '../../offer/store/repository';
import { worksAt, worksIn } from '../../people/employee/desks';
import { findEmployee } from '../../people/employee/repository';
import { presentCards, presentService } from './presenter';
import { countBookings, listServices, pageOfBookings, TABS, type BookingTab } from './repository';

const LABELS: Record<BookingTab, string> = { coming: '待到店', done: '已完成', cancelled: '已取消' };

/** The store that is asked for, else the own one, among those that the employee looks after. 403 without area table, or of another store. */
export async function deskStores(
  tx: Tx,
  memberId: string,
  storeId: string | undefined,
): Promise<{ store: StoreRow; stores: StoreRow[] }> {
  const employee = await findEmployee(tx, memberId);
  if (!employee || !worksIn(employee, 'table')) throw forbidden();
  const stores = (await listStores(tx)).filter(({ id }) => worksAt(employee, id));
  const store = stores.find(({ id }) => id === (storeId ?? employee.storeId));
  if (!store) throw forbidden();
  return { store, stores };
}

export const deskStore = async (tx: Tx, memberId: string, storeId: string | undefined): Promise<string> =>
  (await deskStores(tx, memberId, storeId)).store.id;

export async function readBookings(
  tx: Tx,
  memberId: string,
  { tab, scope = 'mine', storeId, date, page = 1 }: RequestOf<'tea.booking'>,
  now: number,
): Promise<DataOf<'tea.booking'>> {
  if (date !== undefined && Number.isNaN(instantOf(date))) throw badRequest('date');
  const isDesk = scope === 'store';
  const of = isDesk
    ? { storeId: await deskStore(tx, memberId, storeId), date }
    : { memberId, ...(storeId !== undefined && { storeId }), date };
  const tabs = [];
  for (const id of Object.keys(TABS) as BookingTab[])
    tabs.push({ id, label: LABELS[id], count: await countBookings(tx, { ...of, tab: id }) });
  // The desk shows a whole day unless it is asked for one tab.
  const wanted = tab ?? (isDesk ? undefined : 'coming');
  const listed = { ...of, ...(wanted !== undefined && { tab: wanted }) };
  const rows = await pageOfBookings(tx, listed, PAGE_SIZE, offsetOf(page));
  const total = tabs.reduce((sum, { id, count }) => sum + (wanted === undefined || id === wanted ? count : 0), 0);
  return {
    tabs,
    page: pageOf(await presentCards(tx, rows, isDesk ? 'desk' : 'guest', now), total, page),
    serverTime: now,
  };
}

export async function readServices(
  tx: Tx,
  { storeId }: RequestOf<'booking.serviceType'>,
): Promise<DataOf<'booking.serviceType'>> {
  return (await listServices(tx))
    .filter(({ storeIds }) => storeId === undefined || storeIds.length === 0 || storeIds.includes(storeId))
    .map(presentService);
}
