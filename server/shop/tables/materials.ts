/** Materials to learn and to sell by, with their files. */
import { asc, inArray } from 'drizzle-orm';
import { materialDownloads, materials as table } from '../../db/schema';
import { factsOf } from '../../domains/selling/material/body';
import { checkRows } from '../sheet/check';
import { codeOf, instant, material, oneOf, text, yes } from '../sheet/kinds';
import { Refused } from '../sheet/fault';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'materials';
/** Who may have it. */
const LOCKS = { 所有人: 'all', 课程: 'course', 推广员: 'team', 员工: 'employee' } as const;

const columns = {
  code: shared.code('资料的编码', 'ZL-1'),
  title: shared.title(60, '资料的名字，也是下载以后的文件名', '白茶产品手册'),
  cate: column({
    zh: '分类',
    en: 'cate',
    kind: text({ most: 10 }),
    meaning: '放在哪一类：课件、产品手册、海报素材、销售话术、检测报告、冲泡卡，或自己起名',
    example: '产品手册',
  }),
  file: column({
    zh: '文件',
    en: 'file',
    kind: material(),
    meaning: 'materials 文件夹里的文件',
    example: 'white-tea.pdf',
  }),
  cover: shared.cover('海报上的图', 'live-1.jpg'),
  lock: column({
    zh: '谁能下载',
    en: 'lock',
    kind: oneOf(LOCKS),
    meaning: '所有会员、买了课程的人、推广员（员工也能）、员工',
    example: '所有人',
    empty: 'all',
  }),
  course: column({
    zh: '课程',
    en: 'course',
    kind: codeOf('courses', '课程'),
    meaning: '是哪门课的资料，也列在那门课下面；谁能下载写课程的，要写',
    example: 'KC-1',
    empty: '',
  }),
  updatedAt: column({
    zh: '更新时间',
    en: 'updated_at',
    kind: instant(),
    meaning: '列表里写的更新日期',
    example: '2026-11-23 09:00',
  }),
  hidden: column({ zh: '收起', en: 'hidden', kind: yes(), meaning: '先不给人看', example: '否', empty: false }),
  sort: shared.sort(),
};

export const materials: Table<typeof columns> = {
  name: NAME,
  label: '资料',
  about: '一行一份资料。文件放在 materials 文件夹里；页数、大小和格式从文件里读。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx.select().from(table).orderBy(asc(table.sort), asc(table.id));
    return rows.map(({ id, title, cate, file, cover, lock, courseId, updatedAt, status, sort }) => ({
      code: ids.codeOf(NAME, id),
      title,
      cate,
      file,
      cover,
      lock: lock ?? 'all',
      course: courseId === null ? '' : ids.codeOf('courses', courseId),
      updatedAt,
      hidden: status === 'off',
      sort,
    }));
  },
  async save(tx, rows, { ids }) {
    const wanted = rows.map(({ code, lock, hidden, file, course, ...row }) => {
      const facts = factsOf(file);
      if (!facts) throw new Refused(`「${code}」的文件不在 materials 文件夹里`);
      const { kind, bytes: size, pages, ratioBp } = facts;
      const status = hidden ? ('off' as const) : ('on' as const);
      const locked = lock === 'all' ? null : lock;
      const courseId = course === '' ? null : ids.idOf('courses', course);
      return { ...row, id: ids.idOf(NAME, code), file, kind, size, pages, ratioBp, status, lock: locked, courseId };
    });
    await putRows(tx, table, wanted);
  },
  remove: {
    word: '删除',
    async before(tx, gone, { ids }) {
      const away = gone.map(({ code }) => ids.idOf(NAME, code));
      await tx.delete(materialDownloads).where(inArray(materialDownloads.materialId, away));
    },
  },
  check: (rows) =>
    checkRows(rows, ({ lock, course }, fault) => {
      if (lock === 'course' && course === '') fault('course', '买了哪门课的人能下载，要写');
    }),
};
