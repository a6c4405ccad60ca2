/** Tasks of an employee: what waits for him, what he decided, what he sent; and deciding, once (rule 5.4). */
import { and, count, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { DingTask, DingTaskDetail, TaskResult, TaskTab } from '../../../src/contract/task/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { tasks, type TaskStatus } from '../../db/schema';
import type { Setup } from '../../http/context';
import { conflict, forbidden, notFound } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { desksOf } from '../employee/desks';
import { findEmployee, type Employee } from '../employee/repository';
import type { AuditKinds } from './kinds';
import { allowedResults, refusalOf, type TaskRecord } from './permission';

/** 403 for who is no employee. */
async function employeeOf(tx: Tx, memberId: string): Promise<Employee> {
  const employee = await findEmployee(tx, memberId);
  if (!employee) throw forbidden();
  return employee;
}

/** Tasks of the employee's desks that name nobody, and those that name this employee. */
const isMine = (employee: Employee): SQL | undefined => {
  const desks = desksOf(employee);
  return or(
    eq(tasks.assigneeId, employee.id),
    desks.length > 0 ? and(isNull(tasks.assigneeId), inArray(tasks.area, desks)) : undefined,
  );
};

/** An audit of one's own sending waits for a colleague. */
const isForOthers = (employee: Employee): SQL | undefined =>
  or(eq(tasks.kind, 'todo'), isNull(tasks.fromId), ne(tasks.fromId, employee.memberId));

const TABS: Record<TaskTab, { label: string; where: (employee: Employee) => SQL | undefined }> = {
  todo: {
    label: '待处理',
    where: (employee) => and(eq(tasks.status, 'todo'), isMine(employee), isForOthers(employee)),
  },
  done: { label: '已处理', where: (employee) => eq(tasks.decidedById, employee.id) },
  sent: { label: '我发起', where: (employee) => eq(tasks.fromId, employee.memberId) },
};

const taskView = (row: TaskRecord): DingTask => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  from: row.fromName,
  ...(row.dueAt === null ? {} : { dueAt: row.dueAt }),
  status: row.status,
  urgent: row.urgent,
  ...(row.route ? { route: row.route } : {}),
  at: row.createdAt,
});

const detailView = (row: TaskRecord, can: TaskResult[] = []): DingTaskDetail => ({
  task: taskView(row),
  fields: row.fields,
  files: row.files.map((url) => ({ url, kind: 'image' as const, name: url.split('/').at(-1) ?? '', size: 0 })),
  log: row.log,
  can,
  rev: row.rev,
});

/** 403 no employee · 404 a task of another desk. */
export async function readTasks(
  tx: Tx,
  memberId: string,
  { tab = 'todo', kind, id, page = 1 }: RequestOf<'ding.tasksMessage'>,
  kinds: AuditKinds,
): Promise<DataOf<'ding.tasksMessage'>> {
  const employee = await employeeOf(tx, memberId);
  const ofKind = kind ? eq(tasks.kind, kind) : undefined;
  const tabs = await Promise.all(
    (Object.keys(TABS) as TaskTab[]).map(async (one) => ({
      id: one,
      label: TABS[one].label,
      count: await tx.$count(tasks, and(TABS[one].where(employee), ofKind)),
    })),
  );
  if (id) {
    const task = await visibleTask(tx, employee, id);
    return { tabs, task: detailView(task, await allowedResults(tx, employee, task, kinds)) };
  }
  const where = and(TABS[tab].where(employee), ofKind);
  const rows = await tx
    .select()
    .from(tasks)
    .where(where)
    .orderBy(desc(tasks.urgent), desc(tasks.createdAt), desc(tasks.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const [found] = await tx.select({ total: count() }).from(tasks).where(where);
  return { tabs, page: pageOf(rows.map(taskView), found?.total ?? 0, page) };
}

/** What an employee may look at, his own sendings among it; what he may do with it is `allowedResults`. */
async function visibleTask(tx: Tx, employee: Employee, id: string): Promise<TaskRecord> {
  const seen = or(isMine(employee), TABS.done.where(employee), TABS.sent.where(employee));
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), seen));
  if (!row) throw notFound();
  return row;
}

/** 403 no employee, the sender, whom it concerns · 404 a task of another desk · 409 该任务已处理, with the task as it is now. */
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
  const taken = () => conflict('该任务已处理', detailView(task, allowed));
  const isAudit = task.kind !== 'todo';
  if (task.status !== 'todo' || task.rev !== input.rev || isAudit === (result === 'done')) throw taken();
  if (!allowed.includes(result)) throw refusalOf(employee, task, result);
  const note = input.note?.trim() ?? '';
  const claimed = await claimTask(tx, task, employee, { result, note, now });
  if (!claimed) throw taken();
  const rules = kinds[task.kind];
  if (result === 'withdraw') await rules?.withdraw?.(tx, task.targetId, now);
  else await rules?.decide(tx, { targetId: task.targetId, pass: result === 'pass', note, now }, server);
  return detailView(claimed);
}

/** How a task ends, and how its log says so. */
const ENDS: Record<TaskResult, { status: TaskStatus; word: string }> = {
  done: { status: 'done', word: '完成' },
  pass: { status: 'passed', word: '通过' },
  reject: { status: 'rejected', word: '拒绝' },
  withdraw: { status: 'done', word: '撤回' },
};

/** One of two deciders gets the row; the other finds it taken. */
export async function claimTask(
  tx: Tx,
  task: TaskRecord,
  employee: Employee,
  { result, note, now }: { result: TaskResult; note: string; now: number },
): Promise<TaskRecord | undefined> {
  const { status, word } = ENDS[result];
  const label = `${employee.name} ${word}${note ? `：${note}` : ''}`;
  const [row] = await tx
    .update(tasks)
    .set({
      status,
      rev: task.rev + 1,
      decidedById: result === 'withdraw' ? null : employee.id,
      decidedAt: now,
      log: [...task.log, { key: String(now), label, value: String(now) }],
    })
    .where(and(eq(tasks.id, task.id), eq(tasks.rev, task.rev), eq(tasks.status, 'todo')))
    .returning();
  return row;
}
