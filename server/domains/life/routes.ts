/** Endpoints of the life circle. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/context';
import { transact } from '../../db/transact';
import { actOnPost } from './actions';
import { readCircle } from './service';

export const lifeHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'tea.lifeCircle' | 'tea.lifePost'>> = {
  'tea.lifeCircle': (input, { db, viewer, now }) => readCircle(db, input, viewer.memberId, now()),
  'tea.lifePost': (input, server) =>
    transact(server.db, (tx) => actOnPost(server, tx, input, { memberId: server.viewer.memberId, now: server.now() })),
};
