/** A manager decides who may buy in bulk. */
import { goneApplicant } from '../../people/member/accounts';
import type { AuditRules } from '../../people/task/kinds';
import { decideWholesaler, withdrawApplication } from './apply';

export const wholesaleAudit: AuditRules = {
  decide: (tx, { targetId, pass, note, now }) => decideWholesaler(tx, targetId, { pass, note }, now),
  withdraw: withdrawApplication,
  onlyReject: goneApplicant,
  /** The applicant himself. */
  concerned: (_tx, memberId) => Promise.resolve([memberId]),
};
