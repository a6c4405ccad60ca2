/** What can be bought of a goods: a row for each combination of its specifications. */
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { channelSkus, goods, releases, skus as table, tierPrices, wholesaleSkus } from '../../db/schema';
import { partsOf } from '../../lib/parts';
import { checkRows, twins } from '../sheet/check';
import { code, codeOf, listOf, maybe, pairs, picture, text, whole, yuan } from '../sheet/kinds';
import { column, type Checking, type Ids, type Placed, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const columns = {
  code: column({
    zh: 'SKU 编码',
    en: 'code',
    kind: code(),
    meaning: '自己定的规格编码，定下就不再改',
    example: 'LJ-2026-50',
  }),
  goods: column({ zh: '商品', en: 'goods', kind: codeOf('goods', '商品'), meaning: '商品编码', example: 'LJ-2026' }),
  spec: column({
    zh: '规格',
    en: 'spec',
    kind: listOf(text({ most: 30 }), { most: 3 }),
    meaning: '各规格的值，顺序和商品表的规格名一样',
    example: '50 克 | 罐装',
    empty: [],
  }),
  price: column({ zh: '售价', en: 'price', kind: yuan({ least: 1 }), meaning: '一件的价格', example: '268' }),
  marketPrice: column({
    zh: '划线价',
    en: 'market_price',
    kind: maybe(yuan()),
    meaning: '划掉的价格，不能低于售价；空着就是售价',
    example: '328',
    empty: null,
  }),
  cost: column({ zh: '成本', en: 'cost', kind: yuan(), meaning: '只用于报表', example: '120', empty: 0 }),
  weight: column({
    zh: '重量',
    en: 'weight',
    kind: whole({ least: 1, unit: '克' }),
    meaning: '连包装的重量，算运费用',
    example: '180',
  }),
  pieces: column({
    zh: '内装件数',
    en: 'pieces',
    kind: whole({ least: 1 }),
    meaning: '一份里有几件，比如一提七饼',
    example: '1',
    empty: 1,
  }),
  moq: column({
    zh: '起购',
    en: 'moq',
    kind: whole({ least: 1, unit: '件' }),
    meaning: '一次至少买几件',
    example: '1',
    empty: 1,
  }),
  multiple: column({
    zh: '倍数',
    en: 'multiple',
    kind: whole({ least: 1, unit: '件' }),
    meaning: '数量须是它的倍数',
    example: '1',
    empty: 1,
  }),
  barCode: column({
    zh: '条码',
    en: 'bar_code',
    kind: text({ most: 40 }),
    meaning: '包装上的条码，扫码搜索用；空着就用 SKU 编码',
    example: '6901234567892',
    empty: '',
  }),
  picture: column({
    zh: '图片',
    en: 'picture',
    kind: picture(),
    meaning: '这个规格的图片；空着用商品主图',
    example: 'longjing-50.jpg',
    empty: '',
  }),
  sort: shared.sort('同一商品里从小到大'),
  tiers: column({
    zh: '阶梯价',
    en: 'tiers',
    kind: pairs(whole({ least: 1 }), yuan({ least: 1 }), { once: true }),
    meaning: '批发商按数量的单价：数量=单价',
    example: '10=240 | 50=220',
    empty: [],
  }),
  wholesale: column({
    zh: '批发起订',
    en: 'wholesale_moq',
    kind: maybe(whole({ least: 1, unit: '件' })),
    meaning: '填了就可批发',
    example: '10',
    empty: null,
  }),
  wholesaleMultiple: column({
    zh: '批发倍数',
    en: 'wholesale_multiple',
    kind: whole({ least: 1, unit: '件' }),
    meaning: '批发数量须是它的倍数',
    example: '5',
    empty: 1,
  }),
  leadDays: column({
    zh: '备货天数',
    en: 'lead_days',
    kind: whole({ unit: '天' }),
    meaning: '批发缺货时几天能到',
    example: '7',
    empty: 7,
  }),
  box: column({
    zh: '渠道箱规',
    en: 'channel_box',
    kind: maybe(whole({ least: 1, unit: '件' })),
    meaning: '填了就供渠道商，按箱订',
    example: '12',
    empty: null,
  }),
  channelGroups: column({
    zh: '渠道价组',
    en: 'channel_groups',
    kind: listOf(text({ most: 20 })),
    meaning: '哪些价组的渠道商看得到',
    example: 'A | B',
    empty: [],
  }),
};
/** Of the house's own goods, and not taken away. */
const HOUSE = and(
  eq(table.off, false),
  sql`${table.goodsId} in (select id from goods where merchant_id is null and status <> 'deleted')`,
);
type Row = RowOf<typeof columns>;

export const skus: Table<typeof columns> = {
  name: 'skus',
  label: '规格',
  about: '每个商品至少一行。从表里拿掉的规格不再出售；卖过的仍留在订单里。',
  columns,
  key: ['code'],
  sources: [table],
  sourceRows: HOUSE,
  unique: [
    {
      of: 'barCode',
      column: table.barCode,
      value: ({ barCode, code: own }) => barCode || own,
      freed: sql`'-' || ${table.id}`,
    },
  ],
  async others(tx, ids) {
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .innerJoin(goods, eq(goods.id, table.goodsId))
      .where(isNotNull(goods.merchantId));
    return new Set(rows.map(({ id }) => ids.codeOf('skus', id)));
  },
  async load(tx, ids) {
    const rows = await tx
      .select({ sku: table, wholesale: wholesaleSkus, channel: channelSkus })
      .from(table)
      .innerJoin(goods, eq(goods.id, table.goodsId))
      .leftJoin(wholesaleSkus, eq(wholesaleSkus.skuId, table.id))
      .leftJoin(channelSkus, eq(channelSkus.skuId, table.id))
      .where(HOUSE)
      .orderBy(asc(goods.sort), asc(goods.id), asc(table.sort), asc(table.id));
    const tiers = await tiersOf(tx);
    return rows.map(({ sku, wholesale, channel }) => {
      const own = ids.codeOf('skus', sku.id);
      return {
        code: own,
        goods: ids.codeOf('goods', sku.goodsId),
        spec: sku.specValues,
        price: sku.price,
        marketPrice: sku.marketPrice === sku.price ? null : sku.marketPrice,
        cost: sku.cost,
        weight: sku.weight,
        pieces: sku.pieces,
        moq: sku.moq,
        multiple: sku.multiple,
        barCode: sku.barCode === own ? '' : sku.barCode,
        picture: sku.image,
        sort: sku.sort,
        tiers: tiers.get(sku.id) ?? [],
        wholesale: wholesale?.moq ?? null,
        wholesaleMultiple: wholesale?.multiple ?? 1,
        leadDays: wholesale?.leadDays ?? 7,
        box: channel?.box ?? null,
        channelGroups: channel?.groups ?? [],
      };
    });
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      table,
      rows.map((row) => ({
        id: ids.idOf('skus', row.code),
        goodsId: ids.idOf('goods', row.goods),
        specValues: row.spec,
        price: row.price,
        marketPrice: row.marketPrice ?? row.price,
        cost: row.cost,
        stock: 0,
        image: row.picture,
        barCode: row.barCode || row.code,
        weight: row.weight,
        pieces: row.pieces,
        moq: row.moq,
        multiple: row.multiple,
        sort: row.sort,
        off: false,
      })),
      // Stock changes by documents only (stock.ts).
      ['stock'],
    );
    await saveOffers(tx, rows, ids);
  },
  remove: {
    word: '下架',
    namedBy: [{ label: '限量预约', column: releases.skuId, where: isNull(releases.endedAt) }],
    set: { off: true },
  },
  check: sensible,
};

/** Values fit the names of the goods, no two SKUs are alike, and nothing costs more in a larger number. */
function sensible(rows: readonly Placed<Row>[], at: Checking) {
  const names = new Map(
    at.rows<{ code: string; specNames: string[] }>('goods')?.map(({ value }) => [value.code, value.specNames.length]),
  );
  const twinOf = twins();
  return checkRows(rows, ({ goods: own, spec, price, marketPrice, tiers }, fault, row) => {
    const wanted = names.get(own);
    if (wanted !== undefined && wanted !== spec.length)
      fault('spec', `商品「${own}」有 ${wanted} 个规格名，这里有 ${spec.length} 个值`);
    const twin = twinOf(JSON.stringify([own, spec]), row);
    if (twin !== undefined) fault('spec', `和第 ${twin} 行的规格一样`);
    if (marketPrice !== null && marketPrice < price) fault('marketPrice', '不能低于售价');
    const steps = [...tiers].sort(([a], [b]) => a - b);
    if (steps.some(([, step], i) => step >= (i === 0 ? price + 1 : (steps[i - 1]?.[1] ?? 0))))
      fault('tiers', '数量越多单价要越低，也不能高于售价');
  });
}

async function tiersOf(tx: Tx): Promise<Map<string, [number, number][]>> {
  const tiers = new Map<string, [number, number][]>();
  for (const { skuId, minQty, price } of await tx.select().from(tierPrices).orderBy(asc(tierPrices.minQty)))
    tiers.set(skuId, [...(tiers.get(skuId) ?? []), [minQty, price]]);
  return tiers;
}

/** Ladders, wholesale and channel: what the rows say, and nothing else. */
async function saveOffers(tx: Tx, rows: readonly Row[], ids: Ids): Promise<void> {
  const skuIds = rows.map((row) => ids.idOf('skus', row.code));
  if (skuIds.length === 0) return;
  for (const offers of [tierPrices, wholesaleSkus, channelSkus])
    for (const part of partsOf(skuIds)) await tx.delete(offers).where(inArray(offers.skuId, part));
  const each = <T>(make: (row: Row, skuId: string) => T[]) => rows.flatMap((row, i) => make(row, skuIds[i] ?? ''));
  await putRows(
    tx,
    tierPrices,
    each(({ tiers }, skuId) => tiers.map(([minQty, price]) => ({ skuId, minQty, price }))),
  );
  await putRows(
    tx,
    wholesaleSkus,
    each(({ wholesale, wholesaleMultiple, leadDays, goods: own }, skuId) =>
      wholesale === null
        ? []
        : [{ skuId, goodsId: ids.idOf('goods', own), moq: wholesale, multiple: wholesaleMultiple, leadDays }],
    ),
  );
  await putRows(
    tx,
    channelSkus,
    each(({ box, channelGroups, goods: own }, skuId) =>
      box === null ? [] : [{ skuId, goodsId: ids.idOf('goods', own), box, groups: channelGroups }],
    ),
  );
}
