/** Who comes to the own store today, and where one goes oneself, for the workbench (rule 26.2). */
import { worksIn } from '../../people/employee/desks';
import type { DeskDay } from '../../people/work/desk';
import { dayOf } from '../../../lib/shanghai';
import { listRoomsById } from '../../offer/room/repository';
import { listAwaited } from './come/repository';
import { findOfDay, listStops } from './route/repository';

const HOUR_MS = 3_600_000;

export const comeDay: DeskDay = async (tx, employee, span) => {
  const isOwnWork = worksIn(employee, 'visit');
  const rows = await listAwaited(tx, employee, { ...span, isOwnWork });
  const roomIds = rows.flatMap(({ come }) => come.roomId ?? []);
  const rooms = new Map((await listRoomsById(tx, roomIds)).map(({ id, name }) => [id, name]));
  return rows.map(({ come: { id, at, minutes, party, roomId, status }, client }) => ({
    id: `come${id}`,
    at,
    endAt: at + minutes * 60_000,
    title: `来访　${client.name}`,
    note: [`${party} 位`, rooms.get(roomId ?? ''), status === 'arrived' ? '已到店' : ''].filter(Boolean).join('　'),
    // Whoever only receives the guest has no such page.
    ...(isOwnWork && { route: `/maintenance/pages/comeVisitPlan?id=${id}` }),
  }));
};

/** The stops that are still ahead. */
export const visitDay: DeskDay = async (tx, employee, { from }) => {
  if (!worksIn(employee, 'visit')) return [];
  const route = await findOfDay(tx, employee.id, dayOf(from));
  if (!route) return [];
  return (await listStops(tx, employee, [route.id]))
    .filter(({ stop: { status } }) => status === 'waiting' || status === 'checked')
    .map(({ stop: { id, at, purpose }, client: { name } }) => ({
      id: `visit${id}`,
      at,
      endAt: at + HOUR_MS,
      title: `拜访　${name}`,
      note: purpose,
      route: `/maintenance/pages/visitPlan?id=${route.id}`,
    }));
};
