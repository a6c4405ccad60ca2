import { presentGoodsCard } from './cards';
import { loadPriceViewer } from '../../people/pricing/viewer';
import type { SearchKind } from '../search/kind';
import { countFound, listFound } from './repository';

/** Goods on the shelf, by index; sold-out ones last. */
export const goodsSearch: SearchKind = {
  label: '商品',
  count: async ({ tx, reading: { goods: match } }) => (match ? countFound(tx, match) : 0),
  list: async ({ tx, reading: { goods: match }, now, memberId }, { limit, offset }) => {
    if (!match) return {};
    const [viewer, rows] = await Promise.all([
      loadPriceViewer(tx, memberId, now),
      listFound(tx, match, limit, offset, now),
    ]);
    return { goods: rows.map((row) => presentGoodsCard(row, viewer)) };
  },
};
