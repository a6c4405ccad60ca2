import type { taskEndpoints } from '../../../src/contract/task/endpoints';
import type { HandlersOf } from '../../http/context';
import { completeTask, readTasks } from './service';

export const taskHandlers: HandlersOf<typeof taskEndpoints> = {
  'ding.tasksMessage': (input, { db, viewer }) => readTasks(db, viewer.memberId, input),
  'ding.tasksComplete': (input, context) => completeTask(context, context.viewer.memberId, input),
};
