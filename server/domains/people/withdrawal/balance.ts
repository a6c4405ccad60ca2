/** The balance as a source: what was given stays, the rest may go. */
import { memberOwner } from '../ledger/service';
import type { WithdrawalSource } from './sources';

export const balanceWithdrawals: WithdrawalSource = {
  unit: 'money',
  word: '余额',
  title: () => '提现',
  owner: (_tx, memberId) => Promise.resolve(memberOwner(memberId)),
  rules: ({ withdrawal: { min, max, timesPerDay, feeBp } }) => ({ min, max, timesPerDay, feeBp }),
  methods: ['bank', 'wechat', 'external'],
  audited: () => true,
  next: 'apply',
  route: ({ id }) => `/member/pages/withdraw/index?id=${id}`,
};
