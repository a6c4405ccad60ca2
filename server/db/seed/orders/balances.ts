/** Everything that moved the accounts of the demo world, so that balances end where seed.md 1 and 4 want them. */
import type { AccountUnit } from '../../schema';
import type { BuiltOrder } from './build';
import { sumOf, type Entry } from './journal';
import { DAY, FRIEND, HOUR, LEADER, MAIN } from './plan';
import { GROWTH } from './shelf';

const WANTED = { money: 128_000, points: 3_620, friendMoney: 62_000, friendPoints: 940, leaderMoney: 240_000 };

/** Payments from the wallet, points spent and returned, rewards at receipt. */
function orderEntries(built: readonly BuiltOrder[]): Entry[] {
  return built.flatMap(({ order, growth, plan }): Entry[] => {
    const base = { memberId: order.memberId, bizId: order.id, memo: order.no };
    const entries: Entry[] = [];
    const pay = order.payable;
    if (order.paidAt != null && plan.channel === 'wallet') {
      entries.push({ ...base, unit: 'money', bizType: 'orderPay', delta: -pay, at: order.paidAt });
      if (plan.status === 'refunded' && order.closedAt != null) entries.push({ ...base, unit: 'money', bizType: 'orderRefund', delta: pay, at: order.closedAt });
    }
    const points = order.pointsUsed ?? 0;
    if (points > 0) {
      entries.push({ ...base, unit: 'points', bizType: 'orderPay', delta: -points, title: '购物抵扣', at: order.createdAt });
      if (plan.status === 'cancelled' && order.closedAt != null) entries.push({ ...base, unit: 'points', bizType: 'orderRefund', delta: points, at: order.closedAt });
    }
    if (order.receivedAt != null) {
      if (order.givePoints) entries.push({ ...base, unit: 'points', bizType: 'reward', delta: order.givePoints, at: order.receivedAt });
      if (growth > 0) entries.push({ ...base, unit: 'growth', bizType: 'reward', delta: growth, at: order.receivedAt });
    }
    return entries;
  });
}

function mainMoney(now: number): Entry[] {
  const at = (days: number, hours = 0) => now - days * DAY - hours * HOUR;
  const entry = (bizType: Entry['bizType'], bizId: string, delta: number, when: number, more: Partial<Entry> = {}): Entry => ({
    memberId: MAIN, unit: 'money', bizType, bizId, delta, at: when, ...more,
  });
  const recharge = (id: string, yuan: number, gift: number, when: number): Entry[] => [
    entry('recharge', id, yuan * 100, when),
    entry('rechargeBonus', id, gift * 100, when + 1000, { bonus: gift * 100 }),
  ];
  const between = (from: string, to: string, id: string, value: number, when: number, memo: string): Entry[] => [
    { memberId: from, unit: 'money', bizType: 'transferOut', bizId: id, delta: -value, memo, at: when },
    { memberId: to, unit: 'money', bizType: 'transferIn', bizId: id, delta: value, memo, at: when + 1 },
  ];
  return [
    ...recharge('571001', 3000, 300, at(96)),
    ...recharge('571002', 3000, 300, at(66)),
    ...recharge('571003', 1000, 80, at(35)),
    // The last one stays: ¥1,000 and the given ¥80.
    ...recharge('571004', 1000, 80, at(6)),
    ...[94, 75, 48, 33].flatMap((days, i) => between(LEADER, MAIN, String(572001 + i), i % 2 === 0 ? 20_000 : 10_000, at(days, 2), '茶会分摊')),
    ...[90, 57, 29].flatMap((days, i) => between(MAIN, FRIEND, String(572011 + i), 3_000, at(days, 5), '一起喝茶')),
    ...[88, 71, 52, 30, 17].map((days, i) => entry('redPacket', String(573001 + i), 188 + i * 120, at(days, 8))),
    entry('withdraw', '574001', -20_000, at(45), { bonus: 'never' }),
    entry('withdrawBack', '574001', 20_000, at(44), { memo: '银行卡信息不符，已退回' }),
  ];
}

const SIGN_REWARDS = [5, 5, 10, 10, 15, 15, 30];
const SIGN_DAYS = 47;

/** Signed in on 47 of the last days, a streak of four up to yesterday; reviews, three merges, a gift to 许清和. */
function mainPoints(now: number): Entry[] {
  const entry = (bizType: Entry['bizType'], bizId: string, delta: number, at: number, memo = ''): Entry => ({
    memberId: MAIN, unit: 'points', bizType, bizId, delta, memo, at,
  });
  const signs = Array.from({ length: SIGN_DAYS }, (_, i) => {
    const ago = i < 4 ? i + 1 : i + 2;
    const streak = i < 4 ? 3 - i : (SIGN_DAYS - 1 - i) % 7;
    return entry('sign', `sign-${ago}`, SIGN_REWARDS[streak] ?? 5, now - ago * DAY - 2 * HOUR, `连续签到 ${streak + 1} 天`);
  });
  const reviews = [24, 28, 33, 38, 43, 48].map((days, i) => entry('review', String(575001 + i), i % 2 === 0 ? 50 : 20, now - days * DAY));
  const merges = [3, 5, 5].map((coins, i) => entry('merge', String(576001 + i), -coins * 100, now - (14 + i * 9) * DAY));
  const gift = now - 23 * DAY;
  return [
    ...signs,
    ...reviews,
    ...merges,
    entry('transferOut', '577001', -100, gift, '请你喝茶'),
    { memberId: FRIEND, unit: 'points', bizType: 'transferIn', bizId: '577001', delta: 100, memo: '请你喝茶', at: gift + 1 },
  ];
}

function mainCoins(now: number): Entry[] {
  const entry = (bizType: Entry['bizType'], bizId: string, delta: number, days: number): Entry => ({
    memberId: MAIN, unit: 'coin', bizType, bizId, delta, at: now - days * DAY,
  });
  const given = now - 20 * DAY;
  return [
    entry('gift', '578001', 20, 60),
    ...[3, 5, 5].map((coins, i) => entry('merge', String(576001 + i), coins, 14 + i * 9)),
    entry('redPacket', '578002', 1, 28),
    entry('draw', '578003', -1, 26),
    entry('draw', '578004', 6, 26),
    { memberId: LEADER, unit: 'coin', bizType: 'gift', bizId: '578005', delta: 40, at: now - 80 * DAY },
    { memberId: LEADER, unit: 'coin', bizType: 'transferOut', bizId: '578006', delta: -12, at: now - 40 * DAY },
    { memberId: MAIN, unit: 'coin', bizType: 'transferIn', bizId: '578006', delta: 12, at: now - 40 * DAY + 1 },
    { memberId: MAIN, unit: 'coin', bizType: 'transferOut', bizId: '578007', delta: -5, at: given },
    { memberId: FRIEND, unit: 'coin', bizType: 'transferIn', bizId: '578007', delta: 5, at: given + 1 },
  ];
}

/** Money of the others: recharges and one withdrawal. */
const otherMoney = (now: number): Entry[] => [
  { memberId: LEADER, unit: 'money', bizType: 'recharge', bizId: '571011', delta: 300_000, at: now - 100 * DAY },
  { memberId: LEADER, unit: 'money', bizType: 'rechargeBonus', bizId: '571011', delta: 30_000, bonus: 30_000, at: now - 100 * DAY + 1000 },
  { memberId: FRIEND, unit: 'money', bizType: 'recharge', bizId: '571012', delta: 50_000, at: now - 77 * DAY },
  { memberId: FRIEND, unit: 'money', bizType: 'rechargeBonus', bizId: '571012', delta: 3_000, bonus: 3_000, at: now - 77 * DAY + 1000 },
];

export function allEntries(built: readonly BuiltOrder[], now: number): Entry[] {
  const entries = [...orderEntries(built), ...mainMoney(now), ...mainPoints(now), ...mainCoins(now), ...otherMoney(now)];
  const level = (memberId: string, unit: AccountUnit, wanted: number, at: number, less: Partial<Entry>, more: Partial<Entry>) => {
    const over = sumOf(entries, memberId, unit) - wanted;
    if (over !== 0) entries.push({ memberId, unit, bizType: 'adjust', bizId: `seed-${unit}`, delta: -over, at, ...(over > 0 ? less : more) });
  };
  // What is over went out on ordinary ways: to the bank card, into the points mall, with the last year.
  level(MAIN, 'money', WANTED.money, now - 6.5 * DAY, { bizType: 'withdraw', bizId: '574002', bonus: 'never' }, {});
  level(LEADER, 'money', WANTED.leaderMoney, now - 12 * DAY, { bizType: 'withdraw', bizId: '574003', bonus: 'never' }, { bizType: 'recharge', bizId: '571013' });
  level(FRIEND, 'money', WANTED.friendMoney, now - 5 * DAY, { bizType: 'withdraw', bizId: '574004', bonus: 'never' }, { bizType: 'recharge', bizId: '571014' });
  level(MAIN, 'points', WANTED.points, now - 2 * DAY, { bizType: 'exchange', bizId: '579001', title: '积分兑换' }, { bizType: 'gift', bizId: '579001' });
  level(FRIEND, 'points', WANTED.friendPoints, now - 2 * DAY, { bizType: 'exchange', bizId: '579002', title: '积分兑换' }, { bizType: 'gift', bizId: '579002' });
  for (const [memberId, growth] of Object.entries(GROWTH)) {
    level(memberId, 'growth', growth, now - 99 * DAY, { bizType: 'expire', at: now - DAY }, { memo: '以往消费累计' });
  }
  return entries;
}
