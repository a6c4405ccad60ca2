/**
 * The end of an after-sale: money back to where it came from, points, stock of what was never sent, and what the purchase had brought
 * besides (rules 12.3, 12.5). One transaction; the provider is asked for the money by a job after its commit.
 */
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { schedule, unschedule } from '../../../db/timers';
import { lockMember } from '../../../db/locks';
import { cutIncome } from '../../people/income/service';
import { book, bookBack, memberOwner, takeOrOwe } from '../../people/ledger/service';
import { FINISH_JOB, RECEIVE_JOB } from '../order/stages/receive';
import { rulesOf } from '../order/kinds';
import { chargeSellers } from '../order/sellers';
import {
  addLog,
  addReturned,
  listLines,
  lockOrder,
  updateOrder,
  type Order,
  type OrderLineRow,
} from '../order/repository';
import { restock, returnQuota } from '../../offer/stock/pieces';
import { putBackOnShelf } from '../../offer/stock/shelves';
import { bonusBack } from '../payment/giveBack';
import { paymentOfOrder, updateRefunded } from '../payment/repository';
import { yuan } from '../../../lib/money';
import { FEN_PER_POINT } from '../../people/pricing/model';
import { REWARD_JOB } from '../order/stages/reward';
import { endWhenSent } from '../fulfilment/end';
import { cellarOf, countParts, emptyLots } from '../cellar/returns';
import { dropGifts, holdGifts } from './held';
import { reckon } from './reckon';
import {
  addSaleLog,
  linesOf,
  listSales,
  lockSale,
  notifySale,
  updateSale,
  type Sale,
  type SaleLine,
} from './repository';
import { tellSale } from './service';

export const GIVE_BACK_JOB = 'afterSale.giveBack';

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
  // Whatever is taken back is not given meanwhile (a level's gift), nor is it spent.
  await lockMember(tx, order.memberId);
  await dropGifts(tx, sale.id, { held: true });
  const own = await linesOf(tx, sale.id);
  const lines = await listLines(tx, [order.id]);
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
  const sales = (await listSales(tx, [order.id])).filter((one) => one.sale.status === 'done');
  const asked = { order, lines, sales, cellar: await cellarOf(tx, [order.id]) };
  const { way, freight } = sale;
  const made = await reckon(tx, asked, { way, back: own, freight, spent: 0 }, now, server);
  const { isFull } = made;
  const gifts = await holdGifts(tx, sale.id, made.gifts);
  await takeBack(tx, order, lines, [...own, ...gifts], now);
  const done = await updateSale(tx, sale.id, {
    status: 'done',
    endedAt: now,
    refund: made.money,
    withheld: made.withheld,
    pointsBack: made.points,
    growthBack: made.growth,
    keptForPoints: made.keptForPoints,
  });
  const route = await giveMoney(tx, order, done, { isFull, now }, server);
  await takeRewards(tx, order, done, now);
  for (const undo of made.undo) await undo(tx);
  await cutIncome(tx, order, { id: sale.id, lines: own }, now);
  await chargeSellers(tx, order, { ...sale, lines: own }, lines, now);

  if (made.notes.length > 0) await addSaleLog(tx, sale.id, '系统', made.notes.join('；'), now);
  await addSaleLog(tx, sale.id, '系统', `退款成功，¥${yuan(done.refund)} ${route}`, now);
  await moveOrder(tx, order, isFull, now, server);
  await notifySale(tx, sale, {
    title: '退款成功',
    text: `售后 ${sale.no} 已退款 ¥${yuan(done.refund)}${sale.points > 0 ? `、${sale.points} 积分` : ''}。`,
    at: now,
  });
  await tellSale(tx, done);
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
    await schedule(tx, GIVE_BACK_JOB, sale.id, now);
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
    bonus: await bonusBack(tx, order, payment, { total, amount: sale.refund }),
    memo: order.no,
    at: now,
  });
  return BACK;
}

/** Points and growth that were given for what went back: what is spent of them is kept from the money or owed (rule 12.5). */
async function takeRewards(
  tx: Tx,
  { memberId, no }: Order,
  { id, pointsBack, growthBack, keptForPoints }: Sale,
  now: number,
): Promise<void> {
  const base = { owner: memberOwner(memberId), bizId: id, memo: no, at: now } as const;
  const points = pointsBack - Math.floor(keptForPoints / FEN_PER_POINT);
  if (points > 0) await takeOrOwe(tx, { ...base, unit: 'points', value: points });
  if (growthBack > 0) await takeOrOwe(tx, { ...base, unit: 'growth', value: growthBack });
}

/** All back: the order is refunded. Nothing left to send: what was sent is all that comes. */
async function moveOrder(tx: Tx, order: Order, isFull: boolean, now: number, server: Server): Promise<void> {
  if (isFull) {
    await updateOrder(tx, order.id, { status: 'refunded', closedAt: now });
    await unschedule(tx, RECEIVE_JOB, order.id);
    await unschedule(tx, FINISH_JOB, order.id);
    await unschedule(tx, REWARD_JOB, order.id);
    await addLog(tx, { orderId: order.id, key: 'refunded', label: '退款成功', by: '系统', at: now });
    return;
  }
  await endWhenSent(tx, order, { label: '其余商品已退款，全部发出', by: '系统' }, now, server);
}
