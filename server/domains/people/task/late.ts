/** What nobody decided in time stands before the managers, too (rule 27.6). */
import type { Tx } from '../../../db/client';
import { MANAGER_DESK } from '../employee/desks';
import { tellStaff } from '../work/tell';
import { taskPage } from './open';
import { findTask, moveTask } from './repository';

export async function tellLate(tx: Tx, id: string, now: number): Promise<void> {
  const task = await findTask(tx, id);
  if (task?.status !== 'todo' || task.lateAt !== null) return;
  const log = [...task.log, { key: `${now}-late`, label: '超时未处理，已请店长关注', value: String(now) }];
  const moved = await moveTask(tx, task, { log, lateAt: now });
  if (!moved) return;
  await tellStaff(tx, {
    desk: MANAGER_DESK,
    assigneeId: null,
    title: `已超时：${task.title}`,
    text: `${task.fromName} 提交的还没有人处理，请尽快安排。`,
    link: taskPage(id),
    at: now,
    isFor: ({ memberId }) => memberId !== task.fromId,
  });
}
