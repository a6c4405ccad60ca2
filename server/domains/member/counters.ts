/** Numbers on the profile page: unread messages, footprints, favourites, coupons. */
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { NoticeStat } from '../../../src/contract/member/schemas';
import type { Tx } from '../../db/client';
import { collects, footprints, goods, memberCoupons, notices, skus } from '../../db/schema';

/** Unread messages by box. */
export async function countNotices(tx: Tx, memberId: string): Promise<NoticeStat> {
  const rows = await tx
    .select({ box: notices.box, unread: count() })
    .from(notices)
    .where(and(eq(notices.memberId, memberId), eq(notices.read, false)))
    .groupBy(notices.box);
  const stat: NoticeStat = { total: 0, system: 0, order: 0, service: 0, team: 0, chat: 0 };
  for (const { box, unread } of rows) {
    stat[box] += unread;
    stat.total += unread;
  }
  return stat;
}

export async function countCollects(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(collects).where(eq(collects.memberId, memberId));
  return row?.total ?? 0;
}

/** `soldOut` = footprints whose goods are off the shelf or without stock. */
export async function countSaved(tx: Tx, memberId: string, now: number) {
  const inStock = sql`exists (select 1 from ${skus} where ${skus.goodsId} = ${goods.id} and ${skus.stock} > ${skus.locked})`;
  const [steps] = await tx
    .select({
      total: count(),
      gone: sql<number>`count(*) filter (where ${goods.status} is distinct from 'on' or not ${inStock})`.mapWith(
        Number,
      ),
    })
    .from(footprints)
    .leftJoin(goods, eq(goods.id, footprints.goodsId))
    .where(eq(footprints.memberId, memberId));
  const [coupons] = await tx
    .select({ total: count() })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.status, 'unused'), gt(memberCoupons.to, now)));
  return {
    footprints: steps?.total ?? 0,
    collects: await countCollects(tx, memberId),
    soldOut: steps?.gone ?? 0,
    coupons: coupons?.total ?? 0,
  };
}
