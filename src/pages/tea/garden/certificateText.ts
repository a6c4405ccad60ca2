/** What stands on a certificate. */
import type { AdoptionDetail } from '@/contract';
import type { CertificateText } from './Certificate';

export const certificateText = ({ adoption, owner, certificateNo }: AdoptionDetail): CertificateText => ({
  owner,
  field: adoption.field.name,
  code: adoption.tree.code,
  variety: adoption.tree.variety,
  plaque: adoption.plaque,
  years: adoption.plan.years,
  startAt: adoption.startAt,
  endAt: adoption.endAt,
  no: certificateNo,
});
