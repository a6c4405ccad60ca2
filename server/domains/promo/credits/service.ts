/** A member's own books: rows of one unit, the sums above them, and coins made of points. */
import type { AccountStat } from '../../../../src/contract/promo/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { AccountUnit } from '../../../db/schema';
import { badRequest } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { DAY_MS, dayOf, instantOf, monthsAfter, startOfDay } from '../../../lib/shanghai';
import { pendingIncome } from '../../income/repository';
import { balancesOf } from '../../ledger/repository';
import { BIZ_TITLES, book, memberOwner, type BizType } from '../../ledger/service';
import { lockMember } from '../../../db/locks';
import { listMoves, pageOfRows, sumPoints } from './repository';

/** One way (rule 11.3). */
const POINTS_PER_COIN = 100;

/** First instant of a month `YYYY-MM` in Asia/Shanghai, and of the next. */
function monthSpan(month: string): [from: number, to: number] {
  const from = instantOf(month);
  if (Number.isNaN(from)) throw badRequest('month');
  return [from, monthsAfter(from, 1)];
}

export async function listCredits(
  tx: Tx,
  memberId: string,
  { unit, dir, bizType, month, page = 1 }: RequestOf<'credits.index'>,
): Promise<DataOf<'credits.index'>> {
  const [from, to] = month ? monthSpan(month) : [];
  const { rows, total } = await pageOfRows(tx, memberId, { unit, dir, bizType, from, to }, PAGE_SIZE, offsetOf(page));
  const list = rows.map((row) => ({
    id: row.id,
    unit: row.unit,
    bizType: row.bizType,
    bizId: row.bizId,
    title: row.title,
    delta: row.delta,
    balanceAfter: row.balanceAfter,
    memo: row.memo,
    createdAt: row.createdAt,
  }));
  return pageOf(list, total, page);
}

/** Sums of this month in `unit`; `trend` is what came in on each of the last seven days. */
export async function accountStat(tx: Tx, memberId: string, unit: AccountUnit, now: number): Promise<AccountStat> {
  const all = await balancesOf(tx, memberId);
  const [from] = monthSpan(dayOf(now).slice(0, 7));
  const rows = await listMoves(tx, memberId, unit, Math.min(from, startOfDay(now) - 6 * DAY_MS));
  const month = rows.filter(({ at }) => at >= from);
  const sum = (list: { delta: number }[]) => list.reduce((total, { delta }) => total + delta, 0);
  const types = [...new Set(month.map(({ bizType }) => bizType))];
  const days = Array.from({ length: 7 }, (_, i) => startOfDay(now) - (6 - i) * DAY_MS);
  const expireAt = yearEnd(now);
  return {
    money: {
      balance: all.money.available,
      frozen: all.money.frozen,
      withdrawable: all.money.available - all.money.bonus,
      bonus: all.money.bonus,
    },
    points: { balance: all.points.available, expiring: await expiringPoints(tx, memberId, now), expireAt },
    coin: { balance: all.coin.available },
    growth: all.growth.available,
    income: { pending: await pendingIncome(tx, memberId), settled: all.income.available },
    monthIn: sum(month.filter(({ delta }) => delta > 0)),
    monthOut: -sum(month.filter(({ delta }) => delta < 0)),
    byType: types.map((type) => ({
      key: type,
      label: BIZ_TITLES[type as BizType] ?? type,
      value: String(sum(month.filter(({ bizType }) => bizType === type))),
    })),
    trend: days.map((day) => ({
      key: dayOf(day),
      label: dayOf(day).slice(5),
      value: String(sum(rows.filter(({ at, delta }) => delta > 0 && at >= day && at < day + DAY_MS))),
    })),
  };
}

const yearEnd = (now: number) => monthSpan(`${Number(dayOf(now).slice(0, 4))}-12`)[1] - 1;

/** Points of the last year and before go at the end of this one; what is spent is taken from the oldest. */
async function expiringPoints(tx: Tx, memberId: string, now: number): Promise<number> {
  const [thisYear] = monthSpan(`${dayOf(now).slice(0, 4)}-01`);
  const { old, spent } = await sumPoints(tx, memberId, thisYear);
  return Math.max(0, old - spent);
}

/** Whole coins only: points must be a multiple of 100. Out of one account, into the other, in one transaction. */
export async function mergeCoins(
  tx: Tx,
  memberId: string,
  points: number,
  bizId: string,
  now: number,
): Promise<DataOf<'credits.mergeCion'>> {
  if (points % POINTS_PER_COIN !== 0) throw badRequest('points', `须为 ${POINTS_PER_COIN} 的倍数`);
  await lockMember(tx, memberId);
  const owner = memberOwner(memberId);
  const coins = points / POINTS_PER_COIN;
  await book(tx, { owner, unit: 'points', bizType: 'merge', bizId, delta: -points, title: '合成瓜瓜币', at: now });
  await book(tx, { owner, unit: 'coin', bizType: 'merge', bizId, delta: coins, title: '积分合成', at: now });
  return { coins, stat: await accountStat(tx, memberId, 'coin', now) };
}
