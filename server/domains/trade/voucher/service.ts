/**
 * Paying by offline transfer: the buyer sends a proof, the finance desk passes or refuses it (rule 10.7). While a proof is
 * looked at the order does not run out; after a refusal there is as much time for another one.
 */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, refuse } from '../../../http/errors';
import { DAY_MS } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import type { Limits } from '../../people/shopSettings/settings';
import { sendNotice } from '../../people/notice/send';
import { assertOpen } from '../payment/payables';
import { cancelPending, findPayment, isAuditing, updatePayment } from '../payment/repository';
import { HOUR_MS, lockTransferred, openTransfer, type Transfer } from '../payment/transfer';
import { checkWayOpen } from '../../people/shopSettings/payWays';
import { yuan } from '../../../lib/money';
import { keepOwnPhotos } from '../../people/file/own';
import { lockTwins } from '../../people/file/repository';
import { sealedName, sealedPath, shownBy } from '../../people/file/sealed';
import { voucherView } from './presenter';
import { hasLiveProof, insertVoucher, lockVoucher, markApproved, markRejected, type Voucher } from './repository';
import { openVoucherTask } from './task';

/** An audit takes a working day; a week covers holidays. */
const AUDIT_MS = 7 * DAY_MS;
const CLOCK_SKEW = 10 * 60_000;

/** What who chose a transfer is told. */
export const transferNotice = ({ transferHours }: Pick<Limits, 'transferHours'>): string =>
  `请在 ${transferHours} 小时内转账并上传凭证，财务审核通过后订单生效；审核通常在 1 个工作日内完成。`;

type Input = RequestOf<'atShop.orderProof'>;

/** Errors: 404 foreign order · 409 订单已支付 · 410 订单已超时 · 422 凭证已提交 for this order or with this receipt, or no transfers · 400 photos, a transfer in the future. */
export async function sendProof(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup,
): Promise<DataOf<'atShop.orderProof'>> {
  if (input.paidAt > now + CLOCK_SKEW) throw badRequest('paidAt', '转账时间不能晚于现在');
  const document = await lockTransferred(tx, memberId, input, server);
  if (await isAuditing(tx, document.payable.id, input.orderGroup)) throw refuse('凭证已提交，正在审核');
  assertOpen(document.payable, now);
  await checkWayOpen(tx, input.orderGroup, 'offline');
  await checkReceipts(tx, input.photos);
  const photos = await keepOwnPhotos(tx, memberId, input.photos);
  return voucherView(await writeProof(tx, document, { ...input, photos }, now, server), shownBy(server, now));
}

/** One receipt pays once: the same picture proves nothing else, under whatever name it is sent. 422 凭证已提交 */
async function checkReceipts(tx: Tx, photos: readonly string[]): Promise<void> {
  const names = photos.flatMap((url) => sealedName(url) ?? []);
  if (names.length === 0) return;
  for (const { name, memberId } of await lockTwins(tx, names))
    if (await hasLiveProof(tx, memberId, sealedPath(name))) throw refuse('凭证已提交，同一张回单只能用一次');
}

async function writeProof(
  tx: Tx,
  { payable, rules }: Transfer,
  input: Input,
  now: number,
  server: Setup,
): Promise<Voucher> {
  const document = { memberId: payable.memberId, orderGroup: input.orderGroup, orderId: payable.id };
  const { id: paymentId } = await openTransfer(tx, input.orderGroup, payable, 'auditing', now);
  const voucher = await insertVoucher(tx, {
    ...document,
    orderNo: payable.no,
    paymentId,
    amount: input.amount,
    payer: input.payer.trim(),
    paidAt: input.paidAt,
    photos: input.photos,
    remark: input.remark?.trim() ?? '',
    createdAt: now,
  });
  await rules.waitUntil(tx, payable.id, Math.max(payable.expireAt, now + AUDIT_MS));
  await openVoucherTask(tx, voucher, payable, now, server);
  await rules.log?.(tx, payable.id, { key: 'voucher', label: '已提交转账凭证', by: '买家', at: now });
  return voucher;
}

/** The finance desk decides, in the transaction of its task. 409 when the order was paid or closed meanwhile, 422 without a reason. */
export async function decideVoucher(
  tx: Tx,
  voucherId: string,
  decision: { pass: boolean; note: string },
  now: number,
  server: Setup,
): Promise<void> {
  const voucher = await lockVoucher(tx, voucherId);
  if (!voucher || voucher.status !== 'auditing') throw conflict('该任务已处理');
  const document = await lockTransferred(tx, undefined, voucher, server);
  if (decision.pass) {
    await markApproved(tx, voucher.id, now);
    return settlePaid(tx, document, voucher, now, server);
  }
  const reason = decision.note.trim();
  if (reason === '') throw refuse('请填写驳回原因', { field: 'note' });
  await markRejected(tx, voucher.id, reason, now);
  await settleRefused(tx, document, voucher, reason, now);
}

/** The sender takes a proof back and may send another one. 409 when it was decided meanwhile. */
export async function withdrawVoucher(tx: Tx, voucherId: string, now: number, server: Setup): Promise<void> {
  const voucher = await lockVoucher(tx, voucherId);
  if (!voucher || voucher.status !== 'auditing') throw conflict('该任务已处理');
  const { payable, rules } = await lockTransferred(tx, undefined, voucher, server);
  await markRejected(tx, voucher.id, '提交人已撤回', now);
  if (await waitAgain(tx, { payable, rules }, voucher, now))
    await rules.log?.(tx, payable.id, { key: 'voucherWithdrawn', label: '已撤回转账凭证', by: '买家', at: now });
}

async function settlePaid(
  tx: Tx,
  { group, payable }: Transfer,
  voucher: Voucher,
  now: number,
  server: Setup,
): Promise<void> {
  if (payable.state !== 'open') throw conflict('订单已支付或已关闭，请驳回凭证');
  const payment = await findPayment(tx, voucher.paymentId);
  if (payment?.amount !== payable.amount)
    throw conflict(`应付金额已变为 ¥${yuan(payable.amount)}，与凭证不符，请驳回凭证`);
  await updatePayment(tx, voucher.paymentId, { status: 'paid', paidAt: now, tradeNo: `V${voucher.id}` });
  await group.paid(tx, payable.id, now, server);
  await cancelPending(tx, payable.id, voucher.orderGroup);
}

/** The proof is void: there is time for another one. False when the order is not open any more. */
async function waitAgain(
  tx: Tx,
  { payable, rules }: Pick<Transfer, 'payable' | 'rules'>,
  voucher: Voucher,
  now: number,
): Promise<boolean> {
  await updatePayment(tx, voucher.paymentId, { status: 'failed' });
  if (payable.state !== 'open') return false;
  await rules.waitUntil(tx, payable.id, now + (await readShopSettings(tx)).limits.transferHours * HOUR_MS);
  return true;
}

async function settleRefused(
  tx: Tx,
  { payable, rules }: Transfer,
  voucher: Voucher,
  reason: string,
  now: number,
): Promise<void> {
  if (!(await waitAgain(tx, { payable, rules }, voucher, now))) return;
  await rules.log?.(tx, payable.id, {
    key: 'voucherRejected',
    label: `转账凭证未通过：${reason}`,
    by: '财务',
    at: now,
  });
  const { transferHours } = (await readShopSettings(tx)).limits;
  await sendNotice(tx, payable.memberId, {
    box: 'order',
    title: '转账凭证未通过',
    text: `订单 ${payable.no} 的凭证（¥${yuan(voucher.amount)}）未通过：${reason}。请在 ${transferHours} 小时内重新提交。`,
    link: `/member/pages/wallet/voucher?orderGroup=${voucher.orderGroup}&orderId=${voucher.orderId}`,
    at: now,
  });
}
