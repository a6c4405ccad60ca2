/** Endpoints of auctions. One lot with its state is marketing.wholesaleView, as every campaign. */
import type { auctionEndpoints } from '../../../src/contract/auction/endpoints';
import type { HandlersOf } from '../../http/context';
import { placeBid } from './bid';
import { payDeposit } from './deposit';

export const auctionHandlers: HandlersOf<typeof auctionEndpoints> = {
  'marketing.auctionDeposit': (input, context) => payDeposit(context, context.viewer.memberId, input),
  'marketing.auctionBid': (input, context) => placeBid(context, context.viewer.memberId, input),
};
