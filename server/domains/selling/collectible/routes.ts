/** Endpoints of the collectible hall. */
import type { collectibleEndpoints } from '../../../../src/contract/collectible/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { findRecipient } from '../../people/member/recipient';
import { act } from './holding/service';
import { buy } from './purchase/service';
import { readHall, readHoldings, readIssue } from './service';

export const collectibleHandlers: HandlersOf<typeof collectibleEndpoints> = {
  'marketPlace.index': (tx, input, { now }) => readHall(tx, input, now),
  'marketPlace.view': (tx, { id }, { memberId, now }) => readIssue(tx, memberId, id, now),
  'marketPlace.my': (tx, input, { memberId, now }) => readHoldings(tx, memberId, input, now),
  'marketPlace.buy': (tx, input, { memberId, now }) => buy(tx, memberId, input, now),
  'marketPlace.act': (tx, input, { memberId, now, server }) => act(tx, memberId, input, now, server),
  'credits.to': (tx, { key }, { memberId, now }) => findRecipient(tx, memberId, key, now),
};
