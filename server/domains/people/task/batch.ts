/** Like tasks are passed at once, each in a transaction of its own: what one of them refuses leaves the others (rule 27.7). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { takeTurn } from '../../../db/locks';
import { transact } from '../../../db/transact';
import type { Server } from '../../../http/context';
import { badRequest, Refusal } from '../../../http/errors';
import { seatOf } from '../employee/seat';
import type { AuditKinds } from './kinds';
import { findTask, type TaskRecord } from './repository';
import { completeTask } from './service';

/** 400 of several kinds, or of one whose tasks are answered one by one. What each became is in its result. */
export async function passTasks(
  db: Tx,
  memberId: string,
  { tasks, note = '' }: RequestOf<'ding.tasksBatch'>,
  now: number,
  { kinds, server }: { kinds: AuditKinds; server: Omit<Server, 'db'> },
): Promise<DataOf<'ding.tasksBatch'>> {
  const seat = await seatOf(db, memberId, now);
  const found = await Promise.all(tasks.map(({ id }) => findTask(db, id)));
  const [kind, ...others] = new Set(found.flatMap((task) => task?.kind ?? []));
  if (others.length > 0) throw badRequest('tasks', '只能一起通过同一种待办');
  if (kind !== undefined && (kind === 'todo' || kinds[kind]?.answered)) throw badRequest('tasks', '这种待办请逐件处理');
  const results: DataOf<'ding.tasksBatch'>['results'] = [];
  for (const [i, { id, rev }] of tasks.entries()) {
    const before = found[i];
    if (before && isOwnPass(before, { employeeId: seat.id, rev })) {
      results.push({ id, ok: true, message: '已通过' });
      continue;
    }
    try {
      await transact(
        db as never,
        async (tx) => {
          await takeTurn(tx, memberId);
          await completeTask(tx, memberId, { id, rev, result: 'pass', note, requestId: '' }, now, { kinds, server });
        },
        { isOnce: true },
      );
      results.push({ id, ok: true, message: '已通过' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ id, ok: false, message: error.message });
    }
  }
  server.wakeJobs();
  return { results };
}

/** The same was passed by the same before: a second try after a lost answer. */
const isOwnPass = (task: TaskRecord, { employeeId, rev }: { employeeId: string; rev: number }): boolean =>
  task.status === 'passed' && task.decidedById === employeeId && task.rev === rev + 1;
