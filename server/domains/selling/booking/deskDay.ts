/** Bookings of the day at the stores where the employee works, for the workbench (rule 26.2). */
import { listRooms } from '../../offer/room/repository';
import { worksIn } from '../../people/employee/desks';
import type { DeskDay } from '../../people/work/desk';
import { listActive, type BookingRow } from './repository';
import { STATUS_TEXT } from './rules';
import { ROUTE } from './state';

export const bookingDay: DeskDay = async (tx, employee, { from, until }) => {
  if (!worksIn(employee, 'table')) return [];
  const rooms = new Map<string, string>();
  const rows: BookingRow[] = [];
  for (const storeId of new Set([employee.storeId, ...employee.moreStoreIds])) {
    for (const { id, name } of await listRooms(tx, storeId)) rooms.set(id, name);
    rows.push(...(await listActive(tx, storeId, { from, to: until }, { statuses: ['pending', 'booked', 'seated'] })));
  }
  return rows.map((row) => ({
    id: `booking${row.id}`,
    at: row.startAt,
    endAt: row.endAt,
    title: `预约　${rooms.get(row.roomId) ?? ''} · ${row.party} 人`,
    note: `${row.name} · ${STATUS_TEXT[row.status]}`,
    route: `${ROUTE}?scope=store&storeId=${row.storeId}&id=${row.id}&date=${row.date}`,
  }));
};
