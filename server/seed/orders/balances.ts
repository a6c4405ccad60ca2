/** Everything that moved the accounts of the demo world, so that balances end where they should (rules 20.1, 20.4). */
import type { AccountUnit } from '../../db/schema';
import { type BuiltOrder, DAY, FRIEND, LEADER, MAIN } from './shapes';
import { sumOf, type Entry } from './journal';
import { endMainPoints, mainCoins, mainMoney, mainPoints } from './mainAccounts';
import { GROWTH } from './shelf';

const WANTED = {
  money: 128_000,
  points: 3_620,
  endingPoints: 600,
  friendMoney: 62_000,
  friendPoints: 940,
  leaderMoney: 240_000,
};

/** Payments from the wallet, points spent and returned, rewards at receipt. */
function orderEntries(built: readonly BuiltOrder[]): Entry[] {
  return built.flatMap(({ order, lines, growth, plan }): Entry[] => {
    const base = { memberId: order.memberId, bizId: order.id, memo: order.no };
    const entries: Entry[] = [];
    const pay = order.payable;
    const what = lines.length > 1 ? `${lines[0]?.title} 等 ${lines.length} 种商品` : (lines[0]?.title ?? order.no);
    if (order.paidAt != null && plan.channel === 'wallet') {
      entries.push({
        ...base,
        unit: 'money',
        bizType: 'orderPay',
        delta: -pay,
        title: `支付 · ${what}`,
        at: order.paidAt,
      });
      if (plan.status === 'refunded' && order.closedAt != null)
        entries.push({
          ...base,
          unit: 'money',
          bizType: 'orderRefund',
          delta: pay,
          title: `退款 · ${what}`,
          at: order.closedAt,
        });
    }
    const points = order.pointsUsed ?? 0;
    if (points > 0) {
      entries.push({
        ...base,
        unit: 'points',
        bizType: 'orderPay',
        delta: -points,
        title: '购物抵扣',
        at: order.createdAt,
      });
      if (plan.status === 'cancelled' && order.closedAt != null)
        entries.push({ ...base, unit: 'points', bizType: 'orderRefund', delta: points, at: order.closedAt });
    }
    if (order.receivedAt != null) {
      if (order.givePoints)
        entries.push({ ...base, unit: 'points', bizType: 'reward', delta: order.givePoints, at: order.receivedAt });
      if (growth > 0) entries.push({ ...base, unit: 'growth', bizType: 'reward', delta: growth, at: order.receivedAt });
    }
    return entries;
  });
}

/** Money of the others: recharges and one withdrawal. */
const otherMoney = (now: number): Entry[] => [
  { memberId: LEADER, unit: 'money', bizType: 'recharge', bizId: '571011', delta: 300_000, at: now - 100 * DAY },
  {
    memberId: LEADER,
    unit: 'money',
    bizType: 'rechargeBonus',
    bizId: '571011',
    delta: 30_000,
    bonus: 30_000,
    at: now - 100 * DAY + 1000,
  },
  { memberId: FRIEND, unit: 'money', bizType: 'recharge', bizId: '571012', delta: 50_000, at: now - 77 * DAY },
  {
    memberId: FRIEND,
    unit: 'money',
    bizType: 'rechargeBonus',
    bizId: '571012',
    delta: 3_000,
    bonus: 3_000,
    at: now - 77 * DAY + 1000,
  },
];

/** `more`: of what the orders brought to others. */
export function allEntries(built: readonly BuiltOrder[], more: readonly Entry[], now: number): Entry[] {
  const entries = [
    ...orderEntries(built),
    ...mainMoney(now),
    ...mainPoints(now),
    ...mainCoins(now),
    ...otherMoney(now),
    ...more,
  ];
  const level = (
    memberId: string,
    unit: AccountUnit,
    wanted: number,
    at: number,
    less: Partial<Entry>,
    more: Partial<Entry>,
  ) => {
    const over = sumOf(entries, memberId, unit) - wanted;
    if (over !== 0)
      entries.push({
        memberId,
        unit,
        bizType: 'adjust',
        bizId: `seed-${unit}`,
        delta: -over,
        at,
        ...(over > 0 ? less : more),
      });
  };
  // What is above the wanted balance left in ordinary ways: withdrawn, spent in the points mall, expired.
  level(MAIN, 'money', WANTED.money, now - 6.5 * DAY, { bizType: 'withdraw', bizId: '574002', bonus: 'never' }, {});
  level(
    LEADER,
    'money',
    WANTED.leaderMoney,
    now - 12 * DAY,
    { bizType: 'withdraw', bizId: '574003', bonus: 'never' },
    { bizType: 'recharge', bizId: '571013' },
  );
  level(
    FRIEND,
    'money',
    WANTED.friendMoney,
    now - 5 * DAY,
    { bizType: 'withdraw', bizId: '574004', bonus: 'never' },
    { bizType: 'recharge', bizId: '571014' },
  );
  entries.push(...endMainPoints(entries, WANTED.points, WANTED.endingPoints, now));
  level(
    FRIEND,
    'points',
    WANTED.friendPoints,
    now - 2 * DAY,
    { bizType: 'exchange', bizId: '579002', title: '积分兑换' },
    { bizType: 'gift', bizId: '579002' },
  );
  for (const [memberId, growth] of Object.entries(GROWTH)) {
    level(memberId, 'growth', growth, now - 99 * DAY, { bizType: 'expire', at: now - DAY }, { memo: '以往消费累计' });
  }
  return entries;
}
