/**
 * The end of an after-sale: money back to where it came from, points, what was given for the order, the coupon when everything is
 * back, stock of what was never sent (rule 12.3). One transaction; the provider knows the refund by its number, so that a
 * second try after a crash is the same refund.
 */
import type { Tx } from '../../db/client';
import type { Server } from '../../http/context';
import { unschedule } from '../../db/timers';
import { giveBackUsed } from '../coupon/repository';
import { cutIncome } from '../income/service';
import { balancesOf } from '../ledger/repository';
import { book, bookBack, memberOwner } from '../ledger/service';
import { FINISH_JOB, RECEIVE_JOB } from '../order/stages/receive';
import { rulesOf } from '../order/kinds';
import { chargeSellers } from '../order/sellers';
import {
  addLog,
  addReturned,
  listLines,
  lockOrder,
  refundedOf,
  updateOrder,
  type Order,
  type OrderLineRow,
} from '../order/repository';
import { restock, returnQuota } from '../stock/pieces';
import { putBackOnShelf } from '../stock/shelves';
import { paymentOfOrder, updateRefunded, type Payment } from '../payment/repository';
import { yuan } from '../../lib/money';
import { earnedOf } from '../pricing/refund';
import { endWhenSent } from '../fulfilment/end';
import { toShip } from '../fulfilment/rest';
import { cellarOf, countParts, emptyLots, holdLots } from '../cellar/returns';
import {
  addSaleLog,
  dropPacket,
  findBonusSpent,
  linesOf,
  lockSale,
  notifySale,
  updateSale,
  type Sale,
  type SaleLine,
} from './repository';
import { tellSale } from './service';

export async function finishRefund(
  tx: Tx,
  saleId: string,
  orderId: string,
  now: number,
  server: Server,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const sale = order && (await lockSale(tx, saleId));
  if (!order || sale?.status !== 'refunding') return;
  const own = await linesOf(tx, sale.id);
  const before = await listLines(tx, [order.id]);
  const refundedBefore = await refundedOf(tx, order.id);
  const goods = own.reduce((sum, line) => sum + line.refund, 0);

  await takeBack(tx, order, before, own, now);
  const after = await listLines(tx, [order.id]);
  const isFull = after.every((line) => line.gift || line.returnedQty >= line.qty);
  if (isFull) await takeGifts(tx, order, after, sale);
  const way = await giveMoney(tx, order, sale, { isFull, now }, server);
  if (sale.points > 0)
    await bookBack(tx, {
      owner: memberOwner(order.memberId),
      unit: 'points',
      taken: 'orderPay',
      takenId: order.id,
      bizType: 'orderRefund',
      bizId: sale.id,
      value: sale.points,
      memo: order.no,
      at: now,
    });
  const refunds = { before: refundedBefore, after: refundedBefore + goods };
  const paid = before.reduce((sum, line) => sum + line.paid, 0);
  if (order.receivedAt !== null && rulesOf(server, order.kind).rewarded)
    await takeRewards(tx, order, sale, { paid, refunds, now });
  await cutIncome(tx, order, { id: sale.id, lines: own }, now);
  await chargeSellers(tx, order, { ...sale, lines: own }, before, now);
  if (isFull) await dropPacket(tx, order.id);
  if (isFull && order.memberCouponId) await giveBackUsed(tx, order.memberCouponId, order.id);

  await updateSale(tx, sale.id, { status: 'done', endedAt: now });
  await addSaleLog(tx, sale.id, '系统', `退款成功，¥${yuan(sale.refund)} ${way}`, now);
  await moveOrder(tx, order, isFull, now, server);
  await notifySale(tx, sale, {
    title: '退款成功',
    text: `售后 ${sale.no} 已退款 ¥${yuan(sale.refund)}${sale.points > 0 ? `、${sale.points} 积分` : ''}。`,
    at: now,
  });
  await tellSale(tx, { ...sale, status: 'done' });
}

/** Counts the pieces as returned. Those that were never sent or lay in the cellar go back to the shelf now, the others did when they arrived. */
async function takeBack(
  tx: Tx,
  order: Order,
  lines: readonly OrderLineRow[],
  own: readonly SaleLine[],
  now: number,
): Promise<void> {
  for (const { lineId, qty, unsentQty, lots } of own) {
    const line = lines.find((one) => one.id === lineId);
    if (!line) continue;
    const notIn = Math.min(line.backQty, unsentQty);
    const stored = countParts(lots);
    const withUs = unsentQty + stored;
    await addReturned(tx, lineId, { qty, unsent: unsentQty, stored, back: notIn });
    await emptyLots(tx, lots);
    if (stored > 0)
      await addLog(tx, { orderId: order.id, key: 'unstored', label: `茶窖退出 ${stored} 件`, by: '仓库', at: now });
    if (withUs === 0) continue;
    const piece = { skuId: line.skuId, goodsId: line.goodsId, gift: line.gift, campaignId: line.campaignId };
    await restock(tx, [{ ...piece, qty: withUs, backQty: notIn }]);
    // Not fetched yet: the store that kept them has them on its shelf again.
    if (order.pickup && !line.gift)
      await putBackOnShelf(tx, order.pickup.storeId, [{ skuId: line.skuId, qty: unsentQty }]);
    await returnQuota(tx, [{ ...piece, qty: withUs }]);
  }
}

/**
 * Everything that was bought is back, so its gifts are: unsent ones and those of the cellar to the shelf, sent ones with the parcel that
 * came back.
 */
async function takeGifts(tx: Tx, order: Order, lines: readonly OrderLineRow[], sale: Sale): Promise<void> {
  const cellar = await cellarOf(tx, [order.id]);
  for (const line of lines.filter((one) => one.gift && one.returnedQty < one.qty)) {
    const left = line.qty - line.returnedQty;
    const unsent = order.receivedAt === null ? Math.max(0, toShip(line, 0)) : 0;
    const lots = cellar.get(line.id) ?? [];
    const stored = countParts(lots);
    await holdLots(tx, lots);
    await emptyLots(tx, lots);
    await addReturned(tx, line.id, { qty: left, unsent, stored, back: 0 });
    const back = sale.way === 'return' ? left : Math.min(left, unsent + stored);
    if (back > 0) await restock(tx, [{ skuId: line.skuId, goodsId: line.goodsId, qty: back, gift: true }]);
  }
}

const BACK = '已原路退回';

/** Returns the way it went, in words. To the wallet when it paid (or a bank transfer did), to the credit account, else through the provider of the payment. */
async function giveMoney(
  tx: Tx,
  order: Order,
  sale: Sale,
  { isFull, now }: { isFull: boolean; now: number },
  server: Server,
): Promise<string> {
  const payment = await paymentOfOrder(tx, 'order', order.id);
  if (!payment) throw new Error(`order ${order.no} is refunded but has no payment`);
  const total = payment.refundedAmount + sale.refund;
  if (total > payment.amount) throw new Error(`order ${order.no}: ${total} fen back of ${payment.amount} paid`);
  await updateRefunded(tx, payment.id, { amount: total, isFull, at: now });
  if (sale.refund === 0) return BACK;
  if (payment.channel === 'js' || payment.channel === 'app') {
    await server.gateways.payment.refund({
      paymentNo: payment.no,
      refundNo: `R${sale.no}`,
      amount: sale.refund,
      total: payment.amount,
      reason: sale.reason,
    });
    return BACK;
  }
  const { lowerDebt } = rulesOf(server, order.kind);
  const owedLess = (await lowerDebt?.(tx, order, payment, { saleId: sale.id, amount: sale.refund, now })) ?? 0;
  // What was not taken off the debt had been paid already, so it goes back as money.
  if (owedLess === sale.refund) return '已抵减信用账款';
  await book(tx, {
    owner: memberOwner(order.memberId),
    unit: 'money',
    bizType: 'orderRefund',
    bizId: sale.id,
    delta: sale.refund - owedLess,
    bonus: await bonusBack(tx, order, payment, total, sale.refund),
    memo: order.no,
    at: now,
  });
  return BACK;
}

/** Given money that paid for the order comes back as given money, in proportion. */
async function bonusBack(tx: Tx, order: Order, payment: Payment, total: number, amount: number): Promise<number> {
  if (payment.amount === 0) return 0;
  const spent = await findBonusSpent(tx, order);
  const upTo = (fen: number) => Math.floor((spent * fen) / payment.amount);
  return Math.min(amount, upTo(total) - upTo(total - amount));
}

interface Part {
  /** Fen paid for goods. */
  paid: number;
  refunds: { before: number; after: number };
  now: number;
}

/** Points and growth of the receipt follow the goods: one rewardBack row per unit, never below zero. */
async function takeRewards(tx: Tx, order: Order, sale: Sale, { paid, refunds, now }: Part): Promise<void> {
  const { givePoints } = order;
  const had = earnedOf({ givePoints, paid, refunded: refunds.before });
  const has = earnedOf({ givePoints, paid, refunded: refunds.after });
  const balances = await balancesOf(tx, order.memberId);
  for (const unit of ['points', 'growth'] as const) {
    const due = Math.min(had[unit] - has[unit], balances[unit].available);
    if (due <= 0) continue;
    const base = { owner: memberOwner(order.memberId), bizId: sale.id, memo: order.no, at: now } as const;
    await book(tx, { ...base, unit, bizType: 'rewardBack', delta: -due });
  }
}

/** All back: the order is refunded. Nothing left to send: what was sent is all that comes. */
async function moveOrder(tx: Tx, order: Order, isFull: boolean, now: number, server: Server): Promise<void> {
  if (isFull) {
    await updateOrder(tx, order.id, { status: 'refunded', closedAt: now });
    await unschedule(tx, RECEIVE_JOB, order.id);
    await unschedule(tx, FINISH_JOB, order.id);
    await addLog(tx, { orderId: order.id, key: 'refunded', label: '退款成功', by: '系统', at: now });
    return;
  }
  await endWhenSent(tx, order, { label: '其余商品已退款，全部发出', by: '系统' }, now, server);
}
