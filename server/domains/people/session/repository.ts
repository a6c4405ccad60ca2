/** SQL of sessions, of the codes and proofs that open them, and of the tries that lock them. */
import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client';
import { callCounts, members, proofs, sessions, smsCodes } from '../../../db/schema';
import { statement } from '../../../db/statement';
import type { Viewer } from '../../../http/context';

/** The session of a token hash; none when it is over or its account is closed, and none of a screen, which opens its board only. */
export async function findViewer(tx: Tx, tokenHash: string, now: number): Promise<Viewer | undefined> {
  const [row] = await viewers(tx, { tokenHash, now });
  return row;
}
const viewers = statement({ tokenHash: 'text', now: 'bigint' }, (tx, { tokenHash, now }) =>
  tx
    .select({
      memberId: sessions.memberId,
      tokenHash: sessions.tokenHash,
      channelLogin: sessions.channelLogin,
      chatLogin: sessions.chatLogin,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        ne(sessions.way, 'screen'),
        gt(sessions.expiresAt, now),
        or(isNull(members.closeAt), gt(members.closeAt, now)),
      ),
    ),
);

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

export type SessionRow = typeof sessions.$inferSelect;

/** Which sessions of a member: that of one token hash, all but that, the one of an id, those opened in a way. */
export type WhichSessions = { only: string } | { except: string } | { id: string } | { way: SessionRow['way'] };

/** Returns how many there were. */
export async function deleteSessions(tx: Tx, memberId: string, which: WhichSessions): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), isChosen(which)))
    .returning({ id: sessions.id });
  return ended.length;
}

function isChosen(which: WhichSessions) {
  if ('only' in which) return eq(sessions.tokenHash, which.only);
  if ('except' in which) return ne(sessions.tokenHash, which.except);
  return 'id' in which ? eq(sessions.id, which.id) : eq(sessions.way, which.way);
}

/** The newest first. */
export const listSessions = (tx: Tx, memberId: string, limit: number, now: number): Promise<SessionRow[]> =>
  tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(limit);

/** Of a token hash, screens included; none when it is over. */
export async function findSessionRow(tx: Tx, tokenHash: string, now: number): Promise<SessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

/** Codes of one mobile are sent one after the other: their limits are counted behind this lock. */
export async function lockCodes(tx: Tx, mobile: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sms ${mobile}`}))`);
}

export type SentCode = Pick<typeof smsCodes.$inferSelect, 'scene' | 'asker' | 'createdAt'>;

export const listCodesSince = (tx: Tx, mobile: string, since: number): Promise<SentCode[]> =>
  tx
    .select({ scene: smsCodes.scene, asker: smsCodes.asker, createdAt: smsCodes.createdAt })
    .from(smsCodes)
    .where(and(eq(smsCodes.mobile, mobile), gte(smsCodes.createdAt, since)));

/** Returns its id. */
export async function insertCode(tx: Tx, row: typeof smsCodes.$inferInsert): Promise<string> {
  const [made] = await tx.insert(smsCodes).values(row).returning({ id: smsCodes.id });
  return made?.id ?? '';
}

export async function deleteCode(tx: Tx, id: string): Promise<void> {
  await tx.delete(smsCodes).where(eq(smsCodes.id, id));
}

export async function isMobileKnown(tx: Tx, mobile: string): Promise<boolean> {
  const rows = await tx.select({ id: members.id }).from(members).where(eq(members.mobile, mobile));
  return rows.length > 0;
}

export async function findNewestCode(
  tx: Tx,
  mobile: string,
  scenes: readonly string[],
): Promise<{ id: string; scene: string } | undefined> {
  const [row] = await tx
    .select({ id: smsCodes.id, scene: smsCodes.scene })
    .from(smsCodes)
    .where(and(eq(smsCodes.mobile, mobile), inArray(smsCodes.scene, [...scenes])))
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(1);
  return row;
}

/** Counts a try of a code and returns its hash; nothing when it is used, over, or was tried `most` times. */
export async function takeCodeTry(tx: Tx, id: string, most: number, now: number): Promise<string | undefined> {
  const [tried] = await tx
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt), gt(smsCodes.expiresAt, now), lt(smsCodes.tries, most)))
    .returning({ hash: smsCodes.hash });
  return tried?.hash;
}

/** True for the one who used the code up. */
export async function spendCode(tx: Tx, id: string, now: number): Promise<boolean> {
  const used = await tx
    .update(smsCodes)
    .set({ usedAt: now })
    .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
    .returning({ id: smsCodes.id });
  return used.length > 0;
}

type Proof = typeof proofs.$inferSelect;

export async function insertProof(tx: Tx, row: typeof proofs.$inferInsert): Promise<void> {
  await tx.insert(proofs).values(row);
}

interface WantedProof extends Pick<Proof, 'kind' | 'hash'> {
  /** Whom it must belong to, and what for. */
  memberId?: string;
  mobile?: string;
  scenes?: readonly string[];
}

/** Used or over as well; its row is locked. */
export async function lockProof(tx: Tx, kind: Proof['kind'], hash: string): Promise<Proof | undefined> {
  const [row] = await tx
    .select()
    .from(proofs)
    .where(and(eq(proofs.hash, hash), eq(proofs.kind, kind)))
    .for('update');
  return row;
}

/** Uses up a proof inside its time and returns it. */
export async function spendProof(
  tx: Tx,
  { kind, hash, memberId, mobile, scenes }: WantedProof,
  now: number,
): Promise<Proof | undefined> {
  const [used] = await tx
    .update(proofs)
    .set({ usedAt: now })
    .where(
      and(
        eq(proofs.hash, hash),
        eq(proofs.kind, kind),
        memberId === undefined ? undefined : eq(proofs.memberId, memberId),
        mobile === undefined ? undefined : eq(proofs.mobile, mobile),
        scenes === undefined ? undefined : inArray(proofs.scene, [...scenes]),
        isNull(proofs.usedAt),
        gt(proofs.expiresAt, now),
      ),
    )
    .returning();
  return used;
}

export type PasswordKind = 'login' | 'pay';

const COUNTERS = {
  login: { errors: members.loginErrors, until: members.loginLockedUntil },
  pay: { errors: members.payErrors, until: members.payLockedUntil },
} as const;
const counted = <T>(kind: PasswordKind, errors: T, until: T) =>
  kind === 'login' ? { loginErrors: errors, loginLockedUntil: until } : { payErrors: errors, payLockedUntil: until };

/**
 * Counts one try; the one that makes `most` locks for `lockMs`, and the first one after a lock begins anew. Nothing is counted and
 * nothing returned while the lock holds.
 */
export async function takeTry(
  db: Db,
  memberId: string,
  kind: PasswordKind,
  { most, lockMs }: { most: number; lockMs: number },
  now: number,
): Promise<{ errors: number; until: number } | undefined> {
  const { errors, until } = COUNTERS[kind];
  const again = sql`${until} > 0 and ${until} <= ${now}`;
  const next = sql<number>`case when ${again} then 1 else ${errors} + 1 end`;
  const lockAt = sql<number>`case when ${next} >= ${most} then ${now + lockMs}::bigint else 0 end`;
  const open = or(and(eq(until, 0), lt(errors, most)), and(sql`${until} > 0`, lte(until, now)));
  const [row] = await db
    .update(members)
    .set(counted(kind, next, lockAt))
    .where(and(eq(members.id, memberId), open))
    .returning({ errors, until });
  return row;
}

/** As `takeTry`, for an account that nobody has: how many tries there were with this one. */
export async function takeStrangerTry(
  db: Db,
  key: string,
  { most, lockMs }: { most: number; lockMs: number },
  now: number,
): Promise<number | undefined> {
  const [row] = await db
    .insert(callCounts)
    .values({ key, since: now, used: 1 })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: { used: sql`case when ${callCounts.used} >= ${most} then 1 else ${callCounts.used} + 1 end`, since: now },
      setWhere: or(lt(callCounts.used, most), lte(callCounts.since, now - lockMs)),
    })
    .returning({ used: callCounts.used });
  return row?.used;
}

export async function lastStrangerTry(db: Db, key: string): Promise<number> {
  const [row] = await db.select({ at: callCounts.since }).from(callCounts).where(eq(callCounts.key, key));
  return row?.at ?? 0;
}

/** 0: not locked. */
export async function lockedUntil(db: Db, memberId: string, kind: PasswordKind): Promise<number> {
  const [held] = await db.select({ until: COUNTERS[kind].until }).from(members).where(eq(members.id, memberId));
  return held?.until ?? 0;
}

export async function forgetTries(db: Db, memberId: string, kind: PasswordKind): Promise<void> {
  await db
    .update(members)
    .set(counted(kind, 0, 0))
    .where(eq(members.id, memberId));
}
