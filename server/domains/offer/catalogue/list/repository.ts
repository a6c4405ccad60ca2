/** SQL of a goods list: what it is about, its filters, its pages and the counts beside the filters. */
import { and, asc, count, desc, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { GoodsSort } from '../../../../../src/contract/catalogue/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import {
  campaigns,
  categories,
  couponTemplates,
  exhibits,
  goods,
  masters,
  memberCoupons,
  producers,
} from '../../../../db/schema';
import { untilChanged } from '../../../../db/untilChanged';
import { isMatch, rankOf, type Match } from '../../keyword/repository';
import { findCardRows, findGoodsVersion, hasMark, inStock, onShelf, type CardRow } from '../repository';
import { PRICE_BANDS } from './bands';

export interface CategoryRow {
  id: string;
  parentId: string;
  name: string;
}

export const listCategories = (tx: Tx): Promise<CategoryRow[]> =>
  tx
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .orderBy(categories.sort);

export async function producerExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.select({ id: producers.id }).from(producers).where(eq(producers.id, id))).length > 0;
}

export async function masterExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.select({ id: masters.id }).from(masters).where(eq(masters.id, id))).length > 0;
}

export async function findCampaign(tx: Tx, id: string): Promise<typeof campaigns.$inferSelect | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

/** `id` is a template, or one of the member's own coupons. */
export async function findCoupon(tx: Tx, memberId: string | undefined, id: string): Promise<ListScope['coupon']> {
  const own = tx
    .select({ id: memberCoupons.templateId })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.id, id), eq(memberCoupons.memberId, memberId ?? '0')));
  const [template] = await tx
    .select({ scope: couponTemplates.scope, scopeIds: couponTemplates.scopeIds })
    .from(couponTemplates)
    .where(or(eq(couponTemplates.id, id), inArray(couponTemplates.id, own)))
    .limit(1);
  return template;
}

/** What a list is about: it always holds, whatever filters are set. */
export interface ListScope {
  match: Match | undefined;
  producerId: string | undefined;
  campaign: Pick<typeof campaigns.$inferSelect, 'type' | 'goodsId' | 'startAt'> | undefined;
  coupon: Pick<typeof couponTemplates.$inferSelect, 'scope' | 'scopeIds'> | undefined;
  scene: RequestOf<'shop.productIndex'>['scene'];
  /** Exhibits of one craft. */
  craft: string | undefined;
}

export type FilterKey = 'categoryId' | 'origin' | 'year' | 'masterId' | 'price' | 'delivery';

/** The chosen filters. */
export interface Filters {
  category: CategoryRow | undefined;
  origins: string[] | undefined;
  year: number | undefined;
  masterId: string | undefined;
  /** [from, to] in fen. */
  prices: readonly [from?: number, to?: number];
  delivery: string | undefined;
  inStock: boolean | undefined;
}

export interface ListQuery {
  scope: ListScope;
  filters: Filters;
}

const SCENES: Record<NonNullable<ListScope['scene']>, SQL> = {
  show: hasMark('exhibit'),
  new: hasMark('new'),
  vip: hasMark('member'),
  escrow: sql`${goods.deliveryTypes} @> '["escrow"]'::jsonb`,
};

const ofCraft = (tx: Tx, craft: string): SQL =>
  inArray(goods.id, tx.select({ id: exhibits.goodsId }).from(exhibits).where(eq(exhibits.craft, craft)));

/** A flash sale is a slot of several goods: its neighbours of the same start belong to the list. */
const ofCampaign = (tx: Tx, { type, goodsId, startAt }: NonNullable<ListScope['campaign']>): SQL =>
  type === 'discount'
    ? inArray(
        goods.id,
        tx
          .select({ id: campaigns.goodsId })
          .from(campaigns)
          .where(and(eq(campaigns.type, 'discount'), eq(campaigns.startAt, startAt))),
      )
    : eq(goods.id, goodsId);

function ofCoupon({ scope, scopeIds }: NonNullable<ListScope['coupon']>): SQL | undefined {
  if (scope === 'all') return undefined;
  if (scopeIds.length === 0) return sql`false`;
  if (scope === 'goods') return inArray(goods.id, scopeIds);
  return or(inArray(goods.rootCategoryId, scopeIds), inArray(goods.categoryId, scopeIds));
}

const inCategory = ({ id, parentId }: CategoryRow): SQL =>
  eq(parentId === '' ? goods.rootCategoryId : goods.categoryId, id);

/** What always holds, and the chosen filters. */
function conditionsOf(tx: Tx, { scope, filters }: ListQuery): { always: SQL | undefined; chosen: Chosen[] } {
  const { match, producerId, campaign, coupon, scene, craft } = scope;
  const { category, origins, year, masterId, delivery } = filters;
  const [from, to] = filters.prices;
  const always = and(
    onShelf,
    match && isMatch(match),
    producerId ? eq(goods.producerId, producerId) : undefined,
    campaign && ofCampaign(tx, campaign),
    coupon && ofCoupon(coupon),
    scene && SCENES[scene],
    craft ? ofCraft(tx, craft) : undefined,
    filters.inStock ? inStock : undefined,
  );
  const conditions: Record<FilterKey, SQL | undefined> = {
    categoryId: category && inCategory(category),
    origin: origins && inArray(goods.origin, origins),
    year: year === undefined ? undefined : eq(goods.year, year),
    masterId: masterId ? eq(goods.masterId, masterId) : undefined,
    price: and(
      from === undefined ? undefined : gte(goods.minPrice, from),
      to === undefined ? undefined : lte(goods.minPrice, to),
    ),
    delivery: delivery ? sql`${goods.deliveryTypes} @> ${JSON.stringify([delivery])}::jsonb` : undefined,
  };
  const chosen = (Object.keys(conditions) as FilterKey[]).flatMap((key) => {
    const condition = conditions[key];
    return condition ? [{ key, condition }] : [];
  });
  return { always, chosen };
}
interface Chosen {
  key: FilterKey;
  condition: SQL;
}

function whereOf(tx: Tx, query: ListQuery): SQL | undefined {
  const { always, chosen } = conditionsOf(tx, query);
  return and(always, ...chosen.map(({ condition }) => condition));
}

/** Sold-out goods close the list in every order but by price. */
export const findPage = (
  tx: Tx,
  query: ListQuery,
  sort: GoodsSort,
  limit: number,
  offset: number,
  at: number,
): Promise<CardRow[]> =>
  findCardRows(tx, {
    where: whereOf(tx, query),
    orderBy: orderOf(sort, query.scope.match),
    soldOutLast: !sort.startsWith('price'),
    limit,
    offset,
    at,
  });

/** 综合 puts what fits the keyword best first, then the editor's order. */
function orderOf(sort: GoodsSort, match: Match | undefined): SQL[] {
  switch (sort) {
    case 'sales':
      return [desc(goods.sales)];
    case 'priceAsc':
      return [asc(goods.minPrice)];
    case 'priceDesc':
      return [desc(goods.minPrice)];
    case 'newest':
      return [desc(goods.listedAt)];
    case 'default':
      return [...(match ? [rankOf(match)] : []), asc(goods.sort)];
  }
}

export interface Bucket {
  key: FilterKey | 'total';
  value: string;
  count: number;
}

export const countMatching = (tx: Tx, query: ListQuery): Promise<number> => tx.$count(goods, whereOf(tx, query));

/** Where the price bands begin, the lowest first. */
const BANDS = PRICE_BANDS.map(([from]) => from);

/**
 * The total of the list and every option with its count, from one look at the goods: whatever passes all chosen filters, or all but
 * one, is counted.
 */
async function lookAtOptions(tx: Tx, query: ListQuery): Promise<Bucket[]> {
  const { always, chosen } = conditionsOf(tx, query);
  const missed = chosen.map(({ condition }) => sql`((${condition}) is not true)::int`);
  const nearly = missed.length > 1 ? sql`${sql.join(missed, sql` + `)} <= 1` : undefined;
  const { parentOfOptions, column } = categoryLevel(query.filters.category);
  const columns: Record<FilterKey, SQL> = {
    categoryId: parentOfOptions
      ? sql`case when ${goods.rootCategoryId} = ${parentOfOptions} then ${column} end`
      : sql`${column}`,
    origin: sql`${goods.origin}`,
    year: sql`${goods.year}`,
    masterId: sql`${goods.masterId}`,
    price: bandOf(BANDS),
    delivery: sql`${goods.deliveryTypes}`,
  };
  const keys = Object.keys(columns) as FilterKey[];
  const listed = (parts: SQL[]) => sql.join(parts, sql`, `);
  const found = listed([
    ...keys.map((key) => sql`${columns[key]} as ${nameOf(key)}`),
    ...chosen.map(({ key, condition }) => sql`(${condition}) is true as ${passes(key)}`),
  ]);
  const but = (own?: FilterKey) => and(sql`true`, ...chosen.flatMap(({ key }) => (key === own ? [] : [passes(key)])));
  const counts = [undefined, ...chosen.map(({ key }) => key)].map(
    (own) => sql`(count(*) filter (where ${but(own)}))::int as ${countOf(own)}`,
  );
  const names = listed(keys.map((key) => sql`${nameOf(key)}`));
  const { rows } = (await tx.execute(sql`select grouping(${names})::int as mask, ${names}, ${listed(counts)}
    from (select ${found} from ${goods} where ${and(always, nearly)}) as found
    group by grouping sets (${listed(keys.map((key) => sql`(${nameOf(key)})`))}, ())`)) as unknown as {
    rows: Record<string, unknown>[];
  };
  return bucketsOf(keys, rows);
}

/** Goods change rarely and their counts are asked for with every list. */
const keptOptions = untilChanged(findGoodsVersion, lookAtOptions);

/** What hangs on the goods alone, and on whether there are any, is kept until that changes. */
export const countOptions = (tx: Tx, query: ListQuery): Promise<Bucket[]> => {
  const { match, campaign, craft } = query.scope;
  const hangsOnOthers = campaign ?? craft ?? (match?.by === 'barCode' ? match : undefined);
  return (hangsOnOthers === undefined ? keptOptions : lookAtOptions)(tx, query);
};

/** Each row is a group of one of the columns, the one whose bit `mask` does not have; that of the total has all. */
function bucketsOf(keys: readonly FilterKey[], rows: readonly Record<string, unknown>[]): Bucket[] {
  const deliveries = new Map<string, number>();
  const buckets = rows.flatMap((row): Bucket[] => {
    const key = keys.find((_key, i) => (Number(row.mask) & (1 << (keys.length - 1 - i))) === 0);
    const count = Number((key && row[`but_${key}`]) ?? row.but_none);
    if (!key) return [{ key: 'total', value: '', count }];
    const value = row[`of_${key}`];
    if (value === null || count === 0) return [];
    if (!Array.isArray(value)) return [{ key, value: String(value), count }];
    for (const one of value as string[]) deliveries.set(one, (deliveries.get(one) ?? 0) + count);
    return [];
  });
  return [...buckets, ...[...deliveries].map(([value, count]) => ({ key: 'delivery' as const, value, count }))];
}

const nameOf = (key: FilterKey) => sql.identifier(`of_${key}`);
const passes = (key: FilterKey) => sql`${sql.identifier(`passes_${key}`)}`;
const countOf = (own: FilterKey | undefined) => sql.identifier(`but_${own ?? 'none'}`);

/** Without a category the options are those of level 1; inside one they are its level-2 categories. */
function categoryLevel(category: CategoryRow | undefined) {
  const parentOfOptions = category && (category.parentId === '' ? category.id : category.parentId);
  return { parentOfOptions, column: parentOfOptions ? goods.categoryId : goods.rootCategoryId };
}

const bandOf = (bands: readonly number[]): SQL =>
  sql`case ${sql.join(
    bands.map((from, i) => {
      const next = bands[i + 1];
      return next === undefined
        ? sql`else ${sql.raw(String(from))}`
        : sql`when ${goods.minPrice} < ${sql.raw(String(next))} then ${sql.raw(String(from))}`;
    }),
    sql` `,
  )} end`;

export async function findMasterNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: masters.id, name: masters.name })
    .from(masters)
    .where(inArray(masters.id, [...ids]))
    .orderBy(asc(masters.id));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Every craft that is on show, in the editor's order. */
export const countCrafts = (tx: Tx): Promise<{ craft: string; shown: number }[]> =>
  tx
    .select({ craft: exhibits.craft, shown: count() })
    .from(exhibits)
    .innerJoin(goods, and(eq(goods.id, exhibits.goodsId), onShelf))
    .groupBy(exhibits.craft)
    .orderBy(sql`min(${exhibits.sort})`);
