import type { dingEndpoints } from '../../../src/contract/ding/endpoints';
import type { HandlersOf } from '../../http/context';
import { completeTask, readTasks } from './service';

export const taskHandlers: HandlersOf<typeof dingEndpoints> = {
  'ding.tasksMessage': (input, { db, viewer }) => readTasks(db, viewer.memberId, input),
  'ding.tasksComplete': (input, context) => completeTask(context, context.viewer.memberId, input),
};
