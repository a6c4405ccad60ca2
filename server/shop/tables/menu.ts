/** What is served at the tables: classes, dishes with their portions of a day, groups of additions, and what sets are made of (rule 39.2). */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  cartLines,
  menuCates as cates,
  menuItems,
  menuPortions,
  menuSoldOut,
  tableRoundLines,
  type MenuChoice,
  type MenuFeeding,
  type MenuSet,
} from '../../db/schema';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { codeOf, listOf, maybe, oneOf, pairs, text, whole, yes, yuan } from '../sheet/kinds';
import { column, type Ids, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const [CATES, MENU, ADDITIONS, SETS] = ['menu-cates', 'menu', 'menu-additions', 'menu-sets'] as const;
const TASTES = { 香气: 'aroma', 浓度: 'body', 咖啡因: 'caffeine' } as const;
const TASTE_LABELS = new Map<string, string>(Object.entries(TASTES).map(([label, key]) => [key, label]));

const cateColumns = {
  code: shared.code('分类的编码', 'MINGCHA'),
  label: shared.name(6, '茶单左边的分类', '茗茶'),
  sort: shared.sort(),
};

export const menuCates: Table<typeof cateColumns> = {
  name: CATES,
  label: '茶单分类',
  about: '一行一个分类。',
  columns: cateColumns,
  key: ['code'],
  sources: [cates],
  async load(tx, ids) {
    const rows = await tx.select().from(cates).orderBy(asc(cates.sort), asc(cates.id));
    return rows.map(({ id, ...row }) => ({ ...row, code: ids.codeOf(CATES, id) }));
  },
  save: (tx, rows, { ids }) =>
    putRows(
      tx,
      cates,
      rows.map(({ code, ...row }) => ({ ...row, id: ids.idOf(CATES, code) })),
    ),
  remove: { word: '删除', namedBy: [{ label: '菜品', column: menuItems.cateId }] },
};

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
const choicesOf = (cells: readonly (readonly [string, number])[], before: readonly MenuChoice[]): MenuChoice[] =>
  cells.map(([label, price]) => ({ id: before.find((one) => one.label === label)?.id ?? label, label, price }));
const cellsOf = (choices: readonly MenuChoice[]): [string, number][] =>
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
    return rows.map(({ item: { id, cateId, storeIds, on, specs, taste, feedings: _f, sets: _s, ...row } }) => ({
      ...row,
      code: ids.codeOf(MENU, id),
      cate: ids.codeOf(CATES, cateId),
      stores: storeIds.map((store) => ids.codeOf('stores', store)),
      specs: cellsOf(specs),
      taste: taste.map(({ key, value }): [(typeof TASTES)[keyof typeof TASTES], number] => [
        key as (typeof TASTES)[keyof typeof TASTES],
        Number(value),
      ]),
      closed: !on,
    }));
  },
  async save(tx, rows, { ids }) {
    const before = new Map((await tx.select().from(menuItems)).map((item) => [item.id, item]));
    await putRows(
      tx,
      menuItems,
      rows.map(({ code, cate, stores, specs, taste, closed, ...row }) => {
        const id = ids.idOf(MENU, code);
        return {
          ...row,
          id,
          cateId: ids.idOf(CATES, cate),
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
          throw new Refused(`「${title}」的套餐里还有要删除的菜品，先改 ${SETS}.csv`);
      if (its.length === 0) return;
      for (const one of [menuSoldOut, menuPortions]) await tx.delete(one).where(inArray(one.itemId, its));
    },
  },
};

/** A part of a set is called as the dish is. */
async function nameParts(tx: Tx): Promise<void> {
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

const additionColumns = {
  code: shared.code('加料组的编码', 'JIALIAO'),
  label: shared.name(6, '选的时候看到的组名', '加料'),
  min: column({
    zh: '最少',
    en: 'min',
    kind: whole({ most: 20, unit: '份' }),
    meaning: '至少选几份，0 就是可以不选',
    example: '0',
    empty: 0,
  }),
  max: column({
    zh: '最多',
    en: 'max',
    kind: whole({ least: 1, most: 20, unit: '份' }),
    meaning: '最多选几份',
    example: '2',
    empty: 1,
  }),
  items: column({
    zh: '选项',
    en: 'items',
    kind: pairs(text({ most: 12 }), yuan(), { most: 20, once: true }),
    meaning: '选项=加多少钱',
    example: '桂花=6 | 陈皮=8',
  }),
  dishes: column({
    zh: '菜品',
    en: 'dishes',
    kind: listOf(codeOf(MENU, '菜品'), { most: 200 }),
    meaning: '哪些菜品可以加',
    example: 'YINZHEN | HONGCHA',
  }),
};
type Addition = RowOf<typeof additionColumns>;

export const menuAdditions: Table<typeof additionColumns> = {
  name: ADDITIONS,
  label: '加料',
  about: '一行一组加料、甜度或别的选择，写明哪些菜品有。',
  columns: additionColumns,
  key: ['code'],
  async load(tx, ids, { wanted = [] }) {
    const groups = new Map<string, Addition>();
    for (const { id, feedings } of await tx.select().from(menuItems).orderBy(asc(menuItems.id)))
      for (const { key, label, min, max, items } of feedings) {
        const group = groups.get(key) ?? { code: key, label, min, max, items: cellsOf(items), dishes: [] };
        group.dishes.push(ids.codeOf(MENU, id));
        groups.set(key, group);
      }
    // The order of the dishes in the cell says nothing.
    const placeIn = (code: string) => {
      const named = wanted.find((row) => row.code === code)?.dishes ?? [];
      return (dish: string) => (named.includes(dish) ? named.indexOf(dish) : named.length);
    };
    return [...groups.values()]
      .map((group) => {
        const placeOf = placeIn(group.code);
        return {
          ...group,
          dishes: group.dishes.toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1)),
        };
      })
      .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  },
  async save(tx, rows, { ids }) {
    await putGroups(tx, ids, rows);
  },
  remove: {
    word: '删除',
    before: (tx, gone, { ids }) =>
      putGroups(
        tx,
        ids,
        gone.map((row) => ({ ...row, dishes: [] })),
      ),
  },
  check: (rows) =>
    checkRows(rows, ({ min, max, items, dishes }, fault) => {
      if (min > max) fault('min', '最少的比最多的还多');
      if (max > items.length) fault('max', `只有 ${items.length} 个选项`);
      if (dishes.length === 0) fault('dishes', '至少写一道菜品');
      if (new Set(dishes).size < dishes.length) fault('dishes', '有一道菜品写了两次');
    }),
};

/** Each group stands at exactly the dishes that it names; what must be chosen comes first. */
async function putGroups(tx: Tx, ids: Ids, rows: readonly Addition[]): Promise<void> {
  const wanted = rows.map((row) => ({ ...row, itemIds: new Set(row.dishes.map((dish) => ids.idOf(MENU, dish))) }));
  const items = await tx.select().from(menuItems).orderBy(asc(menuItems.id)).for('update');
  const before = new Map(items.flatMap(({ feedings }) => feedings.map((group) => [group.key, group])));
  for (const { id, feedings } of items) {
    const kept = feedings.filter(({ key }) => !wanted.some(({ code }) => code === key));
    const own = wanted
      .filter(({ itemIds }) => itemIds.has(id))
      .map(({ code, label, min, max, items: cells }): MenuFeeding => {
        return { key: code, label, min, max, items: choicesOf(cells, before.get(code)?.items ?? []) };
      });
    const next = [...kept, ...own].toSorted(
      (a, b) => Number(b.min > 0) - Number(a.min > 0) || (a.key < b.key ? -1 : 1),
    );
    if (JSON.stringify(next) !== JSON.stringify(feedings))
      await tx.update(menuItems).set({ feedings: next }).where(eq(menuItems.id, id));
  }
}

const setColumns = {
  dish: column({
    zh: '套餐',
    en: 'set',
    kind: codeOf(MENU, '菜品'),
    meaning: '茶单里的哪个套餐',
    example: 'SHUANGREN',
  }),
  label: shared.name(6, '选的时候看到的组名', '茶点'),
  pick: column({
    zh: '选几款',
    en: 'pick',
    kind: whole({ least: 1, most: 20, unit: '款' }),
    meaning: '这一组选几款，可以重复选',
    example: '3',
  }),
  items: column({
    zh: '可选',
    en: 'items',
    kind: pairs(codeOf(MENU, '菜品'), yuan(), { most: 30, once: true }),
    meaning: '菜品的编码=加多少钱，不加就写 0',
    example: 'LVDOUGAO=0 | LONGJINGSU=6',
  }),
};
type SetRow = RowOf<typeof setColumns>;

export const menuSets: Table<typeof setColumns> = {
  name: SETS,
  label: '套餐',
  about: '一行是套餐里要选的一组。套餐本身是茶单里的一行。',
  columns: setColumns,
  key: ['dish', 'label'],
  async load(tx, ids) {
    const rows = await tx
      .select({ id: menuItems.id, sets: menuItems.sets })
      .from(menuItems)
      .where(sql`${menuItems.sets} <> '[]'::jsonb`)
      .orderBy(asc(menuItems.sort), asc(menuItems.id));
    return rows.flatMap(({ id, sets }) =>
      sets.map(({ label, pick, items }) => ({
        dish: ids.codeOf(MENU, id),
        label,
        pick,
        items: items.map(({ productId, extra }): [string, number] => [ids.codeOf(MENU, productId), extra]),
      })),
    );
  },
  async save(tx, rows, { ids }) {
    await putSets(tx, ids, rows, (sets, { label, pick, items }) => {
      const group: MenuSet = {
        key: sets.find((one) => one.label === label)?.key ?? label,
        label,
        pick,
        items: items.map(([dish, extra]) => ({ productId: ids.idOf(MENU, dish), label: '', extra })),
      };
      return sets.some((one) => one.label === label)
        ? sets.map((one) => (one.label === label ? group : one))
        : [...sets, group];
    });
    await nameParts(tx);
  },
  remove: {
    word: '删除',
    before: (tx, gone, { ids }) =>
      putSets(tx, ids, gone, (sets, { label }) => sets.filter((one) => one.label !== label)),
  },
  check(rows) {
    const sets = new Set(rows.map(({ value }) => value.dish));
    return checkRows(rows, ({ items }, fault) => {
      if (items.length === 0) fault('items', '至少写一款');
      for (const [dish] of items) if (sets.has(dish)) fault('items', `「${dish}」自己也是套餐`);
    });
  },
};

async function putSets(
  tx: Tx,
  ids: Ids,
  rows: readonly SetRow[],
  change: (sets: readonly MenuSet[], row: SetRow) => MenuSet[],
): Promise<void> {
  for (const row of rows) {
    const own = eq(menuItems.id, ids.find(MENU, row.dish) ?? '0');
    const [item] = await tx.select({ sets: menuItems.sets }).from(menuItems).where(own).for('update');
    if (item)
      await tx
        .update(menuItems)
        .set({ sets: change(item.sets, row) })
        .where(own);
  }
}
