/** Puts a decision on a desk and takes it away. In a demo the autopilot passes audits after two minutes, as the staff would (rule 5.4). */
import type { Tx } from '../../../db/client';
import type { TaskKind } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { schedule } from '../../../db/timers';
import { tellStaff, workChanged, type Waiting } from '../work/tell';
import { dueOf } from './due';
import { endTask, insertTask, listOpenTasks, type NewTask } from './repository';

export const waitingAt = ({ area, assigneeId = null }: Pick<NewTask, 'area' | 'assigneeId'>): Waiting => ({
  desk: area,
  assigneeId,
});

export const AUTO_TASK_JOB = 'task.auto';
const AUTOPILOT_MS = 2 * 60_000;

export const LATE_JOB = 'task.late';

/** Where a decision is made. */
export const taskPage = (id: string): string => `/dingding/pages/message?id=${id}`;

/** Puts it on the desk and tells those who sit there, not its sender. */
export async function putTask(tx: Tx, task: NewTask): Promise<string> {
  const dueAt = task.dueAt ?? dueOf(task.kind, task.createdAt);
  const id = await insertTask(tx, { ...task, dueAt });
  await schedule(tx, LATE_JOB, id, dueAt);
  await tellStaff(tx, {
    ...waitingAt(task),
    title: task.title,
    text: task.summary || `${task.fromName} 提交，待你处理。`,
    link: taskPage(id),
    at: task.createdAt,
    isFor: ({ memberId }) => memberId !== task.fromId,
  });
  return id;
}

export async function openTask(tx: Tx, task: NewTask, server: Setup): Promise<void> {
  const id = await putTask(tx, task);
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
    await workChanged(tx, waitingAt(task));
  }
}
