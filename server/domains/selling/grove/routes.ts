import type { groveEndpoints } from '../../../../src/contract/grove/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { act } from './adoption/act';
import { adopt } from './adoption/create';
import { readAdoption, readAdoptions, readTree } from './adoption/service';
import { readField, readFields, readPosts, readTrees } from './field/service';

/** Endpoints of the tea fields, their trees, adoptions and harvests. */
export const groveHandlers: HandlersOf<typeof groveEndpoints> = {
  'tea.fields': (tx, input, { memberId, now }) => readFields(tx, memberId, input, now),
  'tea.fieldView': (tx, { id }, { now }) => readField(tx, id, now),
  'tea.fieldTrees': (tx, input) => readTrees(tx, input),
  'tea.treeView': (tx, { id }, { memberId, now }) => readTree(tx, memberId, id, now),
  'tea.adoptCreate': (tx, input, { memberId, now, server }) => adopt(tx, memberId, input, now, server),
  'tea.adoptIndex': (tx, input, { memberId, now }) => readAdoptions(tx, memberId, input, now),
  'tea.adoptView': (tx, { id }, { memberId, now }) => readAdoption(tx, memberId, id, now),
  'tea.adoptAct': (tx, input, { memberId, now, server }) => act(tx, memberId, input, now, server),
  'tea.harvests': (tx, input) => readPosts(tx, input),
};
