/** Payments by transfer before their proof is looked at: what takes one, and how long it then waits (rule 10.7). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { newPaymentNo } from '../../../db/numbers';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { checkWayOpen } from '../../people/shopSettings/payWays';
import { readShopSettings } from '../../people/shopSettings/repository';
import { assertOpen, payableGroup, type Payable, type PayableGroup, type TransferRules } from './payables';
import { findTransfer, insertPayment, updatePayment, type Payment } from './repository';

export const HOUR_MS = 3_600_000;

/** What a proof may be sent for: a document whose group takes transfers. */
export interface Transfer {
  group: PayableGroup;
  rules: TransferRules;
  payable: Payable;
}

/** Locks what is paid by transfer. 404 unknown, foreign, or a group that takes none. */
export async function lockTransferred(
  tx: Tx,
  memberId: string | undefined,
  { orderGroup, orderId }: { orderGroup: string; orderId: string },
  server: Setup,
): Promise<Transfer> {
  const group = payableGroup(server, orderGroup);
  const rules = group.transfer;
  const payable = rules && (await group.find(tx, orderId, { memberId, lock: true }, server));
  if (!rules || !payable) throw notFound();
  return { group, rules, payable };
}

/**
 * Who chooses a transfer has the hours of one to make it, from when the order was made (rule 10.7). Twice is once. Returns the deadline.
 * Errors: 404 foreign order, or no transfers · 409 订单已支付 · 410 订单已超时 · 422 the shop takes none
 */
export async function chooseTransfer(
  tx: Tx,
  memberId: string,
  input: RequestOf<'atShop.transfer'>,
  now: number,
  server: Setup,
): Promise<DataOf<'atShop.transfer'>> {
  return {
    expireAt: await waitForTransfer(tx, await lockTransferred(tx, memberId, input, server), input, now, server),
  };
}

/** The locked document waits as long as a transfer may take. Returns until when. */
async function waitForTransfer(
  tx: Tx,
  { payable, rules }: Transfer,
  { orderGroup }: RequestOf<'atShop.transfer'>,
  now: number,
  server: Setup,
): Promise<number> {
  assertOpen(payable, now);
  await checkWayOpen(tx, orderGroup, 'offline');
  const since = await rules.waitsSince(tx, payable.id, server);
  const until = since === undefined ? 0 : since + (await readShopSettings(tx)).limits.transferHours * HOUR_MS;
  if (until <= payable.expireAt) return payable.expireAt;
  await rules.waitUntil(tx, payable.id, until);
  return until;
}

/** The one payment of a document by transfer: `pending` when it was chosen, `auditing` with its proof. */
export async function openTransfer(
  tx: Tx,
  orderGroup: string,
  payable: Payable,
  status: 'pending' | 'auditing',
  now: number,
): Promise<Payment> {
  const found = await findTransfer(tx, orderGroup, payable);
  if (found) return status === 'pending' || found.status === status ? found : updatePayment(tx, found.id, { status });
  const { id: orderId, memberId, amount } = payable;
  const row = { memberId, orderGroup, orderId, amount, channel: 'offline' as const, status, createdAt: now };
  return insertPayment(tx, { ...row, no: await newPaymentNo(tx, now) });
}

/** The payment of who chooses a transfer, which his proof will be about. Errors as `chooseTransfer`. */
export async function beginTransfer(
  tx: Tx,
  memberId: string,
  input: RequestOf<'atShop.transfer'>,
  now: number,
  server: Setup,
): Promise<Payment> {
  const transfer = await lockTransferred(tx, memberId, input, server);
  await waitForTransfer(tx, transfer, input, now, server);
  return openTransfer(tx, input.orderGroup, transfer.payable, 'pending', now);
}
