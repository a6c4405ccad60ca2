/** The catalogue of exhibits: what it says about one goods, and the crafts it can be filtered by. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Facet } from '../../../src/contract/kit';
import type { Exhibit } from '../../../src/contract/catalogue/schemas';
import type { Tx } from '../../db/client';
import { exhibits, goods } from '../../db/schema';

export async function findExhibit(tx: Tx, goodsId: string): Promise<Exhibit | undefined> {
  const [row] = await tx.select().from(exhibits).where(eq(exhibits.goodsId, goodsId));
  if (!row) return undefined;
  const { craft, dry, liquor, base, taste, infusions, pairing, note } = row;
  return { craft, dry, liquor, base, taste, infusions, pairing, note };
}

/** One facet with every craft that is on show, in the editor's order. */
export async function countCrafts(tx: Tx): Promise<Facet[]> {
  const rows = await tx
    .select({ craft: exhibits.craft, shown: count() })
    .from(exhibits)
    .innerJoin(goods, and(eq(goods.id, exhibits.goodsId), eq(goods.status, 'on')))
    .groupBy(exhibits.craft)
    .orderBy(sql`min(${exhibits.sort})`);
  const options = rows.map(({ craft, shown }) => ({ value: craft, label: `${craft}（${shown}）` }));
  return options.length > 0 ? [{ key: 'craft', label: '工艺', options }] : [];
}
