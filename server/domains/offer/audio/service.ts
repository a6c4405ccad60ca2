/** Tea music and audio stories. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { pageOfAudios } from './repository';

export async function listAudios(tx: Tx, { page = 1 }: RequestOf<'video.audio'>): Promise<DataOf<'video.audio'>> {
  const { rows, total } = await pageOfAudios(tx, PAGE_SIZE, offsetOf(page));
  return pageOf(
    rows.map(({ sort: _sort, seconds, ...row }) => ({ ...row, duration: seconds })),
    total,
    page,
  );
}
