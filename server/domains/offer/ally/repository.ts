/** SQL of allied merchants: only approved ones that are not closed are public. */
import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Geo } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import { containing } from '../../../db/like';
import { merchantCates, merchants } from '../../../db/schema';

export interface MerchantRow {
  merchant: typeof merchants.$inferSelect;
  cate: string;
}
export interface MerchantFilter {
  id?: string;
  cateId?: string;
  keyword?: string;
}

function publicOnes({ id, cateId, keyword }: MerchantFilter): SQL | undefined {
  const word = keyword?.trim();
  const pattern = containing(word ?? '');
  return and(
    eq(merchants.state, 'approved'),
    // Closed by its owner, it is nowhere to be found; outside its hours it says so.
    eq(merchants.open, true),
    id ? eq(merchants.id, id) : undefined,
    cateId ? eq(merchants.cateId, cateId) : undefined,
    word
      ? or(ilike(merchants.name, pattern), ilike(merchants.offer, pattern), ilike(merchants.address, pattern))
      : undefined,
  );
}

/** Square of the distance in degrees, with the longitude shortened for the latitude: good enough to sort by. */
const awayFrom = ({ lat, lng }: Geo): SQL =>
  sql`power(${merchants.lat}::float8 - ${lat}::float8, 2) + power((${merchants.lng}::float8 - ${lng}::float8) * cos(radians(${lat}::float8)), 2)`;

/** Nearest first when the position is known, else the best score first. */
export const findMerchants = (
  tx: Tx,
  filter: MerchantFilter,
  { geo, limit, offset = 0 }: { geo?: Geo; limit: number; offset?: number },
): Promise<MerchantRow[]> =>
  tx
    .select({ merchant: merchants, cate: merchantCates.label })
    .from(merchants)
    .innerJoin(merchantCates, eq(merchantCates.id, merchants.cateId))
    .where(publicOnes(filter))
    .orderBy(geo ? asc(awayFrom(geo)) : desc(merchants.score), asc(merchants.sort), asc(merchants.id))
    .limit(limit)
    .offset(offset);

export const countMerchants = (tx: Tx, filter: MerchantFilter): Promise<number> =>
  tx.$count(merchants, publicOnes(filter));

export const countByCate = (tx: Tx) =>
  tx
    .select({ id: merchantCates.id, label: merchantCates.label, count: count(merchants.id) })
    .from(merchantCates)
    .leftJoin(merchants, and(eq(merchants.cateId, merchantCates.id), publicOnes({})))
    .groupBy(merchantCates.id, merchantCates.label, merchantCates.sort)
    .orderBy(asc(merchantCates.sort));
