/** Reading campaigns: the lists, one campaign with its groups, its ladder or its lot. */
import type { CampaignDetail } from '../../../../src/contract/campaign/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { auctionView } from '../auction/presenter';
import { findLot } from '../auction/repository';
import { boughtInCampaign } from '../../trade/order/repository';
import { specTextOf } from '../../offer/stock/saleSkus';
import {
  findCampaignRow,
  isReminded,
  isWholesaler,
  listCampaigns,
  listQuotas,
  loadLadders,
  nextStart,
  pageOfLots,
  type CampaignRow,
} from './repository';
import { campaignCards } from './presenter';
import { findGroup, findTerms, listOpenGroups } from '../groupBuying/repository';
import { groupViews } from '../groupBuying/presenter';

const OPEN_GROUPS = 20;

/** `nextAt` = the next start, for an empty list. */
export async function pageOfCampaigns(
  tx: Tx,
  memberId: string | undefined,
  input: RequestOf<'marketing.wholesale'>,
  now: number,
): Promise<DataOf<'marketing.wholesale'>> {
  const { type, status = 'running', categoryId, sort = 'ending', page = 1 } = input;
  const { rows, total } = await listCampaigns(tx, { type, status, categoryId, sort, now }, PAGE_SIZE, offsetOf(page));
  const nextAt = rows.length === 0 ? await nextStart(tx, type, now) : undefined;
  return {
    page: pageOf(await campaignCards(tx, memberId, rows, now), total, page),
    serverTime: now,
    ...(nextAt === undefined ? {} : { nextAt }),
  };
}

/** marketing.auction: lots as campaign cards, ending first by default; `nextAt` = the next start, for an empty list. */
export async function pageOfAuctions(
  tx: Tx,
  memberId: string | undefined,
  { status = 'running', sort = 'ending', page = 1 }: RequestOf<'marketing.auction'>,
  now: number,
): Promise<DataOf<'marketing.auction'>> {
  const { rows, total } = await pageOfLots(tx, { status, sort, now }, PAGE_SIZE, offsetOf(page));
  const nextAt = rows.length === 0 ? await nextStart(tx, 'auction', now) : undefined;
  return {
    page: pageOf(await campaignCards(tx, memberId, rows, now), total, page),
    serverTime: now,
    ...(nextAt === undefined ? {} : { nextAt }),
  };
}

/** 404 for an unknown campaign, a flash sale, goods off the shelf. A group of another campaign is left out. */
export async function viewCampaign(
  tx: Tx,
  memberId: string | undefined,
  { id, groupId }: RequestOf<'marketing.wholesaleView'>,
  now: number,
  /** How many listen to an auction. */
  watchers: (topic: string) => number,
): Promise<CampaignDetail> {
  const row = await findCampaignRow(tx, id, now);
  const [card] = row && row.campaign.type !== 'discount' ? await campaignCards(tx, memberId, [row], now) : [];
  if (!row || !card) throw notFound();
  const { rules } = await findTerms(tx, id);
  const base: CampaignDetail = {
    card,
    rules,
    limit: row.campaign.perMember,
    bought: memberId === undefined ? 0 : await boughtInCampaign(tx, memberId, id),
    skus: await listSkus(tx, id),
    remindOn: memberId !== undefined && (await isReminded(tx, memberId, id)),
    serverTime: now,
  };
  if (row.campaign.type === 'group') return { ...base, ...(await groupParts(tx, memberId, row, groupId, now)) };
  if (row.campaign.type === 'tier') return { ...base, tiers: await tierParts(tx, memberId, id) };
  const lot = await findLot(tx, id);
  if (!lot) return base;
  return { ...base, auction: await auctionView(tx, lot, { memberId, now, watchers: watchers(`auction:${id}`) }) };
}

async function groupParts(
  tx: Tx,
  memberId: string | undefined,
  { campaign }: CampaignRow,
  groupId: string | undefined,
  now: number,
): Promise<Pick<CampaignDetail, 'groups' | 'group'>> {
  const open = await listOpenGroups(tx, campaign.id, OPEN_GROUPS, now);
  const asked = groupId === undefined ? undefined : await findGroup(tx, groupId);
  const [group] = asked?.campaignId === campaign.id ? await groupViews(tx, memberId, [asked], now) : [];
  return { groups: await groupViews(tx, memberId, open, now), ...(group ? { group } : {}) };
}

async function tierParts(tx: Tx, memberId: string | undefined, id: string): Promise<CampaignDetail['tiers']> {
  const ladder = (await loadLadders(tx, [id])).get(id);
  const open = await isWholesaler(tx, memberId);
  return (ladder?.steps ?? []).map(({ minQty, price }) => ({ minQty, ...(open ? { price } : {}) }));
}

/** What can be bought of the campaign: its own quota and the shelf both count. */
async function listSkus(tx: Tx, campaignId: string): Promise<CampaignDetail['skus']> {
  return (await listQuotas(tx, campaignId)).map(({ quota, sku }) => ({
    id: sku.id,
    text: specTextOf(sku.specValues),
    price: quota.price,
    singlePrice: sku.price,
    left: Math.max(0, Math.min(quota.stock - quota.sold, sku.stock - sku.locked)),
  }));
}
