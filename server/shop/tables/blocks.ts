/** What an editor puts on the home: banners, and the entries, floors and strips below them. */
import { asc, inArray } from 'drizzle-orm';
import { homeBlocks as table } from '../../db/schema';
import { link, linkOf, textOfLink } from '../link';
import { codeOf, listOf, oneOf, picture, text } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

type Place = (typeof table.$inferSelect)['place'];

/** Drawings of an entry (src/pages/tea/home/Entries.tsx); its row keeps the name as its second line. */
const ICONS = {
  茶叶: 'leaf',
  茶饼: 'disc',
  茶盏: 'cup',
  盖碗: 'gaiwan',
  茶芽: 'bud',
  茶花: 'flower',
  茶壶: 'pot',
  茶点: 'snack',
  茶树: 'tree',
  门店: 'store',
  茶柜: 'cabinet',
} as const;

const columnsOf = <P extends Place>(places: Record<string, P>, meaning: string, example: string) => ({
  code: shared.code('自己定的编码', 'B1'),
  place: column({ zh: '位置', en: 'place', kind: oneOf(places), meaning, example }),
  icon: column({
    zh: '图标',
    en: 'icon',
    kind: oneOf<string>(ICONS),
    meaning: '入口画什么',
    example: '茶叶',
    empty: '',
  }),
  title: shared.title(20, '大字', '明前鲜'),
  subtitle: column({
    zh: '副标题',
    en: 'subtitle',
    kind: text({ most: 60 }),
    meaning: '小字；入口没有',
    example: '第一捧新绿',
    empty: '',
  }),
  image: column({ zh: '图片', en: 'image', kind: picture(), meaning: '配的图', example: 'banner-1.jpg', empty: '' }),
  link: column({
    zh: '链接',
    en: 'link',
    kind: link(),
    meaning: '点了去哪里：商品 编码、分类 编码、应用里的页面或网址',
    example: '商品 LJ-2026',
    empty: '',
  }),
  goods: column({
    zh: '商品',
    en: 'goods',
    kind: listOf(codeOf('goods', '商品')),
    meaning: '里面摆哪些商品',
    example: 'LJ-2026 | DH-2026',
    empty: [],
  }),
  sort: shared.sort(),
});

function blocks<P extends Place>(
  { name, label, about }: { name: string; label: string; about: string },
  places: Record<string, P>,
  columns: ReturnType<typeof columnsOf<P>>,
): Table<ReturnType<typeof columnsOf<P>>> {
  const own = inArray(table.place, Object.values<P>(places));
  return {
    name,
    label,
    about,
    columns,
    key: ['code'],
    sources: [table],
    sourceRows: own,
    async load(tx, ids) {
      const rows = await tx.select().from(table).where(own).orderBy(asc(table.sort), asc(table.id));
      return rows.map(({ id, place, title, subtitle, image, link: address, goodsIds, sort }) => ({
        code: ids.codeOf(name, id),
        place: place as P,
        title,
        icon: place === 'icon' ? subtitle : '',
        subtitle: place === 'icon' ? '' : subtitle,
        image,
        link: textOfLink(address, ids),
        goods: goodsIds.filter((one) => ids.has('goods', one)).map((one) => ids.codeOf('goods', one)),
        sort,
      }));
    },
    async save(tx, rows, { ids }) {
      await putRows(
        tx,
        table,
        rows.map(({ code: given, link: address, goods, icon, ...row }) => ({
          ...row,
          subtitle: row.place === 'icon' ? icon : row.subtitle,
          id: ids.idOf(name, given),
          link: linkOf(address, ids),
          goodsIds: goods.map((one) => ids.idOf('goods', one)),
        })),
      );
    },
    remove: {
      word: '撤下',
    },
    check: (given) =>
      given.flatMap(({ row, value: { place, icon, subtitle } }) => [
        ...(place === 'icon' && subtitle ? [{ row, column: 'subtitle' as const, reason: '入口没有副标题' }] : []),
        ...(place !== 'icon' && icon ? [{ row, column: 'icon' as const, reason: '只有入口有图标' }] : []),
      ]),
  };
}

const SLIDES = { 轮播: 'banner', 春: 'spring', 夏: 'summer', 秋: 'autumn', 冬: 'winter' } as const;
export const banners = blocks(
  { name: 'banners', label: '轮播图', about: '首页最上面的图。' },
  SLIDES,
  columnsOf(SLIDES, '轮播一直在；春、夏、秋、冬只在那一季', '轮播'),
);

const PARTS = { 入口: 'icon', 楼层: 'floor', 推荐: 'feed', 茶文化: 'culture' } as const;
export const entries = blocks(
  { name: 'entries', label: '首页入口', about: '首页的图标、楼层和下面的推荐。' },
  PARTS,
  columnsOf(PARTS, '入口是图标，楼层是一排商品，推荐和茶文化在下面', '入口'),
);
