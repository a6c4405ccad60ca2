/** What moved the accounts of 林知夏 besides her orders: recharges, gifts among friends, signing in, coins (rule 20.4). */
import { DEMO } from '../../domains/people/shopSettings/settings';
import { rewardAfter } from '../../domains/membership/points/signIn';
import { dayOf, instantOf, startOfDay } from '../../lib/shanghai';
import type { Entry } from './journal';
import { DAY, FRIEND, HOUR, LEADER, MAIN } from './shapes';

/** Red packets that 林知夏 opened, with their money; the others are in `members/redPackets.ts`. */
export const OPENED_PACKETS = [
  { id: '573001', from: '叶间', title: '双节茶会', value: 428, days: 52 },
  { id: '573002', from: '许清和', title: '谢谢你的茶', value: 548, days: 30 },
  { id: '573003', from: '叶间', title: '晒单有礼', value: 788, days: 9 },
] as const;

/** Frozen until somebody of the finance desk decides (withdrawals.ts). */
export const AUDITED_WITHDRAWAL = { id: '574005', value: 20_000 };

const NAMES: Readonly<Record<string, string>> = { [MAIN]: '林知夏', [FRIEND]: '许清和', [LEADER]: '陈雨前' };

export function mainMoney(now: number): Entry[] {
  const at = (days: number, hours = 0) => now - days * DAY - hours * HOUR;
  const entry = (
    bizType: Entry['bizType'],
    bizId: string,
    delta: number,
    when: number,
    more: Partial<Entry> = {},
  ): Entry => ({
    memberId: MAIN,
    unit: 'money',
    bizType,
    bizId,
    delta,
    at: when,
    ...more,
  });
  const recharge = (id: string, yuan: number, gift: number, when: number): Entry[] => [
    entry('recharge', id, yuan * 100, when),
    entry('rechargeBonus', id, gift * 100, when + 1000, { bonus: gift * 100 }),
  ];
  const between = (from: string, to: string, id: string, value: number, when: number, memo: string): Entry[] => {
    const row = { unit: 'money' as const, bizId: id, memo };
    const titles = { out: `转赠 · ${NAMES[to]}`, in: `收到转赠 · ${NAMES[from]}` };
    return [
      { ...row, memberId: from, bizType: 'transferOut', delta: -value, title: titles.out, at: when },
      { ...row, memberId: to, bizType: 'transferIn', delta: value, title: titles.in, at: when + 1 },
    ];
  };
  return [
    ...recharge('571001', 3000, 300, at(96)),
    ...recharge('571002', 3000, 300, at(66)),
    ...recharge('571003', 1000, 80, at(35)),
    // The last one stays: ¥1,000 and the given ¥80.
    ...recharge('571004', 1000, 80, at(6)),
    ...[94, 75, 48, 33].flatMap((days, i) =>
      between(LEADER, MAIN, String(572001 + i), i % 2 === 0 ? 20_000 : 10_000, at(days, 2), '茶会分摊'),
    ),
    ...[90, 57, 29].flatMap((days, i) => between(MAIN, FRIEND, String(572011 + i), 3_000, at(days, 5), '一起喝茶')),
    ...[
      [88, 188],
      [71, 308],
    ].map(([days = 0, fen = 0], i) => entry('gift', String(573101 + i), fen, at(days, 8))),
    ...OPENED_PACKETS.map(({ id, value, days }) => entry('redPacket', id, value, at(days, 8))),
    entry('withdraw', '574001', -20_000, at(45), { bonus: 'never' }),
    entry('withdrawBack', '574001', 20_000, at(44), { memo: '银行卡信息不符，已退回' }),
    // The finance desk has not looked at it yet.
    entry('withdraw', AUDITED_WITHDRAWAL.id, -AUDITED_WITHDRAWAL.value, at(0, 2), { bonus: 'never' }),
  ];
}

const SIGN_REWARDS = DEMO.shopSettings.points.signRewards;
/** Days in a row on which 林知夏 signed in: the present four, a week before those, and last autumn. */
const STREAKS = [4, 7, 34];
const MINUTE = 60_000;

const yearOf = (at: number) => Number(dayOf(at).slice(0, 4));

/** Signed in on 45 days, a streak of four up to yesterday; reviews, three merges, a gift to 许清和. */
export function mainPoints(now: number): Entry[] {
  const entry = (bizType: Entry['bizType'], bizId: string, delta: number, at: number, memo = ''): Entry => ({
    memberId: MAIN,
    unit: 'points',
    bizType,
    bizId,
    delta,
    memo,
    at,
  });
  const today = startOfDay(now);
  /** The last day of each streak: yesterday, after a day that was left out, and in December of last year. */
  const ends = [today - DAY, today - 6 * DAY, instantOf(`${yearOf(now) - 1}-12-05`)];
  const signs = STREAKS.flatMap((days, run) =>
    Array.from({ length: days }, (_, back) => {
      const streak = days - back;
      const at = (ends[run] ?? today) - back * DAY + 8 * HOUR + ((back * 37 + run * 11) % 90) * MINUTE;
      return entry('sign', `sign-${dayOf(at)}`, rewardAfter(streak - 1, SIGN_REWARDS), at, `连续签到 ${streak} 天`);
    }),
  );
  const reviews = [24, 28, 33, 38, 43, 48].map((days, i) =>
    entry('review', String(575001 + i), i % 2 === 0 ? 50 : 20, now - days * DAY),
  );
  const merges = [3, 5, 5].map((coins, i) =>
    entry('merge', String(576001 + i), -coins * 100, now - (14 + i * 9) * DAY),
  );
  const gift = now - 23 * DAY;
  return [
    ...signs,
    ...reviews,
    ...merges,
    entry('transferOut', '577001', -100, gift, '请你喝茶'),
    {
      memberId: FRIEND,
      unit: 'points',
      bizType: 'transferIn',
      bizId: '577001',
      delta: 100,
      memo: '请你喝茶',
      at: gift + 1,
    },
  ];
}

/**
 * What lets the points of 林知夏 end where they should: three orders of last year leave `ending` of them to this one's end, what came
 * this year is the rest of `wanted`.
 */
export function endMainPoints(entries: readonly Entry[], wanted: number, ending: number, now: number): Entry[] {
  const mine = entries.filter(({ memberId, unit }) => memberId === MAIN && unit === 'points');
  const year = yearOf(now);
  const isGain = ({ delta, bizType }: Entry) => delta > 0 && bizType !== 'orderRefund';
  const sum = (list: readonly Entry[]) => list.reduce((all, { delta }) => all + delta, 0);
  const before = sum(mine.filter((one) => isGain(one) && yearOf(one.at) < year));
  const since = sum(mine.filter((one) => isGain(one) && yearOf(one.at) === year));
  const used = -sum(mine.filter((one) => !isGain(one)));
  const base = { memberId: MAIN, unit: 'points' as const };
  const lacking = Math.max(3, used + ending - before);
  const third = Math.floor(lacking / 3);
  const old = ['03-18', '06-18', '11-11'].map((day, at): Entry => ({
    ...base,
    bizType: 'reward',
    bizId: String(579011 + at),
    delta: at < 2 ? third : lacking - 2 * third,
    memo: `${year - 1} 年订单`,
    at: instantOf(`${year - 1}-${day}`) + 15 * HOUR,
  }));
  const over = since - (wanted - ending);
  const level = { ...base, bizId: '579001', delta: -over, at: now - 2 * DAY };
  return [
    ...old,
    ...(over > 0 ? [{ ...level, bizType: 'rewardBack' as const }] : []),
    ...(over < 0 ? [{ ...level, bizType: 'gift' as const }] : []),
  ];
}

export function mainCoins(now: number): Entry[] {
  const entry = (bizType: Entry['bizType'], bizId: string, delta: number, days: number): Entry => ({
    memberId: MAIN,
    unit: 'coin',
    bizType,
    bizId,
    delta,
    at: now - days * DAY,
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
