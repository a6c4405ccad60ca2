import type { taskEndpoints } from '../../../../src/contract/task/endpoints';
import type { HandlersOf } from '../../../http/handler';
import type { AuditKinds } from './kinds';
import { completeTask, readTasks } from './service';

export const taskHandlers = (kinds: AuditKinds): HandlersOf<typeof taskEndpoints> => ({
  'ding.tasksMessage': (tx, input, { memberId, now, server }) => readTasks(tx, memberId, input, now, { kinds, server }),
  'ding.tasksComplete': (tx, input, { memberId, now, server }) =>
    completeTask(tx, memberId, input, now, { kinds, server }),
});
