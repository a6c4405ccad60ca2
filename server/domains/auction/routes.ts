/** Endpoints of auctions. One lot with its state is marketing.wholesaleView, as every campaign. */
import type { auctionEndpoints } from '../../../src/contract/auction/endpoints';
import type { HandlersOf } from '../../http/context';
import { placeBid } from './bid';
import { payDeposit } from './deposit';
import { pageOfAuctions } from './list';

export const auctionHandlers: HandlersOf<typeof auctionEndpoints> = {
  'marketing.auction': (input, { db, viewer, now }) => pageOfAuctions(db, input, viewer?.memberId, now()),
  'marketing.auctionDeposit': (input, context) => payDeposit(context, context.viewer.memberId, input),
  'marketing.auctionBid': (input, context) => placeBid(context, context.viewer.memberId, input),
};
