/** A withdrawal by the messenger is confirmed there by who gets it: here its dialog is opened (rule 22.4). */
import type { CashRow } from '../../../../src/contract/withdrawal/schemas';
import { schedule } from '../../../db/timers';
import { transact } from '../../../db/transact';
import type { Context } from '../../../http/context';
import { conflict, expired, notFound, refuse } from '../../../http/errors';
import { payoutOf } from './payout';
import { cashView } from './presenter';
import { findWithdrawal, updateWithdrawal, type Withdrawal } from './repository';
import { PAY_JOB } from './service';
import { sourceOf } from './sources';

/** The messenger says so itself a moment after its dialog was confirmed. */
const ASK_AFTER_MS = 1200;
/** A question that is older has arrived, or never will. */
export const LONGEST_ANSWER_MS = 60_000;

/** 404 nobody's own · 409 it is done · 410 the time is over · 422 the messenger does not answer. */
export async function confirmReceipt(
  id: string,
  call: Context<'wechatWithdraw.confirm'>,
): Promise<{ package: string; row: CashRow }> {
  const { memberId } = call.viewer;
  // Written before it is asked for: whoever ends it knows that it may be open in the messenger.
  const payout = await transact(call.db, async (tx) => {
    const now = call.now();
    const row = checkOpen(await findWithdrawal(tx, id, true), memberId, now);
    if (row.status === 'waitConfirm') await updateWithdrawal(tx, id, { offeredAt: now });
    return payoutOf(tx, row, call);
  });
  const pack = await call.gateways.payout.offer(payout).catch((error: unknown) => {
    call.log.error({ err: error }, 'the messenger did not open a transfer');
    throw refuse('微信服务繁忙，请稍后再试');
  });
  const opened = await transact(call.db, async (tx) => {
    const now = call.now();
    const still = checkOpen(await findWithdrawal(tx, id, true), memberId, now);
    if (still.status === 'paying') return still;
    const paying = await updateWithdrawal(tx, id, { status: 'paying', sentAt: now });
    await schedule(tx, PAY_JOB, id, now + ASK_AFTER_MS);
    await sourceOf(call, paying.source).changed?.(tx, paying, now);
    return paying;
  });
  call.wakeJobs();
  return { package: pack, row: cashView(opened) };
}

/** Opened twice is the same dialog once more. */
function checkOpen(row: Withdrawal | undefined, memberId: string, now: number): Withdrawal {
  if (row?.memberId !== memberId || row.method !== 'wechat') throw notFound();
  if (row.status === 'paying') return row;
  if (row.status === 'expired') throw expired('已超过确认时间，款项已退回');
  if (row.status !== 'waitConfirm') throw conflict(row.status === 'success' ? '该笔提现已到账' : '该笔提现不能确认');
  if (row.confirmBy === null || row.confirmBy <= now) throw expired('已超过确认时间，款项将退回');
  return row;
}
