/** Rooms of the stores, which guests are received in and book. */
import { asc, eq } from 'drizzle-orm';
import { bookings, rooms as table, roomSlots, stores } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { codeOf, listOf, oneOf, picture, text, whole, yes, yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

export const ROOM_AREAS = { 大厅: 'hall', 雅室: 'room', 露台: 'terrace', 公共茶席: 'public' } as const;

const columns = {
  code: shared.code('雅室的编码', 'XIHU-TINGSONG'),
  store: column({ zh: '门店', en: 'store', kind: codeOf('stores', '门店'), meaning: '哪家门店的', example: 'XIHU' }),
  name: shared.name(10, '客人看到的名字', '听松'),
  area: column({
    zh: '区域',
    en: 'area',
    kind: oneOf(ROOM_AREAS),
    meaning: '在店里的哪一块',
    example: '雅室',
    empty: 'room',
  }),
  seatsMin: column({
    zh: '最少人数',
    en: 'seats_min',
    kind: whole({ least: 1, unit: '位' }),
    meaning: '少于几位订不了',
    example: '2',
    empty: 1,
  }),
  seatsMax: column({
    zh: '最多人数',
    en: 'seats_max',
    kind: whole({ least: 1, unit: '位' }),
    meaning: '坐得下几位',
    example: '6',
  }),
  buffer: column({
    zh: '收拾时间',
    en: 'buffer',
    kind: whole({ least: 0, most: 240, unit: '分钟' }),
    meaning: '上一桌结束后多久才接下一桌',
    example: '15',
    empty: 15,
  }),
  minSpend: column({ zh: '最低消费', en: 'min_spend', kind: yuan(), meaning: '0 就是没有', example: '300', empty: 0 }),
  deposit: column({ zh: '订金', en: 'deposit', kind: yuan(), meaning: '0 就是不收', example: '50', empty: 0 }),
  facilities: column({
    zh: '设施',
    en: 'facilities',
    kind: listOf(text({ most: 8 }), { most: 6 }),
    meaning: '名字下面的小字',
    example: '临窗 | 可投屏',
    empty: [],
  }),
  images: column({
    zh: '照片',
    en: 'images',
    kind: listOf(picture(), { most: 9 }),
    meaning: '第一张是封面',
    example: 'tingsong.jpg',
    empty: [],
  }),
  closed: column({
    zh: '停用',
    en: 'closed',
    kind: yes(),
    meaning: '停用的不再接新的预约，订好的不变',
    example: '否',
    empty: false,
  }),
  sort: shared.sort(),
  joins: column({
    zh: '由哪两间连成',
    en: 'joins',
    kind: listOf(codeOf('rooms', '雅室'), { most: 2 }),
    meaning: '两间相邻的雅室打通成这一间，谁订了它就两间都占；空着就是单独一间',
    example: 'XIHU-TINGSONG | XIHU-GUANHE',
    empty: [],
  }),
};

export const rooms: Table<typeof columns> = {
  name: 'rooms',
  label: '雅室',
  about: '一行一间雅室、一个大厅或露台。预订过的不能删除，写成停用。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx
      .select({ room: table })
      .from(table)
      .innerJoin(stores, eq(stores.id, table.storeId))
      .orderBy(asc(stores.sort), asc(table.sort), asc(table.id));
    return rows.map(({ room: { id, storeId, joins, ...row } }) => ({
      ...row,
      joins: joins.map((part) => ids.codeOf('rooms', part)),
      code: ids.codeOf('rooms', id),
      store: ids.codeOf('stores', storeId),
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      table,
      rows.map(({ code: own, store, joins, ...row }) => ({
        ...row,
        joins: joins.map((part) => ids.idOf('rooms', part)),
        id: ids.idOf('rooms', own),
        storeId: ids.idOf('stores', store),
      })),
    );
  },
  remove: {
    word: '删除',
    namedBy: [
      { label: '预约', column: roomSlots.roomId },
      { label: '预约记录', column: bookings.roomId },
    ],
  },
  check(rows) {
    const byCode = new Map(rows.map(({ value }) => [value.code, value]));
    return checkRows(rows, ({ store, seatsMin, seatsMax, joins }, fault) => {
      if (seatsMin > seatsMax) fault('seatsMin', '最少人数比最多人数还多');
      const parts = joins.map((part) => byCode.get(part));
      if (joins.length === 1) fault('joins', '要写两间');
      else if (parts.some((part) => part && part.store !== store)) fault('joins', '要和这一间在同一家门店');
      else if (parts.some((part) => part && part.joins.length > 0)) fault('joins', '连成的一间不能再连');
    });
  },
};
