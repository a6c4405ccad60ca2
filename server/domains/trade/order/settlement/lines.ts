/** What a settlement reads before it can be priced: SKUs, limits, the campaign, the gift. Problems become warnings. */
import type { OrderKind } from '../../../../../src/contract/order/schemas';
import type { Tx } from '../../../../db/client';
import { notFound, refuse } from '../../../../http/errors';
import type { Buyer } from '../../../people/pricing/campaigns';
import { giftOf, readGifts } from '../../../offer/catalogue/quotes';
import { lineAmounts, type PricingLine } from '../../../people/pricing/model';
import { quantityProblem } from '../../../offer/stock/limits';
import { boughtInCampaign, findCampaign, type Campaign } from '../repository';
import { boughtPieces } from '../../../offer/stock/repository';
import { loadSaleSkus, type SaleSku } from '../../../offer/stock/saleSkus';
import type { Settlement, SettleRequest, Warning } from '../settlement';

export interface Want {
  sku: SaleSku;
  qty: number;
}

/** One want per SKU, with what the `buyer` can have it through; a SKU nobody knows is a 404. */
export async function readLines(tx: Tx, lines: SettleRequest['lines'], buyer?: Buyer): Promise<Want[]> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.skuId, (sums.get(line.skuId) ?? 0) + line.qty);
  const skus = await loadSaleSkus(tx, [...sums.keys()], buyer);
  return [...sums].map(([skuId, qty]) => {
    const sku = skus.get(skuId);
    if (!sku) throw notFound();
    return { sku, qty };
  });
}

export async function quantityWarnings(tx: Tx, memberId: string, wants: readonly Want[]): Promise<Warning[]> {
  const limited = wants.filter((want) => want.sku.perMember !== undefined).map((want) => want.sku.goodsId);
  const bought = await boughtPieces(tx, memberId, limited);
  return wants.flatMap(({ sku, qty }) => {
    const others =
      wants.filter((want) => want.sku.goodsId === sku.goodsId).reduce((all, want) => all + want.qty, 0) - qty;
    const problem = quantityProblem(sku, qty, others, bought.get(sku.goodsId) ?? 0);
    if (!problem) return [];
    return [
      {
        key: `${/^(每人|超出)限购/.test(problem) ? 'limit' : 'stock'}:${sku.skuId}`,
        label: sku.title,
        value: problem,
        blocks: true,
      },
    ];
  });
}

/** The campaign that lines are bought through. */
export interface CampaignBuying {
  kind: OrderKind;
  id: string;
  /** Fen by SKU. */
  prices: ReadonlyMap<string, number>;
  group?: Settlement['group'];
}
/** Undefined: the lines have their normal price. */
export type CampaignReader = (
  tx: Tx,
  memberId: string,
  request: SettleRequest,
  wants: readonly Want[],
  warnings: Warning[],
  now: number,
) => Promise<CampaignBuying | undefined>;

/** A flash sale that is not running falls away with a warning: the lines then cost what they cost everywhere else. */
export const readCampaign: CampaignReader = async (tx, memberId, request, wants, warnings, now) => {
  if (request.campaignId === undefined || request.source === 'cart') return undefined;
  const found = await findCampaign(tx, request.campaignId);
  if (!found || found.campaign.type !== 'discount') throw notFound();
  const { campaign, skus } = found;
  if (wants.some((want) => !skus.has(want.sku.skuId))) throw refuse('商品不在活动中');
  if (campaign.startAt > now || campaign.endAt <= now) {
    const value = campaign.startAt > now ? '活动未开始，已按原价结算' : '活动已结束，已按原价结算';
    warnings.push({ key: 'campaign', label: campaign.title, value, blocks: false });
    return undefined;
  }
  warnings.push(...(await campaignWarnings(tx, memberId, campaign, skus, wants)));
  return { kind: 'discount', id: campaign.id, prices: new Map([...skus].map(([skuId, { price }]) => [skuId, price])) };
};

/** The limit per member and the campaign's own quota. */
export async function campaignWarnings(
  tx: Tx,
  memberId: string,
  campaign: Campaign,
  skus: ReadonlyMap<string, { left: number }>,
  wants: readonly Want[],
): Promise<Warning[]> {
  const warnings: Warning[] = [];
  const before = await boughtInCampaign(tx, memberId, campaign.id);
  const pieces = wants.reduce((all, want) => all + want.qty, 0);
  if (before + pieces > campaign.perMember) {
    const value = `每人限购 ${campaign.perMember} 件，已购 ${before}`;
    warnings.push({ key: `limit:${wants[0]?.sku.skuId ?? ''}`, label: campaign.title, value, blocks: true });
  }
  for (const { sku, qty } of wants) {
    const left = skus.get(sku.skuId)?.left ?? 0;
    if (left < qty) {
      warnings.push({
        key: `stock:${sku.skuId}`,
        label: sku.title,
        value: left <= 0 ? '已抢光' : `活动库存仅剩 ${left}`,
        blocks: true,
      });
    }
  }
  return warnings;
}

/** The gift of the highest step reached, while it lasts. */
export async function readGift(
  tx: Tx,
  bought: PricingLine[],
  wants: readonly Want[],
  warnings: Warning[],
  now: number,
): Promise<{ sku: SaleSku; threshold: number } | undefined> {
  const amount = lineAmounts(bought).reduce((all, line) => all + line.amount, 0);
  const gift = giftOf(await readGifts(tx, amount, now), new Map(wants.map(({ sku, qty }) => [sku.skuId, qty])));
  if (!gift?.gone) return gift;
  warnings.push({ key: 'gift', label: '满赠', value: `赠品${gift.sku.title}已赠完`, blocks: false });
  return undefined;
}
