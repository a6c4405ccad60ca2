/** Tasks of an employee: what waits for him, what he decided, what he sent; and deciding, once (rule 5.4). */
import { and, count, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { DingTask, DingTaskDetail, TaskTab } from '../../../src/contract/task/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { employees, tasks, type TaskStatus } from '../../db/schema';
import type { Server } from '../../http/context';
import { conflict, forbidden, notFound } from '../../http/errors';
import { once } from '../../http/idempotent';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { transact } from '../../db/transact';
import { DECIDERS } from './deciders';
import { MANAGER_AREA } from './open';

type Employee = typeof employees.$inferSelect;
type TaskRecord = typeof tasks.$inferSelect;

/** 403 for who is no employee. */
async function employeeOf(tx: Tx, memberId: string): Promise<Employee> {
  const [row] = await tx.select().from(employees).where(eq(employees.memberId, memberId));
  if (!row) throw forbidden();
  return row;
}

/** The desks an employee sits at: the own areas, and the managers' for managers. */
export const deskOf = (employee: Pick<Employee, 'areas' | 'isManager'>): string[] =>
  employee.isManager ? [...employee.areas, MANAGER_AREA] : employee.areas;

/** Tasks of the employee's desks that name nobody, and those that name this employee. */
const isMine = (employee: Employee): SQL | undefined => {
  const desks = deskOf(employee);
  return or(
    eq(tasks.assigneeId, employee.id),
    desks.length > 0 ? and(isNull(tasks.assigneeId), inArray(tasks.area, desks)) : undefined,
  );
};

const TABS: Record<TaskTab, { label: string; where: (employee: Employee) => SQL | undefined }> = {
  todo: { label: '待处理', where: (employee) => and(eq(tasks.status, 'todo'), isMine(employee)) },
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

const detailView = (row: TaskRecord): DingTaskDetail => ({
  task: taskView(row),
  fields: row.fields,
  files: row.files.map((url) => ({ url, kind: 'image' as const, name: url.split('/').at(-1) ?? '', size: 0 })),
  log: row.log,
  can: row.status !== 'todo' ? [] : row.kind === 'todo' ? ['done'] : ['pass', 'reject'],
  rev: row.rev,
});

/** 403 no employee · 404 a task of another desk. */
export async function readTasks(
  tx: Tx,
  memberId: string,
  { tab = 'todo', kind, id, page = 1 }: RequestOf<'ding.tasksMessage'>,
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
  if (id) return { tabs, task: detailView(await visibleTask(tx, employee, id)) };
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

async function visibleTask(tx: Tx, employee: Employee, id: string): Promise<TaskRecord> {
  const seen = or(isMine(employee), TABS.done.where(employee), TABS.sent.where(employee));
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), seen));
  if (!row) throw notFound();
  return row;
}

/** 403 no employee · 404 a task of another desk · 409 该任务已处理, with the task as it is now. */
export async function completeTask(
  server: Server,
  memberId: string,
  input: RequestOf<'ding.tasksComplete'>,
): Promise<DingTaskDetail> {
  const now = server.now();
  const answer = await transact(server.db, (tx) =>
    once(tx, { memberId, endpoint: 'ding.tasksComplete', requestId: input.requestId, now }, async () => {
      const employee = await employeeOf(tx, memberId);
      const task = await visibleTask(tx, employee, input.id);
      const taken = () => conflict('该任务已处理', detailView(task));
      const isAudit = task.kind !== 'todo';
      if (task.status !== 'todo' || task.rev !== input.rev || isAudit === (input.result === 'done')) throw taken();
      const note = input.note?.trim() ?? '';
      const decided = await claimTask(tx, task, employee, { result: input.result, note, now });
      if (!decided) throw taken();
      const decide = DECIDERS[task.kind];
      if (isAudit && !decide) throw notFound();
      await decide?.(server, tx, { targetId: task.targetId, pass: input.result === 'pass', note, employee, now });
      return detailView(decided);
    }),
  );
  server.wakeJobs();
  return answer;
}

const STATUS: Record<RequestOf<'ding.tasksComplete'>['result'], TaskStatus> = {
  done: 'done',
  pass: 'passed',
  reject: 'rejected',
};
const WORDS: Record<RequestOf<'ding.tasksComplete'>['result'], string> = { done: '完成', pass: '通过', reject: '拒绝' };

/** One of two deciders gets the row; the other finds it taken. */
export async function claimTask(
  tx: Tx,
  task: TaskRecord,
  employee: Employee,
  { result, note, now }: { result: RequestOf<'ding.tasksComplete'>['result']; note: string; now: number },
): Promise<TaskRecord | undefined> {
  const label = `${employee.name} ${WORDS[result]}${note ? `：${note}` : ''}`;
  const [row] = await tx
    .update(tasks)
    .set({
      status: STATUS[result],
      rev: task.rev + 1,
      decidedById: employee.id,
      decidedAt: now,
      log: [...task.log, { key: String(now), label, value: String(now) }],
    })
    .where(and(eq(tasks.id, task.id), eq(tasks.rev, task.rev), eq(tasks.status, 'todo')))
    .returning();
  return row;
}
