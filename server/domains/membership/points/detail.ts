/** What points did in a month and in a year, when they end, and what is on its way. */
import type { PointsDetail } from '../../../../src/contract/wallet/schemas';
import type { Tx } from '../../../db/client';
import { dayOf, instantOf, monthsAfter } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import { endOfYear } from '../../people/ledger/batches';
import { sumMonths } from '../../people/ledger/history/repository';
import { accountOf, batchesOf } from '../../people/ledger/repository';
import { BIZ_TITLES, memberOwner, type BizType } from '../../people/ledger/service';
import { earnedOf } from '../../people/pricing/refund';
import { heldBefore, listPromised, sumDays, sumKinds, type Flow } from './repository';
import { sendingOf } from './send';

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((all, row) => all + of(row), 0);
const named = ({ key, ...flow }: Flow) => ({ key, label: BIZ_TITLES[key as BizType] ?? key, ...flow });
const both = (rows: readonly Flow[]) => ({ came: sum(rows, ({ came }) => came), went: sum(rows, ({ went }) => went) });

/** `month` `YYYY-MM`; the year of the month without another. */
export async function readDetail(
  tx: Tx,
  memberId: string,
  { month, year = Number(month.slice(0, 4)) }: { month: string; year?: number },
  now: number,
): Promise<PointsDetail> {
  const from = instantOf(month);
  const [before, to] = [monthsAfter(from, -1), monthsAfter(from, 1)];
  const kinds = await sumKinds(tx, memberId, from, to);
  const days = await sumDays(tx, memberId, from, to);
  return {
    pending: sum(await listPromised(tx, memberId), (order) => earnedOf(order).points),
    before: both(await sumKinds(tx, memberId, before, from)),
    days: days.map(({ key: date, ...flow }) => ({ date, ...flow })),
    kinds: kinds.map(named),
    earned: await readEarned(tx, memberId, month),
    batches: (await batchesOf(tx, memberId)).map(({ kind, gained, left, expireAt }) => ({
      kind,
      gained,
      left,
      expireAt: expireAt - 1,
      ended: expireAt <= now,
    })),
    year: await readYear(tx, memberId, year, now),
    earn: (await readShopSettings(tx)).points.earn,
    sending: await sendingOf(tx, memberId, now),
  };
}

async function readYear(tx: Tx, memberId: string, year: number, now: number): Promise<PointsDetail['year']> {
  const [from, to] = [endOfYear(year - 1), endOfYear(year)];
  const kinds = await sumKinds(tx, memberId, from, to);
  const expired = sum(kinds, ({ key, went }) => (key === 'expire' ? went : 0));
  const { came, went } = both(kinds);
  return {
    year,
    begun: await heldBefore(tx, memberId, from),
    gained: came,
    used: went - expired,
    expired,
    left: await heldBefore(tx, memberId, Math.min(to, now + 1)),
    isOver: now >= to,
    kinds: kinds.map(named),
  };
}

const TREND_MONTHS = 6;
/** What is earned: not what was bought, came back or was put right. */
const EARNED: ReadonlySet<string> = new Set<BizType>([
  'reward',
  'rewardBack',
  'sign',
  'review',
  'commission',
  'commissionBack',
  'gift',
  'redPacket',
  'draw',
  'transferIn',
]);

async function readEarned(tx: Tx, memberId: string, month: string): Promise<PointsDetail['earned']> {
  const from = monthsAfter(instantOf(month), 1 - TREND_MONTHS);
  const { id } = await accountOf(tx, memberOwner(memberId), 'points');
  const rows = await sumMonths(tx, id, from, monthsAfter(from, TREND_MONTHS));
  return Array.from({ length: TREND_MONTHS }, (_, at) => {
    const key = dayOf(monthsAfter(from, at)).slice(0, 7);
    const mine = rows.filter((row) => row.month === key && EARNED.has(row.bizType));
    return { key, label: `${Number(key.slice(5))}月`, value: String(sum(mine, ({ came, went }) => came - went)) };
  });
}
