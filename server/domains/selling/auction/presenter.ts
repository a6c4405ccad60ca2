/** AuctionView and the frames of `auction:{id}`: the only maker of their wire shapes. */
import type { AuctionFrame, AuctionStatus, AuctionView } from '../../../../src/contract/auction/view';
import type { Tx } from '../../../db/client';
import { findOrder } from '../../trade/order/repository';
import { publish } from '../../../realtime/publish';
import { maskName } from '../../../lib/mask';
import { isSpared } from './exempt';
import { findEntry, listBids, type BidRow, type Entry, type LotRow } from './repository';
import { nextBid } from './rule';

const SHOWN_BIDS = 20;
/** A frame is told to everybody by one notification of the database, so it is short. */
const FRAME_BIDS = 10;

export function statusOf({ auction, campaign }: LotRow, now: number): AuctionStatus {
  if (auction.state !== 'open') return auction.state;
  if (now < campaign.startAt) return 'upcoming';
  return auction.extensions > 0 ? 'extended' : 'running';
}

function publicPart(lot: LotRow, bids: readonly BidRow[], memberId: string | undefined, now: number): AuctionFrame {
  const { auction, campaign } = lot;
  const leader = bids.find((bid) => bid.memberId === auction.leaderId);
  return {
    status: statusOf(lot, now),
    current: auction.current || auction.startPrice,
    leader: leader ? maskName(leader.nickname) : '',
    isLeader: memberId !== undefined && auction.leaderId === memberId,
    bids: bids.map(({ nickname, amount, at, auto }) => ({ user: maskName(nickname), amount, at, auto })),
    bidCount: auction.bidCount,
    endAt: campaign.endAt,
    extensions: auction.extensions,
    next: nextBid(auction),
    serverTime: now,
  };
}

interface AuctionViewer {
  memberId: string | undefined;
  watchers: number;
  now: number;
}

export async function auctionView(
  tx: Tx,
  lot: LotRow,
  { memberId, watchers, now }: AuctionViewer,
): Promise<AuctionView> {
  const { auction, campaign } = lot;
  const bids = await listBids(tx, auction.campaignId, SHOWN_BIDS);
  const entry = memberId === undefined ? undefined : await findEntry(tx, memberId, auction.campaignId);
  const myMax = auction.leaderId === memberId ? auction.leaderMax : entry?.maxAmount;
  return {
    id: auction.campaignId,
    ...publicPart(lot, bids, memberId, now),
    startPrice: auction.startPrice,
    step: auction.step,
    deposit: auction.deposit,
    marketPrice: auction.marketPrice,
    startAt: campaign.startAt,
    ...(await depositOf(tx, memberId, lot, entry, now)),
    ...(myMax ? { myMax } : {}),
    watchers,
    rev: auction.rev,
    ...(await ownOrder(tx, memberId, lot)),
  };
}

/** Of an open lot the member hears beforehand that the level spares its deposit. */
async function depositOf(
  tx: Tx,
  memberId: string | undefined,
  { auction }: LotRow,
  entry: Entry | undefined,
  now: number,
): Promise<Pick<AuctionView, 'depositPaid' | 'depositSpared'>> {
  const depositPaid = entry !== undefined && entry.state !== 'unpaid';
  const spared = depositPaid
    ? entry.exempt
    : memberId !== undefined &&
      auction.state === 'open' &&
      (await isSpared(tx, memberId, entry?.deposit ?? auction.deposit, now));
  return { depositPaid, ...(spared ? { depositSpared: true } : {}) };
}

async function ownOrder(
  tx: Tx,
  memberId: string | undefined,
  { auction }: LotRow,
): Promise<Pick<AuctionView, 'orderId' | 'order'>> {
  if (auction.orderId === null || memberId === undefined) return {};
  const order = await findOrder(tx, auction.orderId);
  if (order?.memberId !== memberId) return {};
  return {
    orderId: order.id,
    order: {
      status: order.status,
      payable: order.payable,
      ...(order.expireAt === null ? {} : { expireAt: order.expireAt }),
      needsAddress: order.address === null,
      offered: auction.offeredTo === memberId,
    },
  };
}

/** Tells every watcher the new state; the leader hears that it is his. */
export async function announce(tx: Tx, lot: LotRow, kind: 'bid' | 'state', now: number): Promise<void> {
  const { auction } = lot;
  const bids = await listBids(tx, auction.campaignId, FRAME_BIDS);
  await publish(tx, `auction:${auction.campaignId}`, {
    kind,
    rev: auction.rev,
    data: publicPart(lot, bids, undefined, now),
    ...(auction.leaderId ? { mine: { [auction.leaderId]: { isLeader: true, myMax: auction.leaderMax } } } : {}),
  });
}
