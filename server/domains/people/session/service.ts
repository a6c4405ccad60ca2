/**
 * Sessions. A token is 256 random bits and is shown once, to its owner; the table keeps its SHA-256, so a copy of the database
 * opens nobody's session. A session ends after 30 days, by logging out, with a new login password or with its account; its sockets
 * close with it.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/client';
import type { Server, Viewer } from '../../../http/context';
import { DAY_MS } from '../../../lib/shanghai';
import { announceSessionEnd } from '../../../realtime/publish';
import { deleteSessions, findViewer, insertSession, type SessionRow, type WhichSessions } from './repository';

export const SESSION_MS = 30 * DAY_MS;

/** Hash of a secret that has enough entropy of its own (tokens, proofs). Passwords and codes need argon2 or a keyed hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
/** 43 characters of base64url = 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The session behind a token; undefined when it is unknown, over, or its account is closed. */
export async function findSession(server: Pick<Server, 'db' | 'now'>, token: string): Promise<Viewer | undefined> {
  if (token.length < 20 || token.length > 128) return undefined;
  return findViewer(server.db, hashToken(token), server.now());
}

export interface NewSession {
  device: string;
  /** Where it was opened from; '' = not known. */
  ip?: string;
  channelLogin?: boolean;
  chatLogin?: boolean;
}

/** Opens a session and returns the only copy of its token. */
export async function openSession(
  tx: Tx,
  memberId: string,
  { device, ip = '', channelLogin = false, chatLogin = false }: NewSession,
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const token = newToken();
  const expiresAt = now + SESSION_MS;
  await insertSession(tx, {
    tokenHash: hashToken(token),
    memberId,
    device,
    ip,
    channelLogin,
    chatLogin,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Makes the token that a device has been waiting with into its session. */
export const admitDevice = (
  tx: Tx,
  memberId: string,
  { tokenHash, way, device, ip }: Pick<SessionRow, 'tokenHash' | 'way' | 'device' | 'ip'>,
  now: number,
): Promise<void> =>
  insertSession(tx, { tokenHash, memberId, way, device, ip, createdAt: now, expiresAt: now + SESSION_MS });

/** Returns how many there were. */
export async function endSessions(tx: Tx, memberId: string, which: WhichSessions): Promise<number> {
  const ended = await deleteSessions(tx, memberId, which);
  await announceSessionEnd(tx, memberId);
  return ended;
}

/** Ends the sessions of a member; `except` (a token hash) stays. */
export async function closeSessions(tx: Tx, memberId: string, except = ''): Promise<void> {
  await endSessions(tx, memberId, { except });
}

/** Ends the session of the device that asked, or all sessions of its member. */
export async function logOut(tx: Tx, { memberId, tokenHash }: Viewer, scope: 'device' | 'all'): Promise<void> {
  await endSessions(tx, memberId, scope === 'all' ? { except: '' } : { only: tokenHash });
}
