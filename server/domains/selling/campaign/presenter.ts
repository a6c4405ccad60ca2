/** CampaignCard of every type: the only maker of its wire shape. */
import type { CampaignCard, CampaignStatus } from '../../../../src/contract/campaign/schemas';
import type { Tx } from '../../../db/client';
import { listLots, type Auction } from '../auction/repository';
import { loadCards } from '../../offer/catalogue/cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { isWholesaler, loadLadders, type CampaignRow, type Ladder } from './repository';

const statusOf = ({ startAt, endAt }: { startAt: number; endAt: number }, now: number): CampaignStatus =>
  now >= endAt ? 'ended' : now >= startAt ? 'running' : 'upcoming';

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
