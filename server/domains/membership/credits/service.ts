/** A member's own books: rows of one unit, the sums above them, and coins made of points. */
import { isId } from '../../../../src/contract/kit';
import type { AccountStat } from '../../../../src/contract/ledger/shapes';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { AccountUnit } from '../../../db/schema';
import { badRequest } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { dayOf, instantOf, monthsAfter } from '../../../lib/shanghai';
import { offersOf } from '../coin/repository';
import { loadWishes } from '../../people/contentCheck/wishes';
import { incomeIdsOf, pendingIncome } from '../../people/income/repository';
import { accountOf, balancesOf, batchesOf, type LedgerRow } from '../../people/ledger/repository';
import { endOfYear } from '../../people/ledger/batches';
import { pageOfRows, sumMonths } from '../../people/ledger/history/repository';
import { BIZ_TITLES, book, memberOwner, type BizType } from '../../people/ledger/service';
import { statesOf } from '../../people/withdrawal/repository';
import { lockMember } from '../../../db/locks';
import { ownOrderIds } from './repository';

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
  { unit, dir, bizType, month, year, page = 1 }: RequestOf<'credits.index'>,
): Promise<DataOf<'credits.index'>> {
  const [from, to] = month ? monthSpan(month) : year ? [endOfYear(year - 1), endOfYear(year)] : [];
  const filter = { dir, bizTypes: bizType?.split(','), from, to };
  const { id: accountId } = await accountOf(tx, memberOwner(memberId), unit);
  const { rows, total } = await pageOfRows(tx, accountId, filter, PAGE_SIZE, offsetOf(page));
  const bought = await ownOrderIds(
    tx,
    memberId,
    rows.map(({ bizId }) => bizId),
  );
  const leaving = await statesOf(tx, memberId, rows);
  const earned = await incomeIdsOf(
    tx,
    memberId,
    rows.flatMap(({ bizType, bizId }) => (bizType === 'commission' && isId(bizId) ? [bizId] : [])),
  );
  const offers = await offersOf(
    tx,
    memberId,
    rows.flatMap(({ bizType, bizId }) => (unit === 'coin' && bizType === 'transferOut' && isId(bizId) ? [bizId] : [])),
  );
  const refused = await loadWishes(
    tx,
    ['memo'],
    rows.flatMap((row) => (isGift(row) ? row.bizId : [])),
  );
  const list = rows.map((row) => {
    const offer = row.bizType === 'transferOut' ? offers.get(row.bizId) : undefined;
    const state = row.bizType === 'withdraw' ? leaving.get(row.bizId) : undefined;
    const entry = row.bizType === 'commission' ? earned.get(row.bizId) : undefined;
    const route = entry
      ? `/income/pages/details?id=${entry}`
      : bought.has(row.bizId)
        ? `/shop/pages/order/detail?id=${row.bizId}`
        : routeOf(row);
    return {
      id: row.id,
      unit: row.unit,
      bizType: row.bizType,
      type: BIZ_TITLES[row.bizType as BizType] ?? row.bizType,
      bizId: row.bizId,
      title: row.title,
      delta: row.delta,
      balanceAfter: row.balanceAfter,
      memo: isGift(row) && refused(row.bizId, 'memo')?.refused !== undefined ? '' : row.memo,
      ...(route ? { route } : {}),
      ...(state ? { state } : {}),
      ...(offer ? { offer } : {}),
      createdAt: row.createdAt,
    };
  });
  return pageOf(list, total, page);
}

/** Something that one gave another, with words. */
const isGift = ({ bizType, bizId, memo }: LedgerRow): boolean =>
  memo !== '' && (bizType === 'transferOut' || bizType === 'transferIn') && isId(bizId);

/** Where a row leads that is not about a shop order. */
const ROUTES: Readonly<Partial<Record<BizType, string>>> = {
  recharge: '/member/pages/recharge/index',
  rechargeBonus: '/member/pages/recharge/index',
  withdraw: '/member/pages/withdraw/index',
  withdrawBack: '/member/pages/withdraw/index',
  redPacket: '/income/pages/redbag',
  commission: '/income/pages/list',
  commissionBack: '/income/pages/list',
  incomeOut: '/income/pages/cash_list',
  incomeIn: '/income/pages/cash_list',
  sign: '/pages/tea/my-point',
  donate: '/income/pages/donation',
};

/** Of points where they have pages of their own. */
const POINT_ROUTES: Readonly<Partial<Record<BizType, string>>> = {
  recharge: '/member/pages/interval/recharge',
  transferOut: '/member/pages/interval/send',
  exchange: '/pointpage/pages/point?records=1',
  merge: '/tea/pages/my-ggb?tab=log',
};
const isWithdrawal = (bizType: string): boolean => bizType === 'withdraw' || bizType === 'withdrawBack';
const routeOf = ({ unit, bizType, bizId }: Pick<LedgerRow, 'unit' | 'bizType' | 'bizId'>): string | undefined => {
  if (isWithdrawal(bizType)) return unit === 'money' ? `${ROUTES.withdraw}?id=${bizId}` : ROUTES.incomeOut;
  return (unit === 'points' ? POINT_ROUTES[bizType as BizType] : undefined) ?? ROUTES[bizType as BizType];
};

const TREND_MONTHS = 6;

/** Sums of a month in `unit`, this one without another; `trend` is what came in during each of the six months up to it. */
export async function accountStat(
  tx: Tx,
  memberId: string,
  { unit, month: asked }: { unit: AccountUnit; month?: string },
  now: number,
): Promise<AccountStat> {
  const all = await balancesOf(tx, memberId);
  const month = asked ?? dayOf(now).slice(0, 7);
  const [from, to] = monthSpan(month);
  const months = Array.from({ length: TREND_MONTHS }, (_, i) =>
    dayOf(monthsAfter(from, i + 1 - TREND_MONTHS)).slice(0, 7),
  );
  const { id: accountId } = await accountOf(tx, memberOwner(memberId), unit);
  const rows = await sumMonths(tx, accountId, monthsAfter(from, 1 - TREND_MONTHS), to);
  const mine = rows.filter((row) => row.month === month);
  const came = (list: readonly { came: number }[]) => list.reduce((total, row) => total + row.came, 0);
  return {
    money: {
      balance: all.money.available,
      frozen: all.money.frozen,
      withdrawable: all.money.available - all.money.bonus,
      bonus: all.money.bonus,
    },
    points: {
      balance: all.points.available,
      ...(all.points.bonus > 0 ? { bought: all.points.bonus } : {}),
      ...(await endingSoon(tx, memberId, now)),
    },
    coin: { balance: all.coin.available },
    growth: all.growth.available,
    income: { pending: await pendingIncome(tx, memberId), settled: all.income.available },
    monthIn: came(mine),
    monthOut: mine.reduce((total, { went }) => total + went, 0),
    byType: mine.map(({ bizType, came: into, went }) => ({
      key: bizType,
      label: BIZ_TITLES[bizType as BizType] ?? bizType,
      value: String(into - went),
    })),
    trend: months.map((key) => ({
      key,
      label: `${Number(key.slice(5))}月`,
      value: String(came(rows.filter((row) => row.month === key))),
    })),
  };
}

/** Points that go at the end of this year, and its last instant. */
export async function endingSoon(
  tx: Tx,
  memberId: string,
  now: number,
): Promise<{ expiring: number; expireAt: number }> {
  const end = endOfYear(Number(dayOf(now).slice(0, 4)));
  const ending = (await batchesOf(tx, memberId)).filter(({ expireAt }) => expireAt > now && expireAt <= end);
  return { expiring: ending.reduce((sum, { left }) => sum + left, 0), expireAt: end - 1 };
}

/** Whole coins only: points must be a multiple of 100. Out of one account, into the other, in one transaction. */
export async function mergeCoins(
  tx: Tx,
  memberId: string,
  points: number,
  bizId: string,
  now: number,
): Promise<DataOf<'credits.mergeCion'>> {
  if (points % POINTS_PER_COIN !== 0) throw badRequest('points', `积分须为 ${POINTS_PER_COIN} 的倍数`);
  await lockMember(tx, memberId);
  const owner = memberOwner(memberId);
  const coins = points / POINTS_PER_COIN;
  await book(tx, { owner, unit: 'points', bizType: 'merge', bizId, delta: -points, title: '合成瓜瓜币', at: now });
  await book(tx, { owner, unit: 'coin', bizType: 'merge', bizId, delta: coins, title: '积分合成', at: now });
  return { coins, stat: await accountStat(tx, memberId, { unit: 'coin' }, now) };
}
