/** AuctionView, and what of it everybody hears over the topic `auction:{id}`. */
import { Count, Fen, Flag, Id, Int, List, Ms, OneOf, Optional, Shape, Text, type Static } from '../kit';

const AUCTION_STATUSES = ['upcoming', 'running', 'extended', 'sold', 'passed', 'forfeited'] as const;

/** One rise of the price; `user` is masked, `auto` = the server bid for somebody up to the maximum. */
const AuctionBid = Shape({ user: Text, amount: Fen, at: Ms, auto: Flag });

/** The newest bid first. */
const Public = {
  status: OneOf(AUCTION_STATUSES),
  /** Price of the leading bid; the start price before the first. */
  current: Fen,
  /** Masked; empty before the first bid. */
  leader: Text,
  isLeader: Flag,
  bids: List(AuctionBid),
  bidCount: Count,
  endAt: Ms,
  extensions: Count,
  /** The lowest bid that counts now. */
  next: Fen,
  serverTime: Ms,
};

export const AuctionView = Shape({
  id: Id,
  ...Public,
  startPrice: Fen,
  step: Fen,
  deposit: Fen,
  marketPrice: Fen,
  startAt: Ms,
  depositPaid: Flag,
  /** The viewer's level spares it: nothing is or was blocked. */
  depositSpared: Optional(Flag),
  myMax: Optional(Fen),
  watchers: Count,
  rev: Int,
  /** The viewer's own order of the lot: the winner's, or that of the second bidder it was offered to. */
  orderId: Optional(Id),
  order: Optional(
    Shape({
      status: Text,
      payable: Fen,
      expireAt: Optional(Ms),
      /** An address is missing, without which it cannot be paid. */
      needsAddress: Flag,
      /** The first winner did not pay; this is the offer to the second bidder. */
      offered: Flag,
    }),
  ),
});

export type AuctionView = Static<typeof AuctionView>;
/** `data` of every frame of `auction:{id}` except `watchers`. */
export type AuctionFrame = Pick<AuctionView, keyof typeof Public>;
export type AuctionStatus = (typeof AUCTION_STATUSES)[number];
