/** The texts of the shop: agreements, help, what it says of itself. A page that is not in the table is the sample. */
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { pageContents } from '../../db/schema';
import { namedFacts, PLACEHOLDERS } from '../../domains/people/content/fill';
import { htmlOf, sourceOf } from '../../lib/markup';
import { startOfDay } from '../../lib/shanghai';
import { samplePages, type PageRow } from '../../seed/content/site';
import { instant, oneOf, rich, text, yes } from '../sheet/kinds';
import { column, type RowOf, type Table } from '../sheet/table';

/** What only a shop's own members can say: there is no sample of it. */
const VOICES = 'VIP_WORDS';
const CODES = [...samplePages(0).map(({ code }) => code), VOICES];

const columns = {
  code: column({
    zh: '编码',
    en: 'code',
    kind: oneOf(Object.fromEntries(CODES.map((code) => [code, code]))),
    meaning: '哪一页',
    example: 'AGREEMENT',
  }),
  title: column({ zh: '标题', en: 'title', kind: text({ most: 60 }), meaning: '页面标题', example: '{店名}用户协议' }),
  version: column({
    zh: '版本',
    en: 'version',
    kind: text({ most: 10 }),
    meaning: '改了协议就换一个版本',
    example: '1.0',
  }),
  updatedAt: column({
    zh: '更新时间',
    en: 'updated_at',
    kind: instant(),
    meaning: '页面上写的更新日期',
    example: '2026-11-23',
  }),
  private: column({ zh: '登录可见', en: 'private', kind: yes(), meaning: '没登录看不到', example: '否', empty: false }),
  body: column({
    zh: '正文',
    en: 'body',
    kind: rich({ most: 50_000 }),
    meaning: '写法和商品详情一样，可以用占位',
    example: '欢迎使用{店名}。本协议由你与{公司名称}订立……',
  }),
};
type Row = RowOf<typeof columns>;

export const findPages = (tx: Tx): Promise<PageRow[]> =>
  tx.select().from(pageContents).where(inArray(pageContents.code, CODES)).orderBy(pageContents.code);

/** Nobody has changed a word of it. */
export function isSample(page: Pick<PageRow, 'code' | 'title' | 'version' | 'private' | 'html'>): boolean {
  const sample = samplePages(0).find(({ code }) => code === page.code);
  const said = ({ title, version, private: own, html }: typeof page) => JSON.stringify([title, version, own, html]);
  return sample !== undefined && said(sample) === said(page);
}

async function write(tx: Tx, pages: readonly Omit<PageRow, 'cover' | 'blocks'>[]): Promise<void> {
  for (const { code, ...page } of pages)
    await tx
      .insert(pageContents)
      .values({ code, ...page, blocks: [] })
      .onConflictDoUpdate({ target: pageContents.code, set: page });
}

export const pages: Table<typeof columns> = {
  name: 'pages',
  label: '页面',
  about: `协议、帮助和介绍；没写的页面用样本。${VOICES} 是年卡页的会员怎么说，没有样本：每个二级标题是一位会员，标题下面是他的一句话，不写就没有这一段。正文和标题里的占位由店里的资料填上，资料空着的那一段不显示：${PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}。`,
  columns,
  key: ['code'],
  async load(tx, _ids, { wanted }) {
    const all = await findPages(tx);
    // To a push samples that it does not name are not there: a page that leaves the folder is the sample again.
    const listed = (page: PageRow) => !wanted || !isSample(page) || wanted.some(({ code }) => code === page.code);
    return all.filter(listed).map((page): Row => ({
      code: page.code,
      title: page.title,
      version: page.version,
      updatedAt: page.updatedAt,
      private: page.private,
      body: sourceOf(page.html ?? ''),
    }));
  },
  save: (tx, rows) =>
    write(
      tx,
      rows.map(({ body, ...page }) => ({ ...page, html: htmlOf(body) })),
    ),
  check: (rows) =>
    rows.flatMap(({ row, value }) =>
      (['title', 'body'] as const).flatMap((name) =>
        namedFacts(value[name])
          .filter((word) => !PLACEHOLDERS.includes(word))
          .map((word) => ({ row, column: name, reason: `没有 {${word}} 这个占位` })),
      ),
    ),
  remove: {
    word: '换回样本',
    async before(tx, gone, { now }) {
      const codes = gone.map(({ code }) => code);
      if (codes.includes(VOICES)) await tx.delete(pageContents).where(eq(pageContents.code, VOICES));
      const samples = samplePages(startOfDay(now)).filter(({ code }) => codes.includes(code));
      await write(
        tx,
        samples.map(({ cover: _cover, blocks: _blocks, ...page }) => page),
      );
    },
  },
};
