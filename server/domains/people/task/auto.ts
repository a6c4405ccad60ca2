/** The autopilot decides like the staff: a task that nobody decided meanwhile is passed by somebody who may. */
import type { Tx } from '../../../db/client';
import type { JobHandlers } from '../../../jobs/runner';
import { listEmployees, type Employee } from '../employee/repository';
import { seated } from '../employee/seat';
import type { AuditKinds } from './kinds';
import { tellLate } from './late';
import { AUTO_TASK_JOB, LATE_JOB } from './open';
import { allowedResults } from './permission';
import { findTask, type TaskRecord } from './repository';
import { carryOut, claimTask } from './service';

async function findDecider(tx: Tx, task: TaskRecord, now: number, kinds: AuditKinds): Promise<Employee | undefined> {
  for (const employee of await listEmployees(tx))
    if ((await allowedResults(tx, await seated(tx, employee, now), task, kinds)).includes('pass')) return employee;
  return undefined;
}

export const taskJobs = (kinds: AuditKinds) =>
  ({
    [AUTO_TASK_JOB]: async (tx, id, server) => {
      const task = await findTask(tx, id, true);
      if (!server.config.autopilot || task?.status !== 'todo') return;
      const now = server.now();
      const employee = await findDecider(tx, task, now, kinds);
      if (!employee) return;
      const note = kinds[task.kind]?.autoNote ?? '';
      const claimed = await claimTask(tx, task, employee, { result: 'pass', note, now });
      if (claimed) await carryOut(tx, claimed, kinds[task.kind], { pass: true, note, by: employee.name, now }, server);
    },
    [LATE_JOB]: (tx, id, server) => tellLate(tx, id, server.now()),
  }) satisfies JobHandlers;
