/** What an employee may do with a task (rules 5.1, 5.4): the desk decides, never over what somebody sent himself or what moves his money. */
import type { TaskResult } from '../../../../src/contract/task/schemas';
import type { Tx } from '../../../db/client';
import { conflict, forbidden, Refusal, refuse } from '../../../http/errors';
import { waitsFor } from '../employee/desks';
import type { Employee } from '../employee/repository';
import { mayActAlone } from '../shopSettings/alone';
import type { AuditKinds, AuditRules } from './kinds';
import type { TaskRecord } from './repository';

const isSender = (employee: Employee, task: TaskRecord) => task.fromId === employee.memberId;
const sitsThere = (employee: Employee, { assigneeId, area }: TaskRecord) =>
  waitsFor(employee, { assigneeId, desk: area });

async function isConcerned(tx: Tx, employee: Employee, task: TaskRecord, kinds: AuditKinds): Promise<boolean> {
  const concerned = await kinds[task.kind]?.concerned(tx, task.targetId);
  return concerned?.includes(employee.memberId) ?? false;
}

async function canWithdraw(tx: Tx, { targetId }: TaskRecord, rules: AuditRules): Promise<boolean> {
  if (!rules.withdraw) return false;
  return rules.canWithdraw ? rules.canWithdraw(tx, targetId) : true;
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
  const own: TaskResult[] = isSender(employee, task) && (await canWithdraw(tx, task, rules)) ? ['withdraw'] : [];
  return (await mayDecide(tx, employee, task, kinds)) ? [...(await resultsOf(tx, task, rules)), ...own] : own;
}

/** Somebody of the desk; neither who sent it nor whom it concerns, unless one person is enough for what it is worth. */
const mayDecide = async (tx: Tx, employee: Employee, task: TaskRecord, kinds: AuditKinds): Promise<boolean> =>
  sitsThere(employee, task) &&
  ((await mayActAlone(tx, task.worth)) ||
    !(isSender(employee, task) || (await isConcerned(tx, employee, task, kinds))));

async function resultsOf(tx: Tx, { targetId }: TaskRecord, rules: AuditRules): Promise<TaskResult[]> {
  if ((await rules.onlyPass?.(tx, targetId)) !== undefined) return ['pass'];
  return (await rules.onlyReject?.(tx, targetId)) === undefined ? ['pass', 'reject'] : ['reject'];
}

/** Why an employee who sees an open task may not do this with it. */
export async function refusalOf(
  tx: Tx,
  employee: Employee,
  task: TaskRecord,
  result: TaskResult,
  kinds: AuditKinds,
): Promise<Refusal> {
  if (result === 'withdraw')
    return isSender(employee, task) ? conflict('现在不能撤回') : new Refusal(403, '只有提交人可以撤回');
  if (!(await mayDecide(tx, employee, task, kinds))) {
    if (isSender(employee, task)) return new Refusal(403, '不能处理自己提交的申请，可以撤回后重新提交');
    return sitsThere(employee, task) ? concernsSelf() : forbidden();
  }
  const only = result === 'pass' ? 'onlyReject' : 'onlyPass';
  return refuse((await kinds[task.kind]?.[only]?.(tx, task.targetId)) ?? '');
}

export const concernsSelf = () => new Refusal(403, '该申请与您本人有关，请由其他同事处理');
