/** Members whom a member brought: to whom money and points may be given. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { loadBriefs } from '../../people/member/presenter';
import { hasEnded } from '../../people/member/recipient';
import { presentPlace } from '../team/presenter';
import { pageOfDirect } from './repository';

/** Accounts that have ended are left out of a page, not of its total. */
export async function listDirect(
  tx: Tx,
  memberId: string,
  { keyword = '', page = 1 }: RequestOf<'special.directMembers'>,
  now: number,
): Promise<DataOf<'special.directMembers'>> {
  const { rows, total } = await pageOfDirect(tx, memberId, keyword.trim(), PAGE_SIZE, offsetOf(page));
  const briefs = await loadBriefs(
    tx,
    rows.map(({ place }) => place.memberId),
  );
  const list = rows.flatMap(({ place, mobile, closeAt }) => {
    const user = briefs.get(place.memberId);
    return user && !hasEnded({ closeAt }, now) ? [presentPlace({ ...place, mobile }, user, '1')] : [];
  });
  return pageOf(list, total, page);
}
