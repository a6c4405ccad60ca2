/** What a paid bill brings to the member whose card counted (rule 39.11). */
import type { Tx } from '../../../../db/client';
import { book, broughtBy, memberOwner, takeOrOwe } from '../../../people/ledger/service';
import { pointsOf } from '../../../people/pricing/model';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import type { SessionRow } from '../rows/session/repository';
import { sumRefunded } from '../rows/bill/repository';
import { readAccount } from './service';

const bizIdOf = ({ id }: SessionRow): string => `table-${id}`;

/** Once a session, when its table is cleared and only what comes back can change the bill any more. */
export async function rewardBill(tx: Tx, session: SessionRow, now: number): Promise<void> {
  const { vipMemberId, status } = session;
  if (vipMemberId === null || status !== 'paid') return;
  const { payable } = (await readAccount(tx, session, now)).bill;
  const viewer = await loadPriceViewer(tx, vipMemberId, now);
  const points = viewer === undefined ? 0 : pointsOf(payable, viewer.level.pointRateBp);
  const growth = Math.floor(payable / 100);
  const row = {
    owner: memberOwner(vipMemberId),
    bizType: 'reward',
    bizId: bizIdOf(session),
    memo: '堂食',
    at: now,
  } as const;
  if (points > 0) await book(tx, { ...row, unit: 'points', delta: points });
  if (growth > 0) await book(tx, { ...row, unit: 'growth', delta: growth });
}

/** `back` fen came back after the table was cleared: their part of what the bill had brought goes with them. */
export async function takeRewardBack(
  tx: Tx,
  session: SessionRow,
  { returnId, back }: { returnId: string; back: number },
  now: number,
): Promise<void> {
  const { vipMemberId, closedAt } = session;
  if (vipMemberId === null || closedAt === null || back === 0) return;
  const { payable } = (await readAccount(tx, session, now)).bill;
  const whole = payable + Math.max(back, await sumRefunded(tx, session.id, closedAt));
  for (const unit of ['points', 'growth'] as const) {
    const all = await broughtBy(tx, vipMemberId, unit, { bizType: 'reward', bizId: bizIdOf(session) });
    const partOf = (fen: number) => Math.floor((all * fen) / whole);
    const value = partOf(payable + back) - partOf(payable);
    const row = { owner: memberOwner(vipMemberId), bizId: `table-return-${returnId}`, memo: '堂食退款', at: now };
    if (value > 0) await takeOrOwe(tx, { ...row, unit, value });
  }
}
