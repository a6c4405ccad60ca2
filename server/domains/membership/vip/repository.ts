/** SQL of the annual card, of what it saves, of levels and gifts. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import { findById, insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  accounts,
  couponTemplates,
  memberGifts,
  goods,
  ledgerRows,
  levelUps,
  orderLines,
  orders,
  vipOrders,
} from '../../../db/schema';

/** First digit of a gift's id. */
export const GIFT_KIND = { level: '1', birthday: '2', anniversary: '3', card: '4' } as const;

export type VipOrder = typeof vipOrders.$inferSelect;

export const insertOrder = insertInto(vipOrders);

export async function updateOrder(tx: Tx, id: string, set: Partial<typeof vipOrders.$inferInsert>): Promise<void> {
  await tx.update(vipOrders).set(set).where(eq(vipOrders.id, id));
}

export const findOrder = findById(vipOrders);

const of = (memberId: string, status: VipOrder['status']) =>
  and(eq(vipOrders.memberId, memberId), eq(vipOrders.status, status));

export const listOpen = (tx: Tx, memberId: string): Promise<VipOrder[]> =>
  tx.select().from(vipOrders).where(of(memberId, 'unpaid')).orderBy(asc(vipOrders.id));

/** Cards that were paid, the first first. */
export const listCards = (tx: Tx, memberId: string): Promise<VipOrder[]> =>
  tx.select().from(vipOrders).where(of(memberId, 'paid')).orderBy(asc(vipOrders.from));

/** The part of an amount of a line whose pieces stayed with the buyer. */
const kept = (fen: typeof orderLines.memberOff | ReturnType<typeof sql>) =>
  sql`${fen} * (${orderLines.qty} - ${orderLines.returnedQty}) / greatest(1, ${orderLines.qty})`;
const paidSince = (from: number) =>
  and(gte(orders.createdAt, from), isNotNull(orders.paidAt), notInArray(orders.status, ['cancelled', 'refunded']));
/** Lines are looked up by their member and orders by their number: by the member on both sides each order would be held against each line. */
const lineOf = (memberId: string) => and(eq(orderLines.orderId, orders.id), eq(orderLines.memberId, memberId));
/** What an index holds a part of is written as in the index, its numbers too: a plan made for all values does not look at parameters. */
const freeShipped = sql`(${orders.amounts}->>'vipOff')::bigint`;
const freightPaid = sql`(${orders.amounts}->>'freight')::bigint`;
const total = (value: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${value}), 0)::bigint`.mapWith(Number);

/** Fen off the paid orders since `from`, by member price (`byCard`: only the card's) and by the card's shippings. */
export async function sumSavings(
  tx: Tx,
  memberId: string,
  from: number,
): Promise<{ memberOff: number; byCard: number; freight: number; times: number }> {
  const [lines] = await tx
    .select({
      memberOff: total(kept(orderLines.memberOff)),
      byCard: total(sql`case when ${orderLines.byCard} then ${kept(orderLines.memberOff)} else 0 end`),
    })
    .from(orders)
    .innerJoin(orderLines, lineOf(memberId))
    .where(and(paidSince(from), sql`${orderLines.memberOff} > 0`));
  const [shipped] = await tx
    .select({ freight: total(freeShipped), times: sql<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), paidSince(from), sql`${freeShipped} > 0`));
  return {
    memberOff: lines?.memberOff ?? 0,
    byCard: lines?.byCard ?? 0,
    freight: shipped?.freight ?? 0,
    times: shipped?.times ?? 0,
  };
}

/** Whether a card's price, shipping or tasting was used since `from`; an open order counts, it may still be paid. */
export async function isUsed(tx: Tx, memberId: string, from: number): Promise<boolean> {
  const bought = tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        gte(orders.createdAt, from),
        notInArray(orders.status, ['cancelled', 'refunded']),
        sql`((${orders.amounts}->>'vipOff')::bigint > 0 or exists (select 1 from order_lines l where l.order_id = ${orders.id} and l.by_card))`,
      ),
    );
  const tasted = tx
    .select({ id: memberGifts.giftId })
    .from(memberGifts)
    .where(
      and(
        eq(memberGifts.memberId, memberId),
        gte(memberGifts.at, from),
        sql`${memberGifts.giftId}::text like ${`${GIFT_KIND.card}%`}`,
      ),
    );
  return (await bought.limit(1)).length + (await tasted.limit(1)).length > 0;
}

/** Fen that a card at `discountBp` saves on what was bought since `from`, beyond the level's price, and freight of the dearest `shippings` orders. */
export async function sumExpected(
  tx: Tx,
  memberId: string,
  from: number,
  { discountBp, shippings }: { discountBp: number; shippings: number },
): Promise<number> {
  const off = sql`(${orderLines.price} - round(${orderLines.price} * ${discountBp}::bigint / 10000.0)) * ${orderLines.qty}`;
  const [lines] = await tx
    .select({
      more: total(
        sql`case when ${orderLines.byCard} then ${orderLines.memberOff} else greatest(0, ${off} - ${orderLines.memberOff}) end`,
      ),
    })
    .from(orders)
    .innerJoin(orderLines, lineOf(memberId))
    .innerJoin(goods, eq(goods.id, orderLines.goodsId))
    .where(
      and(
        paidSince(from),
        inArray(orders.kind, ['normal', 'discount']),
        sql`not ${orderLines.gift} and ${orderLines.campaignOff} = 0`,
        sql`${goods.marks} ? 'member'`,
      ),
    );
  const fees = await tx
    .select({ fee: sql<number>`${freightPaid}`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), paidSince(from), sql`${freightPaid} > 0`))
    .orderBy(desc(freightPaid))
    .limit(shippings);
  return (lines?.more ?? 0) + fees.reduce((sum, { fee }) => sum + fee, 0);
}

export async function confirmedLevel(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ level: sql<number | null>`max(${levelUps.level})` })
    .from(levelUps)
    .where(eq(levelUps.memberId, memberId));
  return row?.level ?? 1;
}

export async function insertLevelUp(tx: Tx, row: typeof levelUps.$inferInsert): Promise<void> {
  await tx.insert(levelUps).values(row).onConflictDoNothing();
}

export async function claimsOf(tx: Tx, memberId: string): Promise<Map<string, number>> {
  const rows = await tx.select().from(memberGifts).where(eq(memberGifts.memberId, memberId));
  return new Map(rows.map(({ giftId, at }) => [giftId, at]));
}

/** False when it was claimed before. */
export async function insertClaim(tx: Tx, row: typeof memberGifts.$inferInsert): Promise<boolean> {
  const made = await tx.insert(memberGifts).values(row).onConflictDoNothing().returning({ id: memberGifts.giftId });
  return made.length > 0;
}

/** Levels taken up since `from`, and the gifts of them. */
export async function dropLevels(tx: Tx, memberId: string, levels: readonly number[], from: number): Promise<void> {
  const of = eq(levelUps.memberId, memberId);
  await tx.delete(levelUps).where(and(of, inArray(levelUps.level, [...levels]), gte(levelUps.at, from)));
  const gifts = levels.map((level) => `${GIFT_KIND.level}${level}`);
  await tx
    .delete(memberGifts)
    .where(and(eq(memberGifts.memberId, memberId), inArray(memberGifts.giftId, gifts), gte(memberGifts.at, from)));
}

/** The coupon that a tasting is given as: for the table, given by the house. */
export async function findTasting(tx: Tx) {
  const [row] = await tx
    .select()
    .from(couponTemplates)
    .where(
      and(
        eq(couponTemplates.kind, 'table'),
        eq(couponTemplates.takeType, 'gift'),
        lt(couponTemplates.issued, couponTemplates.total),
      ),
    )
    .orderBy(asc(couponTemplates.id))
    .limit(1);
  return row;
}

const growthOf = (memberId: string) =>
  and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, memberId), eq(accounts.unit, 'growth'));

/**
 * When the growth came in without which it would be less than `need`: the newest that make up `need` are the last to go (rule 9.10).
 * Undefined when all of it is not as much.
 */
export async function findLastOf(tx: Tx, memberId: string, need: number): Promise<number | undefined> {
  const newest = tx
    .select({
      at: ledgerRows.createdAt,
      sum: sql<number>`sum(${ledgerRows.delta}) over (order by ${ledgerRows.createdAt} desc, ${ledgerRows.id} desc)`.as(
        'sum',
      ),
    })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(growthOf(memberId), gt(ledgerRows.delta, 0)))
    .as('newest');
  const [row] = await tx
    .select({ at: newest.at })
    .from(newest)
    .where(gte(newest.sum, need))
    .orderBy(newest.sum)
    .limit(1);
  return row?.at;
}

/** Growth booked since `from`: of tasks whose key is like that. */
export const hasTaskRow = (tx: Tx, memberId: string, like: string, from: number): Promise<boolean> =>
  hasGrowth(tx, memberId, sql`${ledgerRows.bizId} like ${like}`, from);

/** Growth of an order since `from`: receipt is when it is booked. */
export const hasBought = (tx: Tx, memberId: string, from: number): Promise<boolean> =>
  hasGrowth(tx, memberId, eq(ledgerRows.bizType, 'reward'), from);

async function hasGrowth(tx: Tx, memberId: string, of: SQL, from: number): Promise<boolean> {
  const rows = await tx
    .select({ id: ledgerRows.id })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(and(growthOf(memberId), of, gte(ledgerRows.createdAt, from)))
    .limit(1);
  return rows.length > 0;
}

/** Lines of received orders that wait for a review, counted up to `most`: who has bought for years has thousands. */
export async function countToReview(tx: Tx, memberId: string, most: number): Promise<number> {
  const waiting = await tx
    .select({ id: orderLines.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.status, 'received'),
        eq(orderLines.reviewed, false),
        eq(orderLines.gift, false),
        lt(orderLines.returnedQty, orderLines.qty),
      ),
    )
    .limit(most);
  return waiting.length;
}

/** Members whose growth from before `before` has not all been spent or taken back, with what is left of it. */
export const listOutdated = (tx: Tx, before: number): Promise<{ memberId: string; left: number }[]> =>
  tx
    .select({
      memberId: accounts.ownerId,
      left: sql<number>`sum(case when ${ledgerRows.delta} < 0 or ${ledgerRows.createdAt} < ${before} then ${ledgerRows.delta} else 0 end)::bigint`.mapWith(
        Number,
      ),
    })
    .from(accounts)
    .innerJoin(ledgerRows, eq(ledgerRows.accountId, accounts.id))
    .where(and(eq(accounts.ownerType, 'member'), eq(accounts.unit, 'growth'), gt(accounts.available, 0)))
    .groupBy(accounts.ownerId)
    .having(
      sql`sum(case when ${ledgerRows.delta} < 0 or ${ledgerRows.createdAt} < ${before} then ${ledgerRows.delta} else 0 end) > 0`,
    );
