/** Employees, the member each of them is and the store each works at: what their roles and desks are read from. */
import { and, asc, desc, eq, gte, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { StaffArea } from '../../../../src/contract/roles';
import type { Tx } from '../../../db/client';
import { contains, listHas } from '../../../db/like';
import { absences, employees, members, stores } from '../../../db/schema';

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

/** Of the own store, else the first of the house; nobody is the own one. */
export async function findManager(
  tx: Tx,
  { id, storeId }: Pick<Employee, 'id' | 'storeId'>,
): Promise<Employee | undefined> {
  const [found] = await tx
    .select()
    .from(employees)
    .where(and(eq(employees.isManager, true), ne(employees.id, id)))
    .orderBy(desc(eq(employees.storeId, storeId)), asc(employees.id))
    .limit(1);
  return found;
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

/** Employee -> name; who has left is not among them. */
export async function listEmployeeNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = employees;
  const rows = await tx
    .select({ id, name })
    .from(employees)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

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

export type Absence = typeof absences.$inferSelect;

/** Who is away on a day. */
export const listAbsent = (tx: Tx, day: string): Promise<Absence[]> =>
  tx
    .select()
    .from(absences)
    .where(and(lte(absences.from, day), gte(absences.to, day)));

export async function findAbsence(tx: Tx, employeeId: string): Promise<Absence | undefined> {
  const [row] = await tx.select().from(absences).where(eq(absences.employeeId, employeeId));
  return row;
}

export async function saveAbsence(tx: Tx, row: Absence): Promise<void> {
  await tx.insert(absences).values(row).onConflictDoUpdate({ target: absences.employeeId, set: row });
}

export async function endAbsence(tx: Tx, employeeId: string): Promise<void> {
  await tx.delete(absences).where(eq(absences.employeeId, employeeId));
}

/** Of those who leave the staff, and of whom they were to stand in for. */
export async function endAbsencesOf(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(absences).where(or(inArray(absences.employeeId, [...ids]), inArray(absences.standInId, [...ids])));
}
