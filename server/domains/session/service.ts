/**
 * Sessions. A token is 256 random bits and is shown once, to its owner; the table keeps its SHA-256, so a copy of the database
 * opens nobody's session. A session ends after 30 days, by logging out, with a new login password or with its account; its sockets
 * close with it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { members, sessions } from '../../db/schema';
import type { Server, Viewer } from '../../http/context';
import { DAY_MS } from '../../lib/shanghai';
import { announceSessionEnd } from '../../realtime/publish';

export const SESSION_MS = 30 * DAY_MS;

/** Hash of a secret that has enough entropy of its own (tokens, proofs). Passwords and codes need argon2 or a keyed hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
/** 43 characters of base64url = 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The session behind a token; undefined when it is unknown, over, or its account is closed. */
export async function findSession(server: Pick<Server, 'db' | 'now'>, token: string): Promise<Viewer | undefined> {
  if (token.length < 20 || token.length > 128) return undefined;
  const now = server.now();
  const [row] = await server.db
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
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        or(isNull(members.closeAt), gt(members.closeAt, now)),
      ),
    );
  return row;
}

export interface NewSession {
  memberId: string;
  device: string;
  now: number;
  channelLogin?: boolean;
  chatLogin?: boolean;
}

/** Opens a session and returns the only copy of its token. */
export async function openSession(tx: Tx, session: NewSession): Promise<{ token: string; expiresAt: number }> {
  const token = newToken();
  const expiresAt = session.now + SESSION_MS;
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    memberId: session.memberId,
    device: session.device,
    channelLogin: session.channelLogin ?? false,
    chatLogin: session.chatLogin ?? false,
    createdAt: session.now,
    expiresAt,
  });
  return { token, expiresAt };
}

async function endSessions(tx: Tx, memberId: string, which: SQL): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), which));
  await announceSessionEnd(tx, memberId);
}

/** Ends the sessions of a member; `except` (a token hash) stays. */
export const closeSessions = (tx: Tx, memberId: string, except = ''): Promise<void> =>
  endSessions(tx, memberId, ne(sessions.tokenHash, except));

/** Ends the session of the device that asked, or all sessions of its member. */
export const logOut = (tx: Tx, { memberId, tokenHash }: Viewer, scope: 'device' | 'all'): Promise<void> =>
  scope === 'all' ? closeSessions(tx, memberId) : endSessions(tx, memberId, eq(sessions.tokenHash, tokenHash));
