/**
 * Wrong passwords. A try is counted before the password is looked at, so that parallel guesses do not get more than five; the
 * right password sets the counter back. Accounts nobody has are counted in memory, so that the lock tells nothing either.
 */
import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { members } from '../../db/schema';
import type { Server } from '../../http/context';

export const TRIES = 5;
export const LOGIN_LOCK_MS = 15 * 60_000;
export const PAY_LOCK_MS = 3 * 3_600_000;

type Needs = Pick<Server, 'db' | 'now'>;
type Kind = 'login' | 'pay';

const COLUMNS = {
  login: { errors: members.loginErrors, until: members.loginLockedUntil, lock: LOGIN_LOCK_MS },
  pay: { errors: members.payErrors, until: members.payLockedUntil, lock: PAY_LOCK_MS },
} as const;

export interface Try {
  /** No try left: the password must not even be looked at. */
  locked: boolean;
  /** Tries that remain when this one is wrong. */
  left: number;
  lockedUntil: number;
}

/** Counts one try of a member. The fifth one sets the lock; the right password on it takes it away again. */
export async function countTry(server: Needs, memberId: string, kind: Kind): Promise<Try> {
  const { errors, until, lock } = COLUMNS[kind];
  const now = server.now();
  const again = sql`${until} > 0 and ${until} <= ${now}`;
  const next = sql<number>`case when ${again} then 1 else ${errors} + 1 end`;
  const lockAt = sql<number>`case when ${next} >= ${TRIES} then ${now + lock}::bigint else 0 end`;
  const set =
    kind === 'login' ? { loginErrors: next, loginLockedUntil: lockAt } : { payErrors: next, payLockedUntil: lockAt };
  const open = or(and(eq(until, 0), lt(errors, TRIES)), and(sql`${until} > 0`, lte(until, now)));
  const [row] = await server.db
    .update(members)
    .set(set)
    .where(and(eq(members.id, memberId), open))
    .returning({ errors, until });
  if (row) return { locked: false, left: TRIES - row.errors, lockedUntil: row.until };
  const [held] = await server.db.select({ until }).from(members).where(eq(members.id, memberId));
  return { locked: true, left: 0, lockedUntil: held?.until ?? 0 };
}

export async function forgetTries(db: Db, memberId: string, kind: Kind): Promise<void> {
  const set = kind === 'login' ? { loginErrors: 0, loginLockedUntil: 0 } : { payErrors: 0, payLockedUntil: 0 };
  await db.update(members).set(set).where(eq(members.id, memberId));
}

/** Tries on accounts that do not exist, per database; the oldest are forgotten beyond 10,000. */
const strangers = new WeakMap<Db, Map<string, { errors: number; until: number }>>();
const MOST_STRANGERS = 10_000;

export function countStranger(server: Needs, account: string): Try {
  const known = strangers.get(server.db) ?? new Map<string, { errors: number; until: number }>();
  strangers.set(server.db, known);
  const now = server.now();
  const before = known.get(account);
  if (before && before.until > now) return { locked: true, left: 0, lockedUntil: before.until };
  const errors = before && before.until === 0 ? before.errors + 1 : 1;
  const until = errors >= TRIES ? now + LOGIN_LOCK_MS : 0;
  known.delete(account);
  known.set(account, { errors, until });
  if (known.size > MOST_STRANGERS) known.delete(known.keys().next().value ?? '');
  return { locked: false, left: TRIES - errors, lockedUntil: until };
}
