/** credits.to: finds who shall receive points, coins, money or a collectible, by mobile or member number. */
import { eq, or } from 'drizzle-orm';
import type { DataOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { members } from '../../db/schema';
import { refuse } from '../../http/errors';
import { maskName } from '../../lib/mask';
import { findBrief } from './presenter';

const inviterOf = async (tx: Tx, memberId: string): Promise<string | undefined> =>
  (await tx.select({ inviterId: members.inviterId }).from(members).where(eq(members.id, memberId)))[0]?.inviterId ??
  undefined;

/** How the found person stands to the one who asks. */
async function relationOf(tx: Tx, memberId: string, foundId: string): Promise<DataOf<'credits.to'>['relation']> {
  if ((await inviterOf(tx, memberId)) === foundId) return 'inviter';
  const above = await inviterOf(tx, foundId);
  if (above === memberId) return 'direct';
  return above !== undefined && (await inviterOf(tx, above)) === memberId ? 'indirect' : 'none';
}

/** 422 nobody by this key, or oneself. Only a whole mobile or number finds somebody. */
export async function findRecipient(tx: Tx, memberId: string, key: string): Promise<DataOf<'credits.to'>> {
  const wanted = key.trim();
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(or(eq(members.mobile, wanted), eq(members.no, wanted.toUpperCase())));
  if (!row) throw refuse('没有找到这位茶友，请核对手机号或会员号');
  if (row.id === memberId) throw refuse('不能转赠给自己');
  const brief = await findBrief(tx, row.id);
  if (!brief) throw refuse('没有找到这位茶友，请核对手机号或会员号');
  const maskedName = maskName(brief.nickname);
  return {
    user: { ...brief, nickname: maskedName },
    maskedName,
    relation: await relationOf(tx, memberId, row.id),
  };
}
