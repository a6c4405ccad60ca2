/** Points that the staff look at by plan (chapter 36 of docs/rules.md). What was found stays with the checklist that it was found by. */
import { asc, eq } from 'drizzle-orm';
import type { PatrolItem } from '../../../src/contract/patrol/shapes';
import { patrolPoints as table, patrolRecords, stores } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { code, codeOf, degree, listOf, oneOf, pairs, picture, text, whole } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'patrol-points';
const FREQUENCIES = { 每日: 'daily', 每周: 'weekly' } as const;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** 数值 20~26 ℃ */
const NUMBER = /^数值 (-?\d+(?:\.\d+)?)~(-?\d+(?:\.\d+)?) ?(\S*)$/;
const PHOTO = /^照片 ?/;
const MOST_ITEMS = 20;

const columns = {
  code: column({ zh: '编号', en: 'code', kind: code(), meaning: '点位标签上的编号，扫码就是它', example: 'XD-0102' }),
  store: column({ zh: '门店', en: 'store', kind: codeOf('stores', '门店'), meaning: '哪家门店的', example: 'XIHU' }),
  name: shared.name(12, '看哪里', '听松雅室'),
  area: column({ zh: '区域', en: 'area', kind: text({ most: 8 }), meaning: '在店里的哪一块', example: '雅室' }),
  items: column({
    zh: '检查项',
    en: 'items',
    kind: pairs(text({ most: 12 }), text({ most: 30 }), { most: MOST_ITEMS, once: true }),
    meaning: '检查项=标准；要填数的写「数值 下限~上限 单位」，要拍照的在前面写「照片」',
    example: '席面与茶具=无水渍 | 湿度=数值 45~65 % | 席面照片=照片 按标准图的角度拍',
  }),
  pictures: column({
    zh: '标准图',
    en: 'pictures',
    kind: listOf(picture(), { most: 9 }),
    meaning: '拍照的检查项各一张，按它们的次序',
    example: 'tingsong.jpg',
    empty: [],
  }),
  frequency: column({
    zh: '频次',
    en: 'frequency',
    kind: oneOf(FREQUENCIES),
    meaning: '每天一次，还是每周一次',
    example: '每日',
    empty: 'daily',
  }),
  weekday: column({
    zh: '星期几',
    en: 'weekday',
    kind: whole({ least: 1, most: 7 }),
    meaning: '每周的在星期几，7 是星期日',
    example: '1',
    empty: 1,
  }),
  dueTime: column({
    zh: '几点前',
    en: 'due',
    kind: text({ most: 5 }),
    meaning: '过了就是超时',
    example: '10:30',
  }),
  assignee: column({
    zh: '整改人',
    en: 'assignee',
    kind: codeOf('employees', '员工'),
    meaning: '发现问题交给谁；空着就交给这家店巡店的人',
    example: 'E1004',
    empty: '',
  }),
  lat: column({
    zh: '纬度',
    en: 'lat',
    kind: degree(90),
    meaning: '点位离门店远时写它自己的位置',
    example: '30.2436',
    empty: '0',
  }),
  lng: column({ zh: '经度', en: 'lng', kind: degree(180), meaning: '同上', example: '120.1396', empty: '0' }),
  sort: shared.sort(),
};

/** As it is written in the cell. */
const cellOf = ({ title, type, standard, min, max, unit }: PatrolItem): [string, string] => {
  if (type === 'number') return [title, `数值 ${min ?? 0}~${max ?? 0} ${unit ?? ''}`.trim()];
  return [title, type === 'photo' ? `照片 ${standard}` : standard];
};

/** What was asked before under the same words keeps its id. */
function itemsOf(
  cells: readonly (readonly [string, string])[],
  pictures: readonly string[],
  before: readonly PatrolItem[],
): PatrolItem[] {
  const left = [...pictures];
  return cells.map(([title, said]) => {
    const id = before.find((item) => item.title === title)?.id ?? title;
    const [, min, max, unit = ''] = NUMBER.exec(said) ?? [];
    if (min !== undefined && max !== undefined) {
      const bounds = { min: Number(min), max: Number(max), unit };
      return { id, title, type: 'number', standard: `${min} 至 ${max} ${unit}`.trim(), ...bounds };
    }
    if (!PHOTO.test(said)) return { id, title, type: 'check', standard: said };
    const shown = left.shift();
    return {
      ...{ id, title, type: 'photo', standard: said.replace(PHOTO, '') },
      ...(shown !== undefined && { picture: shown }),
    };
  });
}

export const patrolPoints: Table<typeof columns> = {
  name: NAME,
  label: '巡台点',
  about: '一行一个巡台点。检查过的不能删除，只能改。',
  columns,
  key: ['code'],
  sources: [table],
  codeColumn: table.code,
  async load(tx, ids) {
    const rows = await tx
      .select({ point: table })
      .from(table)
      .innerJoin(stores, eq(stores.id, table.storeId))
      .orderBy(asc(stores.sort), asc(table.sort), asc(table.id));
    return rows.map(({ point: { storeId, assigneeId, geo, items, ...row } }) => ({
      ...row,
      store: ids.codeOf('stores', storeId),
      assignee: assigneeId === null ? '' : ids.codeOf('employees', assigneeId),
      items: items.map(cellOf),
      pictures: items.flatMap((item) => item.picture ?? []),
      lat: String(geo?.lat ?? 0),
      lng: String(geo?.lng ?? 0),
    }));
  },
  async save(tx, rows, { ids }) {
    const before = new Map((await tx.select().from(table)).map(({ id, items }) => [id, items]));
    await putRows(
      tx,
      table,
      rows.map(({ store, assignee, items, pictures, lat, lng, ...row }) => {
        const id = ids.idOf(NAME, row.code);
        return {
          ...row,
          id,
          storeId: ids.idOf('stores', store),
          assigneeId: assignee === '' ? null : ids.idOf('employees', assignee),
          items: itemsOf(items, pictures, before.get(id) ?? []),
          geo: Number(lat) === 0 && Number(lng) === 0 ? null : { lat: Number(lat), lng: Number(lng) },
        };
      }),
    );
  },
  remove: { word: '删除', namedBy: [{ label: '巡台记录', column: patrolRecords.pointId }] },
  check: (rows) =>
    checkRows(rows, ({ code: own, dueTime, items, pictures }, fault) => {
      if (own !== own.toUpperCase()) fault('code', '编号用大写字母');
      if (!CLOCK.test(dueTime)) fault('dueTime', `「${dueTime}」不是钟点，写成 10:30`);
      if (items.length === 0) fault('items', '至少写一项');
      for (const [title, said] of items) {
        const [, min, max] = NUMBER.exec(said) ?? [];
        if (said.startsWith('数值') && !(Number(min) < Number(max)))
          fault('items', `「${title}」写成 数值 20~26 ℃，下限比上限小`);
      }
      if (pictures.length > items.filter(([, said]) => PHOTO.test(said)).length)
        fault('pictures', '标准图比拍照的检查项多');
    }),
};
