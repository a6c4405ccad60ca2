/** Categories, makers, the sixty goods with their 148 SKUs, freight templates and search words (seed.md 2 and 7). */
import { DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../client';
import {
  categories,
  freightTemplates,
  goods,
  hotWords,
  masters,
  producers,
  skus,
  tierPrices,
  type SaleMark,
} from '../schema';
import { searchFields } from '../../domains/search/grams';
import { insertAll } from './insert';
import { createRandom } from './random';
import { LEVEL_1, LEVEL_2 } from './data/categories';
import { COPY } from './data/copy';
import { GOODS } from './data/goods';
import { MASTERS, PRODUCERS } from './data/makers';
import type { GoodsCopy, GoodsSeed } from './data/types';
import { WORDS } from './data/words';

/** The merchant account that sells the pastries (member 苏禾). */
export const SNACK_MERCHANT_ID = '1';

const MARKS: Record<string, SaleMark> = {
  V: 'member',
  W: 'wholesale',
  C: 'channel',
  E: 'escrow',
  S: 'exhibit',
  P: 'points',
  N: 'new',
};
/** [goods, retail-wholesale steps in yuan] (seed.md 2): the step holds from minQty pieces of the first SKU. */
const TIERS: Record<string, [minQty: number, yuan: number][]> = {
  '1001': [
    [10, 1080],
    [50, 980],
  ],
  '1002': [
    [10, 728],
    [50, 668],
  ],
  '1004': [
    [10, 328],
    [50, 298],
    [200, 268],
  ],
  '1005': [
    [10, 92],
    [50, 84],
  ],
  '1007': [
    [10, 98],
    [50, 90],
  ],
  '1010': [
    [10, 218],
    [50, 198],
  ],
  '1013': [
    [10, 208],
    [50, 188],
  ],
  '1014': [
    [10, 268],
    [50, 246],
  ],
  '1015': [
    [10, 318],
    [50, 288],
  ],
  '1022': [
    [10, 108],
    [50, 98],
  ],
  '1023': [
    [10, 138],
    [50, 126],
  ],
  '1028': [
    [10, 248],
    [50, 226],
  ],
  '1030': [
    [10, 348],
    [50, 318],
  ],
  '1031': [
    [10, 148],
    [50, 136],
  ],
  '1037': [
    [10, 258],
    [50, 238],
  ],
  '1039': [
    [10, 142],
    [50, 130],
  ],
  '1054': [
    [10, 368],
    [50, 338],
  ],
};

export async function seedCatalogue(tx: Tx, at: number): Promise<void> {
  const random = createRandom(20260601);
  await insertAll(tx, categories, [
    ...LEVEL_1.map(([id, name], sort) => ({
      id,
      name,
      parentId: '',
      icon: `/images/category/${id}.webp`,
      cover: `/images/category/${id}.webp`,
      sort,
    })),
    ...LEVEL_2.map(([id, parentId, name], sort) => ({
      id,
      name,
      parentId,
      icon: '',
      cover: `/images/category/${id}.webp`,
      sort,
    })),
  ]);
  await insertAll(
    tx,
    producers,
    PRODUCERS.map((row, i) => ({ ...row, cover: `/images/producer/${i + 1}.webp` })),
  );
  await insertAll(
    tx,
    masters,
    MASTERS.map((row, i) => ({
      ...row,
      avatar: `/images/master/${i + 1}.webp`,
      cover: `/images/master/${i + 1}.webp`,
      works: GOODS.filter((item) => item.master === row.id).length,
    })),
  );
  await insertAll(tx, freightTemplates, freightRows());
  await insertAll(
    tx,
    goods,
    GOODS.map((item, sort) => goodsRow(item, sort, at, random.int(0, 10_000))),
  );
  await insertAll(
    tx,
    skus,
    GOODS.flatMap((item) => skuRows(item, random.int(0, 10_000))),
  );
  await insertAll(
    tx,
    tierPrices,
    Object.entries(TIERS).flatMap(([goodsId, steps]) =>
      steps.map(([minQty, yuan]) => ({ skuId: `${goodsId}01`, minQty, price: yuan * 100 })),
    ),
  );
  await insertAll(
    tx,
    hotWords,
    WORDS.map(([word, tag, meansWord], sort) => ({ id: String(8001 + sort), word, tag, meansWord, sort })),
  );
}

function goodsRow(item: GoodsSeed, sort: number, at: number, noise: number): typeof goods.$inferInsert {
  const copy = copyOf(item);
  const [, rootId, level2] = LEVEL_2.find(([id]) => id === item.cat) ?? ['', '', ''];
  const root = LEVEL_1.find(([id]) => id === rootId)?.[1] ?? '';
  const producer = PRODUCERS.find((row) => row.id === item.producer);
  const master = MASTERS.find((row) => row.id === item.master);
  const isSnack = rootId === '8';
  const isNew = item.marks.includes('N');
  const images = [1, 2, 3].map((n) =>
    n === 1 ? `/images/goods/${item.id}.webp` : `/images/goods/${item.id}-${n}.webp`,
  );
  const prices = item.skus.map(([, yuan]) => yuan);
  return {
    id: item.id,
    no: `G${item.id}`,
    title: item.title,
    subtitle: copy.subtitle,
    categoryId: item.cat,
    rootCategoryId: rootId,
    producerId: item.producer,
    masterId: item.master,
    merchantId: isSnack ? SNACK_MERCHANT_ID : null,
    seller: isSnack ? '苏记茶点' : '叶间自营',
    images,
    detailHtml: detailHtml(item, copy, images),
    specs: item.specNames.map((name, i) => ({ name, values: [...new Set(item.skus.map(([spec]) => spec[i] ?? ''))] })),
    marks: Array.from(item.marks).flatMap((letter) => MARKS[letter] ?? []),
    tags: item.tags,
    deliveryTypes: isSnack
      ? ['express']
      : item.marks.includes('E')
        ? ['express', 'pickup', 'escrow']
        : ['express', 'pickup'],
    freightTemplateId: isSnack ? '803' : rootId === '7' ? '802' : '801',
    origin: item.origin,
    year: item.year ?? null,
    craft: item.craft,
    shelfLife: item.shelf,
    brew: { temp: copy.brew[0], ratio: copy.brew[1], steps: copy.brew.slice(2) },
    attrs: attrsOf(item, copy, producer?.name, master?.name),
    perMember: item.perMember ?? null,
    status: item.marks.includes('X') ? 'off' : 'on',
    sales: item.skus.reduce((sum, _, i) => sum + soldOf(item, i, noise), 0),
    views: 400 + (noise % 4_000) + (60 - sort) * 17,
    minPrice: Math.min(...prices) * 100,
    minMarketPrice: marketPriceOf(Math.min(...prices)),
    ...searchFields([
      item.title,
      copy.subtitle,
      root,
      `${root}茶`,
      level2,
      item.origin,
      ...item.tags,
      item.craft,
      producer?.name,
      master?.name,
      isSnack ? '苏记茶点' : '',
    ]),
    sort,
    listedAt: at - (isNew ? 3 + (noise % 20) : 60 + (noise % 640)) * DAY_MS,
  };
}

function skuRows(item: GoodsSeed, noise: number): (typeof skus.$inferInsert)[] {
  return item.skus.map(([specValues, yuan, stock, weight, pieces], i) => {
    const id = `${item.id}${String(i + 1).padStart(2, '0')}`;
    return {
      id,
      goodsId: item.id,
      specValues,
      price: yuan * 100,
      marketPrice: marketPriceOf(yuan),
      cost: Math.round(yuan * 52),
      stock,
      sold: soldOf(item, i, noise),
      image: i === 0 ? `/images/goods/${item.id}.webp` : `/images/goods/${item.id}-${(i % 3) + 1}.webp`,
      barCode: ean13(`690${'888'}${id}`),
      weight,
      pieces: pieces ?? 1,
      moq: item.moq ?? 1,
      sort: i,
    };
  });
}

/** About a fifth above the sale price, on a price that ends in 8. */
const marketPriceOf = (yuan: number) => (Math.round((yuan * 1.22) / 10) * 10 + 8) * 100;

/** Cheaper and smaller packs sell more; the first specification carries most of it. */
const soldOf = (item: GoodsSeed, index: number, noise: number) => {
  const yuan = item.skus[index]?.[1] ?? 100;
  return Math.round((90_000 / (yuan + 40) + (noise % 37)) / (index + 1));
};

export function ean13(twelve: string): string {
  const sum = Array.from(twelve).reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return twelve + String((10 - (sum % 10)) % 10);
}

function freightRows(): (typeof freightTemplates.$inferInsert)[] {
  const rule = {
    base: 1000,
    perKg: 300,
    freeOver: 9900,
    remote: { '65': 2000, '54': 2000 },
    refused: ['71', '81', '82'],
  };
  return [
    { id: '801', name: '茶叶包裹', company: '顺丰速运', ...rule },
    { id: '802', name: '茶器加固包裹', company: '顺丰速运', ...rule },
    { id: '803', name: '苏记茶点包裹', company: '京东快递', ...rule },
  ];
}

function copyOf(item: GoodsSeed): GoodsCopy {
  const copy = COPY[item.id];
  if (!copy) throw new Error(`goods ${item.id} ${item.title} has no copy in server/db/seed/data/copy`);
  return copy;
}

function attrsOf(item: GoodsSeed, copy: GoodsCopy, producer?: string, master?: string) {
  const rows: [string, string][] = [
    ['产地', item.origin],
    ...(item.year ? ([['年份', `${item.year}年`]] as [string, string][]) : []),
    ['工艺', item.craft],
    ...(master ? ([['制作', master]] as [string, string][]) : []),
    ...(producer ? ([['茶园', producer]] as [string, string][]) : []),
    ...copy.attrs,
    ...(item.shelf === '—' ? [] : ([['保质期', item.shelf]] as [string, string][])),
  ];
  return rows.map(([label, value], i) => ({ key: `a${i + 1}`, label, value }));
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Headings and paragraphs with the goods' own pictures between them. */
function detailHtml(item: GoodsSeed, copy: GoodsCopy, images: string[]): string {
  return copy.story
    .map(([heading, text], i) => {
      const image = images[i + 1];
      const picture = image ? `<p><img src="${image}" alt="${escapeHtml(item.title)}" /></p>` : '';
      return `<h3>${escapeHtml(heading)}</h3><p>${escapeHtml(text)}</p>${picture}`;
    })
    .join('');
}
