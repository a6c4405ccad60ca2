/** Whose points an employee looks at (rule 36.2): area patrol, in the stores where he works. */
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { listStores, type StoreRow } from '../../offer/store/repository';
import { worksAt, worksIn } from '../../people/employee/desks';
import { searchStaff, type Employee, type Staff } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';

export const covers = (viewer: Employee, storeId: string): boolean =>
  worksIn(viewer, 'patrol') && worksAt(viewer, storeId);

export const listOwnStores = async (tx: Tx, viewer: Employee): Promise<StoreRow[]> =>
  (await listStores(tx)).filter(({ id }) => covers(viewer, id));

/** 403 no employee · 404 a store where he does not work. */
export async function seatIn(tx: Tx, memberId: string, storeId: string): Promise<Employee> {
  const viewer = await employeeOf(tx, memberId);
  if (!covers(viewer, storeId)) throw notFound();
  return viewer;
}

/** Who can put something right in a store: those who patrol it, those who work there first. */
export async function listFixers(tx: Tx, storeId: string): Promise<Staff[]> {
  const all = (await searchStaff(tx, { area: 'patrol' })).filter(({ employee }) => covers(employee, storeId));
  const isHere = ({ employee }: Staff) => employee.storeId === storeId;
  return [...all.filter(isHere), ...all.filter((one) => !isHere(one))];
}
