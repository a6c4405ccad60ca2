/** channel.product: what this partner may buy, at the price of the partner's grade. Goods of other price groups do not exist here. */
import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { ChannelGoods } from '../../../src/contract/channel/schemas';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { channelSkus, goods, skus } from '../../db/schema';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { findCardRows, inStock } from '../catalogue/repository';
import { presentGoodsCard } from '../catalogue/cards';
import { specTextOf } from '../stock/saleSkus';
import { channelPrice, channelStep } from '../pricing/tiers';
import { loadChannelSkus, type Channel } from './repository';

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (char) => `\\${char}`);

export async function listProducts(
  tx: Tx,
  channel: Channel,
  { categoryId, keyword, page = 1 }: RequestOf<'channel.product'>,
  now: number,
): Promise<DataOf<'channel.product'>> {
  const word = keyword?.trim() ?? '';
  const where = and(
    eq(goods.status, 'on'),
    sql`${goods.id} in (select ${channelSkus.goodsId} from ${channelSkus} where ${channelSkus.groups} @> ${JSON.stringify([channel.priceGroup])}::jsonb)`,
    categoryId ? or(eq(goods.rootCategoryId, categoryId), eq(goods.categoryId, categoryId)) : undefined,
    word ? ilike(goods.searchText, `%${escapeLike(word)}%`) : undefined,
  );
  const rows = await findCardRows(tx, {
    where,
    orderBy: [desc(inStock), asc(goods.sort)],
    limit: PAGE_SIZE,
    offset: offsetOf(page),
    at: now,
  });
  const goodsIds = rows.map((row) => row.id);
  const own = await loadChannelSkus(tx, channel, { goodsIds });
  const specs =
    goodsIds.length === 0
      ? []
      : await tx.select().from(skus).where(inArray(skus.goodsId, goodsIds)).orderBy(asc(skus.sort), asc(skus.id));
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
  return pageOf(list, await tx.$count(goods, where), page);
}
