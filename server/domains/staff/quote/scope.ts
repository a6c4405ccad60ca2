/** Which quotes an employee may open (rule 30.5). What is outside does not exist. */
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { worksIn } from '../../people/employee/desks';
import { findEmployee, type Employee } from '../../people/employee/repository';
import { findInScope, type Quote } from './repository';

/** 404 outside. `lock`: until the transaction ends nobody else changes it. */
export async function quoteInScope(tx: Tx, viewer: Employee, id: string, lock = false): Promise<Quote> {
  const quote = worksIn(viewer, 'quote') ? await findInScope(tx, viewer, id, lock) : undefined;
  if (!quote) throw notFound();
  return quote;
}

/** Whether a member opens an offer as one of those who made it: that is no opening by a client. */
export async function isSeller(tx: Tx, memberId: string, { id }: Pick<Quote, 'id'>): Promise<boolean> {
  const employee = await findEmployee(tx, memberId);
  return (
    employee !== undefined && worksIn(employee, 'quote') && (await findInScope(tx, employee, id, false)) !== undefined
  );
}
