/** Trees, each with a place on the drawn terrace; and the log of their fields, which is the diary of who has adopted them. */
import { and, asc, eq, or } from 'drizzle-orm';
import { adoptions, fieldLogs, teaTrees } from '../../db/schema';
import { kvOf, pairsOf } from '../../lib/kv';
import { Refused } from '../sheet/fault';
import { checkRows } from '../sheet/check';
import { code, codeOf, instant, maybe, pairs, picture, text, whole, yes } from '../sheet/kinds';
import { column, type Ids, type RowOf, type Table } from '../sheet/table';
import { putRows } from './rows';

const place = (zh: string, en: string, meaning: string) =>
  column({ zh, en, kind: maybe(whole({ most: 1000 })), meaning, example: '500', empty: null, kept: true });

const columns = {
  code: column({ zh: '编号', en: 'code', kind: code(), meaning: '树上的编号，写在证书上', example: 'WY-03-18' }),
  field: column({
    zh: '茶园',
    en: 'field',
    kind: codeOf('fields', '茶园'),
    meaning: '长在哪座茶园',
    example: 'YANYUN',
  }),
  age: column({
    zh: '树龄',
    en: 'age',
    kind: whole({ least: 1, most: 2000, unit: '年' }),
    meaning: '多少年',
    example: '86',
  }),
  variety: column({ zh: '品种', en: 'variety', kind: text({ most: 10 }), meaning: '什么茶树', example: '水仙' }),
  x: place('横', 'x', '在茶园图上从左到右的千分之几；空着就自动排开'),
  y: place('纵', 'y', '在茶园图上从上到下的千分之几；空着就自动排开'),
  height: column({
    zh: '树高',
    en: 'height',
    kind: whole({ least: 10, most: 5000, unit: '厘米' }),
    meaning: '量一量',
    example: '210',
  }),
  crown: column({
    zh: '冠幅',
    en: 'crown',
    kind: whole({ least: 10, most: 5000, unit: '厘米' }),
    meaning: '量一量',
    example: '180',
  }),
  history: column({
    zh: '经历',
    en: 'history',
    kind: pairs(text({ most: 12 }), text({ most: 40 })),
    meaning: '这棵树的来历',
    example: '栽种=约 1940 年',
    empty: [],
  }),
  reserved: column({
    zh: '保留',
    en: 'reserved',
    kind: yes(),
    meaning: '茶园自己留着，不给认养',
    example: '否',
    empty: false,
  }),
};

/** The places of a terrace that nobody has drawn: however many trees there are, they stand evenly (the R2 sequence). */
const spread = (i: number) => ({
  x: Math.round(40 + 920 * ((0.5 + i * 0.7548776662) % 1)),
  y: Math.round(110 + 830 * ((0.5 + i * 0.569840291) % 1)),
});

export const trees: Table<typeof columns> = {
  name: 'trees',
  label: '茶树',
  about: '一行一棵。认养过的不能删除，也不能换茶园；不再给人认养的写成保留。',
  columns,
  key: ['code'],
  sources: [teaTrees],
  codeColumn: teaTrees.code,
  async load(tx, ids) {
    const rows = await tx.select().from(teaTrees).orderBy(asc(teaTrees.fieldId), asc(teaTrees.code));
    return rows.map(({ fieldId, history, state: _state, plaque: _plaque, id: _id, ...row }) => ({
      ...row,
      field: ids.codeOf('fields', fieldId),
      history: pairsOf(history),
    }));
  },
  async save(tx, rows, { ids }, { changed }) {
    for (const { before, after } of changed)
      if (
        before.field !== after.field &&
        (await tx.$count(adoptions, eq(adoptions.treeId, ids.idOf('trees', after.code)))) > 0
      )
        throw new Refused(`「${after.code}」认养过，不能换茶园`);
    const standing = new Map<string, number>();
    const wanted = [];
    for (const { field, x, y, history, ...row } of rows) {
      const fieldId = ids.idOf('fields', field);
      const i = standing.get(fieldId) ?? (await tx.$count(teaTrees, eq(teaTrees.fieldId, fieldId)));
      standing.set(fieldId, i + 1);
      const own = spread(i);
      wanted.push({
        ...row,
        id: ids.idOf('trees', row.code),
        fieldId,
        x: x ?? own.x,
        y: y ?? own.y,
        history: kvOf(history),
      });
    }
    await putRows(tx, teaTrees, wanted);
  },
  remove: { word: '删除', namedBy: [{ label: '认养', column: adoptions.treeId }] },
  check: (rows) =>
    checkRows(rows, ({ code: own }, fault) => {
      if (own !== own.toUpperCase()) fault('code', '编号用大写字母');
    }),
};

const diaryColumns = {
  field: column({ zh: '茶园', en: 'field', kind: codeOf('fields', '茶园'), meaning: '哪座茶园', example: 'YANYUN' }),
  at: column({ zh: '时间', en: 'at', kind: instant(), meaning: '什么时候的事', example: '2026-03-18 09:00' }),
  title: column({ zh: '标题', en: 'title', kind: text({ most: 12 }), meaning: '做了什么', example: '修剪' }),
  text: column({
    zh: '内容',
    en: 'text',
    kind: text({ most: 200 }),
    meaning: '认养人会在成长日记里读到',
    example: '春前轻修剪，剪下的枝条盖在根上。',
  }),
  photo: column({ zh: '图片', en: 'photo', kind: picture(), meaning: '现场的图', example: 'xiujian.jpg', empty: '' }),
};
type Entry = RowOf<typeof diaryColumns>;

const keyOf = (ids: Ids, { field, at }: Entry) =>
  and(eq(fieldLogs.fieldId, ids.idOf('fields', field)), eq(fieldLogs.at, at));

export const diary: Table<typeof diaryColumns> = {
  name: 'diary',
  label: '茶园日志',
  about: '一行一件茶园里的事。认养期内的各行就是认养人的成长日记。',
  columns: diaryColumns,
  key: ['field', 'at'],
  async load(tx, ids) {
    const rows = await tx
      .select()
      .from(fieldLogs)
      .orderBy(asc(fieldLogs.fieldId), asc(fieldLogs.at), asc(fieldLogs.id));
    return rows.map(({ id: _, fieldId, ...row }) => ({ ...row, field: ids.codeOf('fields', fieldId) }));
  },
  async save(tx, rows, { ids }, { changed }) {
    if (changed.length > 0) await tx.delete(fieldLogs).where(or(...changed.map(({ after }) => keyOf(ids, after))));
    await putRows(
      tx,
      fieldLogs,
      rows.map(({ field, ...row }) => ({ ...row, fieldId: ids.idOf('fields', field) })),
    );
  },
  remove: {
    word: '删除',
    async before(tx, gone, { ids }) {
      if (gone.length > 0) await tx.delete(fieldLogs).where(or(...gone.map((row) => keyOf(ids, row))));
    },
  },
};
