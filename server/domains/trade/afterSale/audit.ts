/** A desk decides through its task: the service desk an application and the receipt of what came back, the managers' as the platform. */
import { refuse } from '../../../http/errors';
import type { AuditRules } from '../../people/task/kinds';
import { approveSale, lockForDecision, receiveSale, rejectSale } from './decide';
import { actionsOfSale } from './presenter';
import { findSale, listParties } from './repository';
import { tellSale, withdrawSale } from './service';

export const saleAudit: AuditRules = {
  /** 409 decided before · 422 without a reason. */
  decide: async (tx, { targetId, pass, note, now }) => {
    const found = await lockForDecision(tx, targetId);
    const { status } = found.sale;
    const by = status === 'escalated' ? '平台' : '客服';
    if (!pass) {
      if (note.trim() === '') throw refuse('请填写拒绝原因');
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
  /** The buyer, and the merchant whose goods they were. */
  concerned: async (tx, targetId) => {
    const sale = await findSale(tx, targetId);
    return sale ? listParties(tx, sale) : [];
  },
};
