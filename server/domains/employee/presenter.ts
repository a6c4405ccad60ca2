/** Employees as others see them: the only maker of the wire shape EmployeeBrief. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { EmployeeBrief } from '../../../src/contract/employee/shapes';
import type { Tx } from '../../db/client';
import { employees, members, stores } from '../../db/schema';
import type { Employee } from './roles';

interface Staff {
  employee: Employee;
  brief: EmployeeBrief;
  mobile: string;
}

async function findStaff(tx: Tx, where: SQL | undefined): Promise<Staff | undefined> {
  const [row] = await tx
    .select({ employee: employees, storeName: stores.name, mobile: members.mobile })
    .from(employees)
    .innerJoin(members, eq(members.id, employees.memberId))
    .leftJoin(stores, eq(stores.id, employees.storeId))
    .where(where)
    .orderBy(asc(employees.storeId), asc(employees.id))
    .limit(1);
  if (!row) return undefined;
  const { employee, storeName, mobile } = row;
  const { id, no, name, avatar, title, storeId } = employee;
  return { employee, brief: { id, no, name, avatar, title, storeId, storeName: storeName ?? '' }, mobile };
}

export const staffOf = (tx: Tx, memberId: string) => findStaff(tx, eq(employees.memberId, memberId));
export const staffById = (tx: Tx, id: string) => findStaff(tx, eq(employees.id, id));

/** The tea adviser of the first store that has one. */
export const firstAdvisor = (tx: Tx) =>
  findStaff(tx, and(eq(employees.department, '销售'), sql`${employees.areas} ? 'client'`));
