/** What the cashier shows for one order: amount, deadline, and which ways to pay are open and why not (CashierView). */
import { eq } from 'drizzle-orm';
import type { CashierView } from '../../../src/contract/pay/schemas';
import type { Tx } from '../../db/client';
import { members } from '../../db/schema';
import { notFound } from '../../http/errors';
import { balancesOf } from '../ledger/repository';
import { findOwnOrder, listLines, type Order } from '../order/repository';
import { assertOrderGroup } from './service';

export async function readCashier(
  tx: Tx,
  memberId: string,
  input: { orderGroup: string; orderId: string },
  now: number,
): Promise<CashierView> {
  assertOrderGroup(input.orderGroup);
  const order = await findOwnOrder(tx, input.orderId, memberId);
  if (!order) throw notFound();
  const balance = (await balancesOf(tx, memberId)).money.available;
  const [member] = await tx
    .select({ payPasswordHash: members.payPasswordHash })
    .from(members)
    .where(eq(members.id, memberId));
  const bought = (await listLines(tx, [order.id])).filter((line) => !line.gift);
  const first = bought[0]?.title ?? `订单 ${order.no}`;
  const enough = balance >= order.payable;
  return {
    orderGroup: 'order',
    orderId: order.id,
    title: bought.length > 1 ? `${first} 等 ${bought.length} 种商品` : first,
    amount: order.payable,
    expireAt: order.expireAt ?? order.createdAt,
    serverTime: now,
    state: stateOf(order, now),
    methods: [
      { key: 'wallet', label: '余额支付', enabled: enough, ...(enough ? {} : { reason: '余额不足' }) },
      { key: 'js', label: '微信支付', enabled: true },
    ],
    balance,
    hasPayPassword: Boolean(member?.payPasswordHash),
    nextRoute: `/shop/pages/order/success?id=${order.id}`,
  };
}

function stateOf(order: Order, now: number): CashierView['state'] {
  if (order.status === 'unpaid') return (order.expireAt ?? 0) > now ? 'payable' : 'closed';
  return order.status === 'cancelled' || order.status === 'refunded' ? 'closed' : 'paid';
}
