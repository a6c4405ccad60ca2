/** Goods of the house that a caller names, for the workbench (rule 26.4): who keeps them changes price, stock and shelf on their page. */
import { yuan } from '../../../lib/money';
import type { DeskSearchRules } from '../../people/work/desk';
import { productView } from './presenter';
import { listProductSkus, pageOfProducts } from './repository';
import { findSeller } from './who';

const STATUS_WORDS = { on: '在售', off: '已下架', audit: '审核中', refused: '未通过', soldout: '售罄' } as const;

export const houseGoodsSearch: DeskSearchRules = {
  label: '自营商品',
  areas: ['stock'],
  find: async (tx, { memberId }, keyword, most) => {
    // Who runs a merchant has the own goods on that page, not those of the house.
    if ((await findSeller(tx, memberId)) !== null) return [];
    const { rows } = await pageOfProducts(tx, null, { keyword }, most, 0);
    const skus = await listProductSkus(
      tx,
      rows.map(({ goods }) => goods.id),
    );
    return rows.map((row) => {
      const { id, no } = row.goods;
      const { title, cover, price, stock, status } = productView(
        row,
        skus.filter(({ goodsId }) => goodsId === id),
      );
      return {
        id,
        title,
        note: `¥${yuan(price)} · 库存 ${stock}`,
        tag: STATUS_WORDS[status],
        avatar: cover,
        route: `/member/pages/wholesale/manage?tab=goods&keyword=${encodeURIComponent(no)}`,
      };
    });
  },
};
