/** Coins given away (rule 11.9): two rows in one transaction, so many a day, with the payment password. They never become money. */
import { randomInt } from 'node:crypto';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { UserBrief } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { nextSequence } from '../../../db/numbers';
import { notFound, refuse } from '../../../http/errors';
import { askAbout, type Asking } from '../../people/contentCheck/open';
import { readShopSettings } from '../../people/shopSettings/repository';
import { givingToday, memberOwner, transfer } from '../../people/ledger/service';
import { balancesOf, type Owner } from '../../people/ledger/repository';
import { memberOf } from '../../people/member/accounts';
import { findBrief } from '../../people/member/presenter';
import { receiverOf } from '../../people/member/recipient';
import { sendNotice } from '../../people/notice/send';
import { requirePayToken } from '../../people/session/proofs';
import { findMerchant, insertGift } from './repository';

type View = DataOf<'credits.sendCoin'>;

/** Coins that may still be given away today. */
export async function coinsLeft(tx: Tx, memberId: string, now: number): Promise<{ left: number; perDay: number }> {
  const perDay = (await readShopSettings(tx)).wallet.coinsPerDay;
  return givingToday(tx, memberId, { unit: 'coin', perDay }, now);
}

interface Gift {
  to: Owner;
  coins: number;
  memo: string;
  payToken: string;
  titles: { out: string; in: string };
}

/** Refuses 410 proof used or over · 422 more than today allows, 还差 N 币. */
async function give(tx: Tx, memberId: string, { to, coins, memo, payToken, titles }: Gift, now: number) {
  await lockMember(tx, memberId);
  const { left } = await coinsLeft(tx, memberId, now);
  if (coins > left) throw refuse(`今日转赠额度剩余 ${left} 币`, { field: 'coins' });
  const { available } = (await balancesOf(tx, memberId)).coin;
  if (coins > available) throw refuse(`还差 ${coins - available} 币`);
  await requirePayToken(tx, memberId, payToken, now);
  const bizId = await nextSequence(tx);
  const { out } = await transfer(tx, {
    from: memberOwner(memberId),
    to,
    unit: 'coin',
    value: coins,
    bizId,
    memo,
    titles,
    at: now,
  });
  return { bizId, balanceAfter: out.balanceAfter };
}

/** 404 nobody · 422 to oneself, an ended account, and what `give` refuses. */
export async function sendCoins(
  tx: Tx,
  memberId: string,
  { toId, coins, memo = '', payToken }: RequestOf<'credits.sendCoin'>,
  now: number,
  server: Asking,
): Promise<View> {
  if (toId === memberId) throw refuse('不能转赠给自己');
  const to = await receiverOf(tx, toId, now);
  const from = await findBrief(tx, memberId);
  if (!from) throw notFound();
  const words = memo.trim();
  const titles = { out: `转赠 · ${to.nickname}`, in: `收到转赠 · ${from.nickname}` };
  const gift = { to: memberOwner(toId), coins, memo: words, payToken, titles };
  const { bizId, balanceAfter } = await give(tx, memberId, gift, now);
  await askAbout(tx, { kind: 'memo', targetId: bizId, memberId, text: words }, now, server);
  await sendNotice(tx, toId, {
    box: 'service',
    title: '收到瓜瓜币',
    text: `${from.nickname} 送你 ${coins} 枚瓜瓜币${words ? `：${words}` : ''}。`,
    link: '/tea/pages/my-ggb',
    at: now,
  });
  return { id: bizId, unit: 'coin', value: coins, to, balanceAfter, createdAt: now };
}

/** Twelve digits: a scanner reads them, nobody guesses them. */
const newCode = (): string => `${randomInt(100_000, 1_000_000)}${randomInt(100_000, 1_000_000)}`;

/** The code stands for the merchant's offer as it was at that moment. 404 no such merchant. */
export async function giveToMerchant(
  tx: Tx,
  memberId: string,
  { merchantId, coins, memo = '', payToken }: RequestOf<'merchant.melonTransfer'>,
  now: number,
): Promise<View> {
  const found = await findMerchant(tx, merchantId);
  const from = await findBrief(tx, memberId);
  if (!found || !from) throw notFound();
  const { merchant, cate } = found;
  if (merchant.id === (await memberOf(tx, memberId)).merchantId) throw refuse('不能转赠给自己');
  const titles = { out: `送给商家 · ${merchant.name}`, in: `收到瓜瓜币 · ${from.nickname}` };
  const to: Owner = { ownerType: 'merchant', ownerId: merchant.id };
  const { bizId, balanceAfter } = await give(tx, memberId, { to, coins, memo: memo.trim(), payToken, titles }, now);
  const code = newCode();
  await insertGift(tx, { id: bizId, memberId, merchantId, coins, offer: merchant.offer, code, createdAt: now });
  await sendNotice(tx, memberId, {
    box: 'service',
    title: `${merchant.name}的礼遇码`,
    text: `礼遇码 ${code}，到店出示：${merchant.offer}。`,
    link: '/income/pages/melon_trans',
    at: now,
  });
  const shop: UserBrief = { id: merchant.id, no: '', nickname: merchant.name, avatar: merchant.logo, levelName: cate };
  return { id: bizId, unit: 'coin', value: coins, to: shop, balanceAfter, offerCode: code, createdAt: now };
}
