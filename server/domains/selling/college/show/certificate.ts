/** college.certificate (rule 41.6): anybody checks one by its number; of who has it only a masked name is told. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { notFound } from '../../../../http/errors';
import { maskName } from '../../../../lib/mask';
import { dayOf } from '../../../../lib/shanghai';
import { findBrief } from '../../../people/member/presenter';
import { findCertificateByNo } from '../repository';

export async function checkCertificate(
  tx: Tx,
  { no }: RequestOf<'college.certificate'>,
): Promise<DataOf<'college.certificate'>> {
  const row = await findCertificateByNo(tx, no.trim().toUpperCase());
  if (!row) throw notFound();
  const brief = await findBrief(tx, row.memberId);
  return {
    no: row.no,
    name: maskName(brief?.nickname ?? ''),
    title: row.title,
    courseId: row.courseId,
    day: dayOf(row.at),
  };
}
