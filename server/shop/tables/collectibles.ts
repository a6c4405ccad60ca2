/** Numbered issues of aged tea. What collectors were promised holds: nobody's number changes, and there are never more pieces. */
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { collectibleOrders, collectibles as table, collectibleSeries, holdings } from '../../db/schema';
import { kvOf, pairsOf } from '../../lib/kv';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { instant, pairs, text, whole, yes, yuan } from '../sheet/kinds';
import { column, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const columns = {
  code: shared.code('藏品的编码', 'CANG-1'),
  series: column({
    zh: '系列',
    en: 'series',
    kind: text({ most: 10 }),
    meaning: '藏品坊里的一栏；没有就新开一栏',
    example: '年份生普',
  }),
  name: shared.name(40, '藏品名', '2008 老班章 一号饼'),
  year: column({
    zh: '年份',
    en: 'year',
    kind: whole({ least: 1900, most: 2100 }),
    meaning: '制茶的年份',
    example: '2008',
  }),
  maker: column({ zh: '制作', en: 'maker', kind: text({ most: 30 }), meaning: '谁做的', example: '勐海班章合作社' }),
  images: shared.pictures('cang-1.jpg'),
  story: column({
    zh: '故事',
    en: 'story',
    kind: text({ most: 2000, lines: true }),
    meaning: '为什么值得藏',
    example: '一饼一码，入仓十五年。',
  }),
  attrs: column({
    zh: '参数',
    en: 'attrs',
    kind: pairs(text({ most: 12 }), text({ most: 60 })),
    meaning: '参数表里的各行',
    example: '净重=357g | 仓储=昆明干仓',
    empty: [],
  }),
  price: column({ zh: '发行价', en: 'price', kind: yuan({ least: 1 }), meaning: '一件的价格', example: '1680' }),
  guide: column({
    zh: '指导价',
    en: 'guide',
    kind: pairs(text({ most: 10 }), yuan({ least: 1 }), { most: 40, once: true }),
    meaning: '历年的指导价：日期=价格，从早到晚',
    example: '2024-01-01=1280 | 2025-01-01=1480',
    empty: [],
  }),
  issue: column({
    zh: '发行量',
    en: 'issue',
    kind: whole({ least: 1, unit: '件' }),
    meaning: '一共几件，编号从 1 起',
    example: '500',
  }),
  reserved: column({
    zh: '线下已发',
    en: 'reserved',
    kind: whole({ unit: '件' }),
    meaning: '上线以前给出去的号，从 1 号起',
    example: '20',
    empty: 0,
  }),
  perMember: shared.perMember('每人最多几件'),
  byAppointment: column({
    zh: '预约申购',
    en: 'by_appointment',
    kind: yes(),
    meaning: '抽签才能买',
    example: '否',
    empty: false,
  }),
  releaseAt: column({
    zh: '发行时间',
    en: 'release_at',
    kind: instant(),
    meaning: '几时开售',
    example: '2026-11-23 10:00',
  }),
  weight: column({
    zh: '重量',
    en: 'weight',
    kind: whole({ least: 1, unit: '克' }),
    meaning: '连盒子的重量',
    example: '620',
  }),
  sort: shared.sort(),
};
type Row = RowOf<typeof columns>;

export const collectibles: Table<typeof columns> = {
  name: 'collectibles',
  label: '藏品',
  about: '一期一行，每件有自己的编号。卖出以后发行量不能增加，线下已发不能改。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const labels = new Map((await tx.select().from(collectibleSeries)).map(({ id, label }) => [id, label]));
    const rows = await tx.select().from(table).orderBy(asc(table.sort), asc(table.id));
    return rows.map(({ id, seriesId, attrs, guide, certs: _, taken: _taken, locked: _locked, ...row }) => ({
      ...row,
      code: ids.codeOf('collectibles', id),
      series: labels.get(seriesId) ?? '',
      attrs: pairsOf(attrs),
      guide: guide.map(({ date, price }): [string, number] => [date, price]),
    }));
  },
  async save(tx, rows, { ids }, { changed }) {
    await refuseCheating(
      tx,
      changed.map(({ before, after }) => ({ before, after, id: ids.idOf('collectibles', after.code) })),
    );
    const seriesOf = await openSeries(
      tx,
      rows.map(({ series }) => series),
    );
    await putRows(
      tx,
      table,
      rows.map(({ code: own, series, attrs, guide, ...row }) => ({
        ...row,
        id: ids.idOf('collectibles', own),
        seriesId: seriesOf(series),
        attrs: kvOf(attrs),
        guide: guide.map(([date, price]) => ({ date, price })),
      })),
    );
  },
  remove: {
    word: '删除',
    namedBy: [
      { label: '订单', column: collectibleOrders.collectibleId },
      { label: '藏家', column: holdings.collectibleId },
    ],
  },
  check: (rows) =>
    checkRows(rows, ({ issue, reserved, guide }, fault) => {
      if (reserved > issue) fault('reserved', '不能比发行量多');
      if (guide.some(([date], i) => !DAY.test(date) || date <= (guide[i - 1]?.[0] ?? '')))
        fault('guide', '日期写成 2025-01-01，从早到晚');
    }),
};

async function refuseCheating(tx: Tx, changed: readonly { before: Row; after: Row; id: string }[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = await tx
    .select()
    .from(table)
    .where(
      inArray(
        table.id,
        changed.map(({ id }) => id),
      ),
    )
    .for('update');
  const given = new Map(rows.map(({ id, taken, locked }) => [id, taken + locked]));
  for (const { before, after, id } of changed) {
    const count = given.get(id) ?? 0;
    const refuse = (reason: string) => {
      throw new Refused(`「${after.code}」已经有 ${count} 件被买下：${reason}`);
    };
    if (count === 0) continue;
    if (after.issue > before.issue) refuse('发行量不能增加');
    if (after.reserved !== before.reserved) refuse('线下已发不能改');
    if (after.issue < after.reserved + count) refuse('发行量不能比它少');
  }
}

async function openSeries(tx: Tx, labels: readonly string[]): Promise<(label: string) => string> {
  const known = new Map((await tx.select().from(collectibleSeries)).map(({ id, label }) => [label, id]));
  for (const label of labels) {
    if (known.has(label)) continue;
    const [made] = await tx
      .insert(collectibleSeries)
      .values({ label, sort: known.size })
      .returning({ id: collectibleSeries.id });
    known.set(label, made?.id ?? '');
  }
  return (label) => known.get(label) ?? '';
}
