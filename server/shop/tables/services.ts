/** What one comes to a store for, and books. */
import { asc } from 'drizzle-orm';
import { bookings, serviceTypes as table } from '../../db/schema';
import { codeOf, listOf, oneOf, picture, text, whole, yes, yuan } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { ROOM_AREAS } from './rooms';
import { putRows } from './rows';

const columns = {
  code: shared.code('服务的编码', 'PINCHA'),
  name: shared.name(10, '预约时选的服务', '品茶'),
  icon: column({
    zh: '图标',
    en: 'icon',
    kind: text({ most: 20 }),
    meaning: '图标的名字',
    example: 'cup',
    empty: 'cup',
  }),
  image: column({
    zh: '图片',
    en: 'image',
    kind: picture(),
    meaning: '预约首页的图片',
    example: 'store.webp',
    empty: '',
  }),
  minutes: column({
    zh: '时长',
    en: 'minutes',
    kind: whole({ least: 30, most: 480, unit: '分钟' }),
    meaning: '一般多久；预约时可以改',
    example: '120',
    empty: 120,
  }),
  price: column({ zh: '价格', en: 'price', kind: yuan(), meaning: '到店付；0 就是不另收', example: '98', empty: 0 }),
  text: column({
    zh: '说明',
    en: 'text',
    kind: text({ most: 120 }),
    meaning: '名字下面的一句话',
    example: '一席茶，几盏闲话',
    empty: '',
  }),
  needEmployee: column({
    zh: '要茶艺师',
    en: 'need_employee',
    kind: yes(),
    meaning: '没选茶艺师的，系统找一位有空的',
    example: '否',
    empty: false,
  }),
  needConfirm: column({
    zh: '要确认',
    en: 'need_confirm',
    kind: yes(),
    meaning: '门店确认后才生效',
    example: '否',
    empty: false,
  }),
  needLevel: column({
    zh: '需要等级',
    en: 'need_level',
    kind: whole({ most: 9 }),
    meaning: '会员达到几级才能预约；0 就是谁都可以',
    example: '0',
    empty: 0,
  }),
  areas: column({
    zh: '只在',
    en: 'areas',
    kind: listOf(oneOf(ROOM_AREAS), { most: 4 }),
    meaning: '只在哪些区域；空着就是公共茶席以外都可以',
    example: '雅室',
    empty: [],
  }),
  stores: column({
    zh: '门店',
    en: 'stores',
    kind: listOf(codeOf('stores', '门店')),
    meaning: '哪些门店有；空着就是都有',
    example: 'XIHU',
    empty: [],
  }),
  closed: column({
    zh: '停用',
    en: 'closed',
    kind: yes(),
    meaning: '停用的不再接新的预约',
    example: '否',
    empty: false,
  }),
  sort: shared.sort(),
};

export const services: Table<typeof columns> = {
  name: 'services',
  label: '预约服务',
  about: '一行一种到店服务。一种也没有，就不能预约；预约过的不能删除，写成停用。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx.select().from(table).orderBy(asc(table.sort), asc(table.id));
    return rows.map(({ id, storeIds, ...row }) => ({
      ...row,
      code: ids.codeOf('services', id),
      stores: storeIds.map((store) => ids.codeOf('stores', store)),
    }));
  },
  save: (tx, rows, { ids }) =>
    putRows(
      tx,
      table,
      rows.map(({ code, stores, ...row }) => ({
        ...row,
        id: ids.idOf('services', code),
        storeIds: stores.map((store) => ids.idOf('stores', store)),
      })),
    ),
  remove: { word: '删除', namedBy: [{ label: '预约', column: bookings.serviceTypeId }] },
};
