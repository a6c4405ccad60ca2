/** Tea fields whose trees may be adopted, and what an adoption costs. What was adopted keeps what it was promised. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  adoptions,
  adoptPlans,
  fieldLogs,
  fieldReadings,
  harvestPosts,
  teaFields as table,
  teaTrees,
} from '../../db/schema';
import { kvOf, pairsOf } from '../../lib/kv';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { codeOf, degree, listOf, oneOf, pairs, picture, text, whole, yuan } from '../sheet/kinds';
import { column, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const CRAFTS = { 生晒: 'raw', 白茶: 'white', 红茶: 'red', 乌龙: 'oolong' } as const;
const UNITS = { 一棵树: 'tree', 一块地: 'plot' } as const;
const OPEN = ['unpaid', 'growing', 'making', 'claimable'] as const;

const columns = {
  code: shared.code('茶园的编码', 'YANYUN'),
  name: shared.name(20, '茶园名', '岩韵园'),
  region: column({ zh: '产区', en: 'region', kind: text({ most: 10 }), meaning: '按它筛选', example: '武夷山' }),
  altitude: column({ zh: '海拔', en: 'altitude', kind: whole({ unit: '米' }), meaning: '多高', example: '480' }),
  areaMu: column({
    zh: '面积',
    en: 'area',
    kind: whole({ least: 1, unit: '亩' }),
    meaning: '一共多大',
    example: '86',
  }),
  variety: column({ zh: '主要品种', en: 'variety', kind: text({ most: 10 }), meaning: '种的什么', example: '水仙' }),
  gallery: column({
    zh: '图片',
    en: 'pictures',
    kind: listOf(picture(), { most: 9 }),
    meaning: '第一张是主图',
    example: 'yanyun-1.jpg | yanyun-2.jpg',
  }),
  story: column({
    zh: '故事',
    en: 'story',
    kind: text({ most: 500, lines: true }),
    meaning: '这片茶山是什么样',
    example: '丹崖挡住西晒，坑涧的水汽整夜不散。',
  }),
  camera: column({
    zh: '镜头',
    en: 'camera',
    kind: codeOf('live-rooms', '直播'),
    meaning: '直播里类别是茶园的那一行；没有就空着',
    example: 'JT-1',
    empty: '',
  }),
  lat: column({ zh: '纬度', en: 'lat', kind: degree(90), meaning: '地图上的位置', example: '27.655' }),
  lng: column({ zh: '经度', en: 'lng', kind: degree(180), meaning: '地图上的位置', example: '118.021' }),
  crafts: column({
    zh: '工艺',
    en: 'crafts',
    kind: listOf(oneOf(CRAFTS)),
    meaning: '采下来能做成什么，第一种是默认的',
    example: '红茶 | 乌龙',
  }),
  batches: column({
    zh: '批次',
    en: 'batches',
    kind: pairs(text({ most: 12 }), text({ most: 30 })),
    meaning: '批次溯源里的各行',
    example: '2026 春=已制 3 批',
    empty: [],
  }),
  sort: shared.sort(),
};

export const fields: Table<typeof columns> = {
  name: 'fields',
  label: '茶园',
  about: '可以认养的茶园，一行一座；没有茶园就不要这张表。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx.select().from(table).orderBy(asc(table.sort), asc(table.id));
    return rows.map(({ id, liveId, craft: _, batches, ...row }) => ({
      ...row,
      code: ids.codeOf('fields', id),
      camera: liveId === null ? '' : ids.codeOf('live-rooms', liveId),
      batches: pairsOf(batches),
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      table,
      rows.map(({ code, camera, batches, ...row }) => ({
        ...row,
        id: ids.idOf('fields', code),
        liveId: camera === '' ? null : ids.idOf('live-rooms', camera),
        craft: row.crafts[0] ?? 'raw',
        batches: kvOf(batches),
      })),
    );
  },
  remove: {
    word: '删除',
    namedBy: [
      { label: '茶树', column: teaTrees.fieldId },
      { label: '认养方案', column: adoptPlans.fieldId },
    ],
    async before(tx, gone, { ids }) {
      const its = gone.map(({ code }) => ids.idOf('fields', code));
      if (its.length === 0) return;
      for (const one of [fieldLogs, fieldReadings, harvestPosts]) await tx.delete(one).where(inArray(one.fieldId, its));
    },
  },
  check: (rows, at) => {
    const cameras = at.rows<{ code: string; kind: string }>('live-rooms');
    const kinds = new Map(cameras?.map(({ value }) => [value.code, value.kind]));
    return checkRows(rows, ({ gallery, crafts, camera }, fault) => {
      if (gallery.length === 0) fault('gallery', '至少一张图片');
      if (crafts.length === 0) fault('crafts', '至少一种工艺');
      if (kinds.get(camera) === 'room') fault('camera', `「${camera}」是一场直播，不是茶园镜头`);
    });
  },
};

const planColumns = {
  code: shared.code('方案的编码', 'YANYUN-1'),
  field: column({ zh: '茶园', en: 'field', kind: codeOf('fields', '茶园'), meaning: '哪座茶园的', example: 'YANYUN' }),
  name: shared.name(10, '方案名', '一年'),
  unit: column({
    zh: '认养',
    en: 'unit',
    kind: oneOf(UNITS),
    meaning: '认一棵树，还是树所在的一块地',
    example: '一棵树',
    empty: 'tree',
  }),
  years: column({
    zh: '年数',
    en: 'years',
    kind: whole({ least: 1, most: 20, unit: '年' }),
    meaning: '认养几年',
    example: '1',
  }),
  price: column({ zh: '价格', en: 'price', kind: yuan({ least: 1 }), meaning: '一共多少钱', example: '1299' }),
  yieldGrams: column({
    zh: '年收成',
    en: 'yield',
    kind: whole({ least: 11, unit: '克' }),
    meaning: '每年交付多少干茶，春茶占十一分之八',
    example: '1100',
  }),
  gifts: column({
    zh: '包含',
    en: 'includes',
    kind: listOf(text({ most: 16 }), { most: 5 }),
    meaning: '方案里还有什么，店里要做得到',
    example: '刻名木牌 | 收成包邮',
    empty: [],
  }),
  quota: column({
    zh: '名额',
    en: 'quota',
    kind: whole({ least: 1, unit: '个' }),
    meaning: '同时最多认养几份',
    example: '200',
  }),
  sort: shared.sort(),
};
type Plan = RowOf<typeof planColumns>;

export const plans: Table<typeof planColumns> = {
  name: 'plans',
  label: '认养方案',
  about: '一行一种认法。改了收成，已经认养的照认养时的算；茶园和年数定下不能改。',
  columns: planColumns,
  key: ['code'],
  sources: [adoptPlans],
  async load(tx, ids) {
    const rows = await tx.select().from(adoptPlans).orderBy(asc(adoptPlans.sort), asc(adoptPlans.id));
    return rows.map(({ id, fieldId, left: _, ...row }) => ({
      ...row,
      code: ids.codeOf('plans', id),
      field: ids.codeOf('fields', fieldId),
    }));
  },
  async save(tx, rows, { ids }, { changed }) {
    for (const { before, after } of changed)
      if (before.field !== after.field || before.years !== after.years)
        throw new Refused(`「${after.code}」的茶园和年数不能改，另写一行`);
    const wanted = [];
    for (const { code, field, ...row } of rows) {
      const id = ids.idOf('plans', code);
      wanted.push({ ...row, id, fieldId: ids.idOf('fields', field), left: await leftOf(tx, id, { code, ...row }) });
    }
    await putRows(tx, adoptPlans, wanted);
  },
  remove: { word: '删除', namedBy: [{ label: '认养', column: adoptions.planId }] },
};

/** Places that are still to be had. Locked, so that nobody takes one meanwhile. */
async function leftOf(tx: Tx, id: string, { code, quota }: Pick<Plan, 'code' | 'quota'>): Promise<number> {
  await tx.select({ id: adoptPlans.id }).from(adoptPlans).where(eq(adoptPlans.id, id)).for('update');
  const taken = await tx.$count(
    adoptions,
    and(eq(adoptions.planId, id), isNull(adoptions.renewsId), inArray(adoptions.status, [...OPEN])),
  );
  if (quota < taken) throw new Refused(`「${code}」已经认养了 ${taken} 份，名额不能比它少`);
  return quota - taken;
}
