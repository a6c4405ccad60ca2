/** Giving points to another member: two rows in one transaction, so many a day, with a card of the house (rule 11.7). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { PointsDetail } from '../../../../src/contract/wallet/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { nextSequence } from '../../../db/numbers';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { askAbout, type Asking } from '../../people/contentCheck/open';
import { readShopSettings } from '../../people/shopSettings/repository';
import { givingToday, memberOwner, transfer } from '../../people/ledger/service';
import { findBrief } from '../../people/member/presenter';
import { receiverOf } from '../../people/member/recipient';
import { sendNotice } from '../../people/notice/send';
import { requirePayToken } from '../../people/session/proofs';

export async function sendingOf(tx: Tx, memberId: string, now: number): Promise<PointsDetail['sending']> {
  const { sendMin: min, sendMax: max, sendPerDay: perDay, cards } = (await readShopSettings(tx)).points;
  return { ...(await givingToday(tx, memberId, { unit: 'points', perDay }, now)), min, max, cards };
}

/** 400 an unknown card · 404 nobody · 410 proof used or over · 422 to oneself, an ended account, too few or many, more than today allows, 积分不足. */
export async function sendPoints(
  tx: Tx,
  memberId: string,
  { toId, points, card, memo = '', payToken }: RequestOf<'credits.send'>,
  now: number,
  server: Asking,
): Promise<DataOf<'credits.send'>> {
  if (toId === memberId) throw refuse('不能赠送给自己');
  const to = await receiverOf(tx, toId, now);
  const from = await findBrief(tx, memberId);
  if (!from) throw notFound();
  await lockMember(tx, memberId);
  const { left, min, max, cards } = await sendingOf(tx, memberId, now);
  const chosen = cards.find(({ id }) => id === card);
  if (card !== undefined && !chosen) throw badRequest('card');
  if (points < min || points > max) throw refuse(`每次可赠送 ${min} 至 ${max} 积分`, { field: 'points' });
  if (points > left) throw refuse(`今日剩余 ${left} 积分`, { field: 'points' });
  await requirePayToken(tx, memberId, payToken, now);
  const bizId = await nextSequence(tx);
  const words = memo.trim();
  const { out } = await transfer(tx, {
    from: memberOwner(memberId),
    to: memberOwner(toId),
    unit: 'points',
    value: points,
    bizId,
    memo: words || (chosen?.words ?? ''),
    titles: { out: `赠送 · ${to.nickname}`, in: `收到赠送 · ${from.nickname}` },
    at: now,
  });
  await askAbout(tx, { kind: 'memo', targetId: bizId, memberId, text: words }, now, server);
  await sendNotice(tx, toId, {
    box: 'service',
    title: chosen ? `一张贺卡：${chosen.words}` : '收到积分',
    text: `${from.nickname} 送你 ${points} 积分${words ? `：${words}` : ''}，已存入积分账户。`,
    ...(chosen ? { image: chosen.image } : {}),
    link: '/member/pages/interval/index?dir=in',
    at: now,
  });
  return { id: bizId, unit: 'points', value: points, to, balanceAfter: out.balanceAfter, createdAt: now };
}
