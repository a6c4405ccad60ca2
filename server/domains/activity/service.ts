/** Goods of an event: its shelves, its prices, and what this member may still buy. 404 for an unknown event. */
import { and, asc, count, eq, min, sql } from 'drizzle-orm';
import type { EventGoods, EventState } from '../../../src/contract/activity/schemas';
import type { CountTab } from '../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { activityCates, activityGoods, activitySkus, goods, skus } from '../../db/schema';
import { notFound } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { loadCards } from '../catalogue/cards';
import { loadPriceViewer } from '../pricing/viewer';
import { findActivity, type ActivityRow } from '../salon/repository';
import { boughtAtEvent } from '../pricing/event';

async function readActivity(tx: Tx, memberId: string, id: string): Promise<ActivityRow> {
  const row = await findActivity(tx, memberId, id);
  if (!row) throw notFound();
  return row;
}

/** Whether the event's prices are this member's now. */
export function eventStateOf({ activity, signup }: ActivityRow, now: number): EventState {
  if (now >= activity.endAt) return 'ended';
  if (now < activity.startAt) return 'soon';
  return signup?.status === 'checked' ? 'open' : 'checkin';
}

const onShelf = (activityId: string, cateId?: string) =>
  and(
    eq(activityGoods.activityId, activityId),
    eq(goods.status, 'on'),
    cateId ? eq(activityGoods.cateId, cateId) : undefined,
  );

/** 全部 first, then every shelf that has goods. */
export async function listEventCates(tx: Tx, memberId: string, activityId: string): Promise<CountTab[]> {
  await readActivity(tx, memberId, activityId);
  const rows = await tx
    .select({ id: activityCates.id, label: activityCates.label, count: count() })
    .from(activityGoods)
    .innerJoin(goods, eq(goods.id, activityGoods.goodsId))
    .innerJoin(activityCates, eq(activityCates.id, activityGoods.cateId))
    .where(onShelf(activityId))
    .groupBy(activityCates.id)
    .orderBy(asc(activityCates.sort), asc(activityCates.id));
  return [{ id: '', label: '全部', count: rows.reduce((sum, row) => sum + row.count, 0) }, ...rows];
}

export async function listEventGoods(
  tx: Tx,
  memberId: string,
  { activityId, cateId, page = 1 }: RequestOf<'activity.product'>,
  now: number,
): Promise<DataOf<'activity.product'>> {
  const found = await readActivity(tx, memberId, activityId);
  const price = tx
    .select({ goodsId: skus.goodsId, price: min(activitySkus.price).as('event_price') })
    .from(activitySkus)
    .innerJoin(skus, eq(skus.id, activitySkus.skuId))
    .where(eq(activitySkus.activityId, activityId))
    .groupBy(skus.goodsId)
    .as('event_prices');
  const rows = await tx
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
    .where(onShelf(activityId, cateId))
    .orderBy(asc(activityGoods.sort), asc(activityGoods.goodsId))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const [total] = await tx
    .select({ count: count() })
    .from(activityGoods)
    .innerJoin(goods, eq(goods.id, activityGoods.goodsId))
    .where(
      and(
        onShelf(activityId, cateId),
        sql`exists (select 1 from activity_skus s join skus k on k.id = s.sku_id where s.activity_id = ${activityGoods.activityId} and k.goods_id = ${activityGoods.goodsId})`,
      ),
    );
  const viewer = await loadPriceViewer(tx, memberId, now);
  const cards = await loadCards(
    tx,
    rows.map((row) => row.goodsId ?? '0'),
    viewer,
    now,
  );
  const state = eventStateOf(found, now);
  // The names behind the letters stay hidden while somebody may still be tasting.
  const { revealAt } = found.activity;
  const revealed = revealAt !== null && now >= revealAt;
  const list = cards.flatMap((card): EventGoods[] => {
    const row = rows.find(({ goodsId }) => goodsId === card.id);
    if (!row || row.price === null) return [];
    const { perMember: limit, bought, sample } = row;
    return [{ ...card, event: { price: row.price, limit, bought, state, ...(revealed && sample ? { sample } : {}) } }];
  });
  return pageOf(list, total?.count ?? 0, page);
}
