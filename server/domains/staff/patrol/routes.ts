import type { patrolEndpoints } from '../../../../src/contract/patrol/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { rectify } from './issue';
import { readPatrols, readPoint, saveRecord } from './service';

export const patrolHandlers: HandlersOf<typeof patrolEndpoints> = {
  'patrol.scanCode': (tx, input, { memberId, now }) => readPoint(tx, memberId, input, now),
  'patrol.scanCodeSave': (tx, input, { memberId, now, server }) => saveRecord(tx, memberId, input, now, server),
  'patrol.index': (tx, input, { memberId, now }) => readPatrols(tx, memberId, input, now),
  'patrol.rectify': (tx, input, { memberId, now, server }) => rectify(tx, memberId, input, now, server),
};
