/** Giving money to one's inviter or to those whom one brought: two rows in one transaction (rule 11.2), so much a day (rule 11.5). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { nextSequence } from '../../../db/numbers';
import { notFound, refuse } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { askAbout, type Asking } from '../../people/contentCheck/open';
import { readShopSettings } from '../../people/shopSettings/repository';
import { givingToday, memberOwner, transfer } from '../../people/ledger/service';
import { findBrief } from '../../people/member/presenter';
import { receiverOf, relationOf } from '../../people/member/recipient';
import { sendNotice } from '../../people/notice/send';
import { requirePayToken } from '../../people/session/proofs';

/** Fen that may still be given away today. */
export async function sendingOf(tx: Tx, memberId: string, now: number): Promise<{ left: number; perDay: number }> {
  const perDay = (await readShopSettings(tx)).wallet.sendPerDay;
  return givingToday(tx, memberId, { unit: 'money', perDay }, now);
}

/** 404 nobody · 410 proof used or over · 422 to oneself, an ended account, to somebody else's people, more than today allows, 余额不足. */
export async function sendMoney(
  tx: Tx,
  memberId: string,
  { toId, amount, memo = '', payToken }: RequestOf<'credits.sendMoney'>,
  now: number,
  server: Asking,
): Promise<DataOf<'credits.sendMoney'>> {
  if (toId === memberId) throw refuse('不能转赠给自己');
  const to = await receiverOf(tx, toId, now);
  const from = await findBrief(tx, memberId);
  if (!from) throw notFound();
  const relation = await relationOf(tx, memberId, toId);
  if (relation !== 'inviter' && relation !== 'direct') throw refuse('余额只能转赠给邀请人或直属成员');
  await lockMember(tx, memberId);
  const { left } = await sendingOf(tx, memberId, now);
  if (amount > left) throw refuse(`今日转赠额度剩余 ¥${yuan(left)}`);
  await requirePayToken(tx, memberId, payToken, now);
  const bizId = await nextSequence(tx);
  const words = memo.trim();
  const { out } = await transfer(tx, {
    from: memberOwner(memberId),
    to: memberOwner(toId),
    unit: 'money',
    value: amount,
    bizId,
    memo: words,
    titles: { out: `转赠 · ${to.nickname}`, in: `收到转赠 · ${from.nickname}` },
    at: now,
  });
  await askAbout(tx, { kind: 'memo', targetId: bizId, memberId, text: words }, now, server);
  await sendNotice(tx, toId, {
    box: 'service',
    title: '收到转赠',
    text: `${from.nickname} 转赠你 ¥${yuan(amount)}${words ? `：${words}` : ''}，已存入余额。`,
    link: '/member/pages/credit/index?unit=money',
    at: now,
  });
  return { id: bizId, unit: 'money', value: amount, to, balanceAfter: out.balanceAfter, createdAt: now };
}
