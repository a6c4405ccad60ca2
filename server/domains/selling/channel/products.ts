/** channel.product: what this partner may buy, at the price of the partner's grade. Goods of other price groups do not exist here. */
import type { ChannelGoods } from '../../../../src/contract/channel/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { presentGoodsCard } from '../../offer/catalogue/cards';
import { specTextOf } from '../../offer/stock/saleSkus';
import { channelPrice, channelStep } from '../../people/pricing/tiers';
import { countProducts, findProducts, listSkusOf, loadChannelSkus, type Channel } from './repository';

export async function listProducts(
  tx: Tx,
  channel: Channel,
  { categoryId, keyword, page = 1 }: RequestOf<'channel.product'>,
  now: number,
): Promise<DataOf<'channel.product'>> {
  const filter = { priceGroup: channel.priceGroup, categoryId, keyword };
  const rows = await findProducts(tx, filter, { limit: PAGE_SIZE, offset: offsetOf(page) }, now);
  const goodsIds = rows.map((row) => row.id);
  const own = await loadChannelSkus(tx, channel, { goodsIds });
  const specs = await listSkusOf(tx, goodsIds);
  const { discountBp } = channelStep(channel.grade, 0).step;
  const list = rows.map((row): ChannelGoods => ({
    card: presentGoodsCard(row, undefined),
    skus: specs.flatMap((sku) => {
      const term = sku.goodsId === row.id ? own.get(sku.id) : undefined;
      if (!term) return [];
      return [
        {
          id: sku.id,
          specText: specTextOf(sku.specValues),
          price: channelPrice(sku.price, discountBp),
          retail: sku.price,
          box: term.box,
          weight: sku.weight,
          stock: sku.stock - sku.locked,
        },
      ];
    }),
    locked: false,
  }));
  return pageOf(list, await countProducts(tx, filter), page);
}
