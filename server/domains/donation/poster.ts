/** The certificate of a donation, for who gave it. */
import type { Tx } from '../../db/client';
import { yuan } from '../../lib/money';
import { findDonation } from './repository';

export const donationPoster = async (tx: Tx, memberId: string, id: string) => {
  const found = await findDonation(tx, memberId, id);
  if (!found) return undefined;
  const { row, project } = found;
  const given = row.unit === 'money' ? `¥${yuan(row.value)}` : `${row.value} 积分`;
  return {
    image: project.cover,
    title: `捐赠证书 · ${project.title}`,
    subtitle: `${row.anonymous ? '爱心茶友' : '谢谢您'}捐赠 ${given} · ${row.certificateNo}`,
    route: '/pages/tea/index',
  };
};
