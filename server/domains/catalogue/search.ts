import { and, asc, desc, eq } from 'drizzle-orm';
import { goods } from '../../db/schema';
import { findCardRows, inStock } from './cardRows';
import { presentGoodsCard } from './cards';
import { loadPriceViewer } from '../pricing/viewer';
import type { SearchKind } from '../search/kind';

/** Goods on the shelf, by index; sold-out ones last. */
export const goodsSearch: SearchKind = {
  label: '商品',
  count: async ({ tx, reading: { goods: match } }) =>
    match ? tx.$count(goods, and(eq(goods.status, 'on'), match.where)) : 0,
  list: async ({ tx, reading: { goods: match }, now, memberId }, page) => {
    if (!match) return {};
    const [viewer, rows] = await Promise.all([
      loadPriceViewer(tx, memberId, now),
      findCardRows(tx, {
        where: and(eq(goods.status, 'on'), match.where),
        orderBy: [desc(inStock), match.rank, asc(goods.sort)],
        ...page,
        at: now,
      }),
    ]);
    return { goods: rows.map((row) => presentGoodsCard(row, viewer)) };
  },
};
