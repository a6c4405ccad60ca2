/** CampaignCard of every type: the only maker of its wire shape. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CampaignCard } from '../../../src/contract/campaign/schemas';
import type { Tx } from '../../db/client';
import { campaignSkus, members, tierPrices } from '../../db/schema';
import { listLots, type Auction } from '../auction/repository';
import { loadCards } from '../catalogue/cards';
import { loadPriceViewer } from '../pricing/viewer';
import { statusOf, type CampaignRow } from './repository';

/** Who may see what tiers cost. */
export async function isWholesaler(tx: Tx, memberId: string | undefined): Promise<boolean> {
  if (memberId === undefined) return false;
  const [row] = await tx.select({ wholesaler: members.wholesaler }).from(members).where(eq(members.id, memberId));
  return row?.wholesaler === 'approved';
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

/** The figures of a lot on its card. */
const auctionPart = ({ current, startPrice, bidCount, deposit }: Auction): CampaignCard['auction'] => ({
  current: current || startPrice,
  bids: bidCount,
  deposit,
});

/** In the order of `rows`; campaigns of goods that left the shelf are left out. */
export async function campaignCards(
  tx: Tx,
  memberId: string | undefined,
  rows: readonly CampaignRow[],
  now: number,
): Promise<CampaignCard[]> {
  const viewer = await loadPriceViewer(tx, memberId, now);
  const goodsIds = [...new Set(rows.map(({ campaign }) => campaign.goodsId))];
  const goods = new Map((await loadCards(tx, goodsIds, viewer, now)).map((card) => [card.id, card]));
  const tierIds = rows.filter(({ campaign }) => campaign.type === 'tier').map(({ campaign }) => campaign.id);
  const ladders = await loadLadders(tx, tierIds);
  const lots = await listLots(
    tx,
    rows.filter(({ campaign }) => campaign.type === 'auction').map(({ campaign }) => campaign.id),
  );
  const open = tierIds.length > 0 && (await isWholesaler(tx, memberId));
  return rows.flatMap((row) => {
    const card = goods.get(row.campaign.goodsId);
    if (!card) return [];
    const ladder = ladders.get(row.campaign.id);
    return [campaignCard(row, card, ladder && { steps: ladder.steps, open }, lots.get(row.campaign.id), now)];
  });
}

function campaignCard(
  row: CampaignRow,
  goods: CampaignCard['goods'],
  ladder: { steps: Ladder['steps']; open: boolean } | undefined,
  lot: Auction | undefined,
  now: number,
): CampaignCard {
  const { campaign } = row;
  const best = ladder?.steps.at(-1);
  return {
    id: campaign.id,
    type: campaign.type,
    title: campaign.title,
    cover: goods.cover,
    goods,
    price: lot ? lot.current || lot.startPrice : row.price || goods.price,
    status: statusOf(campaign, now),
    startAt: campaign.startAt,
    endAt: campaign.endAt,
    ...(campaign.type === 'group'
      ? {
          group: {
            size: row.size,
            groups: row.openGroups,
            joined: row.sold,
            ...(row.lack === null ? {} : { lack: row.lack }),
            left: Math.max(0, row.stock - row.sold),
          },
        }
      : {}),
    ...(lot ? { auction: auctionPart(lot) } : {}),
    ...(campaign.type === 'tier'
      ? {
          tier: {
            moq: ladder?.steps[0]?.minQty ?? 1,
            minQty: best?.minQty ?? 1,
            ...(best && ladder?.open ? { best: best.price } : {}),
            sold: row.sold,
            stock: row.stock,
          },
        }
      : {}),
  };
}
