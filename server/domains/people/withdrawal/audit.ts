/** The finance desk decides over withdrawals; the task is claimed already. */
import type { Tx } from '../../../db/client';
import { conflict, refuse } from '../../../http/errors';
import type { AuditRules } from '../task/kinds';
import { findWithdrawal, updateWithdrawal, type Withdrawal } from './repository';
import { giveBack, release } from './service';

async function lockAudited(tx: Tx, id: string): Promise<Withdrawal> {
  const row = await findWithdrawal(tx, id, true);
  if (row?.status !== 'auditing') throw conflict('该任务已处理');
  return row;
}

export const withdrawalAudit: AuditRules = {
  decide: async (tx, { targetId, pass, note, now }, server) => {
    const row = await lockAudited(tx, targetId);
    if (pass) return void (await release(tx, await updateWithdrawal(tx, row.id, { decidedAt: now }), now, server));
    const reason = note.trim();
    if (reason === '') throw refuse('请填写驳回原因', { field: 'note' });
    await giveBack(tx, row, { status: 'rejected', reason, decidedAt: now }, now, server);
  },
  withdraw: async (tx, targetId, now, server) => {
    const row = await lockAudited(tx, targetId);
    await giveBack(tx, row, { status: 'rejected', reason: '提交人已撤回', decidedAt: now }, now, server);
  },
  effect: '通过后打款给申请人，不能撤回',
  costs: 'final',
  concerned: async (tx, targetId) => {
    const row = await findWithdrawal(tx, targetId);
    return row ? [row.memberId] : [];
  },
};
