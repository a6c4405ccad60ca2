/** memberV4.qrcode: what a member shows in a store (good for a minute, kept as a hash) or sends to a friend (always the same). */
import { randomInt } from 'node:crypto';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { insertProof } from '../session/repository';
import { hashToken } from '../session/service';
import { memberOf } from './accounts';

const CODE_MS = 60_000;
/** Eighteen digits: a scanner reads them, nobody guesses them within a minute. */
const newCode = (): string => Array.from({ length: 3 }, () => String(randomInt(100_000, 1_000_000))).join('');

export async function issueMemberCode(
  tx: Tx,
  memberId: string,
  { kind }: RequestOf<'memberV4.qrcode'>,
  now: number,
  publicUrl: string,
): Promise<DataOf<'memberV4.qrcode'>> {
  const { no } = await memberOf(tx, memberId);
  if (kind === 'invite')
    return { code: no, url: `${publicUrl}/h5/site/pages/register?inviteNo=${encodeURIComponent(no)}` };
  const code = newCode();
  const expiresAt = now + CODE_MS;
  await insertProof(tx, { hash: hashToken(code), kind: 'code', memberId, scene: kind, expiresAt });
  return { code, url: `${publicUrl}/h5/qrCodeOrder/pages/vip?${kind}Code=${code}`, expiresAt };
}
