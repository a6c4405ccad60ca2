/**
 * The end of an auction (rule 13.4). The lot is the leader's, whose order waits 24 hours; everybody else's deposit goes back. A
 * winner who does not pay loses the deposit, and the lot is offered once to the second bidder, at the most that he wanted to pay.
 */
import type { Tx } from '../../../db/client';
import { type JobHandlers } from '../../../jobs/runner';
import { schedule } from '../../../db/timers';
import { notifyOrder, type Order } from '../../trade/order/repository';
import { orderPiece } from '../../trade/order/stages/onePiece';
import { sendNotice } from '../../people/notice/send';
import { yuan } from '../../../lib/money';
import { linkOf } from './bid';
import { forfeit, giveBack, giveBackAll } from './deposit';
import { announce } from './presenter';
import { findEntry, lockLot, secondBidder, updateAuction, type LotRow } from './repository';
import { END_JOB, START_JOB } from './timers';

const PAY_WITHIN_MS = 24 * 3_600_000;

export const auctionJobs = {
  [START_JOB]: async (tx, id, server) => {
    const lot = await lockLot(tx, id);
    if (lot?.auction.state === 'open') await announce(tx, await updateAuction(tx, lot, {}), 'state', server.now());
  },
  [END_JOB]: async (tx, id, server) => {
    const lot = await lockLot(tx, id);
    if (lot?.auction.state !== 'open') return;
    const now = server.now();
    // A bid moved the end.
    if (now < lot.campaign.endAt) return schedule(tx, END_JOB, id, lot.campaign.endAt);
    await endAuction(tx, lot, now);
  },
} satisfies JobHandlers;

async function endAuction(tx: Tx, lot: LotRow, now: number): Promise<void> {
  const { auction } = lot;
  const { leaderId } = auction;
  await giveBackAll(tx, auction.campaignId, leaderId, now);
  if (leaderId === null) {
    return announce(tx, await updateAuction(tx, lot, { state: 'passed', closedAt: now }), 'state', now);
  }
  const order = await orderLot(tx, leaderId, lot, auction.current, now);
  await announce(tx, await updateAuction(tx, lot, { state: 'sold', orderId: order.id, closedAt: now }), 'state', now);
  await notifyOrder(tx, order, {
    title: '恭喜，你已拍得',
    text: `${lot.campaign.title} 以 ¥${yuan(order.payable)} 成交，请在 24 小时内付款。`,
    at: now,
  });
}

const orderLot = (tx: Tx, memberId: string, { auction }: LotRow, price: number, now: number): Promise<Order> =>
  orderPiece(
    tx,
    memberId,
    {
      kind: 'auction',
      campaignId: auction.campaignId,
      skuId: auction.skuId,
      price,
      payBefore: now + PAY_WITHIN_MS,
      label: '竞拍成交，生成订单',
    },
    now,
  );

/** The order is locked and paid: the winner's deposit goes back. */
export async function lotPaid(tx: Tx, order: Order, now: number): Promise<void> {
  const lot = await lockLot(tx, order.campaignId ?? '0');
  if (lot?.auction.orderId !== order.id) return;
  const entry = await findEntry(tx, order.memberId, lot.auction.campaignId, true);
  if (entry) await giveBack(tx, entry, now);
  await announce(tx, await updateAuction(tx, lot, { state: 'sold' }), 'state', now);
}

/** The order is locked and was closed unpaid, its piece is on the shelf again. True: it was the winner's, who forfeits. */
export async function lotUnpaid(tx: Tx, order: Order, now: number): Promise<boolean> {
  const lot = await lockLot(tx, order.campaignId ?? '0');
  if (lot?.auction.orderId !== order.id) return false;
  const { auction, campaign } = lot;
  // The second bidder owes nothing: the offer just ends.
  if (auction.offeredTo !== null) {
    await announce(tx, await updateAuction(tx, lot, { orderId: null }), 'state', now);
    return false;
  }
  const entry = await findEntry(tx, order.memberId, auction.campaignId, true);
  if (entry) await forfeit(tx, entry, now);
  await sendNotice(tx, order.memberId, {
    box: 'order',
    title: '竞拍违约',
    text: `${campaign.title} 超过 24 小时未付款，${entry?.exempt ? `免缴的保证金 ¥${yuan(entry.deposit)} 已从免保额度里扣除` : `保证金 ¥${yuan(auction.deposit)} 不予退还`}。`,
    link: linkOf(auction.campaignId),
    at: now,
  });
  const second = await secondBidder(tx, auction.campaignId, order.memberId);
  const offer = second && (await orderLot(tx, second.memberId, lot, second.maxAmount, now));
  const after = await updateAuction(tx, lot, {
    state: 'forfeited',
    orderId: offer?.id ?? null,
    offeredTo: second?.memberId ?? null,
  });
  await announce(tx, after, 'state', now);
  if (!offer) return true;
  await notifyOrder(tx, offer, {
    title: '补拍机会',
    text: `${campaign.title} 的拍得者未付款，你可以 ¥${yuan(offer.payable)} 买下，24 小时内有效。`,
    at: now,
  });
  return true;
}
