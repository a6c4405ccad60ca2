/** The autopilot plays the desk: a task that nobody decided meanwhile is passed by somebody of its area. */
import { asc, eq } from 'drizzle-orm';
import { employees, tasks } from '../../db/schema';
import type { JobHandlers } from '../../jobs/runner';
import { DECIDERS } from './deciders';
import { AUTO_TASK_JOB } from './open';
import { claimTask, deskOf } from './service';

export const taskJobs: JobHandlers = {
  [AUTO_TASK_JOB]: async (tx, id, server) => {
    const [task] = await tx.select().from(tasks).where(eq(tasks.id, id));
    if (!server.config.autopilot || task?.status !== 'todo') return;
    const staff = await tx.select().from(employees).orderBy(asc(employees.id));
    const employee = staff.find((one) => deskOf(one).includes(task.area));
    const decide = DECIDERS[task.kind];
    if (!employee || !decide) return;
    const now = server.now();
    if (!(await claimTask(tx, task, employee, { result: 'pass', note: '', now }))) return;
    await decide(server, tx, { targetId: task.targetId, pass: true, note: '', employee, now });
  },
};
