/** Endpoints of money that leaves. */
import type { withdrawalEndpoints } from '../../../../src/contract/withdrawal/endpoints';
import { notFound } from '../../../http/errors';
import { contextOf, type HandlersOf } from '../../../http/handler';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { confirmReceipt } from './confirm';
import { cashView, withdrawalView } from './presenter';
import { pageOfWithdrawals } from './repository';
import { startWithdrawal } from './service';
import { infoOf, previewOf, termsOf } from './terms';

/** What a member has to do with in the messenger: no longer, or not yet, at the desk. */
const IN_MESSENGER = ['waitConfirm', 'paying', 'success', 'failed', 'expired'] as const;

export const withdrawalHandlers: HandlersOf<typeof withdrawalEndpoints> = {
  'member.withdraw': async (tx, { source }, { memberId, now, server }) =>
    infoOf(await termsOf(tx, memberId, source ?? 'balance', now, server)),
  'member.withdrawLog': async (tx, { source, status, id, page = 1 }, { memberId }) => {
    const filter = { ...(source ? { source } : { wallet: true as const }), status, id };
    const { rows, total } = await pageOfWithdrawals(tx, { memberId }, filter, PAGE_SIZE, offsetOf(page));
    if (id && total === 0) throw notFound();
    return pageOf(rows.map(withdrawalView), total, page);
  },
  'withdraw.preview': async (tx, { source, ...input }, { memberId, now, server }) =>
    previewOf(await termsOf(tx, memberId, source ?? 'balance', now, server), input, now),
  'withdraw.draw': async (tx, input, { memberId, now, server }) =>
    withdrawalView(await startWithdrawal(tx, memberId, { ...input, source: 'balance' }, now, server)),
  'external.withdraw': async (tx, input, { memberId, now, server }) => {
    const asked = { ...input, source: 'income', method: 'external' } as const;
    return withdrawalView(await startWithdrawal(tx, memberId, asked, now, server));
  },
  'wechatWithdraw.index': async (tx, { page = 1 }, { memberId }) => {
    const filter = { method: 'wechat' as const, status: IN_MESSENGER };
    const { rows, total } = await pageOfWithdrawals(tx, { memberId }, filter, PAGE_SIZE, offsetOf(page));
    return pageOf(rows.map(cashView), total, page);
  },
  'wechatWithdraw.confirm': (db, { id }, call) => confirmReceipt(id, contextOf(db, call)),
};
