/** Courses of the college, and the short lessons that everybody may see. */
import { asc } from 'drizzle-orm';
import { courseOrders, courses as table, enrolments, lessons, materials } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { codeOf, listOf, oneOf, text, yes, yuan } from '../sheet/kinds';
import { column, type Checking, type Placed, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'courses';
const KINDS = { 课程: 'course', 公开课: 'video' } as const;
const no = (zh: string, en: string, meaning: string) =>
  column({ zh, en, kind: yes(), meaning, example: '否', empty: false });

const columns = {
  code: shared.code('课时、测验用它指明是哪门课', 'KC-1'),
  kind: column({
    zh: '类别',
    en: 'kind',
    kind: oneOf(KINDS),
    meaning: '一门有目录的课，还是一节谁都能看的公开课',
    example: '课程',
  }),
  cate: column({ zh: '分类', en: 'cate', kind: text({ most: 8 }), meaning: '列表里的一栏', example: '冲泡' }),
  title: shared.title(30, '课程的标题', '一杯龙井的四季'),
  cover: shared.cover('列表和详情上面的图', 'teacher.webp'),
  intro: column({
    zh: '介绍',
    en: 'intro',
    kind: text({ most: 1000, lines: true }),
    meaning: '讲什么、适合谁',
    example: '从明前讲到秋茶。',
    empty: '',
  }),
  master: column({
    zh: '茶人',
    en: 'master',
    kind: codeOf('makers', '茶人'),
    meaning: '讲师有自己的页面就写他的编码',
    example: 'ZHOU',
    empty: '',
  }),
  teacher: column({
    zh: '讲师',
    en: 'teacher',
    kind: text({ most: 20 }),
    meaning: '谁在讲',
    example: '山外茶学社',
  }),
  price: column({ zh: '价格', en: 'price', kind: yuan(), meaning: '0 是免费课', example: '199', empty: 0 }),
  marketPrice: column({
    zh: '划线价',
    en: 'market_price',
    kind: yuan(),
    meaning: '没有就空着',
    example: '299',
    empty: 0,
  }),
  isVipFree: no('会员免费', 'vip_free', '年卡有效时免费学'),
  isMembersOnly: no('会员可见', 'members_only', '公开课里游客只看前半分钟；https 地址的影音要登录才能看'),
  isInOrder: no('按顺序学', 'in_order', '学完一节才开下一节'),
  isNoSkip: no('不能快进', 'no_skip', '门店培训用：没看过的不能跳'),
  partOf: column({
    zh: '出自',
    en: 'part_of',
    kind: codeOf(NAME, '课程'),
    meaning: '公开课选自哪门课',
    example: 'KC-1',
    empty: '',
  }),
  goods: column({
    zh: '商品',
    en: 'goods',
    kind: listOf(codeOf('goods', '商品')),
    meaning: '课里用到的商品',
    example: 'LJ-2026',
    empty: [],
  }),
  isOn: column({ zh: '上架', en: 'on', kind: yes(), meaning: '下架后学过的人还能学', example: '是', empty: true }),
  sort: shared.sort(),
};

export const courses: Table<typeof columns> = {
  name: NAME,
  label: '课程',
  about: '一行一门课或一节公开课。有人学过或买过的不能删除，把上架写成否。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx.select().from(table).orderBy(asc(table.kind), asc(table.sort), asc(table.id));
    return rows.map(({ id, masterId, partOfId, goodsIds, status, ...row }) => ({
      ...row,
      code: ids.codeOf(NAME, id),
      master: masterId === null ? '' : ids.codeOf('makers', masterId),
      partOf: partOfId === null ? '' : ids.codeOf(NAME, partOfId),
      goods: goodsIds.filter((one) => ids.has('goods', one)).map((one) => ids.codeOf('goods', one)),
      isOn: status === 'on',
    }));
  },
  async save(tx, rows, { ids, now }) {
    await putRows(
      tx,
      table,
      rows.map(({ code, master, partOf, goods, isOn, ...row }) => ({
        ...row,
        id: ids.idOf(NAME, code),
        masterId: master === '' ? null : ids.idOf('makers', master),
        partOfId: partOf === '' ? null : ids.idOf(NAME, partOf),
        goodsIds: goods.map((one) => ids.idOf('goods', one)),
        status: isOn ? ('on' as const) : ('off' as const),
        publishedAt: now,
      })),
      ['publishedAt'],
    );
  },
  remove: {
    word: '删除',
    namedBy: [
      { label: '课时', column: lessons.courseId },
      { label: '学员', column: enrolments.courseId },
      { label: '课程订单', column: courseOrders.courseId },
      { label: '公开课', column: table.partOfId },
      { label: '资料', column: materials.courseId },
    ],
  },
  check: sensible,
};

function sensible(rows: readonly Placed<RowOf<typeof columns>>[], at: Checking) {
  const makers = new Map(
    at.rows<{ code: string; kind: string }>('makers')?.map(({ value }) => [value.code, value.kind]),
  );
  const kinds = new Map(rows.map(({ value }) => [value.code, value.kind]));
  return checkRows(rows, (row, fault) => {
    if (makers.get(row.master) === 'producer') fault('master', `「${row.master}」是产地，不是茶人`);
    if (row.partOf !== '' && row.kind === 'course') fault('partOf', '只有公开课才填');
    if (row.partOf !== '' && kinds.get(row.partOf) === 'video') fault('partOf', '要写一门课程');
    if (row.kind === 'video' && row.price > 0) fault('price', '公开课不收费');
    if (row.kind === 'course' && row.isMembersOnly) fault('isMembersOnly', '只有公开课才填');
    if (row.isVipFree && row.price === 0) fault('isVipFree', '免费课不用填');
    if (row.marketPrice > 0 && row.marketPrice < row.price) fault('marketPrice', '不能比价格低');
  });
}
