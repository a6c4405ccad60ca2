/** marketing.auction: lots as campaign cards. */
import { and, asc, count, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { CampaignSort, CampaignStatus } from '../../../src/contract/campaign/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { auctions, campaigns, goods } from '../../db/schema';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { nextStart, type CampaignRow } from './repository';
import { campaignCards } from './presenter';

const TIMES: Record<CampaignStatus, (now: number) => SQL | undefined> = {
  upcoming: (now) => gt(campaigns.startAt, now),
  running: (now) => and(lte(campaigns.startAt, now), gt(campaigns.endAt, now)),
  ended: (now) => lte(campaigns.endAt, now),
};

const sortOf = (sort: CampaignSort, status: CampaignStatus): SQL => {
  if (sort === 'hot') return desc(auctions.bidCount);
  if (sort === 'price') return asc(auctions.current);
  if (status === 'ended') return desc(campaigns.endAt);
  return asc(status === 'upcoming' ? campaigns.startAt : campaigns.endAt);
};

/** Ending first by default; `nextAt` = the next start, for an empty list. */
export async function pageOfAuctions(
  tx: Tx,
  memberId: string | undefined,
  { status = 'running', sort = 'ending', page = 1 }: RequestOf<'marketing.auction'>,
  now: number,
): Promise<DataOf<'marketing.auction'>> {
  const where = and(TIMES[status](now), eq(goods.status, 'on'));
  const rows = await tx
    .select({ campaign: campaigns, current: auctions.current, startPrice: auctions.startPrice })
    .from(auctions)
    .innerJoin(campaigns, eq(campaigns.id, auctions.campaignId))
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .where(where)
    .orderBy(sortOf(sort, status), asc(campaigns.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const [found] = await tx
    .select({ total: count() })
    .from(auctions)
    .innerJoin(campaigns, eq(campaigns.id, auctions.campaignId))
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .where(where);
  const lots = rows.map(({ campaign, current, startPrice }): CampaignRow => ({
    campaign,
    price: current || startPrice,
    size: 0,
    stock: 1,
    sold: 0,
    openGroups: 0,
    lack: null,
  }));
  const nextAt = rows.length === 0 ? await nextStart(tx, 'auction', now) : undefined;
  return {
    page: pageOf(await campaignCards(tx, memberId, lots, now), found?.total ?? 0, page),
    serverTime: now,
    ...(nextAt === undefined ? {} : { nextAt }),
  };
}
