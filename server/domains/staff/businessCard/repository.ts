/** SQL of business cards, of who looked at them, and of what was left with them. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { findById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { businessCards, cardExchanges, cardLikes, cardVisits, employees, members } from '../../../db/schema';

export type Card = typeof businessCards.$inferSelect;

export const findCard = findById(businessCards);

export async function findCardByNo(tx: Tx, employeeNo: string): Promise<Card | undefined> {
  const [row] = await tx.select().from(businessCards).where(eq(businessCards.employeeNo, employeeNo));
  return row;
}

/** People type e1002 for E1002; where both are there, the one as it was typed. */
export async function findEmployeeIdByNo(tx: Tx, no: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(sql`lower(${employees.no}) = lower(${no})`)
    .orderBy(desc(sql`${employees.no} = ${no}`))
    .limit(1);
  return row?.id;
}

/** The card of an employee, made when there is none yet. */
export async function openCard(tx: Tx, row: typeof businessCards.$inferInsert): Promise<Card> {
  await tx.insert(businessCards).values(row).onConflictDoNothing();
  const [card] = await tx.select().from(businessCards).where(eq(businessCards.employeeId, row.employeeId));
  return card as Card;
}

export const updateCard = updateById(businessCards);

/** Once per visitor and day: the row and its count are one statement, because looking at a card is a read. */
export async function countVisit(
  tx: Tx,
  memberId: string,
  { cardId, day, at }: { cardId: string; day: string; at: number },
): Promise<void> {
  await tx.execute(sql`with visit as (
      insert into card_visits (card_id, member_id, day, at) values (${cardId}::bigint, ${memberId}::bigint, ${day}, ${at}::bigint)
      on conflict do nothing returning card_id)
    update business_cards set visits = visits + 1 where id in (select card_id from visit)`);
}

export const countToday = (tx: Tx, cardId: string, day: string): Promise<number> =>
  tx.$count(cardVisits, and(eq(cardVisits.cardId, cardId), eq(cardVisits.day, day)));

export interface VisitorRow {
  at: number;
  avatar: string;
  /** As it was left with the owner; null = not. */
  name: string | null;
}

/** The newest first; `named`: only those who left their names. */
export const listVisitors = (tx: Tx, cardId: string, limit: number, named: boolean): Promise<VisitorRow[]> =>
  tx
    .select({ at: cardVisits.at, avatar: members.avatar, name: cardExchanges.name })
    .from(cardVisits)
    .innerJoin(members, eq(members.id, cardVisits.memberId))
    .leftJoin(
      cardExchanges,
      and(eq(cardExchanges.cardId, cardVisits.cardId), eq(cardExchanges.memberId, cardVisits.memberId)),
    )
    .where(and(eq(cardVisits.cardId, cardId), named ? isNotNull(cardExchanges.memberId) : undefined))
    .orderBy(desc(cardVisits.at), desc(cardVisits.id))
    .limit(limit);

export const listExchanges = (tx: Tx, cardId: string, limit: number) =>
  tx
    .select({ name: cardExchanges.name, mobile: cardExchanges.mobile, avatar: members.avatar, at: cardExchanges.at })
    .from(cardExchanges)
    .innerJoin(members, eq(members.id, cardExchanges.memberId))
    .where(eq(cardExchanges.cardId, cardId))
    .orderBy(desc(cardExchanges.at))
    .limit(limit);

/** False when it was left before. */
export async function insertExchange(tx: Tx, row: typeof cardExchanges.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(cardExchanges).values(row).onConflictDoNothing().returning({ at: cardExchanges.at });
  return rows.length > 0;
}

/** False when it was liked before. */
export async function insertLike(tx: Tx, row: typeof cardLikes.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(cardLikes).values(row).onConflictDoNothing().returning({ at: cardLikes.at });
  return rows.length > 0;
}

export async function addLike(tx: Tx, id: string): Promise<void> {
  await tx
    .update(businessCards)
    .set({ likes: sql`${businessCards.likes} + 1` })
    .where(eq(businessCards.id, id));
}

/** What the member did with the card. */
export async function findOwn(
  tx: Tx,
  memberId: string,
  cardId: string,
): Promise<{ liked: boolean; exchanged: boolean }> {
  const [liked, exchanged] = await Promise.all([
    tx.$count(cardLikes, and(eq(cardLikes.cardId, cardId), eq(cardLikes.memberId, memberId))),
    tx.$count(cardExchanges, and(eq(cardExchanges.cardId, cardId), eq(cardExchanges.memberId, memberId))),
  ]);
  return { liked: liked > 0, exchanged: exchanged > 0 };
}
