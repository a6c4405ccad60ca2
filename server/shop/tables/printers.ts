/** Ticket printers of the stores (rule 37.1). */
import { asc, eq } from 'drizzle-orm';
import { printers as table, stores } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { codeOf, listOf, text, whole } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const columns = {
  code: shared.code('打印机的编码', 'XIHU-P1'),
  store: column({ zh: '门店', en: 'store', kind: codeOf('stores', '门店'), meaning: '放在哪家门店', example: 'XIHU' }),
  name: shared.name(10, '小票没打出来时，店员看到的名字', '前台'),
  address: column({
    zh: '地址',
    en: 'address',
    kind: text({ most: 80 }),
    meaning: '打印机的网络地址和端口，服务器要连得上；virtual: 开头的只是试用，不出纸',
    example: '192.168.1.50:9100',
  }),
  width: column({
    zh: '每行字符',
    en: 'width',
    kind: whole({ least: 24, most: 64, unit: '个' }),
    meaning: '一个汉字算两个；58 毫米纸 32，80 毫米纸 48',
    example: '48',
    empty: 48,
  }),
  stations: column({
    zh: '出品口',
    en: 'stations',
    kind: listOf(text({ most: 10 }), { most: 8 }),
    meaning: '打哪些出品口的单；desk 是前台，打账单和别处不打的',
    example: 'desk | 茶水',
    empty: [],
  }),
  sort: shared.sort(),
};

/** host:port as TCP knows it, or a printer for trying out. */
const ADDRESS = /^(virtual:\S+|[\w.-]+:\d{2,5}|\[[0-9a-f:]+\]:\d{2,5})$/i;

export const printers: Table<typeof columns> = {
  name: 'printers',
  label: '小票打印机',
  about: '一行一台。不写就不打小票，出品看屏幕。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx
      .select({ printer: table })
      .from(table)
      .innerJoin(stores, eq(stores.id, table.storeId))
      .orderBy(asc(stores.sort), asc(table.sort), asc(table.id));
    return rows.map(({ printer: { id, storeId, ...row } }) => ({
      ...row,
      code: ids.codeOf('printers', id),
      store: ids.codeOf('stores', storeId),
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      table,
      rows.map(({ code: own, store, ...row }) => ({
        ...row,
        id: ids.idOf('printers', own),
        storeId: ids.idOf('stores', store),
      })),
    );
  },
  remove: { word: '删除' },
  check: (rows) =>
    checkRows(rows, ({ address }, fault) => {
      if (!ADDRESS.test(address)) fault('address', '写成 192.168.1.50:9100 这样的地址和端口');
    }),
};
