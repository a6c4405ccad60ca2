/** Groups of additions, and the dishes that have them (rule 39.2). */
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { menuItems, type MenuFeeding } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { codeOf, listOf, pairs, text, whole, yuan } from '../sheet/kinds';
import { column, type Ids, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { cellsOf, choicesOf, MENU } from './menu';

const columns = {
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
type Addition = RowOf<typeof columns>;

export const menuAdditions: Table<typeof columns> = {
  name: 'menu-additions',
  label: '加料',
  about: '一行一组加料、甜度或别的选择，写明哪些菜品有。',
  columns,
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
