import { Flag, Id, OneOf, Optional, RequestId, Shape, Text, Type, type SchemasFor } from '../kit';
import type { auctionEndpoints } from './endpoints';
import { AuctionView } from './view';

/** Fen; ten million yuan is more than any lot here. */
const Price = Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'fen' });

export const auctionSchemas = {
  'marketing.auctionDeposit': {
    request: Shape({ id: Id, channel: OneOf(['wallet', 'js']), payToken: Optional(Text), requestId: RequestId }),
    /** Not paid yet: the cashier takes it under this order. */
    data: Shape({ orderId: Optional(Id), orderGroup: Optional(Text), paid: Flag }),
    once: true,
  },
  'marketing.auctionBid': {
    request: Shape({ id: Id, amount: Price, maxAmount: Optional(Price), requestId: RequestId }),
    data: AuctionView,
    once: true,
  },
} as const satisfies SchemasFor<typeof auctionEndpoints>;
