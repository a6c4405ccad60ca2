/**
 * Filters of a goods list and the counts beside them. The count of an option is what the list would have if it were chosen while
 * the other filters stay: so each facet is counted without its own filter.
 */
import { and, asc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Facet } from '../../../src/contract/kit';
import type { Tx } from '../../db/client';
import { goods, masters } from '../../db/schema';
import { badRequest } from '../../http/errors';
import { inStock } from './cardRows';
import type { CategoryRow, ListContext, ListInput } from './context';

export type FilterKey = 'categoryId' | 'origin' | 'year' | 'masterId' | 'price' | 'delivery';
export type Filters = Record<FilterKey, SQL | undefined> & { inStock: SQL | undefined };

/** [from, to] in fen; the last is open. */
export const PRICE_BANDS: readonly [from: number, to: number | null, label: string][] = [
  [0, 9_999, '¥100以下'],
  [10_000, 19_999, '¥100-200'],
  [20_000, 49_999, '¥200-500'],
  [50_000, 99_999, '¥500-1000'],
  [100_000, null, '¥1000以上'],
];
const DELIVERY_LABELS: Record<string, string> = { express: '快递', pickup: '自提', escrow: '存入茶窖' };

/** Conditions of the chosen filters. Prices that were typed the wrong way round are swapped; several origins are joined by commas. */
export function readFilters(input: ListInput, context: ListContext, knownMaster: boolean): Filters {
  const [from, to] = readPrices(input);
  if (input.delivery && !DELIVERY_LABELS[input.delivery]) throw badRequest('delivery');
  return {
    categoryId: context.category && inCategory(context.category),
    origin: input.origin ? inArray(goods.origin, input.origin.split(',')) : undefined,
    year: input.year === undefined ? undefined : eq(goods.year, input.year),
    masterId: input.masterId && knownMaster ? eq(goods.masterId, input.masterId) : undefined,
    price: and(
      from === undefined ? undefined : gte(goods.minPrice, from),
      to === undefined ? undefined : lte(goods.minPrice, to),
    ),
    delivery: input.delivery ? sql`${goods.deliveryTypes} @> ${JSON.stringify([input.delivery])}::jsonb` : undefined,
    inStock: input.inStock ? inStock : undefined,
  };
}

export function readPrices({ priceMin, priceMax }: Pick<ListInput, 'priceMin' | 'priceMax'>): [number?, number?] {
  return priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
    ? [priceMax, priceMin]
    : [priceMin, priceMax];
}

const inCategory = (category: CategoryRow): SQL =>
  eq(category.parentId === '' ? goods.rootCategoryId : goods.categoryId, category.id);

/** All conditions of the list, or all but one filter. */
export const conditionsOf = (context: ListContext, filters: Filters, without?: FilterKey): SQL | undefined =>
  and(
    ...context.where,
    ...Object.entries(filters).flatMap(([key, condition]) => (key === without ? [] : (condition ?? []))),
  );

interface Bucket {
  key: FilterKey | 'total';
  value: string;
  count: number;
}

/** One query: the total of the list and every option with its count. */
export async function countFacets(
  tx: Tx,
  context: ListContext,
  filters: Filters,
): Promise<{ total: number; facets: Facet[] }> {
  const part = (key: Bucket['key'], value: SQL, from?: SQL) => {
    const base = sql`select ${sql.raw(`'${key}'`)}::text as key, ${value}::text as value, count(*)::int as count from ${goods} ${from ?? sql``}`;
    const where = conditionsOf(context, filters, key === 'total' ? undefined : key) ?? sql`true`;
    return key === 'total' ? sql`(${base} where ${where})` : sql`(${base} where ${where} group by 2)`;
  };
  const { parentOfOptions, column } = categoryLevel(context);
  const scope = parentOfOptions ? eq(goods.rootCategoryId, parentOfOptions) : undefined;
  const query = sql.join(
    [
      part('total', sql`''`),
      sql`(select 'categoryId'::text as key, ${column}::text as value, count(*)::int as count from ${goods}
        where ${and(conditionsOf(context, filters, 'categoryId'), scope) ?? sql`true`} group by 2)`,
      part('origin', sql`${goods.origin}`),
      part('year', sql`${goods.year}`),
      part('masterId', sql`${goods.masterId}`),
      part('price', priceBand),
      part(
        'delivery',
        sql`kind.value`,
        sql`cross join lateral jsonb_array_elements_text(${goods.deliveryTypes}) as kind(value)`,
      ),
    ],
    sql` union all `,
  );
  const result = (await tx.execute(query)) as unknown as { rows: Bucket[] };
  const buckets = result.rows;
  const names = await masterNames(tx, buckets);
  return {
    total: buckets.find(({ key }) => key === 'total')?.count ?? 0,
    facets: presentFacets(buckets, context, names),
  };
}

const priceBand = sql`case ${sql.join(
  PRICE_BANDS.map(([from], i) => {
    const next = PRICE_BANDS[i + 1]?.[0];
    return next === undefined
      ? sql`else ${sql.raw(String(from))}`
      : sql`when ${goods.minPrice} < ${sql.raw(String(next))} then ${sql.raw(String(from))}`;
  }),
  sql` `,
)} end`;

/** Without a category the options are those of level 1; inside one they are its level-2 categories. */
function categoryLevel({ category }: ListContext) {
  const parentOfOptions = category && (category.parentId === '' ? category.id : category.parentId);
  return { parentOfOptions, column: parentOfOptions ? goods.categoryId : goods.rootCategoryId };
}

async function masterNames(tx: Tx, buckets: Bucket[]): Promise<Map<string, string>> {
  const ids = buckets.filter(({ key, value }) => key === 'masterId' && value).map(({ value }) => value);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: masters.id, name: masters.name })
    .from(masters)
    .where(inArray(masters.id, ids))
    .orderBy(asc(masters.id));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Options carry their count in the label, 云南勐海（8）; facets without a choice are left out. */
function presentFacets(buckets: Bucket[], context: ListContext, masterName: Map<string, string>): Facet[] {
  const of = (key: FilterKey) =>
    buckets.filter((bucket) => bucket.key === key && bucket.value !== null && bucket.value !== '');
  const byCount = (a: Bucket, b: Bucket) => b.count - a.count || a.value.localeCompare(b.value, 'zh-Hans-CN');
  const option = (value: string, name: string, count: number) => ({ value, label: `${name}（${count}）` });
  const facets: Facet[] = [
    {
      key: 'categoryId',
      label: '品类',
      options: context.categories.flatMap(({ id, name }) => {
        const bucket = of('categoryId').find(({ value }) => value === id);
        return bucket ? [option(id, name, bucket.count)] : [];
      }),
    },
    {
      key: 'origin',
      label: '产地',
      options: of('origin')
        .sort(byCount)
        .map(({ value, count }) => option(value, value, count)),
    },
    {
      key: 'year',
      label: '年份',
      options: of('year')
        .sort((a, b) => Number(b.value) - Number(a.value))
        .map(({ value, count }) => option(value, `${value}年`, count)),
    },
    {
      key: 'masterId',
      label: '茶人',
      options: of('masterId')
        .sort(byCount)
        .map(({ value, count }) => option(value, masterName.get(value) ?? value, count)),
    },
    {
      key: 'price',
      label: '价格区间',
      options: PRICE_BANDS.flatMap(([from, to, label]) => {
        const bucket = of('price').find(({ value }) => Number(value) === from);
        return bucket ? [option(`${from}-${to ?? ''}`, label, bucket.count)] : [];
      }),
    },
    {
      key: 'delivery',
      label: '配送方式',
      options: Object.entries(DELIVERY_LABELS).flatMap(([value, label]) => {
        const bucket = of('delivery').find((one) => one.value === value);
        return bucket ? [option(value, label, bucket.count)] : [];
      }),
    },
  ];
  return facets.filter(({ options }) => options.length > 0);
}
