/** The house's own goods. Merchants keep theirs on their own pages. */
import { and, asc, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { categories, goods as table, type DeliveryType, type SaleMark } from '../../db/schema';
import { kvOf, pairsOf } from '../../lib/kv';
import { htmlOf, sourceOf } from '../../lib/markup';
import { checkRows } from '../sheet/check';
import { code, codeOf, instant, listOf, maybe, oneOf, pairs, rich, text, whole } from '../sheet/kinds';
import { column, type Checking, type Placed, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const DELIVERY: Record<string, DeliveryType> = { 快递: 'express', 自提: 'pickup', 存茶窖: 'escrow' };
const MARKS: Record<string, SaleMark> = {
  会员价: 'member',
  批发: 'wholesale',
  渠道: 'channel',
  可存茶窖: 'escrow',
  图鉴: 'exhibit',
  积分: 'points',
  新品: 'new',
};
/** Goods of the shop itself, and not taken away. */
const HOUSE = and(isNull(table.merchantId), ne(table.status, 'deleted'));
const word = text({ most: 40 });
type Row = RowOf<typeof columns>;

const columns = {
  code: column({
    zh: '商品编码',
    en: 'code',
    kind: code(),
    meaning: '自己定的商品编码，定下就不再改',
    example: 'LJ-2026',
  }),
  title: column({ zh: '名称', en: 'title', kind: text({ most: 60 }), meaning: '商品名称', example: '明前龙井 2026' }),
  subtitle: column({
    zh: '副标题',
    en: 'subtitle',
    kind: text({ most: 80 }),
    meaning: '名称下面的一句话',
    example: '狮峰头采，豆香清甜',
    empty: '',
  }),
  class: column({
    zh: '分类',
    en: 'class',
    kind: codeOf('classes', '分类'),
    meaning: '二级分类的编码',
    example: 'LVCHA',
  }),
  pictures: shared.pictures('longjing-1.jpg | longjing-2.jpg'),
  video: column({
    zh: '视频',
    en: 'video',
    kind: text({ most: 200 }),
    meaning: '视频地址，排在图片之前',
    example: '/video/1-hd.mp4',
    empty: '',
  }),
  specNames: column({
    zh: '规格名',
    en: 'spec_names',
    kind: listOf(text({ most: 10 }), { most: 3 }),
    meaning: '几种规格各叫什么，规格表里每个 SKU 按同样顺序填值',
    example: '净含量 | 包装',
    empty: [],
  }),
  detail: column({
    zh: '详情',
    en: 'detail',
    kind: rich(),
    meaning: '商品页下面的图文：`### 小标题`、段落、`![说明](图片文件名)`，段落之间空一行',
    example: '### 产地\n\n西湖区龙坞。\n\n![茶园](longjing-2.jpg)',
    empty: '',
  }),
  marks: column({
    zh: '标记',
    en: 'marks',
    kind: listOf(oneOf(MARKS)),
    meaning: '享会员价、可批发、供渠道、可存茶窖、进图鉴、可用积分、新品',
    example: '会员价 | 新品',
    empty: [],
  }),
  tags: column({
    zh: '标签',
    en: 'tags',
    kind: listOf(text({ most: 8 }), { most: 8 }),
    meaning: '卡片上的小字',
    example: '明前 | 头采',
    empty: [],
  }),
  delivery: column({
    zh: '配送方式',
    en: 'delivery',
    kind: listOf(oneOf(DELIVERY)),
    meaning: '能怎样拿到',
    example: '快递 | 自提',
    empty: ['express'],
  }),
  freight: column({
    zh: '运费规则',
    en: 'freight',
    kind: codeOf('freight', '运费规则'),
    meaning: 'shop.yml 里运费规则的编码',
    example: 'FREIGHT-1',
  }),
  producer: column({
    zh: '出产',
    en: 'producer',
    kind: codeOf('makers', '产地'),
    meaning: '哪处茶园、哪家茶企出的',
    example: 'LONGWU',
    empty: '',
  }),
  master: column({
    zh: '制茶人',
    en: 'master',
    kind: codeOf('makers', '茶人'),
    meaning: '哪位茶人做的',
    example: 'CHENSHI',
    empty: '',
  }),
  origin: column({
    zh: '产地',
    en: 'origin',
    kind: text({ most: 30 }),
    meaning: '筛选和详情都用它',
    example: '浙江杭州',
    empty: '',
  }),
  year: column({
    zh: '年份',
    en: 'year',
    kind: maybe(whole({ least: 1900, most: 2100 })),
    meaning: '采制年份',
    example: '2026',
    empty: null,
  }),
  craft: column({ zh: '工艺', en: 'craft', kind: word, meaning: '制作工艺', example: '手工炒青', empty: '' }),
  shelfLife: column({ zh: '保质期', en: 'shelf_life', kind: word, meaning: '保质期', example: '18 个月', empty: '' }),
  waterTemp: column({ zh: '水温', en: 'water_temp', kind: word, meaning: '冲泡建议', example: '85℃', empty: '' }),
  ratio: column({ zh: '茶水比', en: 'ratio', kind: word, meaning: '冲泡建议', example: '3g : 150ml', empty: '' }),
  brewSteps: column({
    zh: '冲泡步骤',
    en: 'brew_steps',
    kind: listOf(text({ most: 80 }), { most: 8 }),
    meaning: '一步一句',
    example: '温杯 | 投茶 3 克 | 沿杯壁注水',
    empty: [],
  }),
  attrs: column({
    zh: '参数',
    en: 'attrs',
    kind: pairs(text({ most: 12 }), text({ most: 60 })),
    meaning: '参数表里的各行',
    example: '等级=特级 | 采摘=清明前',
    empty: [],
  }),
  perMember: column({
    zh: '每人限购',
    en: 'per_member',
    kind: maybe(whole({ least: 1, unit: '件' })),
    meaning: '空着不限',
    example: '5',
    empty: null,
  }),
  status: column({
    zh: '状态',
    en: 'status',
    kind: oneOf({ 上架: 'on', 下架: 'off' } as const),
    meaning: '下架后搜不到、买不了，已下的订单不受影响',
    example: '上架',
    empty: 'on',
  }),
  sort: shared.sort('综合排序，从小到大'),
  listedAt: column({
    zh: '上架时间',
    en: 'listed_at',
    kind: maybe(instant()),
    meaning: '新品排序用；空着就是第一次推送的时间',
    example: '2026-03-28',
    empty: null,
    kept: true,
  }),
};

export const goods: Table<typeof columns> = {
  name: 'goods',
  label: '商品',
  about: '自营商品，一行一个；价格和库存在规格表与库存表里。从表里拿掉的商品会下架，历史订单仍能看到它。',
  columns,
  key: ['code'],
  sources: [table],
  codeColumn: table.no,
  sourceRows: HOUSE,
  async others(tx) {
    const rows = await tx.select({ no: table.no }).from(table).where(isNotNull(table.merchantId));
    return new Set(rows.map(({ no }) => no));
  },
  async load(tx, ids) {
    const rows = await tx.select().from(table).where(HOUSE).orderBy(asc(table.sort), asc(table.id));
    return rows.map((row) => ({
      code: ids.codeOf('goods', row.id),
      title: row.title,
      subtitle: row.subtitle,
      class: ids.codeOf('classes', row.categoryId),
      pictures: row.images,
      video: row.videoUrl ?? '',
      specNames: row.specs.map(({ name }) => name),
      detail: sourceOf(row.detailHtml),
      marks: row.marks,
      tags: row.tags,
      delivery: row.deliveryTypes,
      freight: ids.codeOf('freight', row.freightTemplateId),
      producer: row.producerId === null ? '' : ids.codeOf('makers', row.producerId),
      master: row.masterId === null ? '' : ids.codeOf('makers', row.masterId),
      origin: row.origin,
      year: row.year,
      craft: row.craft,
      shelfLife: row.shelfLife,
      waterTemp: row.brew?.temp ?? '',
      ratio: row.brew?.ratio ?? '',
      brewSteps: row.brew?.steps ?? [],
      attrs: pairsOf(row.attrs),
      perMember: row.perMember,
      status: row.status === 'on' ? 'on' : 'off',
      sort: row.sort,
      listedAt: row.listedAt,
    }));
  },
  async save(tx, rows, { ids, now }) {
    const parents = await parentsOf(tx);
    await putRows(
      tx,
      table,
      rows.map((row) => {
        const categoryId = ids.idOf('classes', row.class);
        return {
          id: ids.idOf('goods', row.code),
          no: row.code,
          title: row.title,
          subtitle: row.subtitle,
          categoryId,
          rootCategoryId: parents.get(categoryId) || categoryId,
          images: row.pictures,
          videoUrl: row.video || null,
          detailHtml: row.detail === '' ? '' : htmlOf(row.detail),
          // Values of the specs are those of the SKUs, which are not there yet (derived.ts).
          specs: row.specNames.map((name) => ({ name, values: [] })),
          marks: row.marks,
          tags: row.tags,
          deliveryTypes: row.delivery,
          freightTemplateId: ids.idOf('freight', row.freight),
          producerId: row.producer === '' ? null : ids.idOf('makers', row.producer),
          masterId: row.master === '' ? null : ids.idOf('makers', row.master),
          origin: row.origin,
          year: row.year,
          craft: row.craft,
          shelfLife: row.shelfLife,
          brew: { temp: row.waterTemp, ratio: row.ratio, steps: row.brewSteps },
          attrs: kvOf(row.attrs),
          perMember: row.perMember,
          status: row.status,
          sort: row.sort,
          listedAt: row.listedAt ?? now,
          minPrice: 0,
          minMarketPrice: 0,
          searchText: '',
        };
      }),
      ['no', 'minPrice', 'minMarketPrice', 'searchText'],
    );
  },
  // Orders, footprints and favourites still name it.
  remove: {
    word: '下架',
    set: { status: 'deleted' },
  },
  check: complete,
};

/** Goods stand in classes of the second level, and there is something of each to buy. */
function complete(rows: readonly Placed<Row>[], at: Checking) {
  const upper = new Set(
    at
      .rows<{ code: string; parent: string }>('classes')
      ?.filter(({ value }) => value.parent === '')
      .map(({ value }) => value.code),
  );
  const skus = at.rows<{ goods: string }>('skus');
  const sold = new Set(skus?.map(({ value }) => value.goods));
  return checkRows(rows, (value, fault) => {
    if (upper.has(value.class)) fault('class', `「${value.class}」是一级分类，商品要放在二级分类里`);
    if (skus && !sold.has(value.code)) fault(undefined, `「${value.code}」在规格表里一行也没有`);
  });
}

/** The class above each class; '' for those of the first level. */
async function parentsOf(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.select({ id: categories.id, parentId: categories.parentId }).from(categories);
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}
