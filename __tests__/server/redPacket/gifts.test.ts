/** The new-member gift, coins and points goods, red packets, the prize pool: once each, sums right, nothing left behind by a refusal. */
import { and, eq } from 'drizzle-orm';
import {
  couponTemplates,
  exchangeGoods,
  exchanges,
  giftClaims,
  ledgerRows,
  memberCoupons,
  members,
  orderLines,
  orders,
  prizeDraws,
  prizes,
  redPacketRains,
  sampleTeas,
  skus,
} from '../../../server/db/schema';
import { readShopSettings, writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { draw, prizeAt } from '../../../server/domains/selling/prize/service';
import { nextShare } from '../../../server/domains/membership/redPacket/service';
import { DAY_MS } from '../../../server/lib/shanghai';
import { testServer } from '../harness';
import { rid } from '../order/shop';

const LIN = '13800000001';
const ZHOU = '13800000002';
const HOME = '10301';
const app = testServer({ seed: true });
let lin: string;
let zhou: string;
beforeAll(async () => {
  lin = await app.login(LIN);
  zhou = await app.login(ZHOU);
});

const addressOf = async (token: string) =>
  (
    await app.ok(
      'address.create',
      { name: '周允', mobile: '13800000002', regionCode: '330106', detail: '龙井路 1 号 3 幢' },
      { token },
    )
  ).id;
const points = async (token: string) => (await app.ok('member.my', {}, { token })).points;
const coins = async (token: string) => (await app.ok('member.my', {}, { token })).coins;

describe('memberV4.newGift', () => {
  test('open for seven days from the registration; three coupons, 200 points, three samples', async () => {
    const gift = await app.ok('memberV4.newGift', {}, { token: zhou });
    expect(gift).toMatchObject({ state: 'open', points: 200 });
    expect(gift.coupons.map(({ title }) => title)).toEqual(['新人满 99 减 10', '新人满 199 减 30', '新人包邮券']);
    expect(gift.samples).toHaveLength(3);
    expect((await app.ok('memberV4.newGift', {}, { token: lin })).state).toBe('claimed');
    expect((await app.call('memberV4.newGift', {})).code).toBe(401);
    const teaser = await app.ok('tea.gift');
    expect(teaser.items.map(({ label }) => label)).toEqual(['3 张券', '200 积分', '一份茶样']);
    expect(teaser.canClaim).toBe(true);
    expect((await app.ok('tea.gift', {}, { token: zhou })).canClaim).toBe(true);
    expect((await app.ok('tea.gift', {}, { token: lin })).canClaim).toBe(false);
  });

  test('what the shop does not give is not said: neither coupons nor samples, then no points either', async () => {
    const { db } = app;
    const given = await db.select().from(couponTemplates).where(eq(couponTemplates.takeType, 'new'));
    const bags = await db.select().from(sampleTeas);
    await db.update(couponTemplates).set({ takeType: 'gift' }).where(eq(couponTemplates.takeType, 'new'));
    await db.delete(sampleTeas);
    const labels = async () => (await app.ok('memberV4.newGift', {}, { token: zhou })).items.map(({ label }) => label);
    expect(await labels()).toEqual(['200 积分']);
    const poster = await app.ok('site.poster', { kind: 'member' }, { token: lin });
    expect(poster.subtitle).toBe('新人礼200 积分等你领取');
    const { points: rules } = await readShopSettings(db);
    await writeShopSettings(db, { points: { ...rules, newcomer: 0 } });
    expect(await app.ok('memberV4.newGift', {}, { token: zhou })).toMatchObject({ state: 'none', items: [] });
    expect((await app.ok('tea.gift')).canClaim).toBe(false);
    expect((await app.call('memberV4.newGiftSave', { requestId: rid() }, { token: zhou })).message).toBe(
      '现在没有新人礼',
    );
    expect((await app.ok('site.poster', { kind: 'member' }, { token: lin })).subtitle).toBe('好茶等你来喝');
    await writeShopSettings(db, { points: rules });
    for (const { id } of given)
      await db.update(couponTemplates).set({ takeType: 'new' }).where(eq(couponTemplates.id, id));
    await db.insert(sampleTeas).values(bags);
  });

  test('claimed once, without an address the sample waits; five presses are one claim', async () => {
    const before = await points(zhou);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call('memberV4.newGiftSave', { requestId: rid() }, { token: zhou })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ message }) => message))).toEqual(
      new Set(['新人礼已领取']),
    );
    expect(await points(zhou)).toBe(before + 200);
    const gift = await app.ok('memberV4.newGift', {}, { token: zhou });
    expect(gift).toMatchObject({ state: 'claimed', until: app.clock.now() + 7 * DAY_MS });
    expect(gift.orderId).toBeUndefined();
    expect((await app.ok('coupon.index', {}, { token: zhou })).page.list.map(({ source }) => source)).toEqual([
      '新人',
      '新人',
      '新人',
    ]);
  });

  test('the sample becomes one order with a gift line and nothing to pay', async () => {
    const addressId = await addressOf(zhou);
    const [sample] = await app.db.select().from(sampleTeas).where(eq(sampleTeas.goodsId, '1013'));
    const requestId = rid();
    const save = () => app.call('memberV4.newGiftSave', { goodsId: '1013', addressId, requestId }, { token: zhou });
    const [first, twin] = await Promise.all([save(), save()]);
    expect(twin.data).toEqual(first.data);
    expect(first.data).toMatchObject({ state: 'claimed', chosen: '1013', orderId: expect.any(String) });
    const [order] = await app.db.select().from(orders).where(eq(orders.id, first.data.orderId!));
    expect(order).toMatchObject({ kind: 'gift', status: 'paid', payable: 0 });
    const lines = await app.db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
    expect(lines).toMatchObject([{ gift: true, price: 0, qty: 1, specText: '茶样 5 克 × 2' }]);
    const [after] = await app.db.select().from(sampleTeas).where(eq(sampleTeas.goodsId, '1013'));
    expect(after?.given).toBe(sample!.given + 1);
    expect((await app.ok('memberOrder.view', { id: order!.id }, { token: zhou })).card.kind).toBe('gift');
    const again = await app.call(
      'memberV4.newGiftSave',
      { goodsId: '1013', addressId, requestId: rid() },
      { token: zhou },
    );
    expect(again).toMatchObject({ code: 422, message: '新人礼已领取' });
  });

  test('somebody else’s address, unknown samples, too late, not new', async () => {
    const token = await app.login('13811110001');
    const save = (more: Record<string, unknown>) =>
      app.call('memberV4.newGiftSave', { requestId: rid(), ...more }, { token });
    expect((await save({ goodsId: '1013', addressId: HOME })).code).toBe(404);
    expect((await save({ goodsId: '1001' })).code).toBe(404);
    expect(await save({ addressId: 'x' })).toMatchObject({ field: 'addressId' });
    expect((await app.call('memberV4.newGiftSave', { requestId: rid() })).code).toBe(401);
    expect((await app.ok('memberV4.newGift', {}, { token })).state).toBe('open');
    const [me] = await app.db.select().from(members).where(eq(members.mobile, '13811110001'));
    expect(await app.db.$count(giftClaims, eq(giftClaims.memberId, me!.id))).toBe(0);
    app.clock.advance(7 * DAY_MS);
    expect((await app.ok('memberV4.newGift', {}, { token })).state).toBe('expired');
    expect((await app.ok('tea.gift', {}, { token })).canClaim).toBe(false);
    expect((await app.ok('member.my', {}, { token })).newGift).toBe('none');
    expect((await save({})).code).toBe(410);
    app.clock.advance(-7 * DAY_MS);
    expect((await app.call('memberV4.newGiftSave', { requestId: rid() }, { token: lin })).code).toBe(422);
  });
});

describe('red packets', () => {
  const packets = (fields: { status?: 'waiting' | 'opened' | 'expired' } = {}) =>
    app.ok('redEnvelope.index', fields, { token: lin });
  const open = (id: string, token = lin, requestId = rid()) =>
    app.call('redEnvelope.open', { id, requestId }, { token });

  test('what waits comes first and does not say what is in it; sums count what was opened', async () => {
    const { total, points: sum, page } = await packets();
    expect({ total, sum }).toEqual({ total: 428 + 548 + 788, sum: 0 });
    expect(page.list.map(({ id }) => id)).toEqual(['573005', '573006', '573003', '573004', '573002', '573001']);
    expect(page.list[0]).toMatchObject({ status: 'waiting', kind: 'money' });
    expect(page.list[0]).not.toHaveProperty('value');
    expect((await packets({ status: 'waiting' })).page.total).toBe(2);
    expect((await packets({ status: 'opened' })).page.list.map(({ id }) => id)).toEqual(['573003', '573002', '573001']);
    expect((await packets({ status: 'expired' })).page.list.map(({ id }) => id)).toEqual(['573004']);
    expect((await app.ok('redEnvelope.index', {}, { token: zhou })).page.total).toBe(0);
  });

  test('somebody else’s is not found, one that ended stays closed', async () => {
    expect(await open('573005', zhou)).toMatchObject({ code: 404 });
    expect(await open('573004')).toMatchObject({ code: 410, message: '红包已过期' });
    expect((await packets({ status: 'waiting' })).page.total).toBe(2);
  });

  test('money goes to the balance once, however often it is opened; points to the points', async () => {
    const { balance, points: held } = await app.ok('member.my', {}, { token: lin });
    const requestId = rid();
    const answers = await Promise.all([
      open('573005', lin, requestId),
      open('573005', lin, requestId),
      ...Array.from({ length: 4 }, () => open('573005')),
    ]);
    for (const { code, data } of answers)
      expect({ code, data }).toMatchObject({ code: 200, data: { status: 'opened', value: 888 } });
    expect((await open('573006')).data).toMatchObject({ kind: 'points', value: 66 });
    app.clock.advance(60_000);
    expect((await open('573006')).data).toMatchObject({ status: 'opened', openedAt: app.clock.now() - 60_000 });
    const after = await app.ok('member.my', {}, { token: lin });
    expect({ balance: after.balance, points: after.points }).toEqual({ balance: balance + 888, points: held + 66 });
    const [row] = (await app.ok('credits.index', { unit: 'money', bizType: 'redPacket' }, { token: lin })).list;
    expect(row).toMatchObject({ bizId: '573005', delta: 888, title: '红包', memo: '请你喝杯新茶' });
    expect(await packets()).toMatchObject({ total: 428 + 548 + 788 + 888, points: 66 });
  });
});

describe('red-packet rain', () => {
  const RAIN = '573101';
  const rain = async (token?: string) => (await app.ok('marketing.redEnveloper', {}, token ? { token } : {})).rain;
  const drawRain = (token: string) => app.call('redEnvelope.open', { id: RAIN, requestId: rid() }, { token });

  test('falls inside its window only, once for each, into the balance (rule 13.11)', async () => {
    expect(await rain()).toMatchObject({ id: RAIN, title: '茶友红包雨' });
    const { balance } = await app.ok('member.my', {}, { token: lin });
    const { data } = await drawRain(lin);
    expect(data).toMatchObject({ from: '红包雨', title: '茶友红包雨', kind: 'money', status: 'opened' });
    expect((await drawRain(lin)).data).toEqual(data);
    expect((await app.ok('member.my', {}, { token: lin })).balance).toBe(balance + data.value!);
    expect([await rain(lin), (await rain(zhou))?.id]).toEqual([undefined, RAIN]);
    const window = async (startAt: number, endAt: number) => {
      await app.db.update(redPacketRains).set({ startAt, endAt }).where(eq(redPacketRains.id, RAIN));
      return [(await rain(zhou))?.id, await drawRain(zhou)] as const;
    };
    const now = app.clock.now();
    const HOUR = 3_600_000;
    // Told of an hour before, so that a home that stands open begins it in time.
    expect(await window(now + HOUR, now + DAY_MS)).toMatchObject([RAIN, { code: 422, message: '红包雨还没开始' }]);
    expect((await window(now + HOUR + 1, now + DAY_MS))[0]).toBeUndefined();
    expect(await window(now - HOUR, now)).toMatchObject([undefined, { code: 410, message: '红包雨已结束' }]);
  });

  test('by chance, twice the average at most, and the rest of the budget with the last one', () => {
    const left = { budget: 1000, given: 0, packets: 10, drawn: 0 };
    while (left.drawn < left.packets) {
      const most = Math.ceil((2 * (left.budget - left.given)) / (left.packets - left.drawn));
      const value = nextShare(left);
      expect(value).toBeGreaterThanOrEqual(1);
      expect(value).toBeLessThanOrEqual(most);
      left.drawn += 1;
      left.given += value;
    }
    expect(left.given).toBe(1000);
    expect(nextShare({ budget: 3, given: 0, packets: 3, drawn: 0 })).toBe(1);
  });
});

describe('coins', () => {
  test('100 points make one coin, once per request, never a broken one', async () => {
    const before = [await points(lin), await coins(lin)] as const;
    const requestId = rid();
    const merge = (value: number, id = rid()) =>
      app.call('credits.mergeCion', { points: value, requestId: id }, { token: lin });
    const [one, twin] = await Promise.all([merge(300, requestId), merge(300, requestId)]);
    expect(one.data.coins).toBe(3);
    expect(twin.data).toEqual(one.data);
    expect([await points(lin), await coins(lin)]).toEqual([before[0] - 300, before[1] + 3]);
    expect(await merge(150)).toMatchObject({ field: 'points' });
    expect((await merge(50)).code).toBe(400);
    expect(await merge(100_000)).toMatchObject({ code: 422, message: '积分不足' });
    expect((await app.call('credits.mergeCion', { points: 100, requestId: rid() })).code).toBe(401);
  });

  const swap = (goodsId: string, more: Record<string, unknown> = {}, token = lin) =>
    app.call('special.exchange', { goodsId, qty: 1, requestId: rid(), ...more }, { token });

  test('goods become an order from the shelf, coupons arrive at once', async () => {
    const zone = await app.ok('special.xigua', {}, { token: lin });
    expect(zone.goods.total).toBe(8);
    const item = zone.goods.list.find(({ kind, stock }) => kind === 'goods' && stock > 0)!;
    const [row] = await app.db.select().from(exchangeGoods).where(eq(exchangeGoods.id, item.id));
    const stockOf = async () => (await app.db.select().from(skus).where(eq(skus.id, row!.skuId!)))[0]!.stock;
    const [stock, had] = [await stockOf(), await coins(lin)];
    const { data } = await swap(item.id, { addressId: HOME });
    expect(data).toMatchObject({ unit: 'coin', value: item.value, status: 'done', addressNeeded: false });
    expect(await stockOf()).toBe(stock - 1);
    expect(await coins(lin)).toBe(had - item.value);
    const [order] = await app.db.select().from(orders).where(eq(orders.id, data.orderId!));
    expect(order).toMatchObject({ kind: 'exchange', status: 'paid', payable: 0 });
    const coupon = zone.goods.list.find(({ kind, stock: left }) => kind === 'coupon' && left > 0)!;
    const held = await app.db.$count(memberCoupons, eq(memberCoupons.memberId, '10001'));
    expect((await swap(coupon.id)).data.orderId).toBeUndefined();
    expect(await app.db.$count(memberCoupons, eq(memberCoupons.memberId, '10001'))).toBe(held + 1);
    expect((await app.ok('shopV2.exchange', {}, { token: lin })).list.map(({ goods }) => goods.id)).toEqual([
      coupon.id,
      item.id,
    ]);
    expect((await app.ok('shopV2.exchange', {}, { token: zhou })).total).toBe(0);
  });

  test('limit, sold out, too few, no address, foreign address, unknown: nothing moves', async () => {
    const { goods: page } = await app.ok('special.xigua', {}, { token: lin });
    const out = page.list.find(({ stock }) => stock === 0)!;
    expect(await swap(out.id)).toMatchObject({ code: 422, message: '已兑完' });
    const goods = page.list.filter(({ kind, stock }) => kind === 'goods' && stock > 0);
    const had = await coins(lin);
    expect(await swap(goods[1]!.id)).toMatchObject({ field: 'addressId' });
    expect((await swap(goods[1]!.id, { addressId: '999' })).code).toBe(404);
    expect((await swap(goods[2]!.id, { qty: 2, addressId: HOME })).message).toContain('每人限兑 1 件');
    expect(await swap(goods[1]!.id, { qty: 0 })).toMatchObject({ field: 'qty' });
    expect((await swap('999999')).code).toBe(404);
    expect((await swap(goods[0]!.id, {}, zhou)).message).toMatch(/^还差 \d+ 瓜瓜币$/);
    for (const name of ['special.exchange', 'special.xigua', 'shopV2.exchange', 'special.prizePool'] as const)
      expect((await app.call(name, { goodsId: '1', qty: 1, requestId: rid() })).code).toBe(401);
    expect(await coins(lin)).toBe(had);
  });
});

describe('points goods', () => {
  const swap = (goodsId: string, more: Record<string, unknown> = {}) =>
    app.call('integralGoods.exchange', { goodsId, qty: 1, requestId: rid(), ...more }, { token: lin });

  test('18 of them, by class and by range', async () => {
    const mall = await app.ok('integralGoods.index', {}, { token: lin });
    expect(mall.page.total).toBe(18);
    expect(mall.cates.reduce((sum, { count }) => sum + count, 0)).toBe(18);
    const cheap = await app.ok('integralGoods.index', { range: '0-500' }, { token: lin });
    expect(cheap.page.list.every(({ value }) => value < 500)).toBe(true);
    const dear = await app.ok('integralGoods.index', { range: '2000+', cateId: 'ware' }, { token: lin });
    expect(dear.page.list.every(({ value, cateId }) => value >= 2000 && cateId === 'ware')).toBe(true);
    expect(await app.call('integralGoods.index', { range: 'all' }, { token: lin })).toMatchObject({
      field: 'range',
    });
    expect((await app.call('integralGoods.index', {})).code).toBe(401);
  });

  test('what asks for a level is locked to who is below it, for points and for coins', async () => {
    const needing = async (token: string) => {
      const lists = [
        (await app.ok('integralGoods.index', {}, { token })).page.list,
        (await app.ok('special.xigua', {}, { token })).goods.list,
      ];
      return lists.map((list) => list.flatMap(({ levelNeed, locked }) => (levelNeed ? [[levelNeed, locked]] : [])));
    };
    expect(await needing(zhou)).toEqual([[['雅士', true]], [['茗友', true]]]);
    expect(await needing(lin)).toEqual([[['雅士', undefined]], [['茗友', undefined]]]);
  });

  test('a money part waits 15 minutes; unpaid, everything goes back', async () => {
    const { page } = await app.ok('integralGoods.index', {}, { token: lin });
    const item = page.list.find(({ money }) => money > 0)!;
    const before = await points(lin);
    const { data } = await swap(item.id, { addressId: HOME });
    expect(data).toMatchObject({ amount: item.money, orderGroup: 'order', row: { status: 'unpaid' } });
    expect(await points(lin)).toBe(before - item.value);
    app.clock.advance(15 * 60_000);
    await app.runJobs();
    expect(await points(lin)).toBe(before);
    const [row] = await app.db.select().from(exchanges).where(eq(exchanges.orderId, data.orderId!));
    expect(row?.status).toBe('cancelled');
    const [stock] = await app.db.select().from(exchangeGoods).where(eq(exchangeGoods.id, item.id));
    expect(stock?.sold).toBe(0);
    expect((await app.ok('shopV2.exchange', {}, { token: lin })).list[0]?.status).toBe('cancelled');
    expect(await swap(item.id)).toMatchObject({ field: 'addressId' });
    expect((await app.call('integralGoods.exchange', { goodsId: item.id, qty: 1, requestId: rid() })).code).toBe(401);
  });
});

describe('the prize pool', () => {
  test('winners roll by with masked names', async () => {
    const { list } = await app.ok('special.rollMessage', { scene: 'draw' });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ text }) => /^.\*+.* 抽中了 /.test(text))).toBe(true);
  });

  test('odds add up to 100 % and are published', async () => {
    const pool = await app.ok('special.prizePool', {}, { token: lin });
    expect(pool.prizes.reduce((sum, { oddsBp }) => sum + oddsBp, 0)).toBe(10_000);
    expect(pool.odds).toHaveLength(8);
    expect(pool).toMatchObject({ freeLeft: 1, left: 20, cost: 1 });
    const odds = [{ oddsBp: 1 }, { oddsBp: 9_998 }, { oddsBp: 1 }];
    expect([0, 1, 9_998, 9_999].map((roll) => prizeAt(odds, roll))).toEqual([0, 1, 1, 2]);
  });

  test('the first draw of a day is free, the next costs a coin; a request draws once', async () => {
    const { id } = await app.ok('special.prizePool', {}, { token: lin });
    const requestId = rid();
    const once = () => app.call('special.prizeDraw', { poolId: id, requestId }, { token: lin });
    const [one, twin] = await Promise.all([once(), once()]);
    expect(twin.data).toEqual(one.data);
    const cost = async () => app.db.$count(ledgerRows, and(eq(ledgerRows.bizType, 'draw'), eq(ledgerRows.delta, -1)));
    const before = await cost();
    await app.ok('special.prizeDraw', { poolId: id, requestId: rid() }, { token: lin });
    expect(await cost()).toBe(before + 1);
    expect(await app.ok('special.prizePool', {}, { token: lin })).toMatchObject({ freeLeft: 0, left: 18 });
    expect((await app.call('special.prizeDraw', { poolId: '9', requestId: rid() }, { token: lin })).code).toBe(404);
    expect((await app.call('special.prizeDraw', { poolId: 'x', requestId: rid() }, { token: lin })).code).toBe(400);
    expect((await app.call('special.prizeDraw', { poolId: id, requestId: rid() })).code).toBe(401);
  });

  test('every kind arrives; what ran out falls to the next; 20 draws a day', async () => {
    const memberId = '10003';
    const now = app.clock.now();
    await book(app.db, {
      owner: memberOwner(memberId),
      unit: 'coin',
      bizType: 'adjust',
      bizId: 't',
      delta: 99,
      at: now,
    });
    const play = (roll: number) => app.db.transaction((tx) => draw(tx as never, memberId, '5500', now, roll));
    const [first] = await app.db.select().from(prizes).where(eq(prizes.id, '5501'));
    await app.db.update(prizes).set({ stock: first!.given }).where(eq(prizes.id, '5501'));
    const kinds = [];
    for (const roll of [0, 200, 2000, 3500, 4500, 5000, 7300, 8500]) kinds.push((await play(roll)).prize.kind);
    // The first kind ran out: points come instead.
    expect(kinds).toEqual(['points', 'points', 'coupon', 'coin', 'goods', 'points', 'coupon', 'thanks']);
    // So does a coupon of which none can be issued any more, however many the pool has.
    const empty = eq(
      couponTemplates.id,
      (await app.db.select().from(prizes).where(eq(prizes.id, '5503')))[0]!.templateId!,
    );
    const [issue] = await app.db.select().from(couponTemplates).where(empty);
    await app.db.update(couponTemplates).set({ issued: issue!.total }).where(empty);
    expect((await play(2000)).prize.kind).toBe('coin');
    await app.db.update(couponTemplates).set({ issued: issue!.issued }).where(empty);
    for (let i = 9; i < 20; i++) await play(9_999);
    await expect(play(9_999)).rejects.toThrow('今日次数已用完');
  });

  test('a won prize waits 15 days for its address, then it is lost', async () => {
    const token = await app.login('13800000003');
    const before = await app.ok('special.prizePool', {}, { token });
    expect(before.mine.find(({ state }) => state === '待填地址')?.prize.id).toBe('5505');
    const claim = (id: string, more: Record<string, unknown> = {}) =>
      app.call('special.exchange', { goodsId: id, qty: 1, requestId: rid(), ...more }, { token: lin });
    const { data } = await claim('5505', { addressId: HOME });
    expect(data).toMatchObject({ unit: 'prize', status: 'done' });
    const [order] = await app.db.select().from(orders).where(eq(orders.id, data.orderId!));
    expect(order).toMatchObject({ kind: 'exchange', status: 'paid', memberId: '10001' });
    expect((await claim('5508')).message).toBe('没有待领取的奖品');
    app.clock.advance(15 * DAY_MS);
    await app.runJobs();
    const after = await app.ok('special.prizePool', {}, { token });
    expect(after.mine.find(({ prize }) => prize.id === '5505')?.state).toBe('奖品已失效');
    expect(await app.db.$count(prizeDraws, eq(prizeDraws.state, 'waiting'))).toBe(0);
  });
});
