/** Rolling messages of auctions: who bid what, masked; bids that the server made against a maximum are left out. */
import { and, desc, eq, gt } from 'drizzle-orm';
import type { DataOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { auctionBids, campaigns, members } from '../../db/schema';
import { maskName } from '../../lib/mask';
import { yuan } from '../../lib/money';
import { DAY_MS } from '../../lib/shanghai';

const MOST = 60;
const DAYS_30 = 30 * DAY_MS;

export async function auctionFeed(tx: Tx, now: number): Promise<DataOf<'special.rollMessage'>['list']> {
  const rows = await tx
    .select({
      id: auctionBids.id,
      at: auctionBids.at,
      amount: auctionBids.amount,
      nickname: members.nickname,
      title: campaigns.title,
    })
    .from(auctionBids)
    .innerJoin(campaigns, eq(campaigns.id, auctionBids.auctionId))
    .innerJoin(members, eq(members.id, auctionBids.memberId))
    .where(and(gt(auctionBids.at, now - DAYS_30), eq(auctionBids.auto, false)))
    .orderBy(desc(auctionBids.at), desc(auctionBids.seq))
    .limit(MOST);
  return rows.map(({ id, at, amount, nickname, title }) => ({
    id,
    at,
    text: `${maskName(nickname)} 为 ${title} 出价 ¥${yuan(amount)}`,
  }));
}
