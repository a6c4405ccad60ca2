/** The service desk decides through its task: an application, the platform's word, the receipt of what came back. */
import type { Tx } from '../../db/client';
import type { Server } from '../../http/context';
import { forbidden, refuse } from '../../http/errors';
import type { TaskDecision } from '../task/deciders';
import { approveSale, lockForDecision, receiveSale, rejectSale } from './decide';

/** 403 the platform's word is the manager's · 409 decided before · 422 without a reason. */
export async function decideSaleTask(
  _server: Server,
  tx: Tx,
  { targetId, pass, note, employee, now }: TaskDecision,
): Promise<void> {
  const found = await lockForDecision(tx, targetId);
  const { status } = found.sale;
  if (status === 'escalated' && !employee.isManager) throw forbidden();
  const by = status === 'escalated' ? '平台' : '客服';
  if (!pass) {
    if (status === 'returning') throw refuse('退货寄回后只能确认收货');
    if (note.trim() === '') throw refuse('请填写拒绝原因');
    await rejectSale(tx, found.sale, { by, note: note.trim() }, now);
  } else if (status === 'returning') await receiveSale(tx, found, { by: '仓库', note }, now);
  else await approveSale(tx, found.sale, { by, note }, now);
}
