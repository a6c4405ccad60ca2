/** Freight rules: what a parcel costs, and where none goes. */
import { ne } from 'drizzle-orm';
import { freightTemplates, goods } from '../../db/schema';
import { listOf, pairs, text, yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const province = text({ most: 2 });

const columns = {
  code: shared.code('运费规则的编码，商品表用它指明按哪条规则算运费', 'FREIGHT-1'),
  name: shared.name(20, '员工看的名称', '茶叶包裹'),
  company: column({
    zh: '快递公司',
    en: 'company',
    kind: text({ most: 20 }),
    meaning: '发货时默认的快递公司',
    example: '顺丰速运',
  }),
  base: column({ zh: '首重运费', en: 'base', kind: yuan(), meaning: '3 公斤以内的运费', example: '10' }),
  perKg: column({ zh: '续重运费', en: 'per_kg', kind: yuan(), meaning: '超过 3 公斤后每公斤加收', example: '3' }),
  freeOver: column({ zh: '包邮金额', en: 'free_over', kind: yuan(), meaning: '商品金额达到多少免运费', example: '99' }),
  remote: column({
    zh: '偏远地区',
    en: 'remote',
    kind: pairs(province, yuan(), { once: true }),
    meaning: '省级行政区划代码的前两位和那里的首重运费',
    example: '65=20 | 54=20',
    empty: [],
  }),
  refused: column({
    zh: '不配送',
    en: 'refused',
    kind: listOf(province),
    meaning: '不能送达的地区：省级行政区划代码的前两位',
    example: '71 | 81 | 82',
    empty: [],
  }),
};

export const freight: Table<typeof columns> = {
  name: 'freight',
  label: '运费规则',
  about: '写在 shop.yml 的 freight 下面。',
  columns,
  key: ['code'],
  sources: [freightTemplates],
  async load(tx, ids) {
    const rows = await tx.select().from(freightTemplates).orderBy(freightTemplates.id);
    return rows.map(({ id, remote, ...row }) => ({
      ...row,
      code: ids.codeOf('freight', id),
      remote: Object.entries(remote).sort(([a], [b]) => a.localeCompare(b)),
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      freightTemplates,
      rows.map(({ code: own, remote, ...row }) => ({
        ...row,
        id: ids.idOf('freight', own),
        remote: Object.fromEntries(remote),
      })),
    );
  },
  remove: {
    word: '删除',
    namedBy: [{ label: '商品', column: goods.freightTemplateId, where: ne(goods.status, 'deleted') }],
  },
};
