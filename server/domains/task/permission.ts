/** What an employee may do with a task (rules 5.1, 5.4): the desk decides, never over what somebody sent himself or what moves his money. */
import type { TaskResult } from '../../../src/contract/task/schemas';
import type { Tx } from '../../db/client';
import type { tasks } from '../../db/schema';
import { forbidden, Refusal } from '../../http/errors';
import { desksOf, type Employee } from '../employee/roles';
import type { AuditKinds } from './kinds';

export type TaskRecord = typeof tasks.$inferSelect;

const isSender = (employee: Employee, task: TaskRecord) => task.fromId === employee.memberId;
const sitsThere = (employee: Employee, { assigneeId, area }: TaskRecord) =>
  assigneeId === null ? desksOf(employee).includes(area) : assigneeId === employee.id;

async function isConcerned(tx: Tx, employee: Employee, task: TaskRecord, kinds: AuditKinds): Promise<boolean> {
  const concerned = await kinds[task.kind]?.concerned(tx, task.targetId);
  return concerned?.includes(employee.memberId) ?? false;
}

export async function allowedResults(
  tx: Tx,
  employee: Employee,
  task: TaskRecord,
  kinds: AuditKinds,
): Promise<TaskResult[]> {
  if (task.status !== 'todo') return [];
  if (task.kind === 'todo') return sitsThere(employee, task) ? ['done'] : [];
  const rules = kinds[task.kind];
  if (!rules) return [];
  if (isSender(employee, task)) return rules.withdraw ? ['withdraw'] : [];
  if (!sitsThere(employee, task) || (await isConcerned(tx, employee, task, kinds))) return [];
  return ['pass', 'reject'];
}

/** Why an employee who sees an open task may not do this with it. */
export function refusalOf(employee: Employee, task: TaskRecord, result: TaskResult): Refusal {
  if (result === 'withdraw') return new Refusal(403, '只有提交人可以撤回');
  if (isSender(employee, task)) return new Refusal(403, '不能处理自己提交的申请，可以撤回后重新提交');
  return sitsThere(employee, task) ? concernsSelf() : forbidden();
}

export const concernsSelf = () => new Refusal(403, '该申请与您本人有关，请由其他同事处理');
