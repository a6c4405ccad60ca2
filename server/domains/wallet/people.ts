/** Those whom a member brought: to whom money and points may be given. */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { maskMobile } from '../../lib/mask';
import { loadBriefs } from '../member/presenter';
import { pageOfDirect } from './repository';

export async function listDirect(
  tx: Tx,
  memberId: string,
  { keyword = '', page = 1 }: RequestOf<'special.directMembers'>,
): Promise<DataOf<'special.directMembers'>> {
  const { rows, total } = await pageOfDirect(tx, memberId, keyword.trim(), PAGE_SIZE, offsetOf(page));
  const briefs = await loadBriefs(
    tx,
    rows.map(({ id }) => id),
  );
  const list = rows.flatMap(({ id, mobile, joinedAt, count, amount, points, lastAt }) => {
    const user = briefs.get(id);
    if (!user) return [];
    return [
      {
        user,
        depth: 1,
        mobile: maskMobile(mobile),
        joinedAt,
        orders: count,
        amount,
        points,
        lastActiveAt: Math.max(joinedAt, lastAt),
        remark: '',
      },
    ];
  });
  return pageOf(list, total, page);
}
