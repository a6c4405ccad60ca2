/** Endpoints of the identity check. */
import type { identityEndpoints } from '../../../../src/contract/identity/endpoints';
import { contextOf, type HandlersOf } from '../../../http/handler';
import { readIdentity, saveIdentity } from './service';

export const identityHandlers: HandlersOf<typeof identityEndpoints> = {
  'external.auth': (tx, _input, { memberId, now }) => readIdentity(tx, memberId, now),
  'external.authSave': (db, input, call) => saveIdentity(input, contextOf(db, call)),
};
