/** Rows of goods and SKUs from the seed's own short form: yuan to fen, marks to words, copy to HTML. */
import { searchFields } from '../../domains/offer/keyword/grams';
import { DAY_MS } from '../../lib/shanghai';
import { skuPicture } from '../../pictures/skus';
import type { goods, SaleMark, skus } from '../../db/schema';
import { kvOf } from '../../lib/kv';
import { LEVEL_1, LEVEL_2 } from '../data/categories';
import { COPY } from '../data/copy';
import { VIDEOS } from '../data/culture/videos';
import { MASTERS, PRODUCERS } from '../data/makers';
import type { GoodsCopy, GoodsSeed } from '../data/types';
import { escapeHtml } from '../../lib/markup';

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
/** `noise` 0-10000 makes counters and dates differ; the same for a goods and its SKUs, so that their sales agree. */
export function goodsRow(item: GoodsSeed, sort: number, at: number, noise: number): typeof goods.$inferInsert {
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
  const film = VIDEOS.findIndex(({ goodsIds }) => goodsIds.includes(item.id));
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
    videoUrl: film < 0 ? null : `/video/${film + 1}-hd.mp4`,
    detailHtml: detailHtml(item, copy, images),
    specs: item.specNames.map((name, i) => ({ name, values: [...new Set(item.skus.map(([spec]) => spec[i] ?? ''))] })),
    marks: Array.from(item.marks).flatMap((letter) => MARKS[letter] ?? []),
    tags: item.tags,
    deliveryTypes: item.large
      ? ['express']
      : item.marks.includes('E') && !isSnack
        ? ['express', 'pickup', 'escrow']
        : ['express', 'pickup'],
    freightTemplateId: item.large ? '804' : isSnack ? '803' : rootId === '7' ? '802' : '801',
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
      ...item.skus.flatMap(([specValues]) => specValues),
      item.craft,
      producer?.name,
      master?.name,
      isSnack ? '苏记茶点' : '',
    ]),
    sort,
    listedAt: at - (isNew ? 3 + (noise % 20) : 60 + (noise % 640)) * DAY_MS,
  };
}

export function skuRows(item: GoodsSeed, noise: number): (typeof skus.$inferInsert)[] {
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
      image: skuPicture(item.id, i),
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

function copyOf(item: GoodsSeed): GoodsCopy {
  const copy = COPY[item.id];
  if (!copy) throw new Error(`goods ${item.id} ${item.title} has no copy in server/seed/data/copy`);
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
  return kvOf(rows);
}

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
