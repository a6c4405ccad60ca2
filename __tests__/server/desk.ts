/** Staff at the desk of tasks: each decides with the own session. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { tasks, type TaskKind } from '../../server/db/schema';
import type { TestServer } from './harness';

/** 王岚 decides what is a manager's. */
export const MANAGER = '13900000001';
/** 钱多多 decides after-sales. */
export const SERVICE = '13900000004';
/** 孙会. */
export const FINANCE = '13900000005';

/** What waits at the desk. */
export const openTasks = ({ db }: Pick<TestServer, 'db'>, kind: TaskKind) =>
  db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.status, 'todo')));

/** The newest open task of a kind is decided, and what follows from it is done. */
export async function decideNewest(
  server: TestServer,
  staff: string,
  { kind, result, note = '' }: { kind: TaskKind; result: 'pass' | 'reject'; note?: string },
): Promise<void> {
  const token = await server.login(staff);
  const { page } = await server.ok('ding.tasksMessage', { kind }, { token });
  const newest = [...page!.list].sort((a, b) => b.at - a.at)[0]!;
  const { task } = await server.ok('ding.tasksMessage', { id: newest.id }, { token });
  await server.ok(
    'ding.tasksComplete',
    { id: newest.id, rev: task!.rev, result, note, requestId: randomUUID() },
    { token },
  );
  await server.runJobs();
}
