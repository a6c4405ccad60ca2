/**
 * Wrong passwords. A try is counted before the password is looked at, so that parallel guesses do not get more than five; the
 * right password sets the counter back. Accounts nobody has are counted in memory, so that the lock tells nothing either.
 */
import type { Db } from '../../db/client';
import type { Server } from '../../http/context';
import { lockedUntil, takeTry, type PasswordKind } from './repository';

export const TRIES = 5;
const LOGIN_LOCK_MS = 15 * 60_000;
const PAY_LOCK_MS = 3 * 3_600_000;

type Needs = Pick<Server, 'db' | 'now'>;

export interface Try {
  /** No try left: the password must not even be looked at. */
  locked: boolean;
  /** Tries that remain when this one is wrong. */
  left: number;
  lockedUntil: number;
}

/** Counts one try of a member. The fifth one sets the lock; the right password on it takes it away again. */
export async function countTry(server: Needs, memberId: string, kind: PasswordKind): Promise<Try> {
  const lockMs = kind === 'login' ? LOGIN_LOCK_MS : PAY_LOCK_MS;
  const row = await takeTry(server.db, memberId, kind, { most: TRIES, lockMs }, server.now());
  if (row) return { locked: false, left: TRIES - row.errors, lockedUntil: row.until };
  return { locked: true, left: 0, lockedUntil: await lockedUntil(server.db, memberId, kind) };
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
