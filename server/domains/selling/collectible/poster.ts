/** An issue on a poster, or the certificate of an own piece. */
import type { Tx } from '../../../db/client';
import { findBrief } from '../../people/member/presenter';
import { findHolding } from './holding/repository';
import { findIssue } from './issue/repository';

export const collectiblePoster = async (tx: Tx, memberId: string, id: string) => {
  const piece = await findHolding(tx, id);
  const own = piece?.memberId === memberId ? piece : undefined;
  const issue = await findIssue(tx, own?.collectibleId ?? id);
  if (!issue) return undefined;
  const shown = { image: issue.images[0], route: `/pages/tea/cpf-goods?id=${issue.id}` };
  if (own) {
    const owner = await findBrief(tx, memberId);
    return {
      ...shown,
      title: `${issue.name} No.${String(own.serialNo).padStart(4, '0')}`,
      subtitle: `藏品证书 ${own.certificateNo} · 发行 ${issue.issue} 件`,
      signed: { nickname: owner?.nickname ?? '', avatar: owner?.avatar ?? '', as: '收藏人' },
    };
  }
  return { ...shown, title: issue.name, subtitle: `${issue.maker} · 限量发行 ${issue.issue} 件`, price: issue.price };
};
