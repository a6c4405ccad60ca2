/** memberV4.bind: who brought a member, settled once (rule 4.11). Never oneself, never one of those whom one brought: there are no circles. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockInviters } from '../../../db/locks';
import { notFound, refuse } from '../../../http/errors';
import { DAY_MS } from '../../../lib/shanghai';
import { maskName } from '../../../lib/mask';
import { findByNo, inviterOfShare, memberOf } from './accounts';
import { thankInviter } from './brought';
import { findBrief } from './presenter';
import { hasEnded } from './recipient';
import { findIdByNo, findMember, isBroughtBy, updateMember, type MemberRow } from './repository';

/** memberV4.sharer: who would be named as the inviter by a link or a number, before anything is settled. */
export async function findSharer(
  tx: Tx,
  viewerId: string | undefined,
  { share_id, inviteNo }: RequestOf<'memberV4.sharer'>,
  now: number,
): Promise<DataOf<'memberV4.sharer'>> {
  const id = await (inviteNo === undefined ? inviterOfShare(tx, share_id) : findIdByNo(tx, inviteNo.trim()));
  const row = id === undefined || id === viewerId ? undefined : await findMember(tx, id);
  const user = row && !hasEnded(row, now) ? await findBrief(tx, row.id) : undefined;
  return user ? { user: { ...user, nickname: maskName(user.nickname) } } : {};
}

/** After the registration. */
const BIND_DAYS = 30;

/** 422 when it is settled or too late; `field` is what named somebody else. */
export function checkUnbound(member: MemberRow, now: number, field?: string): void {
  if (member.inviterId !== null) throw refuse('已有邀请人，不能更改', { field });
  if (now > member.createdAt + BIND_DAYS * DAY_MS) throw refuse('已超过绑定期限', { field });
}

/** Behind `lockInviters`: 422 for oneself and for a descendant, who was named in `field`. */
export async function checkAbove(tx: Tx, memberId: string, inviterId: string, field: string): Promise<void> {
  if (inviterId === memberId) throw refuse('不能邀请自己', { field });
  if (await isBroughtBy(tx, inviterId, memberId)) throw refuse('不能绑定下级为邀请人', { field });
}

export async function settleInviter(
  tx: Tx,
  member: Pick<MemberRow, 'id' | 'nickname'>,
  inviterId: string,
  now: number,
): Promise<void> {
  await updateMember(tx, member.id, { inviterId, invitedAt: now });
  await thankInviter(tx, inviterId, member, now);
}

/** 422 when it is settled, too late, a number that nobody has, oneself or a descendant. */
export async function bindInviter(
  tx: Tx,
  memberId: string,
  inviteNo: string,
  now: number,
): Promise<DataOf<'memberV4.bind'>> {
  // Two who name each other at the same moment would make a circle that neither sees.
  await lockInviters(tx);
  const member = await memberOf(tx, memberId);
  checkUnbound(member, now);
  const inviter = await findByNo(tx, inviteNo.trim(), now);
  if (!inviter) throw refuse('没有找到这个会员号，请核对后再试', { field: 'inviteNo' });
  await checkAbove(tx, memberId, inviter.id, 'inviteNo');
  await settleInviter(tx, member, inviter.id, now);
  const brief = await findBrief(tx, inviter.id);
  if (!brief) throw notFound();
  return { inviter: brief };
}
