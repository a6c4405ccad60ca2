/** Endpoints of the life circle. */
import type { lifeEndpoints } from '../../../../src/contract/life/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { actOnPost } from './actions';
import { readCircle } from './service';

export const lifeHandlers: HandlersOf<typeof lifeEndpoints> = {
  'tea.lifeCircle': (tx, input, { memberId, now }) => readCircle(tx, memberId, input, now),
  'tea.lifePost': (tx, input, { memberId, now, server }) => actOnPost(tx, memberId, input, now, server),
};
