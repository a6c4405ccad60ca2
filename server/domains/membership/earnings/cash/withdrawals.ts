/** Income as a source of withdrawals: to the messenger at once, to be confirmed there by who receives it; through the settlement service after an audit. */
import { memberOwner } from '../../../people/ledger/service';
import type { WithdrawalSource } from '../../../people/withdrawal/sources';
import { payOwed } from '../../../people/income/service';
import { RETURNED } from '../../../people/withdrawal/repository';
import { insertTransfer, moveTransfer } from './repository';

export const incomeWithdrawals: WithdrawalSource = {
  unit: 'income',
  word: '收益账户',
  title: (method) => (method === 'wechat' ? '转到微信零钱' : '结算到银行卡'),
  owner: (_, memberId) => Promise.resolve(memberOwner(memberId)),
  rules: ({ income }) => ({
    min: income.messengerMin,
    max: income.messengerPerDay,
    timesPerDay: income.messengerTimes,
    perDay: income.messengerPerDay,
    feeBp: 0,
  }),
  methods: ['wechat', 'external'],
  audited: (method) => method !== 'wechat',
  route: () => '/income/pages/cash_list',
  /** The member's list follows, from the first state on. */
  async changed(tx, row, now) {
    const { id, no, memberId, amount, status, reason, confirmBy, endedAt, createdAt } = row;
    const moved = await moveTransfer(tx, id, { status, reason, confirmBy, endedAt });
    if (!moved) {
      const target = row.method === 'wechat' ? 'wechat' : 'bank';
      await insertTransfer(tx, { id, no, memberId, target, amount, status, reason, confirmBy, endedAt, createdAt });
    }
    if (RETURNED.includes(status)) await payOwed(tx, memberId, id, now);
  },
};
