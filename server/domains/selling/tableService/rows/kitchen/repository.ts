/** SQL of the tea bar: what the rounds of a store ask its stations for. */
import { and, asc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../../../db/client';
import { tableRoundLines, tableRounds, tableSessions, teaTables } from '../../../../../db/schema';

/** Lines of rounds placed since then that nobody took back, in their order; what is taken home is packed at the desk. */
export const listMade = (tx: Tx, storeId: string, from: number) =>
  tx
    .select({ line: tableRoundLines, round: tableRounds, table: teaTables.name, session: tableSessions.status })
    .from(tableRoundLines)
    .innerJoin(tableRounds, eq(tableRounds.id, tableRoundLines.roundId))
    .innerJoin(tableSessions, eq(tableSessions.id, tableRounds.sessionId))
    .innerJoin(teaTables, eq(teaTables.id, tableSessions.tableId))
    .where(
      and(
        eq(tableRounds.storeId, storeId),
        gte(tableRounds.placedAt, from),
        ne(tableRounds.status, 'withdrawn'),
        eq(tableRoundLines.skuId, '0'),
      ),
    )
    .orderBy(asc(tableRounds.placedAt), asc(tableRoundLines.id));

export type Made = Awaited<ReturnType<typeof listMade>>[number];

/** From the order to the table, the middle of all since `from`: by dish and by who makes it. */
export const listPace = (tx: Tx, storeId: string, from: number) =>
  tx
    .select({
      itemId: tableRoundLines.itemId,
      station: tableRoundLines.station,
      times: sql<number>`count(*)`.mapWith(Number),
      middle:
        sql<number>`percentile_cont(0.5) within group (order by ${tableRoundLines.servedAt} - ${tableRounds.placedAt})`.mapWith(
          Number,
        ),
    })
    .from(tableRoundLines)
    .innerJoin(tableRounds, eq(tableRounds.id, tableRoundLines.roundId))
    .where(
      and(
        eq(tableRounds.storeId, storeId),
        gte(tableRounds.placedAt, from),
        ne(tableRounds.status, 'withdrawn'),
        eq(tableRoundLines.skuId, '0'),
        isNotNull(tableRoundLines.servedAt),
      ),
    )
    .groupBy(tableRoundLines.itemId, tableRoundLines.station);
