/**
 * Wrong passwords. A try is counted before the password is looked at, so that parallel guesses do not get more than five; the
 * right password sets the counter back. Accounts nobody has are counted too, so that the lock tells nothing either. All processes on
 * one database count together.
 */
import { createHmac } from 'node:crypto';
import type { Server } from '../../../http/context';
import { lastStrangerTry, lockedUntil, takeStrangerTry, takeTry, type PasswordKind } from './repository';

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

/** The same for an account that does not exist; the table gets a keyed hash of it, as it may be somebody's number. */
export async function countStranger(server: Needs & Pick<Server, 'config'>, account: string): Promise<Try> {
  const hash = createHmac('sha256', server.config.secret).update(`login ${account}`).digest('base64url');
  const limits = { most: TRIES, lockMs: LOGIN_LOCK_MS };
  const errors = await takeStrangerTry(server.db, hash, limits, server.now());
  if (errors === undefined) {
    const lastAt = await lastStrangerTry(server.db, hash);
    return { locked: true, left: 0, lockedUntil: lastAt + LOGIN_LOCK_MS };
  }
  return { locked: false, left: TRIES - errors, lockedUntil: errors === TRIES ? server.now() + LOGIN_LOCK_MS : 0 };
}
