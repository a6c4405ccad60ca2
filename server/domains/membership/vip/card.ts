/** The annual card: what it is sold as, its order, and what it has saved (rule 9.11). */
import type { DataOf } from '../../../../src/contract/schemas';
import type { VipInfo } from '../../../../src/contract/vip/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { newOrderNo } from '../../../db/numbers';
import { schedule } from '../../../db/timers';
import { notLoggedIn, refuse } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { dayOf, monthsAfter, startOfMonth } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import type { CardPlan, ShopSettings } from '../../people/shopSettings/settings';
import { findMember, updateMember, type MemberRow } from '../../people/member/repository';
import { sendNotice } from '../../people/notice/send';
import { cancelPending } from '../../trade/payment/repository';
import { findCard } from '../../people/pricing/repository';
import { BIRTHDAY_POINTS, zhe } from './rights';
import { ENDING_MS, isEnding, plansFor, spanOf, type CardsBought } from './plans';
import { findReturnable, returnView } from './refund';
import {
  findTasting,
  insertOrder,
  listCards,
  listOpen,
  sumExpected,
  sumSavings,
  updateOrder,
  type VipOrder,
} from './repository';

export const EXPIRE_JOB = 'vip.expire';
export const ENDING_JOB = 'vip.ending';

async function memberOf(tx: Tx, memberId: string): Promise<MemberRow> {
  const member = await findMember(tx, memberId);
  if (!member) throw notLoggedIn();
  return member;
}

const cardsBoughtBy = ({ vipUntil }: MemberRow, cards: readonly VipOrder[]): CardsBought => ({
  ...(vipUntil === null ? {} : { until: vipUntil }),
  cards: cards.length,
  // A card from before the orders were kept counts as a whole one.
  whole: cards.some(({ trial }) => !trial) || (vipUntil !== null && cards.length === 0),
});

const NOTES: Record<CardPlan['buyer'], string> = {
  all: '',
  first: '仅限首次开通',
  trial: '每人一次',
  renew: '到期前 30 天续费立减',
};

/** What the card gives, with its amounts. */
const rightsOf = ({ cardDiscountBp, cards }: ShopSettings, tasting: boolean): VipInfo['rights'] => {
  const shippings = Math.max(0, ...cards.map(({ freeShippings }) => freeShippings));
  return [
    { key: 'discount', label: '会员价', value: `会员商品 ${zhe(cardDiscountBp)}` },
    ...(shippings > 0 ? [{ key: 'freight', label: '包邮', value: `每年 ${shippings} 次，不限金额` }] : []),
    ...(tasting ? [{ key: 'tasting', label: '免费品鉴', value: '每月一次，一席两人' }] : []),
    { key: 'birthday', label: '生日礼', value: `前后 7 天领 ${BIRTHDAY_POINTS} 积分` },
    { key: 'zone', label: '会员日', value: '每月 8 日进专场' },
    { key: 'service', label: '7 天可退', value: '没用过权益，全额退' },
  ];
};

export async function readCard(tx: Tx, memberId: string, now: number): Promise<VipInfo> {
  const member = await memberOf(tx, memberId);
  const shopSettings = await readShopSettings(tx);
  const cards = await listCards(tx, memberId);
  const bought = cardsBoughtBy(member, cards);
  const until = member.vipUntil ?? undefined;
  const card = await findCard(tx, memberId, now);
  const first = cards[0]?.from ?? now;
  const saved = await sumSavings(tx, memberId, first);
  const month = await sumSavings(tx, memberId, startOfMonth(now));
  const tasting = (await findTasting(tx)) !== undefined;
  const shippings = Math.max(0, ...shopSettings.cards.map(({ freeShippings }) => freeShippings));
  return {
    state: until === undefined ? 'none' : until > now ? 'active' : 'expired',
    ...(until === undefined ? {} : { until }),
    plans: plansFor(shopSettings.cards, bought, now).map((plan) => ({
      id: plan.id,
      name: plan.name,
      days: plan.days,
      price: plan.price,
      marketPrice: plan.marketPrice,
      trial: plan.buyer === 'trial',
      freeShippings: plan.freeShippings,
      note: NOTES[plan.buyer],
      until: spanOf(plan.days, until, now).until,
    })),
    rights: rightsOf(shopSettings, tasting),
    saved: cards.length > 0 ? saved.byCard + saved.freight : 0,
    usedFreeShipping: card?.used ?? 0,
    freeShippings: card?.freeShippings ?? 0,
    expected: await sumExpected(tx, memberId, monthsAfter(now, -12), {
      discountBp: shopSettings.cardDiscountBp,
      shippings,
    }),
    month: { memberOff: month.memberOff, freight: month.freight, times: month.times },
    ending: isEnding(bought, now),
    tasting,
    discountBp: shopSettings.cardDiscountBp,
    refund: returnView(await findReturnable(tx, memberId, now)),
  };
}

/** The same plan while its order is open continues that order; another choice ends it. 422 a plan that is not for this member. */
export async function orderCard(
  tx: Tx,
  memberId: string,
  planId: string,
  now: number,
): Promise<DataOf<'level.up'> & { orderId: string }> {
  await lockMember(tx, memberId);
  const member = await memberOf(tx, memberId);
  const shopSettings = await readShopSettings(tx);
  const plan = plansFor(shopSettings.cards, cardsBoughtBy(member, await listCards(tx, memberId)), now).find(
    ({ id }) => id === planId,
  );
  if (!plan) throw refuse('这张卡现在不能购买，请换一张');
  const open = await listOpen(tx, memberId);
  const same = open.find(
    (order) =>
      order.planId === plan.id && order.price === plan.price && order.days === plan.days && order.expireAt > now,
  );
  for (const order of open) if (order !== same) await closeUnpaid(tx, order, now);
  const order =
    same ??
    (await insertOrder(tx, {
      no: await newOrderNo(tx, now),
      memberId,
      planId: plan.id,
      name: plan.name,
      days: plan.days,
      price: plan.price,
      trial: plan.buyer === 'trial',
      freeShippings: plan.freeShippings,
      createdAt: now,
      expireAt: now + shopSettings.limits.unpaidMinutes * 60_000,
    }));
  if (!same) await schedule(tx, EXPIRE_JOB, order.id, order.expireAt);
  return { orderId: order.id, orderGroup: 'vip' };
}

/** The order's row is locked and unpaid: the card holds from now on, or from the end of the one before. */
export async function openCard(tx: Tx, order: VipOrder, now: number): Promise<void> {
  await lockMember(tx, order.memberId);
  const member = await memberOf(tx, order.memberId);
  const span = spanOf(order.days, member.vipUntil, now);
  await updateOrder(tx, order.id, { status: 'paid', paidAt: now, ...span });
  await updateMember(tx, order.memberId, { vipUntil: span.until });
  await schedule(tx, ENDING_JOB, order.memberId, Math.max(now, span.until - ENDING_MS));
  await sendNotice(tx, order.memberId, {
    box: 'service',
    title: span.from > now ? '年卡已续费' : '年卡已开通',
    text: `${order.name} ¥${yuan(order.price)}，有效期至 ${dayOf(span.until)}，买茶时自动按会员价结算。`,
    link: '/pages/tea/vip',
    at: now,
  });
}

export async function closeUnpaid(tx: Tx, order: VipOrder, now: number): Promise<void> {
  await updateOrder(tx, order.id, { status: 'cancelled', closedAt: now });
  await cancelPending(tx, order.id, 'vip');
}

/** Thirty days before its end; a card that was renewed meanwhile waits for its new end. */
export async function remindOfEnd(tx: Tx, memberId: string, now: number): Promise<void> {
  const until = (await findMember(tx, memberId))?.vipUntil ?? 0;
  if (until <= now) return;
  if (until - now > ENDING_MS) return schedule(tx, ENDING_JOB, memberId, until - ENDING_MS);
  await sendNotice(tx, memberId, {
    box: 'service',
    title: '年卡快到期了',
    text: `有效期至 ${dayOf(until)}，现在续费时间顺延。`,
    link: '/tea/pages/vip',
    at: now,
    marketing: true,
  });
}
