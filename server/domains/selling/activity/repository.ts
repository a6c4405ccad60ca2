/** SQL of what an event sells. */
import { and, asc, count, eq, min, sql } from 'drizzle-orm';
import type { CountTab } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import { activityCates, activityGoods, activitySkus, goods, skus } from '../../../db/schema';
import { boughtAtEvent } from '../../people/pricing/repository';

/** A shelf of an event, or all of them. */
export interface EventShelf {
  activityId: string;
  cateId?: string | undefined;
}

const onShelf = ({ activityId, cateId }: EventShelf) =>
  and(
    eq(activityGoods.activityId, activityId),
    eq(goods.status, 'on'),
    cateId ? eq(activityGoods.cateId, cateId) : undefined,
  );

/** Every shelf that has goods. */
export const findCates = (tx: Tx, activityId: string): Promise<CountTab[]> =>
  tx
    .select({ id: activityCates.id, label: activityCates.label, count: count() })
    .from(activityGoods)
    .innerJoin(goods, eq(goods.id, activityGoods.goodsId))
    .innerJoin(activityCates, eq(activityCates.id, activityGoods.cateId))
    .where(onShelf({ activityId }))
    .groupBy(activityCates.id)
    .orderBy(asc(activityCates.sort), asc(activityCates.id));

/** With the lowest price of the event, and what the member has bought there. */
export function findEventGoods(tx: Tx, memberId: string, shelf: EventShelf, limit: number, offset: number) {
  const price = tx
    .select({ goodsId: skus.goodsId, price: min(activitySkus.price).as('event_price') })
    .from(activitySkus)
    .innerJoin(skus, eq(skus.id, activitySkus.skuId))
    .where(eq(activitySkus.activityId, shelf.activityId))
    .groupBy(skus.goodsId)
    .as('event_prices');
  return tx
    .select({
      goodsId: activityGoods.goodsId,
      perMember: activityGoods.perMember,
      sample: activityGoods.sample,
      bought: boughtAtEvent(memberId),
      price: price.price,
    })
    .from(activityGoods)
    .innerJoin(goods, eq(goods.id, activityGoods.goodsId))
    .innerJoin(price, eq(price.goodsId, activityGoods.goodsId))
    .where(onShelf(shelf))
    .orderBy(asc(activityGoods.sort), asc(activityGoods.goodsId))
    .limit(limit)
    .offset(offset);
}

/** Goods of an event that have a price. */
export async function countEventGoods(tx: Tx, shelf: EventShelf): Promise<number> {
  const [total] = await tx
    .select({ count: count() })
    .from(activityGoods)
    .innerJoin(goods, eq(goods.id, activityGoods.goodsId))
    .where(
      and(
        onShelf(shelf),
        sql`exists (select 1 from activity_skus s join skus k on k.id = s.sku_id where s.activity_id = ${activityGoods.activityId} and k.goods_id = ${activityGoods.goodsId})`,
      ),
    );
  return total?.count ?? 0;
}
