/** Who sits at a desk, and for whom besides: whoever is absent has a stand-in for the tasks that name him (rule 27.5). */
import type { Tx } from '../../../db/client';
import { dayOf } from '../../../lib/shanghai';
import { waitsFor } from './desks';
import { findAbsence, listAbsent, type Absence, type Employee } from './repository';
import { employeeOf } from './who';

export interface Seat extends Employee {
  /** Employees whose tasks this one takes today. */
  standsFor: readonly string[];
}

/** Also for those whose own stand-in is absent. */
export async function seated(tx: Tx, employee: Employee, now: number): Promise<Seat> {
  const absent = await listAbsent(tx, dayOf(now));
  const standsFor = new Set<string>();
  const taken = [employee.id];
  for (let id = taken.pop(); id !== undefined; id = taken.pop())
    for (const { employeeId, standInId } of absent)
      if (standInId === id && employeeId !== employee.id && !standsFor.has(employeeId)) {
        standsFor.add(employeeId);
        taken.push(employeeId);
      }
  return { ...employee, standsFor: [...standsFor] };
}

/** 403 for who is no employee. */
export const seatOf = async (tx: Tx, memberId: string, now: number): Promise<Seat> =>
  seated(tx, await employeeOf(tx, memberId), now);

export interface Placed {
  area: string;
  assigneeId: string | null;
  lateAt: number | null;
}

/** At the desk, by name, in place of who is named, or as a manager because it is overdue. */
export const sitsAt = (seat: Seat, { assigneeId, area, lateAt }: Placed): boolean =>
  waitsFor(seat, { assigneeId, desk: area }) ||
  (assigneeId !== null && seat.standsFor.includes(assigneeId)) ||
  (lateAt !== null && seat.isManager);

/** Who takes the tasks of an employee: his stand-in, and the stand-in's. Without a day: also on other days than those of the absence. */
export async function standInsOf(tx: Tx, employeeId: string, at?: number): Promise<string[]> {
  const found: string[] = [];
  for (let id: string | undefined = employeeId; id !== undefined;) {
    const row: Absence | undefined = await findAbsence(tx, id);
    const holds: boolean = row !== undefined && (at === undefined || (row.from <= dayOf(at) && dayOf(at) <= row.to));
    id = holds && row && row.standInId !== employeeId && !found.includes(row.standInId) ? row.standInId : undefined;
    if (id !== undefined) found.push(id);
  }
  return found;
}
