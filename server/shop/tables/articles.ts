/** Articles: notices, stories of tea, events, the brand, help. */
import { desc } from 'drizzle-orm';
import { articles as table } from '../../db/schema';
import { htmlOf, sourceOf } from '../../lib/markup';
import { codeOf, instant, listOf, oneOf, rich, text, yes } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const CATES = { 公告: 'notice', 茶事: 'tea', 活动: 'event', 品牌: 'brand', 帮助: 'help', 内部: 'staff' } as const;

const columns = {
  code: shared.code('文章的编码', 'A1'),
  cate: column({ zh: '栏目', en: 'cate', kind: oneOf(CATES), meaning: '放在哪一栏', example: '茶事' }),
  title: shared.title(60, '文章标题', '明前茶为什么贵'),
  cover: shared.cover('列表里的图', 'spring.jpg'),
  summary: column({
    zh: '摘要',
    en: 'summary',
    kind: text({ most: 120 }),
    meaning: '列表里的一两句话',
    example: '一斤明前龙井，四万个芽头。',
    empty: '',
  }),
  body: column({
    zh: '正文',
    en: 'body',
    kind: rich({ most: 50_000 }),
    meaning: '写法和商品详情一样',
    example: '### 采摘\n\n清明前的芽头……',
  }),
  author: column({
    zh: '作者',
    en: 'author',
    kind: text({ most: 20 }),
    meaning: '谁写的',
    example: '编辑部',
    empty: '',
  }),
  pinned: column({ zh: '置顶', en: 'pinned', kind: yes(), meaning: '排在最前面', example: '否', empty: false }),
  goods: column({
    zh: '商品',
    en: 'goods',
    kind: listOf(codeOf('goods', '商品')),
    meaning: '文末推荐的商品',
    example: 'LJ-2026',
    empty: [],
  }),
  publishedAt: column({
    zh: '发布时间',
    en: 'published_at',
    kind: instant(),
    meaning: '到时间才看得到',
    example: '2026-11-23 09:00',
  }),
};

export const articles: Table<typeof columns> = {
  name: 'articles',
  label: '文章',
  about: '公告、茶事、活动、品牌和帮助；「内部」只有员工在工作台上看得到。',
  columns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await tx.select().from(table).orderBy(desc(table.publishedAt), desc(table.id));
    return rows.map(({ id, html, goodsIds, cate, title, cover, summary, author, pinned, publishedAt }) => ({
      code: ids.codeOf('articles', id),
      cate,
      title,
      cover,
      summary,
      body: sourceOf(html),
      author,
      pinned,
      goods: goodsIds.filter((one) => ids.has('goods', one)).map((one) => ids.codeOf('goods', one)),
      publishedAt,
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      table,
      rows.map(({ code: own, body, goods, ...row }) => ({
        ...row,
        id: ids.idOf('articles', own),
        html: htmlOf(body),
        goodsIds: goods.map((one) => ids.idOf('goods', one)),
      })),
    );
  },
  remove: {
    word: '删除',
  },
};
