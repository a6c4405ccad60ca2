/** What is chosen in a set, one group in a row (rule 39.2). */
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { menuItems, type MenuSet } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { codeOf, pairs, whole, yuan } from '../sheet/kinds';
import { column, type Ids, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { MENU, nameParts } from './menu';

const columns = {
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
type SetRow = RowOf<typeof columns>;

export const menuSets: Table<typeof columns> = {
  name: 'menu-sets',
  label: '套餐',
  about: '一行是套餐里要选的一组。套餐本身是茶单里的一行。',
  columns,
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
