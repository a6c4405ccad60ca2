/** Puts a decision on a desk. In a demo the autopilot passes audits after two minutes, as the staff would (domain.md 11). */
import type { Tx } from '../../db/client';
import { tasks } from '../../db/schema';
import type { Server } from '../../http/context';
import { schedule } from '../../db/timers';

/** The desk of the managers, whatever their own areas are. */
export const MANAGER_AREA = 'manager';
export const AUTO_TASK_JOB = 'task.auto';
const AUTOPILOT_MS = 2 * 60_000;

export async function openTask(server: Pick<Server, 'config'>, tx: Tx, task: typeof tasks.$inferInsert): Promise<void> {
  const [made] = await tx.insert(tasks).values(task).returning({ id: tasks.id });
  if (made && server.config.autopilot) await schedule(tx, AUTO_TASK_JOB, made.id, task.createdAt + AUTOPILOT_MS);
}
