/** The certificate of a donation, for who gave it. */
import type { Tx } from '../../../db/client';
import { yuan } from '../../../lib/money';
import { findBrief } from '../../people/member/presenter';
import { findDonation } from './repository';

export const donationPoster = async (tx: Tx, memberId: string, id: string) => {
  const found = await findDonation(tx, memberId, id);
  if (!found) return undefined;
  const { row, project } = found;
  const donor = await findBrief(tx, memberId);
  const given = row.unit === 'money' ? `¥${yuan(row.value)}` : `${row.value} 积分`;
  return {
    image: project.cover,
    title: `捐赠证书 · ${project.title}`,
    subtitle: `捐赠 ${given} · ${row.certificateNo}`,
    route: `/income/pages/donation?projectId=${project.id}`,
    // Whoever gave without a name has none on what is shown around.
    signed: row.anonymous
      ? { nickname: '爱心茶友', avatar: project.cover, as: '捐赠人' }
      : { nickname: donor?.nickname ?? '', avatar: donor?.avatar ?? '', as: '捐赠人' },
  };
};
