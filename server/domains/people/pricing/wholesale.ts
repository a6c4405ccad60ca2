/** What wholesale and channel orders reckon alike: the smallest amount, and prices that take no coupon, points or campaign. */
import { yuan } from '../../../lib/money';
import { priceOrder, type Priced, type PricingLine } from './model';
import { WHOLESALE_MIN_TOTAL } from './tiers';

interface WholesaleLine {
  sku: Pick<PricingLine, 'goodsId' | 'categoryIds' | 'price' | 'weight'>;
  qty: number;
}

/** What stands in the way of settling, in words; nothing from the smallest amount on. `word`: 起批 or 起订. */
export const belowMinimum = (goodsTotal: number, word: string) =>
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

export const priceWholesale = (lines: readonly WholesaleLine[], freight: number): Priced =>
  priceOrder({
    lines: lines.map(({ sku, qty }) => ({
      goodsId: sku.goodsId,
      categoryIds: sku.categoryIds,
      price: sku.price,
      qty,
      weight: sku.weight,
    })),
    points: { balance: 0, wanted: 0, shareBp: 0 },
    freight: () => freight,
    pointRateBp: 0,
  });
