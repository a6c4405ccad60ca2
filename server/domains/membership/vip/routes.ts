/** Endpoints of levels, the annual card and gifts. */
import type { vipEndpoints } from '../../../../src/contract/vip/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readCard } from './card';
import { claimGift, listGifts } from './gifts';
import { goUp, readProgress } from './levels';
import { returnCard } from './refund';

export const vipHandlers: HandlersOf<typeof vipEndpoints> = {
  'level.my': (tx, _input, { memberId, now }) => readProgress(tx, memberId, now),
  'level.up': (tx, input, { memberId, now }) => goUp(tx, memberId, input, now),
  'member.gift': (tx, _input, { memberId, now }) => listGifts(tx, memberId, now),
  'member.giftClaim': (tx, { id }, { memberId, now }) => claimGift(tx, memberId, id, now),
  'memberV4.vipRefund': (tx, _input, { memberId, now }) => returnCard(tx, memberId, now),
  'memberV4.vipInfo': (tx, _input, { memberId, now }) => readCard(tx, memberId, now),
};
