/** Bookings of the day at the employee's store, for the workbench (rule 26.2). */
import { listRooms } from '../../offer/room/repository';
import { worksIn } from '../../people/employee/desks';
import type { DeskDay } from '../../people/work/desk';
import { listActive } from './repository';
import { STATUS_TEXT } from './rules';
import { ROUTE } from './state';

export const bookingDay: DeskDay = async (tx, employee, { from, until }) => {
  if (!worksIn(employee, 'table')) return [];
  const { storeId } = employee;
  const rooms = new Map((await listRooms(tx, storeId)).map(({ id, name }) => [id, name]));
  const rows = await listActive(tx, storeId, { from, to: until }, { statuses: ['pending', 'booked', 'seated'] });
  return rows.map((row) => ({
    id: `booking${row.id}`,
    at: row.startAt,
    endAt: row.endAt,
    title: `预约　${rooms.get(row.roomId) ?? ''} · ${row.party} 人`,
    note: `${row.name} · ${STATUS_TEXT[row.status]}`,
    route: `${ROUTE}?scope=store&id=${row.id}&date=${row.date}`,
  }));
};
