/** tea.verification: a code is shown, then redeemed once, by the staff of a store or by a merchant (rules 5.6, 14.6). */
import { holdsRole } from '../../../../src/contract/roles';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { VerifyResult } from '../../../../src/contract/verification/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { refuse, Refusal } from '../../../http/errors';
import { maskName } from '../../../lib/mask';
import { dayOf, timeOf } from '../../../lib/shanghai';
import { publish } from '../../../realtime/publish';
import { findMemberStaff, staffById } from '../employee/repository';
import type { Counter, Found, Verification } from './kinds';

type Kind = VerifyResult['kind'];

/** Only the staff of these areas stand at a counter. */
async function counterOf(tx: Tx, memberId: string): Promise<Counter> {
  const found = await findMemberStaff(tx, memberId);
  const standing = { roles: [], areas: found?.employee?.areas ?? [] };
  const isAtStore = holdsRole(standing, ['staff:service', 'staff:stock', 'staff:table']);
  return {
    merchantId: found?.member.merchantId ?? null,
    storeId: isAtStore ? (found?.employee?.storeId ?? null) : null,
    by:
      isAtStore && found?.employee
        ? ((await staffById(tx, found.employee.id))?.storeName ?? '') + ' ' + maskName(found.employee.name)
        : '',
  };
}

/** 404 未找到该码 · 422 of another counter 非本店订单, used 已于 06月18日 10:30 核销, and why else it cannot be redeemed; of pick-up codes 取货码无效, 取货码已使用. */
export async function verifyCode(
  tx: Tx,
  memberId: string,
  { code, confirm = false, kinds }: RequestOf<'tea.verification'> & { kinds?: readonly Kind[] },
  now: number,
  server: Setup,
): Promise<VerifyResult> {
  const text = code.replace(/\s/g, '');
  const counter = await counterOf(tx, memberId);
  let unknown = '未找到该码';
  for (const [kind, verification] of Object.entries(server.kinds.verifications) as [Kind, Verification | null][]) {
    const own = kinds === undefined || kinds.includes(kind) ? verification?.reads.exec(text)?.[1] : undefined;
    if (own === undefined || !verification) continue;
    const found = await verification.find(tx, own, counter, now);
    if (!found) {
      unknown = verification.words?.unknown ?? unknown;
      continue;
    }
    const shown = view(
      kind,
      found,
      verification.words?.used,
      found.owner ?? (await findMemberStaff(tx, found.memberId))?.member.nickname ?? '',
    );
    if (!confirm) return shown;
    if (shown.reason !== undefined) throw refuse(shown.reason);
    await verification.redeem(tx, found, now, server);
    await publish(tx, `user:${found.memberId}`, { kind: 'verified', data: { kind, id: found.id } });
    return { ...shown, usable: false, usedAt: now };
  }
  throw new Refusal(404, unknown);
}

/** 06月18日 10:30 */
const moment = (at: number): string => `${dayOf(at).slice(5).replace('-', '月')}日 ${timeOf(at)}`;

function view(
  kind: Kind,
  { title, detail, usedAt, usedBy = '', reason: other }: Found,
  used: string | undefined,
  owner: string,
): VerifyResult {
  const reason =
    usedAt === null ? other : (used ?? `已于 ${moment(usedAt)} ${usedBy === '' ? '' : `由${usedBy} `}核销`);
  return {
    kind,
    title,
    owner,
    detail,
    usable: reason === undefined,
    ...(usedAt === null ? {} : { usedAt }),
    ...(reason === undefined ? {} : { reason }),
  };
}
