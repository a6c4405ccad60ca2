/** Puts a decision on a desk and takes it away. In a demo the autopilot passes audits after two minutes, as the staff would (rule 5.4). */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { tasks, type TaskKind } from '../../db/schema';
import type { Setup } from '../../http/context';
import { schedule } from '../../db/timers';

export const AUTO_TASK_JOB = 'task.auto';
const AUTOPILOT_MS = 2 * 60_000;

export async function openTask(tx: Tx, task: typeof tasks.$inferInsert, server: Setup): Promise<void> {
  const [made] = await tx.insert(tasks).values(task).returning({ id: tasks.id });
  if (made && server.config.autopilot) await schedule(tx, AUTO_TASK_JOB, made.id, task.createdAt + AUTOPILOT_MS);
}

/** What was settled elsewhere - by the clock, a merchant, the member - leaves the desk. */
export async function closeTask(
  tx: Tx,
  { kind, targetId }: { kind: TaskKind; targetId: string },
  note: string,
  now: number,
): Promise<void> {
  const open = and(eq(tasks.kind, kind), eq(tasks.targetId, targetId), eq(tasks.status, 'todo'));
  for (const row of await tx.select().from(tasks).where(open)) {
    const log = [...row.log, { key: String(now), label: note, value: String(now) }];
    await tx
      .update(tasks)
      .set({ status: 'done', rev: row.rev + 1, decidedAt: now, log })
      .where(and(eq(tasks.id, row.id), open));
  }
}
