/** Endpoints of the collectible hall. */
import type { collectibleEndpoints } from '../../../src/contract/collectible/endpoints';
import type { HandlersOf } from '../../http/context';
import { findRecipient } from '../member/recipient';
import { act } from './act';
import { buy } from './buy';
import { readHall, readHoldings, readIssue } from './hall';

export const collectibleHandlers: HandlersOf<typeof collectibleEndpoints> = {
  'marketPlace.index': (input, { db, now }) => readHall(db, input, now()),
  'marketPlace.view': ({ id }, { db, viewer, now }) => readIssue(db, viewer.memberId, id, now()),
  'marketPlace.my': (input, { db, viewer, now }) => readHoldings(db, viewer.memberId, input, now()),
  'marketPlace.buy': (input, context) => buy(context, context.viewer.memberId, input),
  'marketPlace.act': (input, context) => act(context, context.viewer.memberId, input),
  'credits.to': ({ key }, { db, viewer }) => findRecipient(db, viewer.memberId, key),
};
