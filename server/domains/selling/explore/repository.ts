/** SQL of visits and routes. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { exploreRoutes, menuItems, storeVisits, venues } from '../../../db/schema';

export type RouteRow = typeof exploreRoutes.$inferSelect;
export type SignatureRow = Pick<typeof menuItems.$inferSelect, 'id' | 'title' | 'cover' | 'price' | 'storeIds'>;

/** Stores where the member has been, each with the last day. */
export async function listVisited(tx: Tx, memberId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ storeId: storeVisits.storeId, day: sql<string>`max(${storeVisits.day})` })
    .from(storeVisits)
    .where(eq(storeVisits.memberId, memberId))
    .groupBy(storeVisits.storeId);
  return new Map(rows.map(({ storeId, day }) => [storeId, day]));
}

/** False when the member was there on that day already. */
export async function addVisit(tx: Tx, row: typeof storeVisits.$inferInsert): Promise<boolean> {
  const added = await tx.insert(storeVisits).values(row).onConflictDoNothing().returning({ at: storeVisits.at });
  return added.length > 0;
}

export const listRoutes = (tx: Tx): Promise<RouteRow[]> =>
  tx.select().from(exploreRoutes).orderBy(asc(exploreRoutes.sort), asc(exploreRoutes.id));

/** What each store says of itself. */
export async function readLines(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.select({ storeId: venues.storeId, intro: venues.intro }).from(venues);
  return new Map(rows.map(({ storeId, intro }) => [storeId, intro]));
}

/** What the house is known for, the first of the menu first. */
export const listSignatures = (tx: Tx, tag: string): Promise<SignatureRow[]> =>
  tx
    .select({
      ...{ id: menuItems.id, title: menuItems.title, cover: menuItems.cover },
      ...{ price: menuItems.price, storeIds: menuItems.storeIds },
    })
    .from(menuItems)
    .where(sql`${menuItems.on} and ${menuItems.tags} ? ${tag}`)
    .orderBy(asc(menuItems.sort), asc(menuItems.id));
