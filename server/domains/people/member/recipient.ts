/** Who shall receive something from another member; credits.to finds them by mobile or member number. */
import type { UserBrief } from '../../../../src/contract/member/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound, refuse } from '../../../http/errors';
import { maskName } from '../../../lib/mask';
import { findBrief } from './presenter';
import { findIdByKey, findInviterId, findMember, type MemberRow } from './repository';

/** The waiting time after its closing is over. */
export const hasEnded = ({ closeAt }: Pick<MemberRow, 'closeAt'>, now: number): boolean =>
  closeAt !== null && closeAt <= now;

/** Whom something is given to. 404 nobody · 422 an account that has ended: nobody could ever use it. */
export async function receiverOf(tx: Tx, toId: string, now: number): Promise<UserBrief> {
  const row = await findMember(tx, toId);
  const brief = await findBrief(tx, toId);
  if (!row || !brief) throw notFound();
  if (hasEnded(row, now)) throw refuse('对方账号已注销');
  return brief;
}

/** How the found person stands to the one who asks. */
export async function relationOf(tx: Tx, memberId: string, foundId: string): Promise<DataOf<'credits.to'>['relation']> {
  if ((await findInviterId(tx, memberId)) === foundId) return 'inviter';
  const above = await findInviterId(tx, foundId);
  if (above === memberId) return 'direct';
  return above !== undefined && (await findInviterId(tx, above)) === memberId ? 'indirect' : 'none';
}

/** 422 nobody by this key, oneself, or an account that has ended. Only a whole mobile or number finds somebody. */
export async function findRecipient(tx: Tx, memberId: string, key: string, now: number): Promise<DataOf<'credits.to'>> {
  const id = await findIdByKey(tx, key.trim());
  if (id === undefined) throw refuse('未找到该会员');
  if (id === memberId) throw refuse('不能转赠给自己');
  const brief = await receiverOf(tx, id, now);
  const maskedName = maskName(brief.nickname);
  return {
    user: { ...brief, nickname: maskedName },
    maskedName,
    relation: await relationOf(tx, memberId, id),
  };
}
