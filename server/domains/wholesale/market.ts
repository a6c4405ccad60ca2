/** shopV2.wholesale: the assortment for traders. Ladders leave the server only for approved wholesalers. */
import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { WholesaleGoods, WholesaleRules, WholesaleSku } from '../../../src/contract/wholesale/schemas';
import type { Tx } from '../../db/client';
import { goods, skus, tierPrices, wholesaleSkus } from '../../db/schema';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { findCardRows, inStock } from '../catalogue/repository';
import { presentGoodsCard } from '../catalogue/cards';
import { WHOLESALE_MIN_TOTAL } from '../pricing/tiers';
import { loadTiers, loadWholesaleSkus } from './repository';
import { standingOf } from './standing';

export const WHOLESALE_RULES: WholesaleRules = {
  minTotal: WHOLESALE_MIN_TOTAL,
  moqText: '起批 ¥2,000，可混批',
  deliverText: '现货 48 小时发货，支持存茶窖',
  sampleText: '首次合作可申请 3 款样茶',
};

type Input = RequestOf<'shopV2.wholesale'>;

export async function readMarket(
  tx: Tx,
  memberId: string | undefined,
  input: Input,
  now: number,
): Promise<DataOf<'shopV2.wholesale'>> {
  const page = input.page ?? 1;
  const state = await standingOf(tx, memberId, now);
  const where = whereOf(input);
  const rows = await findCardRows(tx, {
    where,
    orderBy: orderOf(input.sort ?? 'default'),
    limit: PAGE_SIZE,
    offset: offsetOf(page),
    at: now,
  });
  const total = await tx.$count(goods, where);
  const specs = await loadSpecs(
    tx,
    rows.map((row) => row.id),
    state.state === 'approved',
  );
  const list = rows.map((row): WholesaleGoods => {
    const own = specs.get(row.id) ?? [];
    const first = own[0];
    return {
      card: presentGoodsCard(row, undefined),
      skus: own,
      ...(first?.tiers ? { tiers: first.tiers } : {}),
      moq: first?.moq ?? 1,
      multiple: first?.multiple ?? 1,
      locked: state.state !== 'approved',
      lead: leadOf(own),
    };
  });
  return { state, rules: WHOLESALE_RULES, page: pageOf(list, total, page) };
}

const leadOf = (own: readonly WholesaleSku[]): string =>
  own.some((sku) => sku.stock >= sku.moq) ? '48 小时发货' : `到货约 ${own[0]?.leadDays ?? 7} 天`;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (char) => `\\${char}`);

function whereOf({ categoryId, keyword }: Input): SQL | undefined {
  const word = keyword?.trim() ?? '';
  return and(
    eq(goods.status, 'on'),
    sql`${goods.id} in (select ${wholesaleSkus.goodsId} from ${wholesaleSkus})`,
    categoryId ? or(eq(goods.rootCategoryId, categoryId), eq(goods.categoryId, categoryId)) : undefined,
    word ? ilike(goods.searchText, `%${escapeLike(word)}%`) : undefined,
  );
}

/** 起批价 = what the smallest order of the cheapest specification costs per piece. */
const startPrice = sql`(select min(${tierPrices.price}) from ${tierPrices} join ${wholesaleSkus} on ${wholesaleSkus.skuId} = ${tierPrices.skuId}
  where ${wholesaleSkus.goodsId} = ${goods.id} and ${tierPrices.minQty} = ${wholesaleSkus.moq})`;

function orderOf(sort: NonNullable<Input['sort']>): SQL[] {
  if (sort === 'sales') return [desc(inStock), desc(goods.sales)];
  if (sort === 'price') return [asc(startPrice)];
  return [desc(inStock), asc(goods.sort)];
}

/** Specifications that are sold by the piece to wholesalers, by goods id. */
async function loadSpecs(
  tx: Tx,
  goodsIds: readonly string[],
  withTiers: boolean,
): Promise<Map<string, WholesaleSku[]>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await tx
    .select({ sku: skus, deliveryTypes: goods.deliveryTypes })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(inArray(skus.goodsId, [...goodsIds]))
    .orderBy(asc(skus.sort), asc(skus.id));
  const ids = rows.map((row) => row.sku.id);
  const terms = await loadWholesaleSkus(tx, ids);
  const tiers = await loadTiers(tx, ids);
  const found = new Map<string, WholesaleSku[]>();
  for (const { sku, deliveryTypes } of rows) {
    const term = terms.get(sku.id);
    if (!term) continue;
    const view: WholesaleSku = {
      id: sku.id,
      specValues: sku.specValues,
      price: sku.price,
      marketPrice: sku.marketPrice,
      stock: sku.stock - sku.locked,
      image: sku.image,
      weight: sku.weight,
      moq: term.moq,
      multiple: term.multiple,
      ...(withTiers ? { tiers: tiers.get(sku.id) ?? [] } : {}),
      code: sku.id,
      escrowAllowed: deliveryTypes.includes('escrow'),
      leadDays: term.leadDays,
    };
    found.set(sku.goodsId, [...(found.get(sku.goodsId) ?? []), view]);
  }
  return found;
}
