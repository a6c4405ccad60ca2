/** Orders of accepted quotes: accept.ts makes them, from then on they are like any other. */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import { planArrival } from '../../selling/wholesale/arrive';
import type { OrderKindRules } from '../../trade/order/kinds';
import type { Order } from '../../trade/order/repository';
import { touchClient } from '../client/repository';
import { EXPIRE_JOB, expire, tellSeller } from './jobs';
import { addEvent, lockByOrder, updateQuote } from './repository';

export const quoteOrders: OrderKindRules = {
  addressLater: true,
  waits: true,
  async onPaid(tx, order, lines, now) {
    await planArrival(tx, order, lines, now);
    await ordered(tx, order, now);
  },
  async onClosed(tx, order, now) {
    await given(tx, order, now);
    return order;
  },
  refundable: true,
  rewarded: false,
  earnsIncome: false,
};

/** The order is locked and paid. One that cost nothing is paid before its quote knows it: accept says so itself. */
async function ordered(tx: Tx, order: Order, now: number): Promise<void> {
  const quote = await lockByOrder(tx, order.id);
  if (!quote) return;
  await updateQuote(tx, quote.id, {
    status: 'ordered',
    updatedAt: now,
    log: addEvent(quote, { label: '已付款，转为订单', by: '客户', at: now }),
  });
  await touchClient(tx, quote.clientId, { lastAt: now, dealAmount: order.payable });
  await tellSeller(tx, quote, { title: '报价已成交', text: `${quote.clientName} 付清了《${quote.title}》。`, at: now });
}

/** The order was closed unpaid: the offer stands as before, as long as it holds. */
async function given(tx: Tx, order: Order, now: number): Promise<void> {
  const quote = await lockByOrder(tx, order.id);
  if (quote?.status !== 'accepted') return;
  const open = await updateQuote(tx, quote.id, {
    status: 'viewed',
    signature: null,
    acceptedById: null,
    acceptedAt: null,
    orderId: null,
    rev: quote.rev + 1,
    updatedAt: now,
    log: addEvent(quote, { label: `订单 ${order.no} 没有付款，已取消`, by: '系统', at: now }),
  });
  if (open.validUntil <= now) return void (await expire(tx, open, now));
  await schedule(tx, EXPIRE_JOB, open.id, open.validUntil);
  await tellSeller(tx, open, {
    title: '报价的订单取消了',
    text: `${quote.clientName} 没有付款，《${quote.title}》仍然有效。`,
    at: now,
  });
}
