/** What wholesale and channel orders reckon alike: the smallest amount, and prices that take no coupon, points or campaign. */
import type { SettleLine, Warning } from '../order/settleTypes';
import { yuan } from '../../lib/money';
import { priceOrder, type Priced } from './model';
import { WHOLESALE_MIN_TOTAL } from './tiers';

/** `word`: 起批 or 起订. */
export const belowMinimum = (goodsTotal: number, word: string): Warning[] =>
  goodsTotal >= WHOLESALE_MIN_TOTAL
    ? []
    : [
        {
          key: 'min',
          label: `${word}金额`,
          value: `满 ¥${yuan(WHOLESALE_MIN_TOTAL)} ${word}，还差 ¥${yuan(WHOLESALE_MIN_TOTAL - goodsTotal)}`,
          blocks: true,
        },
      ];

export const priceWholesale = (lines: readonly Pick<SettleLine, 'sku' | 'qty'>[], freight: number): Priced =>
  priceOrder({
    lines: lines.map(({ sku, qty }) => ({
      goodsId: sku.goodsId,
      categoryIds: sku.categoryIds,
      price: sku.price,
      qty,
      weight: sku.weight,
    })),
    points: { balance: 0, wanted: 0 },
    freight: () => freight,
    pointRateBp: 0,
  });
