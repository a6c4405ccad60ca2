/** Endpoints of the life circle. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/handler';
import { actOnPost } from './actions';
import { readCircle } from './service';

export const lifeHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'tea.lifeCircle' | 'tea.lifePost'>> = {
  'tea.lifeCircle': (tx, input, { memberId, now }) => readCircle(tx, memberId, input, now),
  'tea.lifePost': (tx, input, { memberId, now, server }) => actOnPost(tx, memberId, input, now, server),
};
