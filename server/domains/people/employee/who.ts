/** The employee a member is. */
import type { Tx } from '../../../db/client';
import { forbidden } from '../../../http/errors';
import { findEmployee, type Employee } from './repository';

/** 403 for who is none. */
export async function employeeOf(tx: Tx, memberId: string): Promise<Employee> {
  const employee = await findEmployee(tx, memberId);
  if (!employee) throw forbidden();
  return employee;
}
