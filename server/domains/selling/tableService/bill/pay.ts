/** Paying a leg at the table itself: from the balance, by the messenger, or in cash to whoever serves there. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { newPaymentNo } from '../../../../db/numbers';
import { conflict, forbidden, notFound } from '../../../../http/errors';
import { contextOf, type Call } from '../../../../http/handler';
import { assertOpen } from '../../../trade/payment/payables';
import { paymentView } from '../../../trade/payment/presenter';
import { cancelPending, findPayment, insertPayment } from '../../../trade/payment/repository';
import { payFromWallet, startPayment } from '../../../trade/payment/service';
import { seatFor, servesAt } from '../access';
import { findEmployee } from '../../../people/employee/repository';
import { lockSession } from '../rows/session/repository';
import { tablePayable } from './payable';
import { findLeg } from '../rows/bill/repository';
import { payLeg, presentBill, readAccount } from './service';

type Input = RequestOf<'scanCode.doOrderPay'>;
type Answer = DataOf<'scanCode.doOrderPay'>;

/** 404 somebody else's leg, but for cash · 403 cash taken by a guest · 409 paid already · 410 it ran out. */
export async function payAtTable(
  db: Tx,
  input: Input,
  call: Call<'scanCode.doOrderPay'>,
  mini: boolean,
): Promise<Answer> {
  const { memberId, now, server } = call;
  const { sessionId, legId, channel, payToken = '' } = input;
  await seatFor(db, memberId, sessionId);
  const found = await findLeg(db, legId);
  if (!found || found.sessionId !== sessionId) throw notFound();
  const answer = async (payment: Answer['payment'], config?: Answer['config']): Promise<Answer> => {
    const { session } = await seatFor(db, memberId, sessionId);
    const account = await readAccount(db, session, now);
    return { payment, ...(config ? { config } : {}), bill: await presentBill(db, memberId, { session, account }, now) };
  };
  if (channel === 'cash') return answer(await call.write((tx) => payInCash(tx, memberId, input, now)));
  if (found.memberId !== memberId) throw notFound();
  if (channel === 'wallet') {
    const paying = { orderGroup: 'table' as const, orderId: legId, payToken, requestId: input.requestId };
    return answer(await call.write((tx) => payFromWallet(tx, memberId, paying, now, server)));
  }
  const document = () => Promise.resolve({ orderGroup: 'table' as const, orderId: legId });
  const { config, paymentId } = await startPayment(contextOf(db, call), memberId, document, 'js', mini);
  const payment = await findPayment(db, paymentId);
  if (!payment) throw new Error(`payment ${paymentId} is gone`);
  return answer(paymentView(payment), config);
}

/** Whoever takes the money is written down. */
async function payInCash(tx: Tx, memberId: string, { sessionId, legId }: Input, now: number) {
  const session = await lockSession(tx, sessionId);
  if (!session || !(await servesAt(tx, memberId, session.storeId))) throw forbidden();
  const leg = await findLeg(tx, legId, true);
  if (!leg) throw notFound();
  if (leg.status === 'paid') throw conflict('这一份已付');
  const payable = await tablePayable.find(tx, legId, {}, undefined as never);
  if (!payable) throw notFound();
  assertOpen(payable, now);
  const payment = await insertPayment(tx, {
    no: await newPaymentNo(tx, now),
    memberId: leg.memberId,
    orderGroup: 'table',
    orderId: leg.id,
    amount: leg.amount,
    channel: 'cash',
    status: 'paid',
    createdAt: now,
    paidAt: now,
  });
  await payLeg(tx, leg, { channel: 'cash', cashierId: (await findEmployee(tx, memberId))?.id }, now);
  await cancelPending(tx, leg.id, 'table');
  return paymentView(payment);
}
