/** A manager decides who may sell here, and what. */
import { goneApplicant } from '../../people/member/accounts';
import type { AuditRules } from '../../people/task/kinds';
import { decideMerchant, withdrawApplication } from './apply';
import { concernedBy, decideProduct, staleProduct, withdrawProduct } from './products';

export const merchantAudit: AuditRules = {
  decide: (tx, { targetId, pass, note, now }) => decideMerchant(tx, targetId, { pass, note }, now),
  withdraw: withdrawApplication,
  effect: '通过后店铺开通，可以上架商品',
  onlyReject: goneApplicant,
  /** The applicant himself. */
  concerned: (_tx, memberId) => Promise.resolve([memberId]),
};

export const goodsAudit: AuditRules = {
  decide: (tx, { targetId, pass, note, now }) => decideProduct(tx, targetId, { pass, note }, now),
  withdraw: withdrawProduct,
  effect: '通过后商品上架',
  onlyReject: staleProduct,
  concerned: concernedBy,
};
