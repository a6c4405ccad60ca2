/** What waited for an employee who leaves the staff waits for his desk again (rule 27.6): nothing stays with nobody. */
import type { Tx } from '../../../db/client';
import { MANAGER_DESK } from '../employee/desks';
import { endAbsencesOf } from '../employee/repository';
import { tellStaff } from '../work/tell';
import { taskPage } from './open';
import { listNaming, moveTask, type TaskRecord } from './repository';

interface Left {
  id: string;
  name: string;
}

/** Before they are gone: whoever else sits there is told. A task without a desk goes to the managers; an opinion is awaited no more. */
export async function returnTasksOf(tx: Tx, left: readonly Left[], now: number): Promise<void> {
  const ids = left.map(({ id }) => id);
  await endAbsencesOf(tx, ids);
  for (const task of await listNaming(tx, ids)) await returnTask(tx, task, left, now);
}

async function returnTask(tx: Tx, task: TaskRecord, left: readonly Left[], now: number): Promise<void> {
  const who = left.find(({ id }) => id === task.assigneeId);
  const asked = left.find(({ id }) => id === task.consultId);
  const desk = task.area || MANAGER_DESK;
  const label = who ? `${who.name} 已离职，交回处理` : `${asked?.name ?? ''} 已离职，不再等意见`;
  const moved = await moveTask(tx, task, {
    log: [...task.log, { key: `${now}-gone`, label, value: String(now) }],
    ...(who && { assigneeId: null, area: desk }),
    ...(asked && { consultId: null }),
  });
  if (!moved) return;
  await tellStaff(tx, {
    desk: moved.area,
    assigneeId: moved.assigneeId,
    title: task.title,
    text: `${label}。`,
    link: taskPage(task.id),
    at: now,
    isFor: ({ id, memberId }) => memberId !== task.fromId && left.every((one) => one.id !== id),
  });
}
