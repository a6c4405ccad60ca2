/** What an employee may do with a task (rules 5.1, 5.4): the desk decides, never over what somebody sent himself or what moves his money. */
import type { TaskAct, TaskResult } from '../../../../src/contract/task/schemas';
import type { Tx } from '../../../db/client';
import { conflict, forbidden, Refusal, refuse } from '../../../http/errors';
import type { Employee } from '../employee/repository';
import { sitsAt, type Seat } from '../employee/seat';
import { mayActAlone } from '../shopSettings/alone';
import type { AuditKinds, AuditRules } from './kinds';
import type { TaskRecord } from './repository';

export const isSender = (employee: Employee, task: TaskRecord) => task.fromId === employee.memberId;
/** Whose opinion is awaited, or who stands in for him. */
const isAsked = ({ id, standsFor }: Seat, { consultId }: TaskRecord): boolean =>
  consultId !== null && (consultId === id || standsFor.includes(consultId));

export async function isConcerned(tx: Tx, employee: Employee, task: TaskRecord, kinds: AuditKinds): Promise<boolean> {
  const concerned = await kinds[task.kind]?.concerned(tx, task.targetId);
  return concerned?.includes(employee.memberId) ?? false;
}

async function canWithdraw(tx: Tx, { targetId }: TaskRecord, rules: AuditRules): Promise<boolean> {
  if (!rules.withdraw) return false;
  return rules.canWithdraw ? rules.canWithdraw(tx, targetId) : true;
}

export async function allowedResults(
  tx: Tx,
  employee: Seat,
  task: TaskRecord,
  kinds: AuditKinds,
): Promise<TaskResult[]> {
  if (task.status !== 'todo') return [];
  if (task.kind === 'todo') return sitsAt(employee, task) && task.consultId === null ? ['done'] : [];
  const rules = kinds[task.kind];
  if (!rules) return [];
  const own: TaskResult[] = isSender(employee, task) && (await canWithdraw(tx, task, rules)) ? ['withdraw'] : [];
  // What was asked about waits for its answer (rule 27.4).
  if (task.consultId !== null || !(await mayDecide(tx, employee, task, kinds))) return own;
  return [...(await resultsOf(tx, task, rules)), ...own];
}

/** What else than deciding: hand it on, ask somebody, stop waiting for him, answer. */
export async function allowedActs(tx: Tx, employee: Seat, task: TaskRecord, kinds: AuditKinds): Promise<TaskAct[]> {
  if (task.status !== 'todo') return [];
  const asked: TaskAct[] = isAsked(employee, task) ? ['opinion'] : [];
  if (!(await mayDecide(tx, employee, task, kinds))) return asked;
  return task.consultId === null ? ['forward', 'ask'] : [...asked, 'recall'];
}

/** Somebody of the desk; neither who sent it nor whom it concerns, unless one person is enough for what it is worth. */
const mayDecide = async (tx: Tx, employee: Seat, task: TaskRecord, kinds: AuditKinds): Promise<boolean> =>
  sitsAt(employee, task) &&
  ((await mayActAlone(tx, task.worth)) ||
    !(isSender(employee, task) || (await isConcerned(tx, employee, task, kinds))));

async function resultsOf(tx: Tx, { targetId }: TaskRecord, rules: AuditRules): Promise<TaskResult[]> {
  if ((await rules.onlyPass?.(tx, targetId)) !== undefined) return ['pass'];
  return (await rules.onlyReject?.(tx, targetId)) === undefined ? ['pass', 'reject'] : ['reject'];
}

/** Why an employee who sees an open task may not do this with it. */
export async function refusalOf(
  tx: Tx,
  employee: Seat,
  task: TaskRecord,
  result: TaskResult,
  kinds: AuditKinds,
): Promise<Refusal> {
  if (result === 'withdraw')
    return isSender(employee, task) ? conflict('现在不能撤回') : new Refusal(403, '只有提交人可以撤回');
  if (!(await mayDecide(tx, employee, task, kinds))) {
    if (isSender(employee, task)) return new Refusal(403, '不能处理自己提交的申请，可以撤回后重新提交');
    return sitsAt(employee, task) ? concernsSelf() : forbidden();
  }
  if (task.consultId !== null) return refuse('还在等同事的意见');
  const only = result === 'pass' ? 'onlyReject' : 'onlyPass';
  return refuse((await kinds[task.kind]?.[only]?.(tx, task.targetId)) ?? '');
}

/** Why somebody who sees that it waits does not decide it, in his own words; undefined when he does, or when it is nothing of his. */
export async function reasonNot(
  tx: Tx,
  employee: Seat,
  task: TaskRecord,
  kinds: AuditKinds,
): Promise<string | undefined> {
  if (task.status !== 'todo' || !sitsAt(employee, task) || (await mayDecide(tx, employee, task, kinds)))
    return undefined;
  return isSender(employee, task) ? '自己提交的由别人批' : '与你本人有关，由其他同事处理';
}

export const concernsSelf = () => new Refusal(403, '该申请与你本人有关，请由其他同事处理');
