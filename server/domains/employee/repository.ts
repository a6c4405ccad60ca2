/** Employees, the member each of them is and the store each works at: what their roles and desks are read from. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { employees, members, stores } from '../../db/schema';

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

async function findStaff(tx: Tx, where: SQL | undefined): Promise<Staff | undefined> {
  const [row] = await tx
    .select({ employee: employees, storeName: stores.name, mobile: members.mobile })
    .from(employees)
    .innerJoin(members, eq(members.id, employees.memberId))
    .leftJoin(stores, eq(stores.id, employees.storeId))
    .where(where)
    .orderBy(asc(employees.storeId), asc(employees.id))
    .limit(1);
  return row && { ...row, storeName: row.storeName ?? '' };
}

export const staffOf = (tx: Tx, memberId: string) => findStaff(tx, eq(employees.memberId, memberId));
export const staffById = (tx: Tx, id: string) => findStaff(tx, eq(employees.id, id));

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
