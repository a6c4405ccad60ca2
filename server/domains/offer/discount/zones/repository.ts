/** SQL of discount zones and of the goods in them. */
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { findById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { withTotal, type Paged } from '../../../../db/paged';
import { discountZones, goods } from '../../../../db/schema';
import { findCardRows, type CardRow } from '../../catalogue/repository';

export type ZoneRow = typeof discountZones.$inferSelect;
type ZoneSort = 'default' | 'discount' | 'price';

export const listZoneRows = (tx: Tx): Promise<ZoneRow[]> =>
  tx.select().from(discountZones).orderBy(asc(discountZones.sort), asc(discountZones.id));

export const findZoneRow = findById(discountZones);

/** 折扣: largest saving against the market price first. */
const ORDERS: Record<ZoneSort, (ids: readonly string[]) => SQL[]> = {
  default: (ids) => [
    asc(
      sql`array_position(array[${sql.join(
        ids.map((id) => sql`${id}::bigint`),
        sql`, `,
      )}], ${goods.id})`,
    ),
  ],
  discount: () => [asc(sql`${goods.minPrice}::numeric / greatest(1, ${goods.minMarketPrice})`), asc(goods.minPrice)],
  price: () => [asc(goods.minPrice)],
};

/** Goods of a zone that are on the shelf; `default` = in the order of `ids`, what is in stock first. */
export async function pageOfZoneGoods(
  tx: Tx,
  { ids, sort, at }: { ids: readonly string[]; sort: ZoneSort; at: number },
  limit: number,
  offset: number,
): Promise<Paged<CardRow>> {
  const where = and(eq(goods.status, 'on'), inArray(goods.id, [...ids]));
  const rows = await findCardRows(tx, {
    where,
    orderBy: ORDERS[sort](ids),
    soldOutLast: sort !== 'price',
    limit,
    offset,
    at,
  });
  return withTotal(rows, limit, offset, () => tx.$count(goods, where));
}
