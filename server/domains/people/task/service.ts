/** Tasks of an employee: what waits for him, what he decided, what he sent; and deciding, once (rule 5.4). */
import type { DingTaskDetail, TaskResult, TaskTab } from '../../../../src/contract/task/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { TaskStatus } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { conflict, notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import type { Employee } from '../employee/repository';
import { employeeOf } from '../employee/who';
import { workChanged } from '../work/tell';
import type { AuditKinds, AuditRules, TaskDecision } from './kinds';
import { waitingAt } from './open';
import { allowedResults, refusalOf } from './permission';
import { shownBy } from '../file/sealed';
import { detailView, taskView } from './presenter';
import {
  addLog,
  countTasks,
  endTask,
  findVisibleTask,
  listOpenTasks,
  pageOfTasks,
  type TaskRecord,
} from './repository';

const TABS: Record<TaskTab, string> = { todo: '待处理', done: '已处理', sent: '我发起' };

/** 403 no employee · 404 a task of another desk. */
export async function readTasks(
  tx: Tx,
  memberId: string,
  { tab = 'todo', kind, id, page = 1 }: RequestOf<'ding.tasksMessage'>,
  now: number,
  { kinds, server }: { kinds: AuditKinds; server: Setup },
): Promise<DataOf<'ding.tasksMessage'>> {
  const employee = await employeeOf(tx, memberId);
  const tabs = await Promise.all(
    (Object.keys(TABS) as TaskTab[]).map(async (one) => ({
      id: one,
      label: TABS[one],
      count: await countTasks(tx, employee, { tab: one, kind }),
    })),
  );
  if (id) {
    const task = await visibleTask(tx, employee, id);
    return { tabs, task: detailView(task, shownBy(server, now), await allowedResults(tx, employee, task, kinds)) };
  }
  const { rows, total } = await pageOfTasks(tx, employee, { tab, kind }, PAGE_SIZE, offsetOf(page));
  return { tabs, page: pageOf(rows.map(taskView), total, page) };
}

/** What an employee may look at, his own sendings among it; what he may do with it is `allowedResults`. */
async function visibleTask(tx: Tx, employee: Employee, id: string): Promise<TaskRecord> {
  const task = await findVisibleTask(tx, employee, id);
  if (!task) throw notFound();
  return task;
}

/**
 * 403 no employee, the sender, whom it concerns · 404 a task of another desk · 409 该任务已处理, with the task as it is now · 422 what
 * can only be passed.
 */
export async function completeTask(
  tx: Tx,
  memberId: string,
  input: RequestOf<'ding.tasksComplete'>,
  now: number,
  { kinds, server }: { kinds: AuditKinds; server: Setup },
): Promise<DingTaskDetail> {
  const employee = await employeeOf(tx, memberId);
  const task = await visibleTask(tx, employee, input.id);
  const { result } = input;
  const allowed = await allowedResults(tx, employee, task, kinds);
  const shown = shownBy(server, now);
  const taken = () => conflict('该任务已处理', { data: detailView(task, shown, allowed) });
  const isAudit = task.kind !== 'todo';
  if (task.status !== 'todo' || task.rev !== input.rev || isAudit === (result === 'done')) throw taken();
  if (!allowed.includes(result)) throw await refusalOf(tx, employee, task, result, kinds);
  const note = input.note?.trim() ?? '';
  const claimed = await claimTask(tx, task, employee, { result, note, now });
  if (!claimed) throw taken();
  const rules = kinds[task.kind];
  if (result === 'withdraw') await rules?.withdraw?.(tx, task.targetId, now, server);
  const decision = { pass: result === 'pass', note, by: employee.name, now };
  return detailView(result === 'withdraw' ? claimed : await carryOut(tx, claimed, rules, decision, server), shown);
}

/** The claimed task is decided; what the decision left out stands in its log, where its decider and its sender read it. */
export async function carryOut(
  tx: Tx,
  task: TaskRecord,
  rules: AuditRules | undefined,
  decision: Omit<TaskDecision, 'targetId'>,
  server: Setup,
): Promise<TaskRecord> {
  const left = (await rules?.decide(tx, { ...decision, targetId: task.targetId }, server)) ?? [];
  if (left.length === 0) return task;
  const at = String(decision.now);
  return addLog(
    tx,
    task,
    left.map((label, i) => ({ key: `${at}-${i}`, label: `未处理：${label}`, value: at })),
  );
}

/** How a task ends, and how its log says so. */
const ENDS: Record<TaskResult, { status: TaskStatus; word: string }> = {
  done: { status: 'done', word: '完成' },
  pass: { status: 'passed', word: '通过' },
  reject: { status: 'rejected', word: '拒绝' },
  withdraw: { status: 'done', word: '撤回' },
};

/** What an employee decided with the thing in his hands is his decision at the desk too, as though he had passed it there. */
export async function passOpenTasks(
  tx: Tx,
  { kind, targetId }: Pick<TaskRecord, 'kind' | 'targetId'>,
  employee: Employee,
  now: number,
): Promise<void> {
  for (const task of await listOpenTasks(tx, kind, targetId))
    await claimTask(tx, task, employee, { result: 'pass', note: '', now });
}

/** One of two deciders gets the row, and the desk counts anew; the other finds it taken. */
export async function claimTask(
  tx: Tx,
  task: TaskRecord,
  employee: Employee,
  { result, note, now }: { result: TaskResult; note: string; now: number },
): Promise<TaskRecord | undefined> {
  const { status, word } = ENDS[result];
  const label = `${employee.name} ${word}${note ? `：${note}` : ''}`;
  const claimed = await endTask(tx, task, {
    status,
    decidedById: result === 'withdraw' ? null : employee.id,
    decidedAt: now,
    log: [...task.log, { key: String(now), label, value: String(now) }],
  });
  if (claimed) await workChanged(tx, waitingAt(task));
  return claimed;
}
