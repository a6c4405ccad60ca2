/** Endpoints of auctions. One lot with its state is marketing.wholesaleView, as every campaign. */
import type { auctionEndpoints } from '../../../../src/contract/auction/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { placeBid } from './bid';
import { payDeposit } from './deposit';

export const auctionHandlers: HandlersOf<typeof auctionEndpoints> = {
  'marketing.auctionDeposit': (tx, input, { memberId, now }) => payDeposit(tx, memberId, input, now),
  'marketing.auctionBid': (tx, input, { memberId, server }) => placeBid(tx, memberId, input, server),
};
