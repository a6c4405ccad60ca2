/** A desk decides through its task: the service desk an application and the receipt of what came back, the managers' as the platform. */
import type { TaskLine } from '../../../../src/contract/task/schemas';
import type { Tx } from '../../../db/client';
import { refuse } from '../../../http/errors';
import type { AuditRules } from '../../people/task/kinds';
import { orderRoute } from '../order/desk/figures';
import { approveSale, lockForDecision, receiveSale, rejectSale } from './decide';
import { actionsOfSale } from './presenter';
import { findSale, linesOf, listParties } from './repository';
import { tellSale, withdrawSale } from './service';

const linesOfSale = async (tx: Tx, saleId: string): Promise<TaskLine[]> =>
  (await linesOf(tx, saleId)).map(({ lineId, title, qty, refund }) => ({
    key: lineId,
    title,
    note: `${qty} 件`,
    amount: refund,
  }));

export const saleAudit: AuditRules = {
  /** 409 decided before · 422 without a reason. */
  decide: async (tx, { targetId, pass, note, now }) => {
    const found = await lockForDecision(tx, targetId);
    const { status } = found.sale;
    const by = status === 'escalated' ? '平台' : '客服';
    if (!pass) {
      if (note.trim() === '') throw refuse('请填写拒绝原因', { field: 'note' });
      await rejectSale(tx, found.sale, { by, note: note.trim() }, now);
    } else if (status === 'returning') await receiveSale(tx, found, { by: '仓库', note }, now);
    else await approveSale(tx, found.sale, { by, note }, now);
  },
  /** The parcel is on its way back: it can only be received. */
  onlyPass: async (tx, targetId) =>
    (await findSale(tx, targetId))?.status === 'returning' ? '退货寄回后只能确认收货' : undefined,
  withdraw: async (tx, targetId, now, server) => {
    const { sale } = await lockForDecision(tx, targetId);
    await tellSale(tx, await withdrawSale(tx, sale, now, server));
  },
  /** Not what the platform decides, nor a parcel on its way: as the buyer's own page has it. */
  canWithdraw: async (tx, targetId) => {
    const sale = await findSale(tx, targetId);
    return sale !== undefined && actionsOfSale(sale).includes('withdraw');
  },
  effect: '通过后按申请退款、换货或等退货寄回',
  costs: 'spends',
  lines: linesOfSale,
  route: async (tx, targetId) => {
    const sale = await findSale(tx, targetId);
    return sale && orderRoute(sale.orderId);
  },
  /** The buyer, and the merchant whose goods they were. */
  concerned: async (tx, targetId) => {
    const sale = await findSale(tx, targetId);
    return sale ? listParties(tx, sale) : [];
  },
};
