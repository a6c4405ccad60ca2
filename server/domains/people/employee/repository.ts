/** Employees, the member each of them is and the store each works at: what their roles and desks are read from. */
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { StaffArea } from '../../../../src/contract/roles';
import type { Tx } from '../../../db/client';
import { contains, listHas } from '../../../db/like';
import { employees, members, stores } from '../../../db/schema';

export type Employee = typeof employees.$inferSelect;
export interface Staff {
  employee: Employee;
  storeName: string;
  mobile: string;
}

export async function findEmployee(tx: Tx, memberId: string): Promise<Employee | undefined> {
  const [row] = await tx.select().from(employees).where(eq(employees.memberId, memberId));
  return row;
}

export const listEmployees = (tx: Tx): Promise<Employee[]> => tx.select().from(employees).orderBy(asc(employees.id));

async function selectStaff(tx: Tx, where: SQL | undefined, limit?: number): Promise<Staff[]> {
  const query = tx
    .select({ employee: employees, storeName: stores.name, mobile: members.mobile })
    .from(employees)
    .innerJoin(members, eq(members.id, employees.memberId))
    .leftJoin(stores, eq(stores.id, employees.storeId))
    .where(where)
    .orderBy(asc(employees.storeId), asc(employees.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map((row) => ({ ...row, storeName: row.storeName ?? '' }));
}
const findStaff = async (tx: Tx, where: SQL | undefined): Promise<Staff | undefined> =>
  (await selectStaff(tx, where, 1))[0];

export const staffOf = (tx: Tx, memberId: string) => findStaff(tx, eq(employees.memberId, memberId));
export const staffById = (tx: Tx, id: string) => findStaff(tx, eq(employees.id, id));

/** In no order of the ids; who has left is not among them. */
export const listStaffByIds = (tx: Tx, ids: readonly string[]): Promise<Staff[]> =>
  ids.length === 0 ? Promise.resolve([]) : selectStaff(tx, inArray(employees.id, [...new Set(ids)]));

/** The staff by store; `keyword`: part of a name, or of a number. */
export const searchStaff = (
  tx: Tx,
  { storeId, keyword, area }: { storeId?: string | undefined; keyword?: string; area?: StaffArea | undefined },
): Promise<Staff[]> =>
  selectStaff(
    tx,
    and(
      storeId === undefined ? undefined : eq(employees.storeId, storeId),
      keyword ? or(contains(employees.name, keyword), contains(employees.no, keyword)) : undefined,
      area ? listHas(employees.areas, area) : undefined,
    ),
  );

/** The tea adviser of the first store that has one. */
export const firstAdvisor = (tx: Tx) =>
  findStaff(tx, and(eq(employees.department, '销售'), sql`${employees.areas} ? 'client'`));

/** A member beside the employee he is, if he is one. */
export async function findMemberStaff(
  tx: Tx,
  memberId: string,
): Promise<{ member: typeof members.$inferSelect; employee: Employee | null } | undefined> {
  const [row] = await tx
    .select({ member: members, employee: employees })
    .from(members)
    .leftJoin(employees, eq(employees.memberId, members.id))
    .where(eq(members.id, memberId));
  return row;
}
