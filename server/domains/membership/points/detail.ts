/** What points did in a month and in a year, when they end, and what is on its way. */
import type { PointsDetail } from '../../../../src/contract/wallet/schemas';
import type { Tx } from '../../../db/client';
import { instantOf, monthsAfter } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import { endOfYear } from '../../people/ledger/batches';
import { batchesOf } from '../../people/ledger/repository';
import { BIZ_TITLES, type BizType } from '../../people/ledger/service';
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
