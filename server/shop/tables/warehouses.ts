/** What the two warehouses are called, and where in the central one each specification lies (rule 24.1). */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { skuPlaces, skus, warehouses as table } from '../../db/schema';
import { oneOf, text, whole } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';

const KINDS = { 总仓: 'central', 茶窖: 'cellar' } as const;
const NAMES = { central: '中心仓', cellar: '茶窖' } as const;

const named = {
  kind: column({
    zh: '哪个仓',
    en: 'kind',
    kind: oneOf(KINDS),
    meaning: '卖的货在总仓，会员存的茶在茶窖',
    example: '总仓',
  }),
  name: shared.name(10, '出库单上写的名字', '西湖仓'),
};

export const warehouses: Table<typeof named> = {
  name: 'warehouses',
  label: '仓库',
  about: '写在 shop.yml 的 warehouses 下面。仓库只有这两个，写的是它们的名字；没写的叫中心仓和茶窖。',
  columns: named,
  key: ['kind'],
  async load(tx, _ids, { wanted }) {
    const rows = await tx.select({ kind: table.kind, name: table.name }).from(table).orderBy(asc(table.id));
    // To a push only what was named is there: one that leaves the folder has its own name again.
    return rows.filter(({ kind, name }) => !wanted || name !== NAMES[kind] || wanted.some((row) => row.kind === kind));
  },
  async save(tx, rows) {
    for (const { kind, name } of rows) await tx.update(table).set({ name }).where(eq(table.kind, kind));
  },
  remove: {
    word: '恢复原名',
    async before(tx, gone) {
      for (const { kind } of gone) await tx.update(table).set({ name: NAMES[kind] }).where(eq(table.kind, kind));
    },
  },
};

const placed = {
  sku: shared.sku('哪个规格', 'LJ-2026-50'),
  shelf: column({
    zh: '货位',
    en: 'shelf',
    kind: text({ most: 20 }),
    meaning: '在总仓的哪儿，拣货单按它排',
    example: 'A 区 03 架',
    empty: '',
  }),
  least: column({
    zh: '安全库存',
    en: 'least',
    kind: whole({ unit: '件' }),
    meaning: '不多于几件时在出库台提醒；0 不提醒',
    example: '20',
    empty: 0,
  }),
};

export const places: Table<typeof placed> = {
  name: 'places',
  label: '货位',
  about: '每个规格放在总仓的哪儿，剩多少件要提醒。没写的没有货位，也不提醒。',
  columns: placed,
  key: ['sku'],
  async load(tx, ids) {
    const rows = await tx
      .select({ skuId: skuPlaces.skuId, shelf: skuPlaces.shelf, least: skuPlaces.least })
      .from(skuPlaces)
      .innerJoin(skus, eq(skus.id, skuPlaces.skuId))
      .orderBy(asc(skus.goodsId), asc(skus.sort), asc(skus.id));
    return rows.flatMap(({ skuId, ...row }) =>
      ids.has('skus', skuId) ? [{ sku: ids.codeOf('skus', skuId), ...row }] : [],
    );
  },
  async save(tx, rows, { ids }) {
    const wanted = rows.map(({ sku, ...row }) => ({ ...row, skuId: ids.idOf('skus', sku) }));
    if (wanted.length === 0) return;
    await tx
      .insert(skuPlaces)
      .values(wanted)
      .onConflictDoUpdate({
        target: skuPlaces.skuId,
        set: { shelf: sql`excluded.shelf`, least: sql`excluded.least` },
      });
  },
  remove: {
    word: '清空',
    async before(tx, gone, { ids }) {
      await tx.delete(skuPlaces).where(
        inArray(
          skuPlaces.skuId,
          gone.flatMap(({ sku }) => ids.find('skus', sku) ?? []),
        ),
      );
    },
  },
};
