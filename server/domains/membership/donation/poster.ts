/** The certificate of a donation, for who gave it. */
import type { Tx } from '../../../db/client';
import { findBrief } from '../../people/member/presenter';
import { findDonation } from './repository';

export const donationPoster = async (tx: Tx, memberId: string, id: string) => {
  const found = await findDonation(tx, memberId, id);
  if (!found) return undefined;
  const { row, project } = found;
  const donor = await findBrief(tx, memberId);
  return {
    image: project.cover,
    title: `捐赠证书 · ${project.title}`,
    // What was given is nobody's business: a certificate says that, not how much.
    subtitle: `谢谢你的一份心意 · ${row.certificateNo}`,
    route: `/income/pages/donation?projectId=${project.id}`,
    // Whoever gave without a name has none on what is shown around.
    signed: row.anonymous
      ? { nickname: '爱心茶友', avatar: project.cover, as: '捐赠人' }
      : { nickname: donor?.nickname ?? '', avatar: donor?.avatar ?? '', as: '捐赠人' },
  };
};
