/** The code that a member shows in a store or to an allied merchant: it says once, within its minute, who that is. */
import { lockProof, spendProof } from '../session/repository';
import { hashToken } from '../session/service';
import type { Verification } from '../verification/kinds';
import { findBrief } from './presenter';
import { findOffer } from './repository';

export const memberVerification: Verification = {
  reads: /^(?:https?:\/\/\S+[?&]memberCode=)?(\d{18})$/,
  async find(tx, code, { merchantId }, now) {
    const proof = await lockProof(tx, 'code', hashToken(code));
    const member = proof?.scene === 'member' && proof.memberId ? await findBrief(tx, proof.memberId) : undefined;
    if (!proof || !member) return undefined;
    const offer = merchantId === null ? '' : await findOffer(tx, merchantId);
    return {
      id: proof.hash,
      memberId: member.id,
      title: '会员码',
      detail: [
        { key: 'no', label: '会员号', value: member.no },
        { key: 'level', label: '等级', value: member.levelName },
        ...(offer === '' ? [] : [{ key: 'offer', label: '会员礼遇', value: offer }]),
      ],
      usedAt: proof.usedAt,
      reason: now >= proof.expiresAt ? '会员码已过期，请会员刷新后再出示' : undefined,
    };
  },
  async redeem(tx, { id }, now) {
    await spendProof(tx, { kind: 'code', hash: id }, now);
  },
};
