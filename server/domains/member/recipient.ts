/** credits.to: finds who shall receive points, coins, money or a collectible, by mobile or member number. */
import type { DataOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/errors';
import { maskName } from '../../lib/mask';
import { findBrief } from './presenter';
import { findIdByKey, findInviterId } from './repository';

/** How the found person stands to the one who asks. */
export async function relationOf(tx: Tx, memberId: string, foundId: string): Promise<DataOf<'credits.to'>['relation']> {
  if ((await findInviterId(tx, memberId)) === foundId) return 'inviter';
  const above = await findInviterId(tx, foundId);
  if (above === memberId) return 'direct';
  return above !== undefined && (await findInviterId(tx, above)) === memberId ? 'indirect' : 'none';
}

/** 422 nobody by this key, or oneself. Only a whole mobile or number finds somebody. */
export async function findRecipient(tx: Tx, memberId: string, key: string): Promise<DataOf<'credits.to'>> {
  const id = await findIdByKey(tx, key.trim());
  if (id === undefined) throw refuse('没有找到这位茶友，请核对手机号或会员号');
  if (id === memberId) throw refuse('不能转赠给自己');
  const brief = await findBrief(tx, id);
  if (!brief) throw refuse('没有找到这位茶友，请核对手机号或会员号');
  const maskedName = maskName(brief.nickname);
  return {
    user: { ...brief, nickname: maskedName },
    maskedName,
    relation: await relationOf(tx, memberId, id),
  };
}
