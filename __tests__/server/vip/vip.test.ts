/** Levels, the annual card and gifts over HTTP: bought once, renewed from its end, ended by the clock; shippings, savings, gifts once. */
import { and, eq } from 'drizzle-orm';
import {
  accounts,
  ledgerRows,
  levelUps,
  memberCoupons,
  members,
  notices,
  orders,
  vipOrders,
} from '../../../server/db/schema';
import { bookGrowth } from '../../../server/domains/people/ledger/growth';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { expireGrowth } from '../../../server/domains/membership/vip/growth';
import { remindOfEnd } from '../../../server/domains/membership/vip/card';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { DAY_MS, monthsAfter } from '../../../server/lib/shanghai';
import { testServer } from '../harness';
import { buy, payTokenFor, rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';

/** 林知夏, 周允, 许清和. */
const [XIA, YUN, QING] = ['10001', '10002', '10003'];
const app = testServer({ seed: true });
let xia: string;
let yun: string;
let qing: string;
let rewind: () => Promise<void>;
beforeAll(async () => {
  [xia, yun, qing] = await Promise.all([tokenFor(app, XIA), tokenFor(app, YUN), tokenFor(app, QING)]);
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const info = (token: string) => app.ok('memberV4.vipInfo', {}, { token });
const level = (token: string) => app.ok('level.my', {}, { token });
const gifts = (token: string) => app.ok('member.gift', {}, { token });
const up = (token: string, input: { levelId?: string; planId?: string }, requestId = rid()) =>
  app.call('level.up', { ...input, requestId }, { token });
const claim = (token: string, id: string) => app.call('member.giftClaim', { id, requestId: rid() }, { token });
const rich = (memberId: string) =>
  book(app.db, {
    owner: memberOwner(memberId),
    unit: 'money',
    bizType: 'adjust',
    bizId: rid(),
    delta: 100_000,
    at: app.clock.now(),
  });
const pay = async (memberId: string, token: string, orderId: string) =>
  app.call(
    'pay.wallet',
    { orderGroup: 'vip', orderId, payToken: await payTokenFor(app, memberId), requestId: rid() },
    { token },
  );
const grow = (memberId: string, delta: number, at = app.clock.now()) =>
  book(app.db, { owner: memberOwner(memberId), unit: 'growth', bizType: 'adjust', bizId: rid(), delta, at });
const home = async (token: string) =>
  (
    await app.ok(
      'address.create',
      { name: '周允', mobile: '13800000002', regionCode: '330106', detail: '龙井路 1 号 3 幢' },
      { token },
    )
  ).id;
const cheap = async () => {
  const { page } = await app.ok('shop.productIndex', { sort: 'priceAsc', inStock: true });
  const { id } = page.list.find(({ price, minQty }) => price < 8000 && (minQty ?? 1) === 1) ?? { id: '' };
  const view = await app.ok('shop.productView', { id });
  return [{ skuId: view.skus.find(({ stock, price }) => stock > 0 && price < 8000)?.id ?? '', qty: 1 }];
};
/** Buys a card of the plan and pays it from the balance. */
async function card(memberId: string, token: string, planId: string): Promise<string> {
  await rich(memberId);
  const orderId = (await up(token, { planId })).data.orderId ?? '';
  expect((await pay(memberId, token, orderId)).code).toBe(200);
  return orderId;
}

describe('memberV4.vipInfo and level.up with a plan', () => {
  test('a new member sees the year, the first year and the trial, and nothing saved', async () => {
    expect(await info(yun)).toMatchObject({ state: 'none', saved: 0, freeShippings: 0, ending: false });
    expect((await info(yun)).plans.map(({ name, price, trial }) => [name, price, trial])).toEqual([
      ['年卡', 29_800, false],
      ['首年', 23_800, false],
      ['30 天体验', 1990, true],
    ]);
    expect((await app.call('memberV4.vipInfo', {})).code).toBe(401);
  });

  test('the same choice is the same order; another choice ends it; a replay is its first answer', async () => {
    const once = rid();
    const first = await up(yun, { planId: '4' }, once);
    expect(first.data.orderGroup).toBe('vip');
    expect((await up(yun, { planId: '4' }, once)).data).toEqual(first.data);
    expect((await up(yun, { planId: '4' })).data).toEqual(first.data);
    const other = await up(yun, { planId: '2' });
    expect(other.data.orderId).not.toBe(first.data.orderId);
    await rich(YUN);
    expect((await pay(YUN, yun, first.data.orderId ?? '')).code).not.toBe(200);
    expect((await up(yun, { planId: '9' })).code).toBe(422);
    expect((await up(yun, { planId: '3' })).code).toBe(422);
    expect((await up(yun, {})).code).toBe(400);
    expect((await up(yun, { planId: '1', levelId: '2' })).code).toBe(400);
  });

  test('paid, it holds for its days; somebody else can neither see nor pay it', async () => {
    await rich(YUN);
    const { orderId = '' } = (await up(yun, { planId: '2' })).data;
    expect((await app.call('pay.cashier', { orderGroup: 'vip', orderId }, { token: qing })).code).toBe(404);
    await rich(QING);
    expect((await pay(QING, qing, orderId)).code).toBe(404);
    const cashier = await app.ok('pay.cashier', { orderGroup: 'vip', orderId }, { token: yun });
    expect(cashier).toMatchObject({ amount: 23_800, state: 'payable' });
    expect((await pay(YUN, yun, orderId)).code).toBe(200);
    expect((await pay(YUN, yun, orderId)).code).not.toBe(200);
    const now = app.clock.now();
    expect(await info(yun)).toMatchObject({ state: 'active', until: now + 365 * DAY_MS, freeShippings: 12 });
    const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizType, 'orderPay'));
    expect(rows.filter(({ delta }) => delta === -23_800)).toHaveLength(1);
    const [told] = await app.db
      .select()
      .from(notices)
      .where(and(eq(notices.memberId, YUN), eq(notices.title, '年卡已开通')));
    expect(told?.link).toBe('/pages/tea/vip');
  });

  test('a card goes back whole within seven days, once, while no right of it was used', async () => {
    const give = (token: string, requestId = rid()) => app.call('memberV4.vipRefund', { requestId }, { token });
    const money = async () => (await balancesOf(app.db, YUN)).money;
    expect((await give(yun)).code).toBe(422);
    await rich(YUN);
    const before = await money();
    const orderId = (await up(yun, { planId: '1' })).data.orderId ?? '';
    expect((await pay(YUN, yun, orderId)).code).toBe(200);
    const { refund } = await info(yun);
    expect(refund).toMatchObject({ until: app.clock.now() + 7 * DAY_MS });
    const requestId = rid();
    await expect(give(yun, requestId)).resolves.toMatchObject({ code: 200, data: { price: refund!.price } });
    await expect(give(yun, requestId)).resolves.toMatchObject({ code: 200, data: { price: refund!.price } });
    expect((await give(yun)).code).toBe(422);
    expect(await money()).toEqual(before);
    const [row] = await app.db.select().from(vipOrders).where(eq(vipOrders.id, orderId));
    expect(row!.status).toBe('refunded');
    const view = await info(yun);
    expect(view.state).toBe('none');
    expect(view.refund).toBeUndefined();

    // Of a renewal: the card before stands as it stood.
    await card(YUN, yun, '4');
    const { until } = await info(yun);
    app.clock.advance(DAY_MS);
    await card(YUN, yun, '3');
    await expect(give(yun)).resolves.toMatchObject({ code: 200 });
    expect((await info(yun)).until).toBe(until);
    // An order with the card's shipping, paid or not, is a use.
    const lines = await cheap();
    const bought = await buy(app, yun, lines, { addressId: await home(yun), couponId: '0' });
    expect(bought.preview.amounts.vipOff).toBeGreaterThan(0);
    expect(await give(yun)).toMatchObject({ code: 422, message: '年卡开通 7 天内且没用过权益，才能退' });
    await app.ok('memberOrder.close', { id: bought.order.orderId, reason: '拍错了' }, { token: yun });
    app.clock.advance(6 * DAY_MS);
    expect((await give(yun)).code).toBe(422);
  });

  test('a trial is one in a life, a renewal begins where the card ends, and the clock ends it', async () => {
    await card(YUN, yun, '4');
    expect((await info(yun)).plans.map(({ id }) => id)).toEqual(['2', '3']);
    const end = (await info(yun)).until ?? 0;
    await card(YUN, yun, '3');
    expect((await info(yun)).until).toBe(end + 365 * DAY_MS);
    expect((await info(yun)).plans.map(({ id }) => id)).toEqual(['1']);
    // The trial's shipping ends with the trial; the year's twelve begin then.
    expect((await info(yun)).freeShippings).toBe(1);
    app.clock.advance(31 * DAY_MS);
    expect((await info(await tokenFor(app, YUN))).freeShippings).toBe(12);
    app.clock.advance(365 * DAY_MS);
    const later = await tokenFor(app, YUN);
    expect(await info(later)).toMatchObject({ state: 'expired', freeShippings: 0 });
    expect((await info(later)).plans.map(({ id }) => id)).toEqual(['1']);
  });

  test('an unpaid order runs out, and a plan that the shop took away is not sold', async () => {
    const { orderId = '' } = (await up(yun, { planId: '1' })).data;
    app.clock.advance(31 * 60_000);
    await app.runJobs();
    const [row] = await app.db.select().from(vipOrders).where(eq(vipOrders.id, orderId));
    expect(row?.status).toBe('cancelled');
    await writeShopSettings(app.db, { cards: [] });
    expect((await info(yun)).plans).toEqual([]);
    expect((await up(yun, { planId: '1' })).code).toBe(422);
  });

  test('thirty days before its end it says so, once it was not renewed', async () => {
    const { until = 0 } = await info(xia);
    const told = () => app.db.$count(notices, and(eq(notices.memberId, XIA), eq(notices.title, '年卡快到期了')));
    await remindOfEnd(app.db, XIA, app.clock.now());
    expect(await told()).toBe(0);
    await remindOfEnd(app.db, XIA, until - 20 * DAY_MS);
    expect(await told()).toBe(1);
  });
});

describe('free shippings', () => {
  /** A cheap goods whose freight is not free by its amount. */
  test('the card pays the freight as often as it says; an order that ends gives its one back', async () => {
    const addressId = await home(yun);
    const lines = await cheap();
    expect((await buy(app, yun, lines, { addressId, couponId: '0' })).preview.amounts).toMatchObject({
      vipOff: 0,
      freight: 1000,
    });
    await card(YUN, yun, '4');
    const { preview, answer, order } = await buy(app, yun, lines, { addressId, couponId: '0' });
    expect([answer.code, answer.message]).toEqual([200, answer.message]);
    expect(preview.amounts).toMatchObject({ vipOff: 1000, freight: 1000 });
    expect(preview.amounts.payable).toBe(
      preview.amounts.goods - preview.amounts.memberOff - preview.amounts.campaignOff,
    );
    expect((await info(yun)).usedFreeShipping).toBe(1);
    expect((await buy(app, yun, lines, { addressId, couponId: '0' })).preview.amounts.vipOff).toBe(0);
    await app.ok('memberOrder.close', { id: order.orderId, reason: '不想要了' }, { token: yun });
    expect((await info(yun)).usedFreeShipping).toBe(0);
    // Paid: what it saved is told, of this month and in all.
    const again = await buy(app, yun, lines, { addressId, couponId: '0' });
    await app.call(
      'pay.wallet',
      { orderGroup: 'order', orderId: again.order.orderId, payToken: await payTokenFor(app, YUN), requestId: rid() },
      { token: yun },
    );
    const [paid] = await app.db.select().from(orders).where(eq(orders.id, again.order.orderId));
    expect(paid?.status).not.toBe('unpaid');
    const after = await info(yun);
    expect(after.month).toMatchObject({ freight: 1000, times: 1 });
    expect(after.saved).toBe(1000 + (paid?.amounts.memberOff ?? 0));
  });
});

describe('level.my and level.up', () => {
  test('林知夏 is 雅士; the way to 茶师, rights of hers and others, and the day her level ends', async () => {
    const view = await level(xia);
    expect(view).toMatchObject({ growth: 3260, need: 4740, canConfirm: false });
    expect(view.level.name).toBe('雅士');
    expect(view.next?.name).toBe('茶师');
    expect(view.levels.map(({ name }) => name)).toEqual(['茶友', '茗友', '雅士', '茶师', '茶尊']);
    expect(view.rights.find(({ key }) => key === 'freight')).toMatchObject({ held: true, card: true });
    expect(view.rights.find(({ key }) => key === 'cellar')).toMatchObject({ held: false, worth: '茶师可享' });
    expect(view.rights.find(({ key }) => key === 'deposit')).toMatchObject({ held: false, worth: '茶尊可享' });
    expect(view.levels[4]?.rights).toContainEqual(expect.objectContaining({ key: 'deposit', text: '¥1,000 以内' }));
    expect(view.levels[3]?.rights).toContainEqual(expect.objectContaining({ key: 'cellar', text: '92 折' }));
    expect(view.levels[3]?.rights.some(({ key }) => key === 'deposit')).toBe(false);
    expect(view.expiresAt).toBeGreaterThan(app.clock.now());
    expect((await app.call('level.my', {})).code).toBe(401);
    // A house whose levels spare no deposits has no such right.
    const { levels } = DEMO.shopSettings;
    await writeShopSettings(app.db, { levels: levels.map(({ depositFree: _none, ...bare }) => bare) });
    expect((await level(xia)).rights.some(({ key }) => key === 'deposit')).toBe(false);
    await writeShopSettings(app.db, { levels });
  });

  test('a level ends when the oldest growth that it stands on is a year old; what was taken back was of the oldest', async () => {
    /** Row by row from the oldest, as rule 9.10 says it. */
    const endOf = async (memberId: string, need: number) => {
      const rows = await app.db
        .select({ delta: ledgerRows.delta, at: ledgerRows.createdAt })
        .from(ledgerRows)
        .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
        .where(and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, memberId), eq(accounts.unit, 'growth')))
        .orderBy(ledgerRows.createdAt, ledgerRows.id);
      let spent = -rows.reduce((sum, { delta }) => sum + Math.min(0, delta), 0);
      let left = rows.reduce((sum, { delta }) => sum + delta, 0);
      for (const { delta, at } of rows.filter((row) => row.delta > 0)) {
        const gone = Math.min(spent, delta);
        spent -= gone;
        left -= delta - gone;
        if (left < need) return monthsAfter(at, 12);
      }
      return undefined;
    };
    const told = async () => {
      const { expiresAt, level: own } = await level(xia);
      expect(own.name).toBe('雅士');
      expect(expiresAt).toBe(await endOf(XIA, 2000));
      return expiresAt!;
    };
    const before = await told();
    for (const delta of [300, -200, 700, -900, 40, 900, -1]) {
      app.clock.advance(DAY_MS);
      await grow(XIA, delta);
      await told();
    }
    expect(await told()).toBeGreaterThan(before);
  });

  test('a reached level is taken up once and then its gift is open; one that is not reached is refused', async () => {
    expect((await up(yun, { levelId: '2' })).code).toBe(422);
    expect((await up(yun, { levelId: '77' })).code).toBe(404);
    await grow(YUN, 2100);
    expect(await level(yun)).toMatchObject({ canConfirm: true });
    expect((await gifts(yun)).find(({ id }) => id === '13')).toMatchObject({ state: 'locked', note: '确认升级后可领' });
    const twins = await Promise.all([up(yun, { levelId: '3' }), up(yun, { levelId: '3' })]);
    expect(twins.map(({ code }) => code)).toEqual([200, 200]);
    expect(await app.db.$count(levelUps, eq(levelUps.memberId, YUN))).toBe(2);
    expect(await level(yun)).toMatchObject({ canConfirm: false });
    expect((await gifts(yun)).filter(({ kind, state }) => kind === 'level' && state === 'open')).toHaveLength(2);
  });

  test('growth lasts twelve months: what is older goes once, the rest stays', async () => {
    await grow(YUN, 300, app.clock.now());
    app.clock.advance(200 * DAY_MS);
    await grow(YUN, 250, app.clock.now());
    app.clock.advance(200 * DAY_MS);
    await expireGrowth(app.db, app.clock.now());
    await expireGrowth(app.db, app.clock.now());
    expect((await level(await tokenFor(app, YUN))).growth).toBe(250);
    const rows = await app.db
      .select({ delta: ledgerRows.delta })
      .from(ledgerRows)
      .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
      .where(and(eq(accounts.ownerId, YUN), eq(accounts.unit, 'growth'), eq(ledgerRows.bizType, 'expire')));
    expect(rows).toEqual([{ delta: -300 }]);
  });

  test('whoever completes the profile grows once', async () => {
    const save = (input: object) => app.ok('member.save', input, { token: yun });
    await save({ birthday: '1995-03-08', gender: 'male' });
    expect((await level(yun)).growth).toBe(0);
    await save({ regionCode: '330106' });
    await save({ regionCode: '310101' });
    expect((await level(yun)).growth).toBe(30);
    expect((await level(yun)).tasks.find(({ key }) => key === 'profile')?.done).toBe(true);
  });

  test('what was done today says so, and no longer tomorrow', async () => {
    const token = await tokenFor(app, XIA);
    const done = async () => (await level(token)).tasks.filter((task) => task.done).map(({ key }) => key);
    const doable = expect.arrayContaining(['order', 'invite']);
    expect(await done()).not.toEqual(doable);
    const at = app.clock.now();
    await book(app.db, { owner: memberOwner(XIA), unit: 'growth', bizType: 'reward', bizId: rid(), delta: 128, at });
    await bookGrowth(app.db, XIA, 'invite', 'somebody', app.clock.now());
    expect(await done()).toEqual(doable);
    app.clock.advance(DAY_MS);
    const tomorrow = await done();
    for (const task of ['order', 'invite']) expect(tomorrow).not.toContain(task);
  });
});

describe('member.gift and member.giftClaim', () => {
  test('points of a level, once; five presses are one claim; somebody else has gifts of their own', async () => {
    const before = (await app.ok('member.my', {}, { token: xia })).points;
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(xia, '13')));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(4);
    expect((await app.ok('member.my', {}, { token: xia })).points).toBe(before + 200);
    expect((await claim(yun, '13')).code).toBe(422);
    expect((await claim(xia, '1999')).code).toBe(404);
    expect((await app.call('member.giftClaim', { id: '13', requestId: rid() })).code).toBe(401);
  });

  test('the tasting of the month is a coupon of the card, none without it', async () => {
    const tasting = (await gifts(xia)).find(({ kind }) => kind === 'card');
    expect(tasting).toMatchObject({ state: 'open', title: '免费品鉴' });
    const held = () => app.db.$count(memberCoupons, eq(memberCoupons.memberId, XIA));
    const before = await held();
    expect((await claim(xia, tasting?.id ?? '')).code).toBe(200);
    expect(await held()).toBe(before + 1);
    expect((await claim(xia, tasting?.id ?? '')).code).toBe(422);
    expect((await claim(yun, tasting?.id ?? '')).code).toBe(422);
    expect((await claim(xia, '4202001')).code).toBe(410);
  });

  test('a birthday gift seven days around the day, each year', async () => {
    const now = app.clock.now();
    const day = (offset: number) => new Date(now + offset * DAY_MS + 8 * 3_600_000).toISOString().slice(5, 10);
    const born = (monthDay: string) =>
      app.db
        .update(members)
        .set({ birthday: `1990-${monthDay}` })
        .where(eq(members.id, YUN));
    const birthday = async () => (await gifts(yun)).find(({ kind }) => kind === 'birthday');
    expect(await birthday()).toMatchObject({ state: 'locked' });
    await born(day(9));
    expect(await birthday()).toMatchObject({ state: 'locked' });
    await born(day(7));
    const gift = await birthday();
    expect(gift).toMatchObject({ state: 'open' });
    expect((await claim(yun, gift?.id ?? '')).code).toBe(200);
    expect((await claim(yun, gift?.id ?? '')).code).toBe(422);
    await born(day(-7));
    expect(await birthday()).toMatchObject({ state: 'claimed' });
  });
});
