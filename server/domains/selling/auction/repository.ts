/** SQL of auctions. Writers lock the auction's row first, then entries, then accounts: one order everywhere. */
import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { findById, insertInto, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { auctionBids, auctionEntries, auctions, campaigns, goods, members, orders } from '../../../db/schema';
import type { Order } from '../../trade/order/repository';

export type Auction = typeof auctions.$inferSelect;
export type Entry = typeof auctionEntries.$inferSelect;
export type Campaign = typeof campaigns.$inferSelect;
export interface LotRow {
  auction: Auction;
  campaign: Campaign;
}

export async function findLot(tx: Tx, id: string): Promise<LotRow | undefined> {
  const [row] = await tx
    .select({ auction: auctions, campaign: campaigns })
    .from(auctions)
    .innerJoin(campaigns, eq(campaigns.id, auctions.campaignId))
    .where(eq(auctions.campaignId, id));
  return row;
}

export async function insertAuction(tx: Tx, row: typeof auctions.$inferInsert): Promise<void> {
  await tx.insert(auctions).values(row);
}

/** The lot with its auction locked until the transaction ends: from here on its bids come one after the other. */
export async function lockLot(tx: Tx, id: string): Promise<LotRow | undefined> {
  const [locked] = await tx
    .select({ id: auctions.campaignId })
    .from(auctions)
    .where(eq(auctions.campaignId, id))
    .for('update');
  return locked && findLot(tx, id);
}

/** Raises `rev`; a new end goes into the campaign too, where lists look for it. */
export async function updateAuction(
  tx: Tx,
  { auction }: LotRow,
  set: Partial<typeof auctions.$inferInsert>,
  endAt?: number,
): Promise<LotRow> {
  await tx
    .update(auctions)
    .set({ ...set, rev: auction.rev + 1 })
    .where(eq(auctions.campaignId, auction.campaignId));
  if (endAt !== undefined) await tx.update(campaigns).set({ endAt }).where(eq(campaigns.id, auction.campaignId));
  return (await findLot(tx, auction.campaignId)) as LotRow;
}

export const listLots = async (tx: Tx, ids: readonly string[]): Promise<Map<string, Auction>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(auctions)
    .where(inArray(auctions.campaignId, [...ids]));
  return new Map(rows.map((row) => [row.campaignId, row]));
};

export async function findEntry(tx: Tx, memberId: string, auctionId: string, lock = false): Promise<Entry | undefined> {
  const query = tx
    .select()
    .from(auctionEntries)
    .where(and(eq(auctionEntries.auctionId, auctionId), eq(auctionEntries.memberId, memberId)));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export const findEntryById = findById(auctionEntries);

export const insertEntry = insertInto(auctionEntries);

export const updateEntry = updateById(auctionEntries);

/** Fen of spared deposits of lots that run or wait for their payment, and of those that would have been kept. */
export async function sumExempt(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${auctionEntries.deposit})` })
    .from(auctionEntries)
    .where(
      and(
        eq(auctionEntries.memberId, memberId),
        eq(auctionEntries.exempt, true),
        inArray(auctionEntries.state, ['held', 'forfeit']),
      ),
    );
  return Number(row?.sum ?? 0);
}

/** Deposits that are held, in id order. */
export const listHeld = (tx: Tx, auctionId: string): Promise<Entry[]> =>
  tx
    .select()
    .from(auctionEntries)
    .where(and(eq(auctionEntries.auctionId, auctionId), eq(auctionEntries.state, 'held')))
    .orderBy(asc(auctionEntries.id))
    .for('update');

/** The member who would have paid most after this one; of two equal ones the earlier. */
export async function secondBidder(tx: Tx, auctionId: string, winnerId: string): Promise<Entry | undefined> {
  const [row] = await tx
    .select()
    .from(auctionEntries)
    .where(
      and(
        eq(auctionEntries.auctionId, auctionId),
        ne(auctionEntries.memberId, winnerId),
        sql`${auctionEntries.maxAmount} > 0`,
      ),
    )
    .orderBy(desc(auctionEntries.maxAmount), asc(auctionEntries.maxAt), asc(auctionEntries.id))
    .limit(1);
  return row;
}

export async function insertBids(tx: Tx, rows: (typeof auctionBids.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(auctionBids).values(rows);
}

export interface BidRow {
  memberId: string;
  nickname: string;
  amount: number;
  at: number;
  auto: boolean;
}
/** The newest first. */
export const listBids = (tx: Tx, auctionId: string, limit: number): Promise<BidRow[]> =>
  tx
    .select({
      memberId: auctionBids.memberId,
      nickname: members.nickname,
      amount: auctionBids.amount,
      at: auctionBids.at,
      auto: auctionBids.auto,
    })
    .from(auctionBids)
    .innerJoin(members, eq(members.id, auctionBids.memberId))
    .where(eq(auctionBids.auctionId, auctionId))
    .orderBy(desc(auctionBids.seq))
    .limit(limit);

/** Bids on all lots since `from` that somebody made himself, the newest first. */
export const listBidsByHand = (tx: Tx, from: number, limit: number) =>
  tx
    .select({
      id: auctionBids.id,
      at: auctionBids.at,
      amount: auctionBids.amount,
      nickname: members.nickname,
      title: campaigns.title,
    })
    .from(auctionBids)
    .innerJoin(campaigns, eq(campaigns.id, auctionBids.auctionId))
    .innerJoin(members, eq(members.id, auctionBids.memberId))
    .where(and(gt(auctionBids.at, from), eq(auctionBids.auto, false)))
    .orderBy(desc(auctionBids.at), desc(auctionBids.seq))
    .limit(limit);

export interface OwnAuction {
  entry: Entry;
  auction: Auction;
  campaign: Campaign;
}
/** Auctions a member paid a deposit for, the newest first. */
export async function listOwn(tx: Tx, memberId: string, limit: number, offset: number): Promise<Paged<OwnAuction>> {
  const where = and(eq(auctionEntries.memberId, memberId), ne(auctionEntries.state, 'unpaid'));
  return paged(
    tx
      .select({ entry: auctionEntries, auction: auctions, campaign: campaigns })
      .from(auctionEntries)
      .innerJoin(auctions, eq(auctions.campaignId, auctionEntries.auctionId))
      .innerJoin(campaigns, eq(campaigns.id, auctions.campaignId))
      .where(where)
      .orderBy(desc(auctionEntries.createdAt), desc(auctionEntries.id)),
    limit,
    offset,
    () => tx.$count(auctionEntries, where),
  );
}

/** Whose the orders of lots are, and where they stand. */
export const listOrderStates = (
  tx: Tx,
  ids: readonly string[],
): Promise<Pick<Order, 'id' | 'memberId' | 'status'>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({ id: orders.id, memberId: orders.memberId, status: orders.status })
        .from(orders)
        .where(inArray(orders.id, [...ids]));

export async function findCover(tx: Tx, goodsId: string): Promise<string | undefined> {
  const [item] = await tx.select({ images: goods.images }).from(goods).where(eq(goods.id, goodsId));
  return item?.images[0];
}
