/** Places where people drink tea and take their goods away. */
import { asc, isNull } from 'drizzle-orm';
import { activities, assets, employees, rooms, stores as table } from '../../db/schema';
import { listOf, oneOf, picture, text, yes, clock, degree } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const DAYS = { 周日: '0', 周一: '1', 周二: '2', 周三: '3', 周四: '4', 周五: '5', 周六: '6' } as const;

const columns = {
  code: shared.code('门店的编码', 'XIHU'),
  name: shared.name(20, '门店名', '山外·西湖店'),
  city: column({ zh: '城市', en: 'city', kind: text({ most: 10 }), meaning: '按城市找店', example: '杭州' }),
  address: column({
    zh: '地址',
    en: 'address',
    kind: text({ most: 80 }),
    meaning: '门牌地址',
    example: '浙江省杭州市西湖区杨公堤 27 号',
  }),
  lat: column({ zh: '纬度', en: 'lat', kind: degree(90), meaning: '地图上的位置，高德坐标', example: '30.2436' }),
  lng: column({ zh: '经度', en: 'lng', kind: degree(180), meaning: '地图上的位置，高德坐标', example: '120.1396' }),
  tel: column({ zh: '电话', en: 'tel', kind: text({ most: 20 }), meaning: '门店电话', example: '0571-87960001' }),
  open: column({ zh: '开门', en: 'open', kind: clock(), meaning: '几点开门', example: '09:30', empty: '09:00' }),
  close: column({ zh: '打烊', en: 'close', kind: clock(), meaning: '几点打烊', example: '22:30', empty: '21:00' }),
  closedDays: column({
    zh: '休息日',
    en: 'closed_days',
    kind: listOf(oneOf(DAYS)),
    meaning: '每周哪几天不开',
    example: '周一',
    empty: [],
  }),
  tags: column({
    zh: '标签',
    en: 'tags',
    kind: listOf(text({ most: 8 }), { most: 6 }),
    meaning: '店名下面的小字',
    example: '可停车 | 湖景',
    empty: [],
  }),
  bookable: column({ zh: '可预订', en: 'bookable', kind: yes(), meaning: '能不能订座', example: '是', empty: true }),
  pickup: column({ zh: '可自提', en: 'pickup', kind: yes(), meaning: '能不能来取货', example: '是', empty: true }),
  notice: column({
    zh: '店铺公告',
    en: 'notice',
    kind: text({ most: 60 }),
    meaning: '给客人的一句话',
    example: '傍晚来喝一杯冷泡桂花乌龙。',
    empty: '',
  }),
  cover: shared.cover('门店的图片', 'xihu.jpg'),
  photos: column({
    zh: '照片',
    en: 'photos',
    kind: listOf(picture(), { most: 9 }),
    meaning: '门店页上的照片',
    example: 'xihu.jpg | xihu-in.jpg',
    empty: [],
  }),
  sort: shared.sort(),
};

export const stores: Table<typeof columns> = {
  name: 'stores',
  label: '门店',
  about: '门店、自提点；没有门店就不要这张表。',
  columns,
  key: ['code'],
  sources: [table],
  // Counters of merchants are opened on their own pages.
  sourceRows: isNull(table.merchantId),
  async load(tx, ids) {
    const rows = await tx.select().from(table).where(isNull(table.merchantId)).orderBy(asc(table.sort), asc(table.id));
    return rows.map(({ id, hours, ...row }) => ({
      ...row,
      code: ids.codeOf('stores', id),
      open: hours.open,
      close: hours.close,
      closedDays: hours.closedDays.map(String) as (typeof DAYS)[keyof typeof DAYS][],
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      table,
      rows.map(({ code: own, open, close, closedDays, ...row }) => ({
        ...row,
        id: ids.idOf('stores', own),
        hours: { open, close, closedDays: closedDays.map(Number) },
      })),
    );
  },
  remove: {
    word: '删除',
    namedBy: [
      { label: '雅室', column: rooms.storeId },
      { label: '员工', column: employees.storeId },
      { label: '活动', column: activities.storeId },
      { label: '资产', column: assets.storeId },
    ],
  },
};
