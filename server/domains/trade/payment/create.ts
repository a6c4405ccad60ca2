/** pay.create: one call for every way of paying, also for what has cost points or coins already (rule 2.12). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import { badRequest, conflict, notFound } from '../../../http/errors';
import type { Tx } from '../../../db/client';
import { contextOf, type Call } from '../../../http/handler';
import type { Setup } from '../../../http/context';
import { payableGroup } from './payables';
import { paymentView } from './presenter';
import { findPayment } from './repository';
import { documentToPay, payFromWallet, startPayment } from './service';
import { beginTransfer } from './transfer';

type Input = RequestOf<'pay.create'>;

const saysOf = ({ points, coins }: { points: number; coins: number }): string =>
  [points > 0 ? `${points} 积分` : '', coins > 0 ? `${coins} 瓜瓜币` : ''].filter(Boolean).join('、');

/** 404 foreign order · 409 the buyer was shown other points or coins than went. */
async function checkTaken(tx: Tx, memberId: string, input: Input, server: Setup): Promise<void> {
  const { orderGroup, orderId, points, coins } = input;
  const group = payableGroup(server, orderGroup);
  const payable = await group.find(tx, orderId, { memberId }, server);
  if (!payable) throw notFound();
  const taken = (await group.taken?.(tx, payable.id, server)) ?? { points: 0, coins: 0 };
  if ((points ?? taken.points) === taken.points && (coins ?? taken.coins) === taken.coins) return;
  const says = saysOf(taken);
  throw conflict(says ? `这一单用的是 ${says}，请刷新后再付` : '这一单不用积分和瓜瓜币，请刷新后再付');
}

/** Errors as of `pay`, `pay.wallet` and `atShop.transfer`. */
export async function createPayment(
  db: Tx,
  input: Input,
  call: Call<'pay.create'>,
  mini: boolean,
): Promise<DataOf<'pay.create'>> {
  const { memberId, now, server } = call;
  const { orderGroup, orderId, channel, payToken = '' } = input;
  await checkTaken(db, memberId, input, server);
  if (channel === 'wallet') {
    if (payToken === '') throw badRequest('payToken', '请先输入支付密码');
    const asked = { orderGroup, orderId, payToken, requestId: input.requestId ?? '' };
    return call.write((tx) => payFromWallet(tx, memberId, asked, now, server));
  }
  if (channel === 'offline')
    return paymentView(await call.write((tx) => beginTransfer(tx, memberId, { orderGroup, orderId }, now, server)));
  const asked = { pay_type: 11, order_group: orderGroup, data: { order_id: orderId } } as const;
  const { config, paymentId } = await startPayment(
    contextOf(db, call),
    memberId,
    () => documentToPay(db, memberId, asked, call),
    'js',
    mini,
  );
  const payment = await findPayment(db, paymentId);
  if (!payment) throw notFound();
  return { ...paymentView(payment), config };
}
