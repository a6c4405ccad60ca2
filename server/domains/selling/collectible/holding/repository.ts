/** SQL of pieces in members' hands, and what giving one away or sending one asks for. */
import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { HoldingTab } from '../../../../../src/contract/collectible/schemas';
import { findById, updateById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { holdings, members } from '../../../../db/schema';
import type { HoldingStatus } from '../../../../db/schema';
import type { Collectible } from '../issue/repository';

export type HoldingRow = typeof holdings.$inferSelect;

/** States in which the piece still lies in the cellar and belongs to the member. */
const KEPT: HoldingStatus[] = ['held', 'transferring'];

export const countOwned = (tx: Tx, memberId: string, collectibleId: string): Promise<number> =>
  tx.$count(
    holdings,
    and(eq(holdings.memberId, memberId), eq(holdings.collectibleId, collectibleId), inArray(holdings.status, KEPT)),
  );

export const findHolding = findById(holdings);

export const updateHolding = updateById(holdings);

/** What each tab of 我的藏品 shows. */
const TAB_STATUSES: Record<HoldingTab, HoldingStatus[]> = {
  held: ['held'],
  transferring: ['transferring', 'given'],
  redeemed: ['redeeming', 'redeemed'],
};

const mineIn = (memberId: string, tab: HoldingTab) =>
  and(eq(holdings.memberId, memberId), inArray(holdings.status, TAB_STATUSES[tab]));

export const countTab = (tx: Tx, memberId: string, tab: HoldingTab): Promise<number> =>
  tx.$count(holdings, mineIn(memberId, tab));

export const listHoldings = (
  tx: Tx,
  query: { memberId: string; tab: HoldingTab; limit: number; offset: number },
): Promise<HoldingRow[]> =>
  tx
    .select()
    .from(holdings)
    .where(mineIn(query.memberId, query.tab))
    .orderBy(
      // What waits comes before what is over.
      asc(or(eq(holdings.status, 'given'), eq(holdings.status, 'redeemed')) as SQL),
      desc(holdings.updatedAt),
      desc(holdings.id),
    )
    .limit(query.limit)
    .offset(query.offset);

/** Gifts that wait for this member's answer. */
export const listIncoming = (tx: Tx, memberId: string, now: number): Promise<HoldingRow[]> =>
  tx
    .select()
    .from(holdings)
    .where(
      and(eq(holdings.toId, memberId), eq(holdings.status, 'transferring'), sql`${holdings.transferExpireAt} > ${now}`),
    )
    .orderBy(asc(holdings.transferExpireAt));

export const listSaved = (tx: Tx, memberId: string): Promise<{ collectibleId: string }[]> =>
  tx
    .select({ collectibleId: holdings.collectibleId })
    .from(holdings)
    .where(and(eq(holdings.memberId, memberId), inArray(holdings.status, KEPT)));

export async function insertHoldings(tx: Tx, rows: (typeof holdings.$inferInsert)[]): Promise<HoldingRow[]> {
  return tx.insert(holdings).values(rows).returning();
}

/** The `qty` lowest numbers of an issue that nobody holds. */
export async function freeSerials(
  tx: Tx,
  issue: Pick<Collectible, 'id' | 'reserved' | 'issue'>,
  qty: number,
): Promise<number[]> {
  const taken = tx
    .select({ one: sql`1` })
    .from(holdings)
    .where(
      and(eq(holdings.collectibleId, issue.id), ne(holdings.status, 'given'), sql`${holdings.serialNo} = serial.no`),
    );
  const result = (await tx.execute(sql`
    select serial.no::int as no from generate_series(${issue.reserved + 1}::int, ${issue.issue}::int) as serial(no)
    where not exists (${taken}) order by serial.no limit ${qty}`)) as unknown as { rows: { no: number }[] };
  return result.rows.map(({ no }) => no);
}

export async function findNickname(tx: Tx, memberId: string): Promise<string | undefined> {
  const [row] = await tx.select({ nickname: members.nickname }).from(members).where(eq(members.id, memberId));
  return row?.nickname;
}
