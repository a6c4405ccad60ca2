/** Tables of the stores, whose labels guests scan (rule 39.1). */
import { asc, eq } from 'drizzle-orm';
import { newSecret } from '../../domains/selling/tableService/staff/secret';
import { stores, tableSessions, teaTables as table } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { code, codeOf, oneOf, whole } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { ROOM_AREAS } from './rooms';
import { putRows } from './rows';

const NAME = 'tables';
/** As phones know it when they read the label. */
const CODE = /^[A-Z][A-Z0-9-]{1,19}$/;

const columns = {
  code: column({ zh: '桌号', en: 'code', kind: code(), meaning: '桌码里的编号，定下不改', example: 'XH-01' }),
  store: column({ zh: '门店', en: 'store', kind: codeOf('stores', '门店'), meaning: '哪家门店的', example: 'XIHU' }),
  name: shared.name(10, '客人和店员看到的名字', '大厅1号桌'),
  area: column({
    zh: '区域',
    en: 'area',
    kind: oneOf(ROOM_AREAS),
    meaning: '在店里的哪一块',
    example: '大厅',
    empty: 'hall',
  }),
  seats: column({
    zh: '座位',
    en: 'seats',
    kind: whole({ least: 1, most: 60, unit: '位' }),
    meaning: '坐得下几位',
    example: '4',
  }),
  room: column({
    zh: '雅室',
    en: 'room',
    kind: codeOf('rooms', '雅室'),
    meaning: '摆在哪间雅室，订了那间的客人扫码就是到店；不在雅室里就空着',
    example: 'XIHU-TINGSONG',
    empty: '',
  }),
  sort: shared.sort(),
};

export const teaTables: Table<typeof columns> = {
  name: NAME,
  label: '桌台',
  about: '一行一张可以扫码点单的桌子。坐过客人的不能删除。',
  columns,
  key: ['code'],
  sources: [table],
  codeColumn: table.code,
  async load(tx, ids) {
    const rows = await tx
      .select({ table })
      .from(table)
      .innerJoin(stores, eq(stores.id, table.storeId))
      .orderBy(asc(stores.sort), asc(table.sort), asc(table.id));
    return rows.map(({ table: { id: _id, secret: _secret, storeId, roomId, ...row } }) => ({
      ...row,
      store: ids.codeOf('stores', storeId),
      room: roomId === null ? '' : ids.codeOf('rooms', roomId),
    }));
  },
  // The label of a table that is there stays as it hangs.
  save: (tx, rows, { ids }) =>
    putRows(
      tx,
      table,
      rows.map(({ store, room, ...row }) => ({
        ...row,
        id: ids.idOf(NAME, row.code),
        storeId: ids.idOf('stores', store),
        roomId: room === '' ? null : ids.idOf('rooms', room),
        secret: newSecret(),
      })),
      ['secret'],
    ),
  remove: { word: '删除', namedBy: [{ label: '用餐记录', column: tableSessions.tableId }] },
  check(rows, at) {
    const rooms = new Map(
      at.rows<{ code: string; store: string }>('rooms')?.map(({ value }) => [value.code, value.store]),
    );
    return checkRows(rows, ({ code: own, store, room }, fault) => {
      if (!CODE.test(own)) fault('code', '桌号用大写字母开头，只有大写字母、数字和 -，2 到 20 个');
      const its = rooms.get(room);
      if (its !== undefined && its !== store) fault('room', '要和桌子在同一家门店');
    });
  },
};
