/** Endpoints of signing in and of giving points away. */
import type { pointsEndpoints } from '../../../../src/contract/points/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listCredits } from '../credits/service';
import { sendPoints } from './send';
import { signIn, signOffer, viewSign } from './signIn';

export const pointsHandlers: HandlersOf<typeof pointsEndpoints> = {
  'signIn.index': (tx, { month }, { memberId, now }) => viewSign(tx, memberId, month, now),
  'signIn.sign': (tx, _input, { memberId, now }) => signIn(tx, memberId, now),
  'signIn.log': (tx, { page }, { memberId }) => listCredits(tx, memberId, { unit: 'points', bizType: 'sign', page }),
  'signInV2.index': (tx, _input, { memberId, now }) => viewSign(tx, memberId, undefined, now),
  'marketing.sign': (tx) => signOffer(tx),
  'credits.send': (tx, input, { memberId, now, server }) => sendPoints(tx, memberId, input, now, server),
};
