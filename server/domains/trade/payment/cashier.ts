/** What the cashier shows for one order: amount, deadline, and which ways to pay are open and why not (CashierView). */
import type { CashierView } from '../../../../src/contract/payment/schemas';
import type { Tx } from '../../../db/client';
import type { Server, Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { readShopSettings } from '../../people/shopSettings/repository';
import { balancesOf } from '../../people/ledger/repository';
import { findMember } from '../../people/member/repository';
import { payableGroup, type Payable } from './payables';
import { canTransfer, openWays } from '../../people/shopSettings/payWays';

export async function readCashier(
  tx: Tx,
  memberId: string,
  input: { orderGroup: CashierView['orderGroup']; orderId: string },
  now: number,
  server: Setup & Pick<Server, 'gateways'>,
): Promise<CashierView> {
  const payable = await payableGroup(server, input.orderGroup).find(tx, input.orderId, { memberId }, server);
  if (!payable) throw notFound();
  const balance = (await balancesOf(tx, memberId)).money.available;
  const shopSettings = await readShopSettings(tx);
  const enough = balance >= payable.amount;
  const methods: CashierView['methods'] = [
    { key: 'wallet', label: '余额支付', enabled: enough, ...(enough ? {} : { reason: '余额不足' }) },
    { key: 'js', label: '微信支付', enabled: true },
    ...(canTransfer(shopSettings, input.orderGroup)
      ? [{ key: 'offline' as const, label: '线下转账', enabled: true }]
      : []),
  ];
  const open: readonly string[] = openWays(shopSettings, input.orderGroup);
  // Where there is no money: what is paid by messenger counts as paid when it is asked for (gateways/paymentSandbox).
  const { demo, development } = server.config;
  const isDemo = demo && development && server.gateways.payment.sandbox && open.includes('js');
  return {
    orderGroup: input.orderGroup,
    orderId: payable.id,
    no: payable.no,
    title: payable.title,
    amount: payable.amount,
    expireAt: payable.expireAt,
    serverTime: now,
    state: stateOf(payable, now),
    methods: [
      ...methods.filter(({ key }) => open.includes(key)),
      ...(isDemo ? [{ key: 'demo' as const, label: '演示：当作已付款', enabled: true }] : []),
    ],
    balance,
    hasPayPassword: Boolean((await findMember(tx, memberId))?.payPasswordHash),
    nextRoute: payable.nextRoute,
    route: payable.route,
  };
}

function stateOf({ state, expireAt }: Payable, now: number): CashierView['state'] {
  if (state === 'open') return expireAt > now ? 'payable' : 'closed';
  return state;
}
