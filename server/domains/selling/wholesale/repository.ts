/** SQL of wholesale: state of a wholesaler, assortment, ladders, inquiries. */
import { and, asc, desc, eq, gt, gte, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { RequestOf } from '../../../../src/contract/schemas';
import { insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { containing, listHas } from '../../../db/like';
import {
  campaigns,
  campaignSkus,
  goods,
  members,
  orderLines,
  skus,
  tierPrices,
  wholesaleInquiries,
  wholesalers,
  wholesaleSkus,
} from '../../../db/schema';
import { findCardRows, onShelf, type CardRow } from '../../offer/catalogue/repository';
import type { Tier } from '../../people/pricing/tiers';
import { addSales } from '../../offer/stock/repository';
import { termsOf } from '../../offer/keyword/grams';

type MemberState = typeof members.$inferSelect.wholesaler;
export type WholesaleSkuRow = typeof wholesaleSkus.$inferSelect;
export type WholesalerRow = typeof wholesalers.$inferSelect;
export type InquiryRow = typeof wholesaleInquiries.$inferSelect;

export async function findWholesaler(
  tx: Tx,
  memberId: string,
): Promise<{ state: MemberState; row: WholesalerRow | null } | undefined> {
  const [found] = await tx
    .select({ state: members.wholesaler, row: wholesalers })
    .from(members)
    .leftJoin(wholesalers, eq(wholesalers.memberId, members.id))
    .where(eq(members.id, memberId));
  return found;
}

/** Returns the member's nickname. */
export async function setWholesalerState(tx: Tx, memberId: string, state: MemberState): Promise<string | undefined> {
  const [member] = await tx
    .update(members)
    .set({ wholesaler: state })
    .where(eq(members.id, memberId))
    .returning({ nickname: members.nickname });
  return member?.nickname;
}

/** One application per member: the next one takes the place of the last. */
export async function saveApplication(tx: Tx, { memberId, ...row }: typeof wholesalers.$inferInsert): Promise<void> {
  await tx
    .insert(wholesalers)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: wholesalers.memberId, set: row });
}

export const hasLicense = async (tx: Tx, memberId: string, license: string): Promise<boolean> =>
  (await tx.$count(wholesalers, and(eq(wholesalers.memberId, memberId), eq(wholesalers.license, license)))) > 0;

export async function updateApplication(
  tx: Tx,
  memberId: string,
  set: Pick<Partial<WholesalerRow>, 'reason' | 'decidedAt'>,
): Promise<void> {
  await tx.update(wholesalers).set(set).where(eq(wholesalers.memberId, memberId));
}

/** By SKU id. */
export async function loadWholesaleSkus(tx: Tx, skuIds: readonly string[]): Promise<Map<string, WholesaleSkuRow>> {
  if (skuIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(wholesaleSkus)
    .where(inArray(wholesaleSkus.skuId, [...skuIds]));
  return new Map(rows.map((row) => [row.skuId, row]));
}

/** By SKU id, each ladder upwards. */
export async function loadTiers(tx: Tx, skuIds: readonly string[]): Promise<Map<string, Tier[]>> {
  const found = new Map<string, Tier[]>();
  if (skuIds.length === 0) return found;
  const rows = await tx
    .select()
    .from(tierPrices)
    .where(inArray(tierPrices.skuId, [...skuIds]))
    .orderBy(asc(tierPrices.minQty));
  for (const { skuId, minQty, price } of rows) found.set(skuId, [...(found.get(skuId) ?? []), { minQty, price }]);
  return found;
}

type Market = RequestOf<'shopV2.wholesale'>;
type MarketFilter = Pick<Market, 'categoryId' | 'keyword'>;
type MarketSort = NonNullable<Market['sort']>;

function marketOf({ categoryId, keyword }: MarketFilter): SQL | undefined {
  const word = keyword?.trim();
  const terms = termsOf(word ?? '');
  return and(
    onShelf,
    sql`${goods.id} in (select ${wholesaleSkus.goodsId} from ${wholesaleSkus})`,
    categoryId ? or(eq(goods.rootCategoryId, categoryId), eq(goods.categoryId, categoryId)) : undefined,
    ...(word && terms.length === 0 ? [word] : terms).map((term) => ilike(goods.searchText, containing(term))),
  );
}

/** 起批价 = what the smallest order of the cheapest specification costs per piece. */
const startPrice = sql`(select min(${tierPrices.price}) from ${tierPrices} join ${wholesaleSkus} on ${wholesaleSkus.skuId} = ${tierPrices.skuId}
  where ${wholesaleSkus.goodsId} = ${goods.id} and ${tierPrices.minQty} = ${wholesaleSkus.moq})`;

const SORTS: Record<MarketSort, SQL[]> = {
  default: [asc(goods.sort)],
  sales: [desc(goods.sales)],
  price: [asc(startPrice)],
};

/** Goods that are sold to wholesalers. */
export const findMarket = (
  tx: Tx,
  filter: MarketFilter,
  { sort, ...page }: { sort: MarketSort; limit: number; offset: number },
  now: number,
): Promise<CardRow[]> =>
  findCardRows(tx, {
    where: marketOf(filter),
    orderBy: SORTS[sort],
    soldOutLast: sort !== 'price',
    ...page,
    at: now,
  });

export const countMarket = (tx: Tx, filter: MarketFilter): Promise<number> => tx.$count(goods, marketOf(filter));

export async function listSkusOf(
  tx: Tx,
  goodsIds: readonly string[],
): Promise<{ sku: typeof skus.$inferSelect; deliveryTypes: string[] }[]> {
  if (goodsIds.length === 0) return [];
  return tx
    .select({ sku: skus, deliveryTypes: goods.deliveryTypes })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(inArray(skus.goodsId, [...goodsIds]), eq(skus.off, false)))
    .orderBy(asc(skus.sort), asc(skus.id));
}

/** Pieces that were sold count towards the running ladders of their SKUs; the bar never passes what is offered. */
export async function countTierSales(
  tx: Tx,
  lines: readonly { skuId: string; qty: number }[],
  now: number,
): Promise<void> {
  const running = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.type, 'tier'), lte(campaigns.startAt, now), gt(campaigns.endAt, now)));
  for (const { skuId, qty } of [...lines].sort((a, b) => (BigInt(a.skuId) < BigInt(b.skuId) ? -1 : 1))) {
    await tx
      .update(campaignSkus)
      .set({ sold: sql`least(${campaignSkus.stock}, ${campaignSkus.sold} + ${qty}::int)` })
      .where(and(eq(campaignSkus.skuId, skuId), inArray(campaignSkus.campaignId, running)));
  }
}

/** The pieces of a line that were to follow are there, and count as sold. */
export async function markArrived(
  tx: Tx,
  { id, skuId, goodsId, backQty }: Pick<typeof orderLines.$inferSelect, 'id' | 'skuId' | 'goodsId' | 'backQty'>,
): Promise<void> {
  await tx.update(orderLines).set({ backQty: 0 }).where(eq(orderLines.id, id));
  await tx
    .update(skus)
    .set({ sold: sql`${skus.sold} + ${backQty}` })
    .where(eq(skus.id, skuId));
  await addSales(tx, goodsId, backQty);
}

export async function findInquiry(tx: Tx, memberId: string, id: string): Promise<InquiryRow | undefined> {
  const [row] = await tx
    .select()
    .from(wholesaleInquiries)
    .where(and(eq(wholesaleInquiries.id, id), eq(wholesaleInquiries.memberId, memberId)));
  return row;
}

export const hasInquiryPhoto = async (tx: Tx, memberId: string, photo: string): Promise<boolean> =>
  (await tx.$count(
    wholesaleInquiries,
    and(eq(wholesaleInquiries.memberId, memberId), listHas(wholesaleInquiries.photos, photo)),
  )) > 0;

export const insertInquiry = insertInto(wholesaleInquiries);

/** Requests since then that nobody has answered by a quote. */
export const countOpenInquiries = (tx: Tx, since: number): Promise<number> =>
  tx.$count(wholesaleInquiries, and(eq(wholesaleInquiries.status, 'open'), gte(wholesaleInquiries.createdAt, since)));
