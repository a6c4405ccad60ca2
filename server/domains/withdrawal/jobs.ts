/** Payouts that are under way, and offers that nobody confirmed. Whoever pays knows each by its number, so asking once more is harmless. */
import type { Tx } from '../../db/client';
import type { PayoutState } from '../../gateways/payout';
import type { Server } from '../../http/context';
import type { JobHandlers } from '../../jobs/runner';
import { schedule } from '../../db/timers';
import { findWithdrawal, updateWithdrawal, type Withdrawal } from './repository';
import { EXPIRE_JOB, giveBack, PAY_JOB, succeed } from './service';
import { sourceOf } from './sources';
import { payoutOf } from './payout';

const ASK_AGAIN_MS = 60_000;

export const withdrawalJobs: JobHandlers = {
  [PAY_JOB]: async (tx, id, server) => {
    const row = await findWithdrawal(tx, id, true);
    if (row?.status !== 'paying') return;
    const { payout } = server.gateways;
    const state =
      row.method === 'wechat' ? await payout.query(row.no) : await payout.send(await payoutOf(tx, row, server));
    await follow(tx, row, state, server);
  },
  [EXPIRE_JOB]: async (tx, id, server) => {
    const row = await findWithdrawal(tx, id, true);
    if (row?.status !== 'waitConfirm' || row.confirmBy === null || row.confirmBy > server.now()) return;
    // Opened in the messenger before: it may have been confirmed there at the last moment.
    const state: PayoutState = row.sentAt === null ? GONE : await server.gateways.payout.revoke(row.no);
    if (state.state === 'failed') await giveBack(tx, row, { status: 'expired', reason: '' }, server.now(), server);
    else await follow(tx, row, state, server);
  },
};

const GONE: PayoutState = { state: 'failed', reason: '' };

async function follow(tx: Tx, row: Withdrawal, payout: PayoutState, server: Server): Promise<void> {
  const now = server.now();
  if (payout.state === 'success') return void (await succeed(tx, row, now, server));
  if (payout.state === 'failed')
    return void (await giveBack(tx, row, { status: 'failed', reason: payout.reason }, now, server));
  if (payout.state === 'paying') {
    const paying = row.status === 'paying' ? row : await move(tx, row, 'paying', server);
    return schedule(tx, PAY_JOB, paying.id, now + ASK_AGAIN_MS);
  }
  // The dialog was closed: there is time until the clock ends it.
  await move(tx, row, 'waitConfirm', server);
  await schedule(tx, EXPIRE_JOB, row.id, Math.max(row.confirmBy ?? now, now + ASK_AGAIN_MS));
}

async function move(tx: Tx, row: Withdrawal, status: 'paying' | 'waitConfirm', server: Server): Promise<Withdrawal> {
  const moved = await updateWithdrawal(tx, row.id, { status });
  await sourceOf(server, row.source).changed?.(tx, moved, server.now());
  return moved;
}
