/** Short-lived proofs: the payToken of a checked payment password, the bindTicket of an outside login. Stored as hashes, used once. */
import type { Tx } from '../../../db/client';
import { expired } from '../../../http/errors';
import { insertProof, spendProof } from './repository';
import { hashToken, newToken } from './service';

const PAY_PROOF_MS = 5 * 60_000;
const BIND_TICKET_MS = 15 * 60_000;

/** Step-up proof of one member for five minutes. */
export async function issuePayToken(
  tx: Tx,
  memberId: string,
  now: number,
): Promise<{ payToken: string; expiresAt: number }> {
  const payToken = newToken();
  const expiresAt = now + PAY_PROOF_MS;
  await insertProof(tx, { hash: hashToken(payToken), kind: 'pay', memberId, expiresAt });
  return { payToken, expiresAt };
}

/** Uses up a payToken: true once, inside its time, for its own member only. A rolled back transaction leaves it unused. */
export async function consumePayToken(tx: Tx, memberId: string, payToken: string, now: number): Promise<boolean> {
  return (await spendProof(tx, { kind: 'pay', hash: hashToken(payToken), memberId }, now)) !== undefined;
}

/** The same, or 410: what costs something asks for the payment password again. */
export async function requirePayToken(tx: Tx, memberId: string, payToken: string, now: number): Promise<void> {
  if (!(await consumePayToken(tx, memberId, payToken, now)))
    throw expired('支付验证已失效，请重新输入支付密码', { field: 'payToken' });
}

/** What a bindTicket remembers until the mobile is known. */
export interface BindClaim {
  provider: 'wechat' | 'mini' | 'ding';
  openId: string;
  nickname: string;
  /** Missing in tickets of an older version. */
  avatar?: string;
  shareId: string;
}

export async function issueBindTicket(tx: Tx, claim: BindClaim, now: number): Promise<string> {
  const ticket = newToken();
  const { avatar = '', ...rest } = claim;
  const data = { ...rest, avatar };
  await insertProof(tx, { hash: hashToken(ticket), kind: 'bind', data, expiresAt: now + BIND_TICKET_MS });
  return ticket;
}

export async function consumeBindTicket(tx: Tx, ticket: string, now: number): Promise<BindClaim | undefined> {
  const used = await spendProof(tx, { kind: 'bind', hash: hashToken(ticket) }, now);
  return used?.data as BindClaim | undefined;
}
