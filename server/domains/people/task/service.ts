/** Tasks of an employee: what waits for him, what he decided, what he sent; and deciding, once (rule 5.4). */
import type { DingTaskDetail, TaskResult, TaskTab } from '../../../../src/contract/task/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { TaskKind, TaskStatus } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { conflict, notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { startOfDay, DAY_MS } from '../../../lib/shanghai';
import { desksOf } from '../employee/desks';
import { staffById, type Employee } from '../employee/repository';
import { seatOf, type Seat } from '../employee/seat';
import { workChanged } from '../work/tell';
import type { AuditKinds, AuditRules, Deciding, TaskDecision } from './kinds';
import { waitingAt } from './open';
import { allowedResults, refusalOf } from './permission';
import { KINDS } from './labels';
import { taskDetail, taskViews } from './presenter';
import {
  addLog,
  countByKind,
  countSections,
  countTasks,
  endTask,
  findVisibleTask,
  listOpenTasks,
  pageOfTasks,
  type TaskRecord,
} from './repository';

const TABS: Record<TaskTab, string> = { todo: '待处理', done: '已处理', sent: '我发起的' };

/** 403 no employee · 404 a task of another desk. */
export async function readTasks(
  tx: Tx,
  memberId: string,
  { tab = 'todo', kind, id, page = 1 }: RequestOf<'ding.tasksMessage'>,
  now: number,
  { kinds, server }: { kinds: AuditKinds; server: Setup },
): Promise<DataOf<'ding.tasksMessage'>> {
  const employee = await seatOf(tx, memberId, now);
  const tabs = await Promise.all(
    (Object.keys(TABS) as TaskTab[]).map(async (one) => ({
      id: one,
      label: TABS[one],
      count: await countTasks(tx, employee, { tab: one, kind }),
    })),
  );
  const chips = await kindsOf(tx, employee, tab);
  if (id) {
    const task = await visibleTask(tx, employee, id);
    return { tabs, kinds: chips, sections: [], task: await taskDetail(tx, employee, task, now, { kinds, server }) };
  }
  const when = { now, midnight: startOfDay(now) + DAY_MS };
  const { rows, total } = await pageOfTasks(tx, employee, { tab, kind }, when, PAGE_SIZE, offsetOf(page));
  const sections = tab === 'todo' ? await countSections(tx, employee, { tab, kind }, when) : [];
  return { tabs, kinds: chips, sections, page: pageOf(await taskViews(tx, rows), total, page) };
}

/** Kinds of which there is something, and while one waits for work those of the own desks. */
async function kindsOf(tx: Tx, employee: Seat, tab: TaskTab): Promise<DataOf<'ding.tasksMessage'>['kinds']> {
  const counts = await countByKind(tx, employee, tab);
  const desks = desksOf(employee);
  return (Object.keys(KINDS) as TaskKind[])
    .map((kind) => ({ ...KINDS[kind], id: kind, count: counts.get(kind) ?? 0 }))
    .filter(({ count, desk }) => count > 0 || (tab === 'todo' && desk !== undefined && desks.includes(desk)))
    .map(({ id, label, count }) => ({ id, label, count }));
}

/** What an employee may look at, his own sendings among it; what he may do with it is `allowedResults`. */
export async function visibleTask(tx: Tx, employee: Seat, id: string, lock = false): Promise<TaskRecord> {
  const task = await findVisibleTask(tx, employee, id, lock);
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
  { kinds, server }: { kinds: AuditKinds; server: Deciding },
): Promise<DingTaskDetail> {
  const employee = await seatOf(tx, memberId, now);
  // Locked before what it is about: whoever decides locks in this order, so two of them wait instead of blocking one another.
  const task = await visibleTask(tx, employee, input.id, true);
  const { result } = input;
  const isAudit = task.kind !== 'todo';
  if (task.status !== 'todo' || task.rev !== input.rev || isAudit === (result === 'done'))
    throw await taken(tx, employee, task, now, { kinds, server });
  if (!(await allowedResults(tx, employee, task, kinds)).includes(result))
    throw await refusalOf(tx, employee, task, result, kinds);
  const note = input.note?.trim() ?? '';
  const instead = await insteadOf(tx, employee, task);
  const claimed = await claimTask(tx, task, employee, { result, note, now, instead });
  if (!claimed) throw await taken(tx, employee, await visibleTask(tx, employee, task.id), now, { kinds, server });
  const rules = kinds[task.kind];
  if (result === 'withdraw') {
    await rules?.withdraw?.(tx, task.targetId, now, server);
    return taskDetail(tx, employee, claimed, now, { kinds, server });
  }
  const decision = { pass: result === 'pass', note, by: employee.name, now };
  return taskDetail(tx, employee, await carryOut(tx, claimed, rules, decision, server), now, { kinds, server });
}

/** Name of whoever it names, where somebody stands in for him. */
async function insteadOf(tx: Tx, { id, standsFor }: Seat, { assigneeId }: TaskRecord): Promise<string | undefined> {
  if (assigneeId === null || assigneeId === id || !standsFor.includes(assigneeId)) return undefined;
  return (await staffById(tx, assigneeId))?.employee.name;
}

/** 409: somebody was faster. What he made of it comes along. */
export const taken = async (
  tx: Tx,
  employee: Seat,
  task: TaskRecord,
  now: number,
  { kinds, server }: { kinds: AuditKinds; server: Setup },
) => conflict('该任务已处理', { data: await taskDetail(tx, employee, task, now, { kinds, server }) });

/** The claimed task is decided; what the decision left out stands in its log, where its decider and its sender read it. */
export async function carryOut(
  tx: Tx,
  task: TaskRecord,
  rules: AuditRules | undefined,
  decision: Omit<TaskDecision, 'targetId'>,
  server: Deciding,
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
  reject: { status: 'rejected', word: '驳回' },
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
  { result, note, now, instead }: { result: TaskResult; note: string; now: number; instead?: string | undefined },
): Promise<TaskRecord | undefined> {
  const { status, word } = ENDS[result];
  const who = instead === undefined ? employee.name : `${employee.name}（代 ${instead}）`;
  const label = `${who} ${word}${note ? `：${note}` : ''}`;
  const claimed = await endTask(tx, task, {
    status,
    decidedById: result === 'withdraw' ? null : employee.id,
    decidedAt: now,
    log: [...task.log, { key: String(now), label, value: String(now) }],
  });
  if (claimed) await workChanged(tx, waitingAt(task));
  return claimed;
}
