/** Paying an order: messenger, app, wallet; what the cashier shows; how it went (rule 10.6). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Server, Setup } from '../../../http/context';
import type { OrderGroup } from '../../../../src/contract/payment/schemas';
import { decoderOf } from '../../../http/frame/decode';
import type { Call } from '../../../http/handler';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { readSite } from '../../people/shopSettings/repository';
import { book, memberOwner } from '../../people/ledger/service';
import { newPaymentNo } from '../../../db/numbers';
import { transact } from '../../../db/transact';
import { requirePayToken } from '../../people/session/proofs';
import { applyEvent } from './apply';
import { assertOpen, payableGroup, type Payable } from './payables';
import { paymentView } from './presenter';
import {
  cancelPending,
  findOpenId,
  findPayment,
  findPaymentByNo,
  findPending,
  insertPayment,
  paymentOfOrder,
  type Payment,
} from './repository';
import { checkWayOpen } from '../../people/shopSettings/payWays';

/** Refuses what cannot be paid any more, or not yet. */
function assertPayable(payable: Payable, now: number): void {
  assertOpen(payable, now);
  if (payable.blocked) throw refuse(payable.blocked);
}

type StartInput = RequestOf<'pay.app'>;

/**
 * The document that is paid. pay_type 11: the one that `data` names. pay_type 1: made now, once per requestId, by the rules of the
 * group's own endpoint, whose refusals are these. 422 a group that nobody serves yet, or that the messenger does not pay for.
 */
export async function documentToPay(
  db: Tx,
  memberId: string,
  input: StartInput,
  call: Pick<Call, 'now' | 'server' | 'write'>,
): Promise<{ orderGroup: OrderGroup; orderId: string }> {
  const { pay_type: payType, order_group: orderGroup = 'order', data, requestId } = input;
  await checkWayOpen(db, orderGroup, 'js');
  if (payType === 11) {
    if (data.order_id === undefined) throw badRequest('data', '没有说明要付的是哪一单，请从订单里重新进入');
    return { orderGroup, orderId: data.order_id };
  }
  const creation = call.server.kinds.payables[orderGroup]?.creation;
  if (!creation) throw refuse('该业务暂未开放，请选择已有订单支付');
  const asked = decoderOf(creation.request)({ ...data, requestId });
  return { orderGroup, orderId: await creation.make(db, memberId, asked, call) };
}

/**
 * Opens (or reopens) a provider payment for a document. 404 foreign order · 409 订单已支付 · 410 订单已超时 · 422 a messenger account
 * that is not bound.
 */
export async function startPayment(
  server: Server,
  memberId: string,
  document: () => Promise<{ orderGroup: OrderGroup; orderId: string }>,
  channel: 'js' | 'app',
  mini: boolean,
): Promise<DataOf<'pay'>> {
  const now = server.now();
  const openId = channel === 'js' ? await findOpenId(server.db, memberId, mini ? 'mini' : 'wechat') : undefined;
  if (channel === 'js' && openId === undefined && !server.gateways.payment.sandbox) throw refuse('请先绑定微信');
  const { orderGroup, orderId } = await document();
  const group = payableGroup(server, orderGroup);
  const { payable, payment } = await transact(server.db, async (tx) => {
    const payable = await group.find(tx, orderId, { memberId, lock: true }, server);
    if (!payable) throw notFound();
    assertPayable(payable, now);
    const row = {
      memberId,
      orderGroup,
      orderId: payable.id,
      amount: payable.amount,
      channel,
      status: 'pending' as const,
      miniOpenId: (mini && openId) || null,
      createdAt: now,
    };
    const open = await findPending(tx, orderGroup, payable.id, row);
    return { payable, payment: open ?? (await insertPayment(tx, { ...row, no: await newPaymentNo(tx, now) })) };
  });
  const { appName } = await readSite(server.db);
  const config = await server.gateways.payment.prepay({
    paymentNo: payment.no,
    amount: payment.amount,
    title: `${appName}订单 ${payable.no}`,
    channel,
    openId,
    mini,
    expireAt: payable.expireAt,
    notifyUrl: `${server.config.publicUrl}/pay/wechat/notify`,
  });
  return { config, paymentId: payment.id };
}

/** 404 foreign order · 409 订单已支付 · 410 订单已超时 or a proof that is used or over · 422 余额不足, or the way is closed. */
export async function payFromWallet(
  tx: Tx,
  memberId: string,
  input: RequestOf<'pay.wallet'>,
  now: number,
  server: Setup,
): Promise<DataOf<'pay.wallet'>> {
  const group = payableGroup(server, input.orderGroup);
  if (input.payToken === '') throw badRequest('payToken');
  const payable = await group.find(tx, input.orderId, { memberId, lock: true }, server);
  if (!payable) throw notFound();
  assertPayable(payable, now);
  await checkWayOpen(tx, input.orderGroup, 'wallet');
  await requirePayToken(tx, memberId, input.payToken, now);
  const row = {
    memberId,
    orderGroup: input.orderGroup,
    orderId: payable.id,
    amount: payable.amount,
    channel: 'wallet' as const,
    status: 'paid' as const,
  };
  const payment = await insertPayment(tx, { ...row, no: await newPaymentNo(tx, now), createdAt: now, paidAt: now });
  await group.paid(tx, payable.id, now, server);
  await (group.takeFromWallet ?? payFromBalance)(tx, payable, now);
  await cancelPending(tx, payable.id, input.orderGroup);
  return paymentView(payment);
}

async function payFromBalance(tx: Tx, payable: Payable, now: number): Promise<void> {
  await book(tx, {
    owner: memberOwner(payable.memberId),
    unit: 'money',
    bizType: 'orderPay',
    bizId: payable.id,
    delta: -payable.amount,
    title: `支付 · ${payable.title}`,
    bonus: 'first',
    memo: payable.no,
    at: now,
  });
}

/** The state of a payment; an open one is asked for at the provider, so that a lost callback does not matter. 404 unknown, foreign. */
export async function readResult(
  server: Server,
  memberId: string,
  input: RequestOf<'pay.result'>,
): Promise<DataOf<'pay.result'>> {
  const payment = await findAsked(server, memberId, input);
  if (!payment || payment.memberId !== memberId) throw notFound();
  // No provider knows of a transfer.
  if (payment.status !== 'pending' || payment.channel === 'offline') return paymentView(payment);
  const { no, amount, createdAt } = payment;
  const event = await server.gateways.payment
    .query({ paymentNo: no, amount, createdAt, now: server.now() })
    .catch((error: unknown) => void server.log.warn({ err: error, payment: no }, 'the provider did not answer'));
  return paymentView(event ? await applyEvent(server, payment.id, event) : payment);
}

async function findAsked(
  server: Server,
  memberId: string,
  input: RequestOf<'pay.result'>,
): Promise<Payment | undefined> {
  if (input.paymentId !== undefined)
    return /^\d{1,18}$/.test(input.paymentId)
      ? findPayment(server.db, input.paymentId)
      : findPaymentByNo(server.db, input.paymentId);
  if (input.orderId === undefined) throw badRequest('paymentId');
  const orderGroup = input.orderGroup ?? 'order';
  const payable = await payableGroup(server, orderGroup).find(server.db, input.orderId, { memberId }, server);
  return payable ? paymentOfOrder(server.db, orderGroup, payable.id) : undefined;
}

/** pay.notify: 404 unknown payment · 400 sign. */
export async function receiveNotify(server: Server, input: RequestOf<'pay.notify'>): Promise<void> {
  const payment = await findPaymentByNo(server.db, input.paymentNo);
  if (!payment) throw notFound();
  const event = server.gateways.payment.verifyForm(input, payment.amount);
  if (!event) throw badRequest('sign');
  await applyEvent(server, payment.id, event);
}
