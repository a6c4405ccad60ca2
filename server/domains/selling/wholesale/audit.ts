/** A manager decides who may buy in bulk. */
import { goneApplicant } from '../../people/member/accounts';
import type { AuditRules } from '../../people/task/kinds';
import { decideWholesaler, withdrawApplication } from './apply';

export const wholesaleAudit: AuditRules = {
  decide: (tx, { targetId, pass, note, now }) => decideWholesaler(tx, targetId, { pass, note }, now),
  withdraw: withdrawApplication,
  effect: '通过后按阶梯价批发',
  onlyReject: goneApplicant,
  /** The applicant himself. */
  concerned: (_tx, memberId) => Promise.resolve([memberId]),
};
