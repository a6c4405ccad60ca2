/** SQL of campaigns: rows with the figures their cards show, in the three orders of the list; ladders and quota. */
import { and, asc, desc, eq, gt, inArray, lte, min, or, sql, type SQL } from 'drizzle-orm';
import type { CampaignSort, CampaignStatus } from '../../../../src/contract/campaign/schemas';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import {
  auctions,
  campaigns,
  campaignSkus,
  campaignTerms,
  goods,
  groups,
  members,
  reminds,
  skus,
  tierPrices,
} from '../../../db/schema';

export type CampaignType = 'group' | 'tier' | 'auction';

export interface CampaignRow {
  campaign: typeof campaigns.$inferSelect;
  size: number;
  price: number;
  stock: number;
  sold: number;
  openGroups: number;
  /** Missing in the fullest open group. */
  lack: number | null;
}

const timeOf = (status: CampaignStatus, now: number): SQL | undefined => {
  if (status === 'upcoming') return gt(campaigns.startAt, now);
  if (status === 'ended') return lte(campaigns.endAt, now);
  return and(lte(campaigns.startAt, now), gt(campaigns.endAt, now));
};

export interface CampaignQuery {
  type: CampaignType;
  status: CampaignStatus;
  categoryId?: string;
  sort: CampaignSort;
  now: number;
}

const figures = (tx: Tx, now: number) => {
  const quota = tx
    .select({
      campaignId: campaignSkus.campaignId,
      price: sql<number>`min(${campaignSkus.price})`.mapWith(Number).as('price'),
      stock: sql<number>`sum(${campaignSkus.stock})`.mapWith(Number).as('stock'),
      sold: sql<number>`sum(${campaignSkus.sold})`.mapWith(Number).as('sold'),
    })
    .from(campaignSkus)
    .groupBy(campaignSkus.campaignId)
    .as('quota');
  const open = tx
    .select({
      campaignId: groups.campaignId,
      total: sql<number>`count(*)`.mapWith(Number).as('total'),
      lack: sql<number>`min(${groups.size} - ${groups.joined})`.mapWith(Number).as('lack'),
    })
    .from(groups)
    .where(and(eq(groups.status, 'open'), gt(groups.expireAt, now)))
    .groupBy(groups.campaignId)
    .as('open_groups');
  return { quota, open };
};

const whereOf = (query: CampaignQuery) =>
  and(
    eq(campaigns.type, query.type),
    eq(goods.status, 'on'),
    timeOf(query.status, query.now),
    query.categoryId
      ? or(eq(goods.categoryId, query.categoryId), eq(goods.rootCategoryId, query.categoryId))
      : undefined,
  );

export async function listCampaigns(
  tx: Tx,
  query: CampaignQuery,
  limit: number,
  offset: number,
): Promise<Paged<CampaignRow>> {
  const { quota, open } = figures(tx, query.now);
  const sorts: Record<CampaignSort, SQL[]> = {
    ending: [
      query.status === 'ended'
        ? desc(campaigns.endAt)
        : asc(query.status === 'upcoming' ? campaigns.startAt : campaigns.endAt),
    ],
    // The fullest group first, then what sells.
    hot: [sql`${open.lack} asc nulls last`, desc(quota.sold)],
    price: [asc(quota.price)],
  };
  const all = tx.select({ id: campaigns.id }).from(campaigns).innerJoin(goods, eq(goods.id, campaigns.goodsId));
  const { rows, total } = await paged(
    select(tx, quota, open)
      .where(whereOf(query))
      .orderBy(...sorts[query.sort], asc(campaigns.id)),
    limit,
    offset,
    () => tx.$count(all.where(whereOf(query)).as('found')),
  );
  return { rows: rows.map(toRow), total };
}

export async function findCampaignRow(tx: Tx, id: string, now: number): Promise<CampaignRow | undefined> {
  const { quota, open } = figures(tx, now);
  const [row] = await select(tx, quota, open).where(eq(campaigns.id, id));
  return row && toRow(row);
}

/** Running group campaign of one goods. */
export async function findGroupCampaignOf(tx: Tx, goodsId: string, now: number): Promise<CampaignRow | undefined> {
  const { quota, open } = figures(tx, now);
  const [row] = await select(tx, quota, open)
    .where(and(eq(campaigns.goodsId, goodsId), eq(campaigns.type, 'group'), timeOf('running', now)))
    .orderBy(desc(campaigns.startAt))
    .limit(1);
  return row && toRow(row);
}

/** Start of the next campaign of a type. */
export async function nextStart(tx: Tx, type: CampaignType, now: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ at: min(campaigns.startAt) })
    .from(campaigns)
    .where(and(eq(campaigns.type, type), gt(campaigns.startAt, now)));
  return row?.at ?? undefined;
}

type Figures = ReturnType<typeof figures>;
const select = (tx: Tx, quota: Figures['quota'], open: Figures['open']) =>
  tx
    .select({
      campaign: campaigns,
      size: campaignTerms.size,
      price: quota.price,
      stock: quota.stock,
      sold: quota.sold,
      openGroups: open.total,
      lack: open.lack,
    })
    .from(campaigns)
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .leftJoin(campaignTerms, eq(campaignTerms.campaignId, campaigns.id))
    .leftJoin(quota, eq(quota.campaignId, campaigns.id))
    .leftJoin(open, eq(open.campaignId, campaigns.id));

const toRow = (row: {
  campaign: CampaignRow['campaign'];
  size: number | null;
  price: number | null;
  stock: number | null;
  sold: number | null;
  openGroups: number | null;
  lack: number | null;
}): CampaignRow => ({
  campaign: row.campaign,
  size: row.size ?? 0,
  price: row.price ?? 0,
  stock: row.stock ?? 0,
  sold: row.sold ?? 0,
  openGroups: row.openGroups ?? 0,
  lack: row.lack,
});

/** Lots of goods on the shelf as campaign rows: the price is the highest bid, or where bidding begins. */
export async function pageOfLots(
  tx: Tx,
  { status, sort, now }: { status: CampaignStatus; sort: CampaignSort; now: number },
  limit: number,
  offset: number,
): Promise<Paged<CampaignRow>> {
  const where = and(timeOf(status, now), eq(goods.status, 'on'));
  const ending =
    status === 'ended' ? desc(campaigns.endAt) : asc(status === 'upcoming' ? campaigns.startAt : campaigns.endAt);
  const order = { hot: desc(auctions.bidCount), price: asc(auctions.current), ending }[sort];
  const all = () =>
    tx
      .select({ campaign: campaigns, current: auctions.current, startPrice: auctions.startPrice })
      .from(auctions)
      .innerJoin(campaigns, eq(campaigns.id, auctions.campaignId))
      .innerJoin(goods, eq(goods.id, campaigns.goodsId))
      .where(where);
  const { rows, total } = await paged(all().orderBy(order, asc(campaigns.id)), limit, offset, () =>
    tx.$count(all().as('found')),
  );
  return {
    rows: rows.map(({ campaign, current, startPrice }) => ({
      campaign,
      price: current || startPrice,
      size: 0,
      stock: 1,
      sold: 0,
      openGroups: 0,
      lack: null,
    })),
    total,
  };
}

export interface Ladder {
  skuId: string;
  steps: { minQty: number; price: number }[];
}

/** The ladder of each campaign: that of its first SKU which has one. */
export async function loadLadders(tx: Tx, campaignIds: readonly string[]): Promise<Map<string, Ladder>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await tx
    .select({
      campaignId: campaignSkus.campaignId,
      skuId: tierPrices.skuId,
      minQty: tierPrices.minQty,
      price: tierPrices.price,
    })
    .from(campaignSkus)
    .innerJoin(tierPrices, eq(tierPrices.skuId, campaignSkus.skuId))
    .where(and(inArray(campaignSkus.campaignId, [...campaignIds])))
    .orderBy(asc(tierPrices.skuId), asc(tierPrices.minQty));
  const ladders = new Map<string, Ladder>();
  for (const { campaignId, skuId, minQty, price } of rows) {
    const ladder = ladders.get(campaignId) ?? { skuId, steps: [] };
    if (ladder.skuId === skuId) ladder.steps.push({ minQty, price });
    ladders.set(campaignId, ladder);
  }
  return ladders;
}

/** SKUs of a campaign in the order of their goods. */
export const listQuotas = (
  tx: Tx,
  campaignId: string,
): Promise<{ quota: typeof campaignSkus.$inferSelect; sku: typeof skus.$inferSelect }[]> =>
  tx
    .select({ quota: campaignSkus, sku: skus })
    .from(campaignSkus)
    .innerJoin(skus, eq(skus.id, campaignSkus.skuId))
    .where(eq(campaignSkus.campaignId, campaignId))
    .orderBy(asc(skus.sort), asc(skus.id));

/** Who may see what tiers cost. */
export async function isWholesaler(tx: Tx, memberId: string | undefined): Promise<boolean> {
  if (memberId === undefined) return false;
  const [row] = await tx.select({ wholesaler: members.wholesaler }).from(members).where(eq(members.id, memberId));
  return row?.wholesaler === 'approved';
}

export async function isReminded(tx: Tx, memberId: string, campaignId: string): Promise<boolean> {
  const found = await tx
    .select({ id: reminds.targetId })
    .from(reminds)
    .where(and(eq(reminds.memberId, memberId), eq(reminds.targetId, campaignId)))
    .limit(1);
  return found.length > 0;
}
