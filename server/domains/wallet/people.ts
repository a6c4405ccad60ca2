/** Those whom a member brought: to whom money and points may be given. */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { loadBriefs } from '../member/presenter';
import { presentPlace } from '../team/presenter';
import { pageOfDirect } from './repository';

export async function listDirect(
  tx: Tx,
  memberId: string,
  { keyword = '', page = 1 }: RequestOf<'special.directMembers'>,
): Promise<DataOf<'special.directMembers'>> {
  const { rows, total } = await pageOfDirect(tx, memberId, keyword.trim(), PAGE_SIZE, offsetOf(page));
  const briefs = await loadBriefs(
    tx,
    rows.map(({ place }) => place.memberId),
  );
  const list = rows.flatMap(({ place, mobile }) => {
    const user = briefs.get(place.memberId);
    return user ? [presentPlace({ ...place, mobile }, user, '1')] : [];
  });
  return pageOf(list, total, page);
}
