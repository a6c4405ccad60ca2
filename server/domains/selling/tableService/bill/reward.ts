/** What a paid bill brings to the member whose card counted (rule 39.11). */
import type { Tx } from '../../../../db/client';
import { book, memberOwner } from '../../../people/ledger/service';
import { pointsOf } from '../../../people/pricing/model';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import type { SessionRow } from '../rows/session/repository';
import { readAccount } from './service';

/** Once a session, when its table is cleared and nothing of the bill can change any more. */
export async function rewardBill(tx: Tx, session: SessionRow, now: number): Promise<void> {
  const { vipMemberId, id, status } = session;
  if (vipMemberId === null || status !== 'paid') return;
  const { payable } = (await readAccount(tx, session, now)).bill;
  const viewer = await loadPriceViewer(tx, vipMemberId, now);
  const points = viewer === undefined ? 0 : pointsOf(payable, viewer.level.pointRateBp);
  const growth = Math.floor(payable / 100);
  const row = {
    owner: memberOwner(vipMemberId),
    bizType: 'reward',
    bizId: `table-${id}`,
    memo: '堂食',
    at: now,
  } as const;
  if (points > 0) await book(tx, { ...row, unit: 'points', delta: points });
  if (growth > 0) await book(tx, { ...row, unit: 'growth', delta: growth });
}
