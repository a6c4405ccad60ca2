/** A card goes back within seven days of its payment when no right of it was used (rule 9.11). */
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { refuse } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { DAY_MS } from '../../../lib/shanghai';
import { updateMember } from '../../people/member/repository';
import { sendNotice } from '../../people/notice/send';
import { giveAllBack } from '../../trade/payment/giveBack';
import { isUsed, listCards, updateOrder, type VipOrder } from './repository';

const BACK_MS = 7 * DAY_MS;
const NONE = '年卡开通 7 天内且没用过权益，才能退';

/** The newest card, while it can still go back. */
export async function findReturnable(tx: Tx, memberId: string, now: number): Promise<VipOrder | undefined> {
  const card = (await listCards(tx, memberId)).at(-1);
  if (card?.paidAt == null || card.paidAt + BACK_MS <= now) return undefined;
  return (await isUsed(tx, memberId, card.from ?? card.paidAt)) ? undefined : card;
}

export const returnView = (card: VipOrder | undefined) =>
  card && { price: card.price, until: (card.paidAt ?? 0) + BACK_MS };

/** The money goes back to where it came from, the card ends; one that stood before a renewal stands as before. 422 too late, or used. */
export async function returnCard(tx: Tx, memberId: string, now: number): Promise<DataOf<'memberV4.vipRefund'>> {
  await lockMember(tx, memberId);
  const card = await findReturnable(tx, memberId, now);
  if (!card) throw refuse(NONE);
  const { id, no, name, price, from, paidAt } = card;
  await updateOrder(tx, id, { status: 'refunded', closedAt: now });
  await updateMember(tx, memberId, { vipUntil: from !== null && paidAt !== null && from > paidAt ? from : null });
  await giveAllBack(tx, { orderGroup: 'vip', id, no, memberId }, now);
  await sendNotice(tx, memberId, {
    box: 'service',
    title: '年卡已退',
    text: `${name} ¥${yuan(price)} 已原路退回。`,
    link: '/tea/pages/vip',
    at: now,
  });
  return { price };
}
