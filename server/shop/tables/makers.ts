/** Who makes the tea: masters, and the gardens and houses it comes from. */
import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { courses, goods, liveRooms, makerCates, masters, producers } from '../../db/schema';
import { kvOf, pairsOf } from '../../lib/kv';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { degree, listOf, oneOf, pairs, picture, text } from '../sheet/kinds';
import { column, same, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const KINDS = { 茶人: 'master', 产地: 'producer' } as const;
const line = text({ most: 40 });

const columns = {
  code: shared.code('商品表用它指明是谁做的', 'LONGWU'),
  kind: column({
    zh: '类别',
    en: 'kind',
    kind: oneOf(KINDS),
    meaning: '一个人，还是一处茶园、一家茶企',
    example: '产地',
  }),
  name: shared.name(20, '人名或产地名', '龙坞茶园'),
  title: column({
    zh: '头衔',
    en: 'title',
    kind: line,
    meaning: '茶人名字下面的一行',
    example: '龙井制茶师',
    empty: '',
  }),
  cate: column({
    zh: '分组',
    en: 'group',
    kind: text({ most: 8 }),
    meaning: '茶人的行当或产地的产区，页面上的一栏；没有就新开一栏',
    example: '浙江',
  }),
  region: column({ zh: '地区', en: 'region', kind: text({ most: 20 }), meaning: '在哪里', example: '浙江杭州' }),
  cover: shared.cover('详情页上面的图', 'longwu.jpg'),
  avatar: column({
    zh: '头像',
    en: 'avatar',
    kind: picture(),
    meaning: '茶人的头像',
    example: 'master.jpg',
    empty: '',
  }),
  story: column({
    zh: '介绍',
    en: 'story',
    kind: text({ most: 2000, lines: true }),
    meaning: '是怎样的人、怎样的地方',
    example: '西湖西南，海拔两百米。',
  }),
  honours: column({
    zh: '经历',
    en: 'honours',
    kind: pairs(text({ most: 8 }), text({ most: 60 })),
    meaning: '茶人的年份=事情',
    example: '2018=评为制茶师',
    empty: [],
  }),
  altitude: column({ zh: '海拔', en: 'altitude', kind: line, meaning: '产地的海拔', example: '200 米', empty: '' }),
  area: column({ zh: '面积', en: 'area', kind: line, meaning: '产地的面积', example: '320 亩', empty: '' }),
  since: column({ zh: '始于', en: 'since', kind: line, meaning: '哪一年开始', example: '1987', empty: '' }),
  certs: column({
    zh: '认证',
    en: 'certs',
    kind: listOf(text({ most: 20 })),
    meaning: '产地的认证',
    example: '有机认证',
    empty: [],
  }),
  lat: column({ zh: '纬度', en: 'lat', kind: degree(90), meaning: '产地在地图上的位置', example: '30.17', empty: '0' }),
  lng: column({
    zh: '经度',
    en: 'lng',
    kind: degree(180),
    meaning: '产地在地图上的位置',
    example: '120.06',
    empty: '0',
  }),
};
type Row = RowOf<typeof columns>;

const ONLY: { of: Row['kind']; columns: readonly (keyof typeof NOTHING)[] }[] = [
  { of: 'master', columns: ['title', 'avatar', 'honours'] },
  { of: 'producer', columns: ['altitude', 'area', 'since', 'certs', 'lat', 'lng'] },
];
const NOTHING = {
  title: '',
  avatar: '',
  honours: [],
  altitude: '',
  area: '',
  since: '',
  certs: [],
  lat: '0',
  lng: '0',
};

export const makers: Table<typeof columns> = {
  name: 'makers',
  label: '茶人和产地',
  about: '茶人名家、产地与茶企。',
  columns,
  key: ['code'],
  sources: [masters, producers],
  async load(tx, ids) {
    const labels = new Map((await tx.select().from(makerCates)).map(({ id, label }) => [id, label]));
    const people = await tx.select().from(masters).orderBy(asc(masters.id));
    const places = await tx.select().from(producers).orderBy(asc(producers.id));
    const rows = [
      ...people.map((row) => ({
        ...NOTHING,
        ...row,
        kind: 'master' as const,
        story: row.bio,
        honours: pairsOf(row.honours),
      })),
      ...places.map((row) => ({ ...NOTHING, ...row, kind: 'producer' as const, cateId: row.regionId ?? '' })),
    ];
    return rows.map(({ id, cateId, ...row }) => ({
      ...row,
      code: ids.codeOf('makers', id),
      cate: labels.get(cateId) ?? '',
    }));
  },
  async save(tx, rows, { ids }, { changed }) {
    const turned = changed.find(({ before, after }) => before.kind !== after.kind);
    if (turned) throw new Refused(`「${turned.after.code}」的类别不能改，请另起一个编码`);
    const cateOf = await openCates(tx, rows);
    const ready = rows.map(({ code, cate, ...row }) => ({
      ...row,
      id: ids.idOf('makers', code),
      cateId: cateOf(row.kind, cate),
    }));
    const of = (kind: Row['kind']) => ready.filter((row) => row.kind === kind);
    await putRows(
      tx,
      masters,
      of('master').map(({ story, honours, ...row }) => ({ ...row, bio: story, honours: kvOf(honours) })),
    );
    await putRows(
      tx,
      producers,
      of('producer').map(({ cateId, ...row }) => ({ ...row, regionId: cateId })),
    );
  },
  remove: {
    word: '删除',
    namedBy: [
      { label: '商品', column: goods.masterId },
      { label: '商品', column: goods.producerId },
      { label: '直播', column: liveRooms.teacherId },
      { label: '课程', column: courses.masterId },
    ],
  },
  check: (rows) =>
    checkRows(rows, (row, fault) => {
      const others = ONLY.filter(({ of }) => of !== row.kind).flatMap(({ columns: names }) => names);
      for (const name of others)
        if (!same(row[name], NOTHING[name])) fault(name, row.kind === 'master' ? '只有产地才填' : '只有茶人才填');
      if (row.kind === 'master' && row.avatar === '') fault('avatar', '茶人要有头像');
    }),
};

/** The tab of each label; new labels open one at the end. */
async function openCates(tx: Tx, rows: readonly Row[]): Promise<(kind: Row['kind'], label: string) => string> {
  const known = new Map<string, string>();
  const keyOf = (isRegion: boolean, label: string) => `${isRegion} ${label}`;
  for (const { id, isRegion, label } of await tx.select().from(makerCates)) known.set(keyOf(isRegion, label), id);
  for (const { kind, cate } of rows) {
    const isRegion = kind === 'producer';
    const key = keyOf(isRegion, cate);
    if (known.has(key)) continue;
    const [made] = await tx
      .insert(makerCates)
      .values({ isRegion, label: cate, sort: known.size })
      .returning({ id: makerCates.id });
    known.set(key, made?.id ?? '');
  }
  return (kind, label) => known.get(keyOf(kind === 'producer', label)) ?? '';
}
