/** Classes of what is served at the tables. */
import { asc } from 'drizzle-orm';
import { menuCates as cates, menuItems } from '../../db/schema';
import type { Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

export const CATES = 'menu-cates';

const columns = {
  code: shared.code('分类的编码', 'MINGCHA'),
  label: shared.name(6, '茶单左边的分类', '茗茶'),
  sort: shared.sort(),
};

export const menuCates: Table<typeof columns> = {
  name: CATES,
  label: '茶单分类',
  about: '一行一个分类。',
  columns,
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
