/** marketing.auctionBid: judged by the server's clock, in the order in which bids get hold of the lot. */
import { randomUUID } from 'node:crypto';
import type { AuctionView } from '../../../../src/contract/auction/view';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { conflict, notFound, refuse, type Refusal } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { sendNotice } from '../../people/notice/send';
import { announce, auctionView } from './presenter';
import { findEntry, insertBids, lockLot, updateAuction, updateEntry, type LotRow } from './repository';
import { endAfter, judge, nextBid, type Verdict } from './rule';

type Input = RequestOf<'marketing.auctionBid'>;

/**
 * 404 unknown · 409 已有更高出价 with the fresh AuctionView · 422 not begun, over, no deposit (请先交保证金), off the grid, 你当前领先.
 * A refused bid changes nothing and never moves the end.
 */
export async function placeBid(
  tx: Tx,
  memberId: string,
  input: Input,
  server: Pick<Server, 'now' | 'realtime'>,
): Promise<AuctionView> {
  const lot = await lockLot(tx, input.id);
  if (!lot) throw notFound();
  // Read behind the lock: the time of a bid is when its turn comes.
  const now = server.now();
  const view = (of: LotRow) =>
    auctionView(tx, of, { memberId, now, watchers: server.realtime.listeners(`auction:${input.id}`) });
  const { auction, campaign } = lot;
  if (now < campaign.startAt) throw refuse('竞拍尚未开始');
  if (auction.state !== 'open' || now >= campaign.endAt) throw refuse('竞拍已结束', { data: await view(lot) });
  const entry = await findEntry(tx, memberId, input.id, true);
  if (entry?.state !== 'held') throw refuse('请先交保证金');
  const verdict = judge(auction, { memberId, amount: input.amount, maxAmount: input.maxAmount });
  if (!verdict.ok) throw await refusalOf(verdict.why, lot, () => view(lot));

  const before = auction.leaderId;
  const moved = verdict.rises.length > 0;
  await insertBids(
    tx,
    verdict.rises.map((rise, i) => ({
      ...rise,
      auctionId: input.id,
      seq: auction.bidCount + 1 + i,
      at: now,
      opId: rise.memberId === memberId && !rise.auto ? input.requestId : randomUUID(),
    })),
  );
  await updateEntry(tx, entry.id, {
    bids: entry.bids + 1,
    ...(verdict.maxAmount > entry.maxAmount ? { maxAmount: verdict.maxAmount, maxAt: now } : {}),
  });
  const end = moved ? endAfter(campaign.endAt, auction.extensions, now) : { ...auction, endAt: campaign.endAt };
  const after = await updateAuction(
    tx,
    lot,
    {
      current: verdict.current,
      leaderId: verdict.leaderId,
      leaderMax: verdict.leaderMax,
      bidCount: auction.bidCount + verdict.rises.length,
      extensions: end.extensions,
    },
    end.endAt === campaign.endAt ? undefined : end.endAt,
  );
  if (moved) await announce(tx, after, 'bid', now);
  if (before !== null && before !== verdict.leaderId) await tellOutbid(tx, before, after, now);
  return view(after);
}

async function refusalOf(
  why: Extract<Verdict, { ok: false }>['why'],
  { auction }: LotRow,
  view: () => Promise<AuctionView>,
): Promise<Refusal> {
  if (why === 'leading') return refuse('你当前领先，可提高代理上限', { data: await view() });
  if (why === 'grid') return refuse(`出价须按 ¥${yuan(auction.step)} 递增`);
  const least = `¥${yuan(nextBid(auction))}`;
  return auction.bidCount > 0
    ? conflict(`已有更高出价，需不低于 ${least}`, { data: await view() })
    : refuse(`出价需不低于 ${least}`, { data: await view() });
}

/** Who led until now hears it on the phone and finds it among the messages. */
async function tellOutbid(tx: Tx, memberId: string, { auction, campaign }: LotRow, now: number): Promise<void> {
  await sendNotice(tx, memberId, {
    box: 'service',
    title: '你的出价已被超过',
    text: `${campaign.title} 当前价 ¥${yuan(auction.current)}，可继续出价。`,
    link: linkOf(auction.campaignId),
    at: now,
  });
}

export const linkOf = (id: string): string => `/shop/pages/marketing/wholesale_detail?id=${id}&type=auction`;
