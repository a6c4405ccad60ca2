/** Endpoints of the pack of new members. */
import type { newGiftEndpoints } from '../../../../src/contract/newGift/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { teaseNewGift, viewNewGift, saveNewGift } from './service';

export const newGiftHandlers: HandlersOf<typeof newGiftEndpoints> = {
  'tea.gift': (tx, _input, { memberId, now }) => teaseNewGift(tx, memberId, now),
  'memberV4.newGift': (tx, _input, { memberId, now }) => viewNewGift(tx, memberId, now),
  'memberV4.newGiftSave': (tx, input, { memberId, now, server }) => saveNewGift(tx, memberId, input, now, server),
};
