/** Who leads a room: its speaker, who works here, the service that looks after what people write, and every manager. */
import type { Tx } from '../../../db/client';
import { forbidden, notFound } from '../../../http/errors';
import { worksIn } from '../../people/employee/desks';
import { findEmployee, type Employee } from '../../people/employee/repository';
import { findRoom, lockRoom, speaksAs, type LiveRoom } from './repository';

export const leads = async (tx: Tx, room: LiveRoom, employee: Employee | undefined): Promise<boolean> =>
  employee !== undefined &&
  (employee.isManager || worksIn(employee, 'service') || (await speaksAs(tx, employee.no, room.teacherId)));

/** 404 unknown, and a camera, which nobody leads · 403 another's. `lock`: nobody else writes until the transaction ends. */
export async function ledRoom(
  tx: Tx,
  memberId: string,
  id: string,
  { lock }: { lock: boolean },
): Promise<{ room: LiveRoom; employee: Employee }> {
  const room = await (lock ? lockRoom : findRoom)(tx, id);
  if (room?.kind !== 'room') throw notFound();
  const employee = await findEmployee(tx, memberId);
  if (!employee || !(await leads(tx, room, employee))) throw forbidden();
  return { room, employee };
}
