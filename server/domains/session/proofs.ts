/** Short-lived proofs: the payToken of a checked payment password, the bindTicket of an outside login. Stored as hashes, used once. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { proofs } from '../../db/schema';
import { hashToken, newToken } from './service';

export const PAY_PROOF_MS = 5 * 60_000;
export const BIND_TICKET_MS = 15 * 60_000;

/** Step-up proof of one member for five minutes. */
export async function issuePayToken(
  tx: Tx,
  memberId: string,
  now: number,
): Promise<{ payToken: string; expiresAt: number }> {
  const payToken = newToken();
  const expiresAt = now + PAY_PROOF_MS;
  await tx.insert(proofs).values({ hash: hashToken(payToken), kind: 'pay', memberId, expiresAt });
  return { payToken, expiresAt };
}

/** Uses up a payToken: true once, inside its time, for its own member only. A rolled back transaction leaves it unused. */
export async function consumePayToken(
  tx: Tx,
  given: { memberId: string; payToken: string; now: number },
): Promise<boolean> {
  const used = await tx
    .update(proofs)
    .set({ usedAt: given.now })
    .where(
      and(
        eq(proofs.hash, hashToken(given.payToken)),
        eq(proofs.kind, 'pay'),
        eq(proofs.memberId, given.memberId),
        isNull(proofs.usedAt),
        gt(proofs.expiresAt, given.now),
      ),
    )
    .returning({ hash: proofs.hash });
  return used.length === 1;
}

/** What a bindTicket remembers until the mobile is known. */
export interface BindClaim {
  provider: 'wechat' | 'mini' | 'ding';
  openId: string;
  nickname: string;
  shareId: string;
}

export async function issueBindTicket(tx: Tx, claim: BindClaim, now: number): Promise<string> {
  const ticket = newToken();
  const data = { ...claim };
  await tx.insert(proofs).values({ hash: hashToken(ticket), kind: 'bind', data, expiresAt: now + BIND_TICKET_MS });
  return ticket;
}

export async function consumeBindTicket(tx: Tx, ticket: string, now: number): Promise<BindClaim | undefined> {
  const [row] = await tx
    .update(proofs)
    .set({ usedAt: now })
    .where(
      and(
        eq(proofs.hash, hashToken(ticket)),
        eq(proofs.kind, 'bind'),
        isNull(proofs.usedAt),
        gt(proofs.expiresAt, now),
      ),
    )
    .returning({ data: proofs.data });
  return row?.data as BindClaim | undefined;
}
