/** What merchants may say they deal in when they apply. */
import { asc } from 'drizzle-orm';
import { merchantCates as table, merchants } from '../../db/schema';
import type { Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'merchant-cates';
const columns = {
  code: shared.code('类目的编码', 'CHADIAN'),
  label: shared.name(8, '商家入驻时选的经营类目', '茶点'),
  sort: shared.sort(),
};

export const merchantCates: Table<typeof columns> = {
  name: NAME,
  label: '商家类目',
  about: '一行一个经营类目；一个也没有，商家就不能入驻。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx.select().from(table).orderBy(asc(table.sort), asc(table.id));
    return rows.map(({ id, label, sort }) => ({ code: ids.codeOf(NAME, id), label, sort }));
  },
  save: (tx, rows, { ids }) =>
    putRows(
      tx,
      table,
      rows.map(({ code, ...row }) => ({ ...row, id: ids.idOf(NAME, code) })),
    ),
  remove: {
    word: '删除',
    namedBy: [{ label: '商家', column: merchants.cateId }],
  },
};
