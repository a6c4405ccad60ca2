/** Wire shapes of the home blocks. */
import type { BlockItem } from '../../../../src/contract/kit';
import type { GoodsCard } from '../../../../src/contract/catalogue/schemas';
import type { GoodsBlock } from '../../../../src/contract/home/schemas';
import type { masters, producers } from '../../../db/schema';
import type { HomeBlockRow } from './repository';

/** label = title, value = the line below it. */
const itemOf = ({ id, title, subtitle, image, link }: HomeBlockRow): BlockItem => ({
  key: id,
  label: title,
  value: subtitle,
  ...(image ? { image } : {}),
  ...(link ? { link } : {}),
});

export const bannerBlock = (rows: HomeBlockRow[]): GoodsBlock => ({ kind: 'banner', items: rows.map(itemOf) });
export const iconBlock = (rows: HomeBlockRow[]): GoodsBlock => ({ kind: 'icons', items: rows.map(itemOf) });

export const floorBlock = ({ title, subtitle, image, link }: HomeBlockRow, goods: GoodsCard[]): GoodsBlock => ({
  kind: 'goods',
  title,
  subtitle,
  cover: image,
  items: [],
  goods,
  ...(link ? { link } : {}),
});

/** Makers lead to their own pages. */
export const makerBlocks = (
  masterRows: (typeof masters.$inferSelect)[],
  producerRows: (typeof producers.$inferSelect)[],
): GoodsBlock[] => [
  {
    kind: 'image',
    title: '茶人',
    subtitle: '一生做一件事的人',
    items: masterRows
      .filter(({ works }) => works > 0)
      .map(({ id, name, title, avatar }) => ({
        key: id,
        label: name,
        value: title,
        image: avatar,
        link: `/tea/pages/artistDetail?id=${id}`,
      })),
  },
  {
    kind: 'image',
    title: '产地',
    subtitle: '先认识山，再认识茶',
    items: producerRows.map(({ id, name, region, cover }) => ({
      key: id,
      label: name,
      value: region,
      image: cover,
      link: `/tea/pages/producer?id=${id}`,
    })),
  },
];
