/** Puts a decision on a desk and takes it away. In a demo the autopilot passes audits after two minutes, as the staff would (rule 5.4). */
import type { Tx } from '../../db/client';
import type { TaskKind } from '../../db/schema';
import type { Setup } from '../../http/context';
import { schedule } from '../../db/timers';
import { endTask, insertTask, listOpenTasks, type NewTask } from './repository';

export const AUTO_TASK_JOB = 'task.auto';
const AUTOPILOT_MS = 2 * 60_000;

export async function openTask(tx: Tx, task: NewTask, server: Setup): Promise<void> {
  const id = await insertTask(tx, task);
  if (server.config.autopilot) await schedule(tx, AUTO_TASK_JOB, id, task.createdAt + AUTOPILOT_MS);
}

/** What was settled elsewhere - by the clock, a merchant, the member - leaves the desk. */
export async function closeTask(
  tx: Tx,
  { kind, targetId }: { kind: TaskKind; targetId: string },
  note: string,
  now: number,
): Promise<void> {
  for (const task of await listOpenTasks(tx, kind, targetId)) {
    const log = [...task.log, { key: String(now), label: note, value: String(now) }];
    await endTask(tx, task, { status: 'done', decidedAt: now, log });
  }
}
