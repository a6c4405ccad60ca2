import type { taskEndpoints } from '../../../../src/contract/task/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readAbsence, writeAbsence } from './absence';
import { passTasks } from './batch';
import { handTask, readColleagues } from './hand';
import type { AuditKinds } from './kinds';
import { completeTask, readTasks } from './service';

export const taskHandlers = (kinds: AuditKinds): HandlersOf<typeof taskEndpoints> => ({
  'ding.tasksMessage': (tx, input, { memberId, now, server }) => readTasks(tx, memberId, input, now, { kinds, server }),
  'ding.tasksComplete': (tx, input, { memberId, now, server }) =>
    completeTask(tx, memberId, input, now, { kinds, server }),
  'ding.tasksBatch': (db, input, { memberId, now, server }) => passTasks(db, memberId, input, now, { kinds, server }),
  'ding.tasksHand': (tx, input, { memberId, now, server }) => handTask(tx, memberId, input, now, { kinds, server }),
  'ding.tasksColleagues': (tx, input, { memberId, now }) => readColleagues(tx, memberId, input, now, kinds),
  'ding.absence': (tx, _input, { memberId, now }) => readAbsence(tx, memberId, now),
  'ding.absenceSave': (tx, input, { memberId, now }) => writeAbsence(tx, memberId, input, now),
});
