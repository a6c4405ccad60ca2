/** SQL of tasks. */
import { and, desc, eq, inArray, isNull, lt, max, ne, or, type SQL } from 'drizzle-orm';
import type { TaskTab } from '../../../../src/contract/task/schemas';
import { findById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { tasks, type TaskKind } from '../../../db/schema';
import { desksOf } from '../employee/desks';
import type { Employee } from '../employee/repository';
import { aloneBelow } from '../shopSettings/alone';

export type TaskRecord = typeof tasks.$inferSelect;
/** Whoever opens one says what it is worth. */
export type NewTask = typeof tasks.$inferInsert & Pick<TaskRecord, 'worth'>;

/** Tasks of the employee's desks that name nobody, and those that name this employee. */
const isMine = (employee: Employee): SQL | undefined => {
  const desks = desksOf(employee);
  return or(
    eq(tasks.assigneeId, employee.id),
    desks.length > 0 ? and(isNull(tasks.assigneeId), inArray(tasks.area, desks)) : undefined,
  );
};

/** An audit of one's own sending waits for a colleague, unless one person is enough (rule 5.8). */
const isForOthers = (employee: Employee, below: number): SQL | undefined =>
  or(eq(tasks.kind, 'todo'), isNull(tasks.fromId), ne(tasks.fromId, employee.memberId), lt(tasks.worth, below));

const decidedBy = (employee: Employee): SQL => eq(tasks.decidedById, employee.id);
const sentBy = (employee: Employee): SQL => eq(tasks.fromId, employee.memberId);

const TABS: Record<TaskTab, (employee: Employee, below: number) => SQL | undefined> = {
  todo: (employee, below) => and(eq(tasks.status, 'todo'), isMine(employee), isForOthers(employee, below)),
  done: decidedBy,
  sent: sentBy,
};

export interface TaskFilter {
  tab: TaskTab;
  kind?: TaskKind | undefined;
}
const filtered = async (tx: Tx, employee: Employee, { tab, kind }: TaskFilter): Promise<SQL | undefined> =>
  and(TABS[tab](employee, await aloneBelow(tx)), kind ? eq(tasks.kind, kind) : undefined);

export async function insertTask(tx: Tx, task: NewTask): Promise<string> {
  const [made] = await tx.insert(tasks).values(task).returning({ id: tasks.id });
  if (!made) throw new Error('the task was not written');
  return made.id;
}

export const findTask = findById(tasks);

/** A task that the employee may look at: of any tab, and what others decided at his desks. */
export async function findVisibleTask(tx: Tx, employee: Employee, id: string): Promise<TaskRecord | undefined> {
  const seen = or(isMine(employee), decidedBy(employee), sentBy(employee));
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), seen));
  return row;
}

export const countTasks = async (tx: Tx, employee: Employee, filter: TaskFilter): Promise<number> =>
  tx.$count(tasks, await filtered(tx, employee, filter));

/** What waits for this employee. */
export const countTodo = (tx: Tx, employee: Employee): Promise<number> => countTasks(tx, employee, { tab: 'todo' });

/** Urgent ones first, then the newest. */
export async function pageOfTasks(
  tx: Tx,
  employee: Employee,
  filter: TaskFilter,
  limit: number,
  offset: number,
): Promise<Paged<TaskRecord>> {
  const where = await filtered(tx, employee, filter);
  return paged(
    tx.select().from(tasks).where(where).orderBy(desc(tasks.urgent), desc(tasks.createdAt), desc(tasks.id)),
    limit,
    offset,
    () => tx.$count(tasks, where),
  );
}

export const listOpenTasks = (tx: Tx, kind: TaskKind, targetId: string): Promise<TaskRecord[]> =>
  tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.targetId, targetId), eq(tasks.status, 'todo')));

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
