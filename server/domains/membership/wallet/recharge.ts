/** Buying money and points: an order that the cashier takes money for; what was bought and what is given come in together (rule 11.4). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { newOrderNo } from '../../../db/numbers';
import { schedule } from '../../../db/timers';
import { refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { yuan } from '../../../lib/money';
import { startOfMonth } from '../../../lib/shanghai';
import { canTransfer } from '../../people/shopSettings/payWays';
import { readShopSettings } from '../../people/shopSettings/repository';
import { book, memberOwner } from '../../people/ledger/service';
import { sendNotice } from '../../people/notice/send';
import { cancelPending, isAuditing } from '../../trade/payment/repository';
import { chosen, offersOf } from './offers';
import { packageView, rechargeView } from './presenter';
import {
  findOrder,
  hasPaid,
  insertOrder,
  listOpen,
  lockOpenOf,
  pageOfOrders,
  sumBought,
  updateOrder,
  type RechargeOrder,
  type RechargeUnit,
} from './repository';

export const EXPIRE_JOB = 'recharge.expire';
export const GROUPS = { money: 'recharge', points: 'points' } as const satisfies Record<RechargeUnit, string>;
export const ROUTES: Readonly<Record<RechargeUnit, string>> = {
  money: '/member/pages/recharge/index',
  points: '/member/pages/interval/recharge',
};

/** Text of the page that says what a recharge is. */
const AGREEMENT = 'RECHARGE';

export async function readConfig(
  tx: Tx,
  memberId: string,
  unit: RechargeUnit = 'money',
): Promise<DataOf<'recharge.config'>> {
  const shopSettings = await readShopSettings(tx);
  const packages = offersOf(shopSettings, unit, await hasPaid(tx, memberId, unit)).map(packageView);
  const { min, max } = unit === 'money' ? shopSettings.wallet : { min: 0, max: 0 };
  return { packages, min, max, agreementCode: AGREEMENT, transfers: canTransfer(shopSettings, GROUPS[unit]) };
}

/** The same choice while its order is open continues that order. 422 what is not offered, too many points this month. */
export async function createRecharge(
  tx: Tx,
  memberId: string,
  input: RequestOf<'recharge.create'>,
  now: number,
): Promise<DataOf<'recharge.create'>> {
  const unit = input.unit ?? 'money';
  await lockMember(tx, memberId);
  const shopSettings = await readShopSettings(tx);
  const { packageId, pay, value, bonus } = chosen(shopSettings, input, await hasPaid(tx, memberId, unit));
  const waiting = await listOpen(tx, memberId, unit);
  const open = waiting.find(
    (row) =>
      row.expireAt > now &&
      row.packageId === packageId &&
      row.amount === pay &&
      row.value === value &&
      row.bonus === bonus,
  );
  if (unit === 'points' && !open) {
    // What waits for its payment may be paid as well.
    const promised = waiting.reduce((sum, row) => sum + row.value, 0);
    const bought = await sumBought(tx, memberId, unit, startOfMonth(now));
    const left = Math.max(0, shopSettings.wallet.pointsPerMonth - bought - promised);
    if (value > left)
      throw refuse(`本月还可充值 ${left} 积分${promised > 0 ? `，另有 ${promised} 积分的订单待付款` : ''}`);
  }
  const order =
    open ??
    (await insertOrder(tx, {
      no: await newOrderNo(tx, now),
      memberId,
      unit,
      packageId,
      amount: pay,
      value,
      bonus,
      createdAt: now,
      expireAt: now + shopSettings.limits.unpaidMinutes * 60_000,
    }));
  if (!open) await schedule(tx, EXPIRE_JOB, order.id, order.expireAt);
  return { orderId: order.id, orderGroup: GROUPS[unit], amount: order.amount };
}

export async function listRecharges(
  tx: Tx,
  memberId: string,
  { unit, page = 1 }: RequestOf<'recharge.index'>,
): Promise<DataOf<'recharge.index'>> {
  const { rows, total } = await pageOfOrders(tx, memberId, unit, PAGE_SIZE, offsetOf(page));
  return pageOf(rows.map(rechargeView), total, page);
}

/** The order's row is locked and unpaid: its principal and its bonus come in, each as a row of its own. */
export async function bringIn(tx: Tx, order: RechargeOrder, now: number): Promise<void> {
  const row = { owner: memberOwner(order.memberId), unit: order.unit, bizId: order.id, memo: order.no, at: now };
  let { balanceAfter } = await book(tx, { ...row, bizType: 'recharge', delta: order.value });
  if (order.bonus > 0)
    ({ balanceAfter } = await book(tx, {
      ...row,
      bizType: 'rechargeBonus',
      delta: order.bonus,
      bonus: order.bonus,
    }));
  await updateOrder(tx, order.id, { status: 'paid', paidAt: now, balanceAfter });
  await endFirstOffers(tx, order, now);
  const { what, given, all } = wordsOf(order);
  await sendNotice(tx, order.memberId, {
    box: 'service',
    title: '充值到账',
    text: `${what}已到账${given}，现有 ${all(balanceAfter)}。`,
    link: `/member/pages/credit/index?unit=${order.unit}`,
    at: now,
  });
}

function wordsOf({ unit, value, bonus }: RechargeOrder) {
  const all = (figure: number) => (unit === 'money' ? `¥${yuan(figure)}` : `${figure} 积分`);
  return { what: `充值 ${all(value)} `, given: bonus > 0 ? `，另赠 ${all(bonus)}` : '', all };
}

/** As long as a proof of a transfer is looked at, or another one may come. */
export async function holdOpen(tx: Tx, orderId: string, until: number): Promise<void> {
  const order = await findOrder(tx, orderId, true);
  if (order?.status !== 'unpaid') return;
  await updateOrder(tx, order.id, { expireAt: until });
  await schedule(tx, EXPIRE_JOB, order.id, until);
}

/** Who has recharged is no newcomer any more: orders of such a package that are still open end, but for one whose proof is looked at. */
async function endFirstOffers(tx: Tx, { memberId, unit }: RechargeOrder, now: number): Promise<void> {
  const first = (await readShopSettings(tx)).wallet[unit].filter((offer) => offer.first).map(({ id }) => id);
  if (first.length === 0) return;
  for (const order of await lockOpenOf(tx, memberId, unit, first))
    if (!(await isAuditing(tx, order.id, GROUPS[unit]))) await closeUnpaid(tx, order, now);
}

/** Nobody is told: nothing was promised and nothing was held. */
export async function closeUnpaid(tx: Tx, order: RechargeOrder, now: number): Promise<void> {
  await updateOrder(tx, order.id, { status: 'cancelled', closedAt: now });
  await cancelPending(tx, order.id, GROUPS[order.unit]);
}
