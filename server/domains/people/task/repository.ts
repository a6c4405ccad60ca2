/** SQL of tasks. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, max, ne, or, sql, type SQL } from 'drizzle-orm';
import type { TaskTab } from '../../../../src/contract/task/schemas';
import { findById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { tasks, type TaskKind } from '../../../db/schema';
import { desksOf } from '../employee/desks';
import type { Employee } from '../employee/repository';
import { seated, type Seat } from '../employee/seat';
import { aloneBelow } from '../shopSettings/alone';

export type TaskRecord = typeof tasks.$inferSelect;
/** Whoever opens one says what it is worth. */
export type NewTask = typeof tasks.$inferInsert & Pick<TaskRecord, 'worth'>;

/** Tasks of the employee's desks that name nobody, those that name this employee or whom he stands in for, and what is overdue for a manager. */
const isMine = (employee: Seat): SQL | undefined => {
  const desks = desksOf(employee);
  const own = [employee.id, ...employee.standsFor];
  return or(
    inArray(tasks.assigneeId, own),
    inArray(tasks.consultId, own),
    employee.isManager ? isNotNull(tasks.lateAt) : undefined,
    desks.length > 0 ? and(isNull(tasks.assigneeId), inArray(tasks.area, desks)) : undefined,
  );
};

/** An audit of one's own sending waits for a colleague, unless one person is enough (rule 5.8). */
const isForOthers = (employee: Employee, below: number): SQL | undefined =>
  or(eq(tasks.kind, 'todo'), isNull(tasks.fromId), ne(tasks.fromId, employee.memberId), lt(tasks.worth, below));

const decidedBy = (employee: Employee): SQL => eq(tasks.decidedById, employee.id);
const sentBy = (employee: Employee): SQL => eq(tasks.fromId, employee.memberId);

const TABS: Record<TaskTab, (employee: Seat, below: number) => SQL | undefined> = {
  todo: (employee, below) => and(eq(tasks.status, 'todo'), isMine(employee), isForOthers(employee, below)),
  done: decidedBy,
  sent: sentBy,
};

export interface TaskFilter {
  tab: TaskTab;
  kind?: TaskKind | undefined;
}
const filtered = async (tx: Tx, employee: Seat, { tab, kind }: TaskFilter): Promise<SQL | undefined> =>
  and(TABS[tab](employee, await aloneBelow(tx)), kind ? eq(tasks.kind, kind) : undefined);

export async function insertTask(tx: Tx, task: NewTask): Promise<string> {
  const [made] = await tx.insert(tasks).values(task).returning({ id: tasks.id });
  if (!made) throw new Error('the task was not written');
  return made.id;
}

export const findTask = findById(tasks);

/** A task that the employee may look at: of any tab, and what others decided at his desks. `lock`: until the transaction ends nobody else decides it. */
export async function findVisibleTask(
  tx: Tx,
  employee: Seat,
  id: string,
  lock = false,
): Promise<TaskRecord | undefined> {
  const seen = or(isMine(employee), decidedBy(employee), sentBy(employee));
  const query = tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), seen));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export const countTasks = async (tx: Tx, employee: Seat, filter: TaskFilter): Promise<number> =>
  tx.$count(tasks, await filtered(tx, employee, filter));

/** What waits for this employee. */
export const countTodo = async (tx: Tx, employee: Employee, now: number): Promise<number> =>
  countTasks(tx, await seated(tx, employee, now), { tab: 'todo' });

/** How many of each kind there are in a tab. */
export async function countByKind(tx: Tx, employee: Seat, tab: TaskTab): Promise<Map<TaskKind, number>> {
  const rows = await tx
    .select({ kind: tasks.kind, count: count() })
    .from(tasks)
    .where(await filtered(tx, employee, { tab }))
    .groupBy(tasks.kind);
  return new Map(rows.map((row) => [row.kind, row.count]));
}

interface When {
  now: number;
  midnight: number;
}
const SECTIONS = [
  ['late', '已超时'],
  ['today', '今天到期'],
  ['later', '不急'],
] as const;

export async function countSections(
  tx: Tx,
  employee: Seat,
  filter: TaskFilter,
  when: When,
): Promise<{ id: string; label: string; count: number }[]> {
  const at = sql<number>`${sectionOf(when)}`.as('at');
  const rows = await tx
    .select({ at, count: count() })
    .from(tasks)
    .where(await filtered(tx, employee, filter))
    .groupBy(sql`1`);
  return SECTIONS.map(([id, label], i) => ({ id, label, count: rows.find((row) => row.at === i)?.count ?? 0 }));
}

/** What waits: overdue, due today, later, the urgent ones of each first; all else by when it was decided or sent. */
const sectionOf = ({ now, midnight }: When): SQL<number> =>
  sql<number>`case when ${tasks.dueAt} < ${now}::bigint then 0 when ${tasks.dueAt} < ${midnight}::bigint then 1 else 2 end`;
const orderOf = (tab: TaskTab, when: When): SQL[] => {
  if (tab === 'done') return [desc(tasks.decidedAt), desc(tasks.id)];
  const newest = [desc(tasks.urgent), desc(tasks.createdAt), desc(tasks.id)];
  if (tab === 'sent') return [desc(tasks.createdAt), desc(tasks.id)];
  return [sectionOf(when), ...newest];
};

export async function pageOfTasks(
  tx: Tx,
  employee: Seat,
  filter: TaskFilter,
  when: When,
  limit: number,
  offset: number,
): Promise<Paged<TaskRecord>> {
  const where = await filtered(tx, employee, filter);
  return paged(
    tx
      .select()
      .from(tasks)
      .where(where)
      .orderBy(...orderOf(filter.tab, when)),
    limit,
    offset,
    () => tx.$count(tasks, where),
  );
}

/** All that were ever opened about it. */
export const listTasksOf = (tx: Tx, kind: TaskKind, targetId: string): Promise<TaskRecord[]> =>
  tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.targetId, targetId)));

export const listOpenTasks = (tx: Tx, kind: TaskKind, targetId: string): Promise<TaskRecord[]> =>
  tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.targetId, targetId), eq(tasks.status, 'todo')));

/** Open tasks that name one of these employees, or await an opinion of one. */
export const listNaming = (tx: Tx, employeeIds: readonly string[]): Promise<TaskRecord[]> =>
  employeeIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(tasks)
        .where(
          and(
            eq(tasks.status, 'todo'),
            or(inArray(tasks.assigneeId, [...employeeIds]), inArray(tasks.consultId, [...employeeIds])),
          ),
        )
        .orderBy(asc(tasks.id))
        .for('update');

/** Ends an open task. One of two deciders gets the row; for the other it is undefined. */
export async function endTask(
  tx: Tx,
  { id, rev }: TaskRecord,
  end: Pick<TaskRecord, 'status' | 'log' | 'decidedAt'> & Partial<Pick<TaskRecord, 'decidedById'>>,
): Promise<TaskRecord | undefined> {
  const [row] = await tx
    .update(tasks)
    .set({ ...end, rev: rev + 1 })
    .where(and(eq(tasks.id, id), eq(tasks.rev, rev), eq(tasks.status, 'todo')))
    .returning();
  return row;
}

/** Changes an open task without deciding it; undefined when somebody was faster. */
export async function moveTask(
  tx: Tx,
  { id, rev }: TaskRecord,
  set: Pick<TaskRecord, 'log'> & Partial<Pick<TaskRecord, 'area' | 'assigneeId' | 'consultId' | 'lateAt'>>,
): Promise<TaskRecord | undefined> {
  const [row] = await tx
    .update(tasks)
    .set({ ...set, rev: rev + 1 })
    .where(and(eq(tasks.id, id), eq(tasks.rev, rev), eq(tasks.status, 'todo')))
    .returning();
  return row;
}

export async function addLog(tx: Tx, { id, log }: TaskRecord, more: TaskRecord['log']): Promise<TaskRecord> {
  const [row] = await tx
    .update(tasks)
    .set({ log: [...log, ...more] })
    .where(eq(tasks.id, id))
    .returning();
  return row as TaskRecord;
}

/** When a desk last decided about it; 0 = never. */
export async function lastDecidedAt(tx: Tx, kind: TaskKind, targetId: string): Promise<number> {
  const [found] = await tx
    .select({ at: max(tasks.decidedAt) })
    .from(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.targetId, targetId)));
  return found?.at ?? 0;
}

/** What waits for this employee by kind: how many, how many of them are overdue. */
export const countTodoByKind = async (
  tx: Tx,
  employee: Employee,
  now: number,
): Promise<{ kind: TaskKind; count: number; overdue: number }[]> =>
  tx
    .select({
      kind: tasks.kind,
      count: count(),
      overdue: count(sql`case when ${tasks.dueAt} < ${now}::bigint then 1 end`),
    })
    .from(tasks)
    .where(await filtered(tx, await seated(tx, employee, now), { tab: 'todo' }))
    .groupBy(tasks.kind);

/** What is due first; what has no date comes after it, the oldest first. */
export async function findFirstTodo(tx: Tx, employee: Employee, now: number): Promise<TaskRecord | undefined> {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(await filtered(tx, await seated(tx, employee, now), { tab: 'todo' }))
    .orderBy(sql`${tasks.dueAt} asc nulls last`, asc(tasks.createdAt), asc(tasks.id))
    .limit(1);
  return row;
}
