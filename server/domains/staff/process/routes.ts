import type { processEndpoints } from '../../../../src/contract/process/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readProcesses, saveProcess } from './service';

export const processHandlers: HandlersOf<typeof processEndpoints> = {
  'process.input': (tx, input, { memberId, now, server }) => readProcesses(tx, memberId, input, now, server),
  'process.inputSave': (tx, input, { memberId, now, server }) => saveProcess(tx, memberId, input, now, server),
};
