/** Giving points and goods for points away: paired rows, quotas, cards, proofs; gifts that are accepted, and those that are not. */
import { and, eq } from 'drizzle-orm';
import {
  exchangeGoods,
  exchanges,
  ledgerRows,
  memberCoupons,
  members,
  notices,
  orders,
} from '../../../server/db/schema';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { DAY_MS } from '../../../server/lib/shanghai';
import { testServer, RACES } from '../harness';
import { payTokenFor, rid } from '../order/shop';

const LIN = '10001';
const XU = '10003';
const HOME = '10301';
const app = testServer({ seed: true });
let lin: string;
let xu: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  xu = await app.login('13800000003');
});

const held = async (memberId: string) => (await balancesOf(app.db, memberId)).points.available;
const send = async (points: number, more: Record<string, unknown> = {}, token = lin, from = LIN) =>
  app.call(
    'credits.send',
    { toId: XU, points, payToken: await payTokenFor(app, from), requestId: rid(), ...more },
    { token },
  );
const detail = async (token = lin) => (await app.ok('credits.statistics', { unit: 'points' }, { token })).detail!;
const told = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId)).orderBy(notices.id)).map(
    ({ title, text }) => `${title} ${text}`,
  );

describe('credits.send', () => {
  test('two rows in one transaction, one answer per request, a notice with the card', async () => {
    const before = [await held(LIN), await held(XU)] as const;
    const asked = {
      toId: XU,
      points: 100,
      card: '2',
      memo: ' 今年的明前 ',
      payToken: await payTokenFor(app, LIN),
      requestId: rid(),
    };
    const [one, twin] = await Promise.all([
      app.call('credits.send', asked, { token: lin }),
      app.call('credits.send', asked, { token: lin }),
    ]);
    expect(one).toMatchObject({ code: 200, data: { unit: 'points', value: 100, balanceAfter: before[0] - 100 } });
    expect(twin.data).toEqual(one.data);
    expect([await held(LIN), await held(XU)]).toEqual([before[0] - 100, before[1] + 100]);
    const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, one.data.id));
    expect(rows.map(({ title, delta, memo }) => [title, delta, memo])).toEqual([
      ['赠送 · 许清和', -100, '今年的明前'],
      ['收到赠送 · 林知夏', 100, '今年的明前'],
    ]);
    expect(await told(XU)).toContain('一张贺卡：新茶到了 林知夏 送你 100 积分：今年的明前，已存入积分账户。');
    expect((await detail()).sending).toMatchObject({ left: 4900, perDay: 5000, min: 10, max: 5000 });
  });

  test('not to oneself or nobody, not too few or too many, not with a used or foreign proof or an unknown card', async () => {
    const before = await held(LIN);
    expect(await send(10, { toId: LIN })).toMatchObject({ code: 422, message: '不能赠送给自己' });
    expect((await send(10, { toId: '999999999' })).code).toBe(404);
    expect(await send(9)).toMatchObject({ code: 422, message: '每次可赠送 10 至 5000 积分' });
    expect(await send(5001)).toMatchObject({ code: 422, message: '每次可赠送 10 至 5000 积分' });
    expect(await send(4901)).toMatchObject({ code: 422, message: '今日剩余 4900 积分' });
    expect(await send(4000)).toMatchObject({ code: 422, message: '积分不足' });
    expect((await send(10, { card: '77' })).code).toBe(400);
    expect((await send(10, { payToken: await payTokenFor(app, XU) })).code).toBe(410);
    expect((await app.call('credits.send', { toId: XU, points: 10, payToken: 'x', requestId: rid() })).code).toBe(401);
    expect(await held(LIN)).toBe(before);
  });

  test('racing gifts never overdraw nor pass the day, and tomorrow the quota is there again', async () => {
    const before = await held(LIN);
    const size = Math.floor(before / 3) + 1;
    for (let round = 0; round < Math.min(3, RACES); round++) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(size)));
      const passed = answers.filter(({ code }) => code === 200).length;
      expect(await held(LIN)).toBe(before - passed * size);
      expect(passed).toBe(2);
      app.clock.advance(DAY_MS);
      xu = await app.login('13800000003');
      lin = await app.login('13800000001');
      expect((await detail()).sending.left).toBe(5000);
      await send(passed * size, { toId: LIN }, xu, XU);
      app.clock.advance(DAY_MS);
    }
  });
});

describe('integralGoods.give', () => {
  const give = (goodsId: string, more: Record<string, unknown> = {}) =>
    app.call('integralGoods.give', { goodsId, toId: XU, requestId: rid(), ...more }, { token: lin });
  const itemOf = async (kind: 'goods' | 'coupon', money = false) => {
    const { page } = await app.ok('integralGoods.index', { mine: true }, { token: lin });
    return page.list.find((item) => item.kind === kind && item.money > 0 === money)!;
  };
  const accept = (id: string, token = xu, addressId?: string) =>
    app.call('integralGoods.accept', { id, addressId: addressId ?? HOME, requestId: rid() }, { token });

  test('goods wait for the receiver’s address, then become an order of the receiver', async () => {
    const item = await itemOf('goods');
    const before = await held(LIN);
    const requestId = rid();
    const [made, twin] = await Promise.all([
      give(item.id, { memo: '尝尝', requestId }),
      give(item.id, { memo: '尝尝', requestId }),
    ]);
    expect(made.data).toMatchObject({ status: 'waiting', addressNeeded: false, to: { id: XU }, memo: '尝尝' });
    expect(twin.data).toEqual(made.data);
    expect(await held(LIN)).toBe(before - item.value);
    const [mine] = (await app.ok('shopV2.exchange', {}, { token: xu })).list;
    expect(mine).toMatchObject({ id: made.data.id, addressNeeded: true, value: 0, from: { id: LIN } });
    // Not the giver, not with somebody else's address, not a third person.
    expect((await accept(made.data.id, lin)).code).toBe(404);
    expect((await accept(made.data.id)).code).toBe(404);
    const third = await app.login('13800000010');
    expect((await accept(made.data.id, third)).code).toBe(404);
    const home = await app.ok(
      'address.create',
      { name: '许清和', mobile: '13800000003', regionCode: '330106', detail: '龙井路 9 号' },
      { token: xu },
    );
    const done = await accept(made.data.id, xu, home.id);
    expect(done.data).toMatchObject({ status: 'done', addressNeeded: false, orderId: expect.any(String) });
    const [order] = await app.db.select().from(orders).where(eq(orders.id, done.data.orderId!));
    expect(order).toMatchObject({ memberId: XU, kind: 'exchange', status: 'paid', payable: 0 });
    expect((await accept(made.data.id, xu, home.id)).message).toBe('这份礼已经领取');
    const [given] = (await app.ok('shopV2.exchange', {}, { token: lin })).list;
    expect(given).toMatchObject({ status: 'done', to: { id: XU } });
    expect(given).not.toHaveProperty('orderId');
  });

  test('not accepted in seven days: points and piece go back, and it is too late', async () => {
    const item = await itemOf('goods');
    const soldOf = async () =>
      (await app.db.select().from(exchangeGoods).where(eq(exchangeGoods.id, item.id)))[0]!.sold;
    const sold = await soldOf();
    const { data } = await give(item.id);
    const moved = async () =>
      (await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, data.id))).map(({ delta }) => delta);
    app.clock.advance(7 * DAY_MS - 1);
    await app.runJobs();
    expect(await moved()).toEqual([-item.value]);
    app.clock.advance(1);
    expect((await accept(data.id)).code).toBe(410);
    await app.runJobs();
    expect([await moved(), await soldOf()]).toEqual([[-item.value, item.value], sold]);
    expect(await accept(data.id)).toMatchObject({ code: 410, message: '这份礼已过期，积分已退回' });
    const [row] = await app.db.select().from(exchanges).where(eq(exchanges.id, data.id));
    expect(row?.status).toBe('cancelled');
    expect((await told(LIN)).at(-1)).toContain('没有在期限内领取');
  });

  test('a coupon arrives at once; what asks for money, oneself and unknown goods are refused', async () => {
    const coupon = await itemOf('coupon');
    const before = await app.db.$count(memberCoupons, eq(memberCoupons.memberId, XU));
    expect((await give(coupon.id)).data).toMatchObject({ status: 'done', addressNeeded: false });
    expect(await app.db.$count(memberCoupons, eq(memberCoupons.memberId, XU))).toBe(before + 1);
    const points = await held(LIN);
    const dear = (await app.ok('integralGoods.index', {}, { token: lin })).page.list.find(({ money }) => money > 0)!;
    expect(await give(dear.id)).toMatchObject({ code: 422, message: '需要补差价的好礼请自己兑换' });
    expect((await give(coupon.id, { toId: LIN })).message).toBe('不能赠送给自己');
    expect((await give(coupon.id, { toId: '99999999' })).code).toBe(404);
    await app.db.update(members).set({ closeAt: app.clock.now() }).where(eq(members.id, '10060'));
    expect((await give(coupon.id, { toId: '10060' })).message).toBe('对方账号已注销');
    expect((await give('99999999')).code).toBe(404);
    expect((await app.call('integralGoods.give', { goodsId: coupon.id, toId: XU, requestId: rid() })).code).toBe(401);
    expect(await held(LIN)).toBe(points);
  });

  test('the mall shows what can be had now, one thing by its id, and what ends this year', async () => {
    const all = await app.ok('integralGoods.index', {}, { token: lin });
    expect(all.points).toBe(await held(LIN));
    const mine = await app.ok('integralGoods.index', { mine: true }, { token: lin });
    expect(mine.page.total).toBeLessThan(all.page.total);
    for (const item of mine.page.list) {
      expect(item.value).toBeLessThanOrEqual(all.points);
      expect(item.stock).toBeGreaterThan(0);
      expect(item.limit === 0 || item.bought < item.limit).toBe(true);
    }
    const one = await app.ok('integralGoods.index', { id: mine.page.list[0]!.id }, { token: lin });
    expect(one.page.list.map(({ id }) => id)).toEqual([mine.page.list[0]!.id]);
    expect(one.page.list[0]).toMatchObject({ note: expect.any(String), delivery: expect.any(String) });
  });
});

test('rows of points are one account’s: nobody sees another’s', async () => {
  const rows = await app.db
    .select()
    .from(ledgerRows)
    .where(and(eq(ledgerRows.unit, 'points'), eq(ledgerRows.bizType, 'transferOut')));
  const mine = await app.ok('credits.index', { unit: 'points', bizType: 'transferOut' }, { token: lin });
  expect(mine.total).toBeLessThan(rows.length + 1);
  expect(mine.list.every(({ title }) => title.includes('许清和') || title === '转赠')).toBe(true);
});
