/**
 * Payouts that are under way, and offers that nobody confirmed. Whoever pays knows each by its number, so who asks once more, after a crash or
 * when nobody has answered, hears how it stands.
 */
import type { Tx } from '../../../db/client';
import type { Payout, PayoutState } from '../../../gateways/payout';
import type { Server } from '../../../http/context';
import type { Errand, JobHandlers } from '../../../jobs/runner';
import { schedule } from '../../../db/timers';
import { LONGEST_ANSWER_MS } from './confirm';
import { findWithdrawal, updateWithdrawal, type Withdrawal } from './repository';
import { EXPIRE_JOB, giveBack, PAY_JOB, succeed } from './service';
import { sourceOf } from './sources';
import { payoutOf } from './payout';

const ASK_AGAIN_MS = 60_000;

/** By the messenger its receiver has confirmed it there: it is only asked for. */
const pay: Errand<Payout | string, PayoutState> = {
  lane: 'bank',
  async claim(tx, id, server) {
    const row = await findWithdrawal(tx, id, true);
    if (row?.status !== 'paying') return undefined;
    return row.method === 'wechat' ? row.no : payoutOf(tx, row, server);
  },
  send: (asked, { gateways: { payout } }) => (typeof asked === 'string' ? payout.query(asked) : payout.send(asked)),
  async book(tx, id, state, server) {
    const row = await findWithdrawal(tx, id, true);
    if (row?.status === 'paying') await follow(tx, row, state, server);
  },
};

/** What was offered in the messenger may have been confirmed there at the last moment. */
const expire: Errand<string, PayoutState> = {
  lane: 'bank',
  async claim(tx, id, server) {
    const now = server.now();
    const row = await findWithdrawal(tx, id, true);
    if (row?.status !== 'waitConfirm' || row.confirmBy === null || row.confirmBy > now) return undefined;
    if (row.offeredAt === null) {
      await giveBack(tx, row, { status: 'expired', reason: '' }, now, server);
      return undefined;
    }
    // The question for its dialog may still be on its way: what is taken back before it arrives would be opened afterwards.
    const there = row.offeredAt + LONGEST_ANSWER_MS;
    if (there <= now) return row.no;
    await schedule(tx, EXPIRE_JOB, id, there);
    return undefined;
  },
  send: (no, { gateways }) => gateways.payout.revoke(no),
  async book(tx, id, state, server) {
    const row = await findWithdrawal(tx, id, true);
    if (row?.status !== 'waitConfirm') return;
    if (state.state === 'failed') await giveBack(tx, row, { status: 'expired', reason: '' }, server.now(), server);
    else await follow(tx, row, state, server);
  },
};

export const withdrawalJobs = { [PAY_JOB]: pay, [EXPIRE_JOB]: expire } satisfies JobHandlers;

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
