/** Flow 24 (rule 21.11): points and coins: signed in, merged, drawn, exchanged and given away; an exchange that is not paid for goes back. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  accounts,
  exchangeGoods,
  exchanges,
  ledgerRows,
  orders,
  prizeDraws,
  prizes,
  signIns,
} from '../../server/db/schema';
import { LIN, XU } from '../server/demo';
import type { TestServer } from '../server/harness';
import type { Story, StoryPhone, StoryShop } from './phone';

const LIN_ID = '10001';
const XU_ID = '10003';
const PIN = '246810';
type Unit = 'points' | 'coin';

function booksOf({ db }: TestServer) {
  const accountOf = async (unit: Unit) => {
    const [row] = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.ownerId, LIN_ID), eq(accounts.unit, unit)));
    return row!;
  };
  const held = async (unit: Unit) => (await accountOf(unit)).available;
  const rowsOf = async (unit: Unit, bizType: string) =>
    db
      .select()
      .from(ledgerRows)
      .where(and(eq(ledgerRows.accountId, (await accountOf(unit)).id), eq(ledgerRows.bizType, bizType)))
      .orderBy(ledgerRows.id);
  /** Both sides of one event. */
  const pairOf = async (bizId: string) => {
    const pair = await db.select().from(ledgerRows).where(eq(ledgerRows.bizId, bizId));
    return pair.map(({ unit, delta }) => [unit, delta]).sort();
  };
  /** Money accounts with their rows, of the giver and of whoever gets something. */
  const moneyOf = async () => {
    const all = await db
      .select()
      .from(accounts)
      .where(and(inArray(accounts.ownerId, [LIN_ID, XU_ID]), inArray(accounts.unit, ['money', 'income'])))
      .orderBy(accounts.id);
    const ids = all.map(({ id }) => id);
    return { all, rows: await db.$count(ledgerRows, inArray(ledgerRows.accountId, ids)) };
  };
  return { held, rowsOf, pairOf, moneyOf };
}

/** The last digit is what sends it: pressed twice. */
async function pinTwice(phone: StoryPhone) {
  await phone.sees('支付密码');
  await phone.keys(PIN.slice(0, -1));
  await phone.pressTwice(PIN.slice(-1));
}
async function find(phone: StoryPhone) {
  await phone.type('对方完整的号码', XU);
  await phone.press('查找');
  await phone.sees('更换');
}

/** One draw, the first of the day is free; the odds stay whole. */
async function draw({ db, ok, login }: TestServer, phone: StoryPhone) {
  const pool = () => db.select().from(prizes).where(eq(prizes.poolId, '5500')).orderBy(prizes.id);
  const draws = () => db.select().from(prizeDraws).where(eq(prizeDraws.memberId, LIN_ID)).orderBy(desc(prizeDraws.id));
  const [poolBefore, drawsBefore] = [await pool(), (await draws()).length];
  const { odds } = (await ok('special.prizePool', {}, { token: await login(LIN) }))!;
  await phone.open('/tea/pages/my-ggb?tab=draw');
  for (const { label, value } of odds) await phone.sees(`${label}${value}`);
  expect(odds).toHaveLength(poolBefore.length);
  const whole = odds.reduce((sum, { value }) => sum + Number.parseFloat(value), 0);
  expect(Math.round(whole * 100)).toBe(10_000);
  await phone.press('抽奖');
  await phone.sees('知道了');
  const after = await draws();
  expect(after).toHaveLength(drawsBefore + 1);
  expect(after[0]).toMatchObject({ poolId: '5500', free: true });
  const prize = poolBefore.find(({ id }) => id === after[0]!.prizeId)!;
  await phone.sees(prize.kind === 'thanks' ? '差一点' : `抽中${prize.title}`);
  await phone.press('知道了');
  const given = prize.kind === 'thanks' ? 0 : 1;
  expect(await pool()).toEqual(
    poolBefore.map((one) => (one.id === prize.id ? { ...one, given: one.given + given } : one)),
  );
  if (given === 1) await phone.sees(prize.title);
}

async function useAll({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const { held, rowsOf, pairOf, moneyOf } = booksOf(server);
  const since = async (unit: Unit, bizType: string, had: number) => (await rowsOf(unit, bizType)).slice(had);
  const phone = await phoneOf({ member: LIN });
  const [points, coins] = [await held('points'), await held('coin')];
  const money = await moneyOf();
  const before = {
    sign: (await rowsOf('points', 'sign')).length,
    merge: (await rowsOf('points', 'merge')).length,
    out: (await rowsOf('points', 'transferOut')).length,
    coinsOut: (await rowsOf('coin', 'transferOut')).length,
  };

  // 1. Signing in: two presses, one reward.
  await phone.open('/pages/tea/my-point');
  await phone.sees('已连签 4 天');
  await phone.pressTwice('签到，得 15 分');
  await phone.sees('已连签 5 天');
  await phone.sees('今日已签到');
  expect(await since('points', 'sign', before.sign)).toMatchObject([{ delta: 15 }]);
  expect(await db.$count(signIns, and(eq(signIns.memberId, LIN_ID), eq(signIns.streak, 5)))).toBeGreaterThan(0);

  // 2. 300 points into 3 coins: two rows of one event.
  await phone.scrollTo('去合成');
  await phone.press('去合成');
  await phone.sees('可合成积分');
  for (let i = 0; i < 2; i++) await phone.pressIcon('plus');
  await phone.press('用 300 积分合成 3 枚');
  await phone.sees('合成 3 枚瓜瓜币？');
  await phone.press('合成');
  await phone.sees('合成了 3 枚瓜瓜币');
  const [merged] = await since('points', 'merge', before.merge);
  expect(merged).toMatchObject({ delta: -300 });
  expect((await rowsOf('coin', 'merge')).find(({ bizId }) => bizId === merged!.bizId)).toMatchObject({ delta: 3 });
  expect([await held('points'), await held('coin')]).toEqual([points + 15 - 300, coins + 3]);

  // 3. One draw.
  await draw(server, phone);

  // 4. Something of the coin zone.
  const had = await held('coin');
  await phone.open('/tea/pages/my-ggb');
  await phone.pressIn('满 199 减 30 券', '兑换');
  await phone.sees('将扣除 5 瓜瓜币');
  await phone.pressTwice('兑换');
  await phone.sees('兑换成功，已放入券包');
  expect(await held('coin')).toBe(had - 5);

  // 5. Five coins to 许清和.
  await phone.press('转赠');
  await phone.arrive('/income/pages/melon_trans');
  await find(phone);
  for (let i = 0; i < 4; i++) await phone.pressIcon('plus');
  await phone.pressTwice(/^转赠 5 枚给/);
  await pinTwice(phone);
  await phone.sees('已转赠 5 枚瓜瓜币');
  const coinRows = await since('coin', 'transferOut', before.coinsOut);
  expect(coinRows).toHaveLength(1);
  const [coinRow] = coinRows;
  expect(await pairOf(coinRow!.bizId)).toEqual([
    ['coin', -5],
    ['coin', 5],
  ]);

  await phone.back();
  await phone.arrive('/tea/pages/my-ggb');

  // 6. A hundred points to 许清和, with a card.
  await phone.open('/member/pages/interval/send');
  await find(phone);
  await phone.type(/^\d+ 至/, '100');
  await phone.press('新茶到了');
  await phone.rest();
  await phone.press('赠送 100 积分');
  await phone.sees(/送给.+100积分？/);
  await phone.pressTwice('赠送');
  await pinTwice(phone);
  await phone.sees('已送出 100 积分');
  await phone.sees('分享贺卡');
  const pointRows = await since('points', 'transferOut', before.out);
  expect(pointRows).toHaveLength(1);
  const [pointRow] = pointRows;
  expect(await pairOf(pointRow!.bizId)).toEqual([
    ['points', -100],
    ['points', 100],
  ]);

  // No event of points or coins has a row in money.
  const events = await db
    .select({ unit: ledgerRows.unit })
    .from(ledgerRows)
    .where(inArray(ledgerRows.bizId, [merged!.bizId, coinRow!.bizId, pointRow!.bizId]));
  expect(new Set(events.map(({ unit }) => unit))).toEqual(new Set(['points', 'coin']));
  // Nor has any of all this moved a fen.
  expect(await moneyOf()).toEqual(money);
}

async function leaveUnpaid({ server, phone: phoneOf }: StoryShop) {
  const { db, runJobs } = server;
  const { held, moneyOf } = booksOf(server);
  const phone = await phoneOf({ member: LIN });
  const points = await held('points');
  const money = await moneyOf();
  const [goods] = await db
    .select()
    .from(exchangeGoods)
    .where(and(eq(exchangeGoods.value, 600), eq(exchangeGoods.money, 1990)));
  await phone.open('/pointpage/pages/point');
  await phone.press(goods!.title);
  await phone.sees('15 分钟没付，积分原样退回');
  await phone.press('兑换');
  await phone.sees('将扣除 600 积分');
  await phone.pressTwice('兑换');
  await phone.arrive('/member/pages/wallet/pay');
  expect(await held('points')).toBe(points - 600);
  const exchanged = await db.select().from(exchanges).where(eq(exchanges.exchangeGoodsId, goods!.id));
  expect(exchanged).toMatchObject([{ memberId: LIN_ID, status: 'unpaid', value: 600 }]);
  const made = exchanged[0];
  const [order] = await db.select().from(orders).where(eq(orders.id, made!.orderId!));
  expect(order).toMatchObject({ kind: 'exchange', status: 'unpaid', payable: 1990 });

  server.clock.advance(15 * 60_000);
  await runJobs();
  expect(await held('points')).toBe(points);
  expect((await db.select().from(exchanges).where(eq(exchanges.id, made!.id)))[0]?.status).toBe('cancelled');
  expect((await db.select().from(exchangeGoods).where(eq(exchangeGoods.id, goods!.id)))[0]?.sold).toBe(0);
  expect(await moneyOf()).toEqual(money);
  await phone.open('/pointpage/pages/point?records=1');
  await phone.sees('已取消，积分已退回');
}

export const flow24: Story[] = [
  {
    title: 'signs in once, merges, draws, exchanges, gives coins and points; nothing becomes money',
    tell: useAll,
  },
  { title: '600 points and ¥19.90 that nobody pays in 15 minutes: the points are back', tell: leaveUnpaid },
];
