/** SQL of identities, of the tries to prove them and of bank cards. */
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { bankCards, identities, identityTries, realIdentities } from '../../../db/schema';

export type RealIdentity = typeof realIdentities.$inferSelect;
export type BankCard = typeof bankCards.$inferSelect;
export type Tries = typeof identityTries.$inferSelect;

export async function findIdentity(tx: Tx, memberId: string, lock = false): Promise<RealIdentity | undefined> {
  const query = tx.select().from(realIdentities).where(eq(realIdentities.memberId, memberId));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Who has the number behind the hash. */
export async function findHolder(tx: Tx, numberHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ memberId: realIdentities.memberId })
    .from(realIdentities)
    .where(eq(realIdentities.numberHash, numberHash));
  return row?.memberId;
}

/** A number that somebody else has breaks the unique index. */
export async function putIdentity(tx: Tx, row: typeof realIdentities.$inferInsert): Promise<void> {
  const { memberId, ...set } = row;
  await tx
    .insert(realIdentities)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: realIdentities.memberId, set });
}

export async function markVerified(tx: Tx, memberId: string, at: number): Promise<void> {
  await tx
    .update(realIdentities)
    .set({ state: 'verified', verifiedAt: at })
    .where(eq(realIdentities.memberId, memberId));
}

export async function findTries(tx: Tx, memberId: string): Promise<Tries | undefined> {
  const [row] = await tx.select().from(identityTries).where(eq(identityTries.memberId, memberId));
  return row;
}

/** Counts one try of the day in one statement, so that parallel ones do not get more than `most`; false = none was left. */
export async function takeTry(tx: Tx, memberId: string, day: string, most: number): Promise<boolean> {
  const [row] = await tx
    .insert(identityTries)
    .values({ memberId, day, tries: 1 })
    .onConflictDoUpdate({
      target: identityTries.memberId,
      set: { day, tries: sql`case when ${identityTries.day} = ${day} then ${identityTries.tries} + 1 else 1 end` },
      setWhere: sql`${identityTries.day} <> ${day} or ${identityTries.tries} < ${most}`,
    })
    .returning({ tries: identityTries.tries });
  return row !== undefined;
}

/** Nobody answered: the try did not count. */
export async function giveBackTry(tx: Tx, memberId: string, day: string): Promise<void> {
  await tx
    .update(identityTries)
    .set({ tries: sql`greatest(${identityTries.tries} - 1, 0)` })
    .where(and(eq(identityTries.memberId, memberId), eq(identityTries.day, day)));
}

/** '' = it said yes. */
export async function setReason(tx: Tx, memberId: string, reason: string): Promise<void> {
  await tx.update(identityTries).set({ reason }).where(eq(identityTries.memberId, memberId));
}

/** The one used last is the first. */
export const listCards = (tx: Tx, memberId: string): Promise<BankCard[]> =>
  tx
    .select()
    .from(bankCards)
    .where(eq(bankCards.memberId, memberId))
    .orderBy(desc(bankCards.usedAt), desc(bankCards.id));

export async function putCard(tx: Tx, row: typeof bankCards.$inferInsert): Promise<void> {
  const { bankName, numberSealed, mobileMask, usedAt } = row;
  await tx
    .insert(bankCards)
    .values(row)
    .onConflictDoUpdate({
      target: [bankCards.memberId, bankCards.numberHash],
      set: { bankName, numberSealed, mobileMask, usedAt },
    });
}

export async function findCard(tx: Tx, memberId: string, id: string): Promise<BankCard | undefined> {
  const [row] = await tx
    .select()
    .from(bankCards)
    .where(and(eq(bankCards.memberId, memberId), eq(bankCards.id, id)));
  return row;
}

export async function touchCard(tx: Tx, id: string, at: number): Promise<void> {
  await tx.update(bankCards).set({ usedAt: at }).where(eq(bankCards.id, id));
}

export async function hasPhoto(tx: Tx, memberId: string, name: string): Promise<boolean> {
  const isEither = or(eq(realIdentities.front, name), eq(realIdentities.back, name));
  return (await tx.$count(realIdentities, and(eq(realIdentities.memberId, memberId), isEither))) > 0;
}

export async function deleteOf(tx: Tx, memberId: string): Promise<void> {
  for (const table of [realIdentities, identityTries, bankCards] as const)
    await tx.delete(table).where(eq(table.memberId, memberId));
}

/** The member at the messenger: of the web, else of the mini-program. */
export async function findMessengerId(tx: Tx, memberId: string): Promise<string | undefined> {
  const rows = await tx
    .select({ provider: identities.provider, openId: identities.openId })
    .from(identities)
    .where(eq(identities.memberId, memberId));
  return (rows.find(({ provider }) => provider === 'wechat') ?? rows.find(({ provider }) => provider === 'mini'))
    ?.openId;
}
