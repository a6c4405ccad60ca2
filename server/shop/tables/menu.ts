/** What is served at the tables: dishes with their portions of a day (rule 39.2). */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  cartLines,
  menuCates as cates,
  menuItems,
  menuPortions,
  menuSoldOut,
  tableRoundLines,
  type MenuChoice,
} from '../../db/schema';
import { Refused } from '../sheet/fault';
import { codeOf, listOf, maybe, oneOf, pairs, text, whole, yes, yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { CATES } from './menuCates';
import { putRows } from './rows';

export const MENU = 'menu';
const TASTES = { 香气: 'aroma', 浓度: 'body', 咖啡因: 'caffeine' } as const;
const TASTE_LABELS = new Map<string, string>(Object.entries(TASTES).map(([label, key]) => [key, label]));

const columns = {
  code: shared.code('菜品的编码', 'YINZHEN'),
  cate: column({
    zh: '分类',
    en: 'cate',
    kind: codeOf(CATES, '茶单分类'),
    meaning: '在茶单的哪一类',
    example: 'MINGCHA',
  }),
  title: shared.name(16, '茶单上的名字', '白毫银针'),
  cover: shared.cover('茶单上的图', 'yinzhen.jpg'),
  intro: column({
    zh: '说明',
    en: 'intro',
    kind: text({ most: 60 }),
    meaning: '名字下面的一句话',
    example: '毫香蜜韵，壶 / 盏',
    empty: '',
  }),
  price: column({ zh: '价格', en: 'price', kind: yuan(), meaning: '一份多少钱；有规格的看规格', example: '88' }),
  unit: column({ zh: '单位', en: 'unit', kind: text({ most: 4 }), meaning: '壶、份、杯', example: '壶', empty: '份' }),
  specs: column({
    zh: '规格',
    en: 'specs',
    kind: pairs(text({ most: 12 }), yuan(), { most: 8, once: true }),
    meaning: '规格=价格，第一种标在茶单上；只有一种就空着',
    example: '壶=88 | 盏=37',
    empty: [],
  }),
  tags: column({
    zh: '标签',
    en: 'tags',
    kind: listOf(text({ most: 4 }), { most: 3 }),
    meaning: '名字旁边的小字',
    example: '招牌',
    empty: [],
  }),
  taste: column({
    zh: '口感',
    en: 'taste',
    kind: pairs(oneOf(TASTES), whole({ least: 1, most: 5 }), { most: 3, once: true }),
    meaning: '香气、浓度、咖啡因，1 到 5',
    example: '香气=4 | 浓度=2 | 咖啡因=2',
    empty: [],
  }),
  kcal: column({
    zh: '热量',
    en: 'kcal',
    kind: maybe(whole({ most: 10_000, unit: '千卡' })),
    meaning: '不写就不标',
    example: '180',
    empty: null,
  }),
  station: column({
    zh: '出品口',
    en: 'station',
    kind: text({ most: 10 }),
    meaning: '哪里做，小票出在写着它的打印机（printers.csv）',
    example: '茶水',
  }),
  portions: column({
    zh: '每日份数',
    en: 'portions',
    kind: maybe(whole({ least: 1, most: 10_000, unit: '份' })),
    meaning: '每家门店一天卖几份，卖完显示售罄；空着就不限',
    example: '20',
    empty: null,
  }),
  memberPrice: column({
    zh: '会员价',
    en: 'member_price',
    kind: yes(),
    meaning: '会员折扣算不算它',
    example: '是',
    empty: true,
  }),
  goods: column({
    zh: '商品',
    en: 'goods',
    kind: codeOf('goods', '商品'),
    meaning: '用的是店里哪个商品，客人可以带回家；空着就不能带',
    example: 'LJ-2026',
    empty: '',
  }),
  stores: column({
    zh: '门店',
    en: 'stores',
    kind: listOf(codeOf('stores', '门店')),
    meaning: '哪些门店有；空着就是都有',
    example: 'XIHU',
    empty: [],
  }),
  hot: column({ zh: '招牌', en: 'hot', kind: yes(), meaning: '排在茶单最前面', example: '是', empty: false }),
  closed: column({ zh: '停售', en: 'closed', kind: yes(), meaning: '不再出现在茶单上', example: '否', empty: false }),
  sort: shared.sort(),
};

/** What was there under the same words keeps its id: carts and sold-out marks know it by that. */
export const choicesOf = (cells: readonly (readonly [string, number])[], before: readonly MenuChoice[]): MenuChoice[] =>
  cells.map(([label, price]) => ({ id: before.find((one) => one.label === label)?.id ?? label, label, price }));
export const cellsOf = (choices: readonly MenuChoice[]): [string, number][] =>
  choices.map(({ label, price }) => [label, price]);

export const menu: Table<typeof columns> = {
  name: MENU,
  label: '茶单',
  about: '一行一道茶、点心或套餐。点过的不能删除，写成停售。',
  columns,
  key: ['code'],
  sources: [menuItems],
  async load(tx, ids) {
    const rows = await tx
      .select({ item: menuItems })
      .from(menuItems)
      .innerJoin(cates, eq(cates.id, menuItems.cateId))
      .orderBy(asc(cates.sort), asc(cates.id), asc(menuItems.sort), asc(menuItems.id));
    return rows.map(
      ({ item: { id, cateId, goodsId, storeIds, on, specs, taste, feedings: _f, sets: _s, ...row } }) => ({
        ...row,
        code: ids.codeOf(MENU, id),
        cate: ids.codeOf(CATES, cateId),
        goods: goodsId === null || !ids.has('goods', goodsId) ? '' : ids.codeOf('goods', goodsId),
        stores: storeIds.map((store) => ids.codeOf('stores', store)),
        specs: cellsOf(specs),
        taste: taste.map(({ key, value }): [(typeof TASTES)[keyof typeof TASTES], number] => [
          key as (typeof TASTES)[keyof typeof TASTES],
          Number(value),
        ]),
        closed: !on,
      }),
    );
  },
  async save(tx, rows, { ids }) {
    const before = new Map((await tx.select().from(menuItems)).map((item) => [item.id, item]));
    await putRows(
      tx,
      menuItems,
      rows.map(({ code, cate, goods, stores, specs, taste, closed, ...row }) => {
        const id = ids.idOf(MENU, code);
        return {
          ...row,
          id,
          cateId: ids.idOf(CATES, cate),
          goodsId: goods === '' ? null : ids.idOf('goods', goods),
          storeIds: stores.map((store) => ids.idOf('stores', store)),
          specs: choicesOf(specs, before.get(id)?.specs ?? []),
          taste: taste.map(([key, value]) => ({ key, label: TASTE_LABELS.get(key) ?? key, value: String(value) })),
          on: !closed,
        };
      }),
    );
    await nameParts(tx);
  },
  remove: {
    word: '删除',
    namedBy: [
      { label: '点单', column: tableRoundLines.itemId },
      { label: '桌上的单', column: cartLines.itemId },
    ],
    async before(tx, gone, { ids }) {
      const its = gone.map(({ code }) => ids.idOf(MENU, code));
      const goes = new Set(its);
      for (const { id, title, sets } of await tx.select().from(menuItems))
        if (!goes.has(id) && sets.some(({ items }) => items.some(({ productId }) => goes.has(productId))))
          throw new Refused(`「${title}」的套餐里还有要删除的菜品，先改 menu-sets.csv`);
      if (its.length === 0) return;
      for (const one of [menuSoldOut, menuPortions]) await tx.delete(one).where(inArray(one.itemId, its));
    },
  },
};

/** A part of a set is called as the dish is. */
export async function nameParts(tx: Tx): Promise<void> {
  const items = await tx.select().from(menuItems);
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  for (const { id, sets } of items) {
    const next = sets.map((set) => ({
      ...set,
      items: set.items.map((one) => ({ ...one, label: titles.get(one.productId) ?? one.label })),
    }));
    if (JSON.stringify(next) !== JSON.stringify(sets))
      await tx.update(menuItems).set({ sets: next }).where(eq(menuItems.id, id));
  }
}
