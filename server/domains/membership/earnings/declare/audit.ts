/** The finance desk decides over declared sales. */
import type { AuditRules } from '../../../people/task/kinds';
import { findDeclarer } from './repository';
import { decideDeclaration, staleDeclaration, withdrawDeclaration } from './service';

export const declarationAudit: AuditRules = {
  decide: (tx, { targetId, pass, note, now }) => decideDeclaration(tx, targetId, { pass, note }, now),
  withdraw: withdrawDeclaration,
  onlyReject: staleDeclaration,
  effect: '通过后记一笔待结算的收益',
  costs: 'spends',
  concerned: findDeclarer,
};
