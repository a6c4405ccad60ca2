/** The owners' wall (rules 15.5 to 15.8): applied for, paid, held for a while, renewed, over; tea in its slots and what it costs. */
import { eq } from 'drizzle-orm';
import { cellarOrders, cellarSlots, escrowLots, notices } from '../../../server/db/schema';
import {
  endOfFree,
  freeUntil,
  freeWithout,
  isCovered,
  storageFee,
  storageMonths,
} from '../../../server/domains/trade/cellar/fees';
import { CAPACITY, climateAt } from '../../../server/domains/trade/cellarClub/plans';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { DAY_MS, monthsAfter } from '../../../server/lib/shanghai';
import { testServer, RACES } from '../harness';
import { payTokenFor, rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';

/** 林知夏, 周允, 许清和; 陈雨前 has a slot of the seed with tea in it. */
const [XIA, YUN, QING, CHEN] = ['10001', '10002', '10003', '10010'];
const [ONE, TWO, FOUR] = ['698001', '698002', '698003'];
const MINUTE = 60_000;
const app = testServer({ seed: true });
let xia: string;
let yun: string;
let qing: string;
let chen: string;
let rewind: () => Promise<void>;
beforeAll(async () => {
  [xia, yun, qing, chen] = await Promise.all([
    tokenFor(app, XIA),
    tokenFor(app, YUN),
    tokenFor(app, QING),
    tokenFor(app, CHEN),
  ]);
  for (const owner of [XIA, YUN, QING, CHEN].map(memberOwner))
    await book(app.db, {
      owner,
      unit: 'money',
      bizType: 'adjust',
      bizId: rid(),
      delta: 5_000_000,
      at: app.clock.now(),
    });
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const view = (token: string) => app.ok('jiaozhu.index', {}, { token });
const free = async (n: number, from = 0) =>
  (await view(xia)).slots
    .filter(({ state }) => state === 'free')
    .slice(from, from + n)
    .map(({ id }) => id);
const apply = (token: string, planId: string, slotIds?: string[], more: Record<string, unknown> = {}) =>
  app.call(
    'jiaozhu.applySave',
    {
      planId,
      slotIds,
      name: '林知夏',
      mobile: '13800000001',
      plaque: '知夏山房',
      agree: true,
      requestId: rid(),
      ...more,
    },
    { token },
  );
const pay = async (memberId: string, token: string, orderId: string) =>
  app.call(
    'pay.wallet',
    { orderGroup: 'cellar', orderId, payToken: await payTokenFor(app, memberId), requestId: rid() },
    { token },
  );
/** Applied and paid. */
async function own(memberId: string, token: string, planId: string, slotIds: string[]) {
  const { data } = await apply(token, planId, slotIds);
  expect(await pay(memberId, token, data.orderId)).toMatchObject({ code: 200 });
  return data.orderId;
}
/** Sessions end sooner than plans. */
const later = (at: number) => {
  app.clock.set(at);
  return tokenFor(app, XIA);
};
const orderOf = async (id: string) => (await app.db.select().from(cellarOrders).where(eq(cellarOrders.id, id)))[0]!;
const slotOf = async (id: string) => (await app.db.select().from(cellarSlots).where(eq(cellarSlots.id, id)))[0]!;
const lotOf = async (id: string) => (await app.db.select().from(escrowLots).where(eq(escrowLots.id, id)))[0]!;
const place = (token: string, lotId: string, slotId?: string) =>
  app.call('escrow.act', { action: 'place', lotId, slotId, requestId: rid() }, { token });
const put = async (memberId: string, part: Partial<typeof escrowLots.$inferInsert> = {}) => {
  const now = app.clock.now();
  const [row] = await app.db
    .insert(escrowLots)
    .values({
      no: `CJ${rid()}`,
      memberId,
      source: 'harvest',
      sourceId: String(Math.floor(Math.random() * 1e9)),
      title: '白牡丹',
      cover: '/images/goods/1014.webp',
      specText: '350 g',
      qty: 10,
      free: 10,
      unit: '饼',
      weight: 350,
      inAt: now,
      freeUntil: freeUntil(now),
      guideValue: 10_000,
      batch: 'T',
      ...part,
    })
    .returning();
  return row!;
};
const tells = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId))).map(({ title }) => title);

describe('the wall', () => {
  test('60 slots, 22 taken with plaques, four kept by the shop; nobody sees whose name and mobile they are', async () => {
    const { slots, plans, mine, pending } = await view(xia);
    expect(slots).toHaveLength(60);
    const by = (state: string) => slots.filter((slot) => slot.state === state);
    expect([by('taken').length, by('held').length, by('free').length]).toEqual([22, 4, 34]);
    expect(by('taken').every(({ plaque }) => plaque)).toBe(true);
    expect(by('held').every(({ plaque }) => plaque === undefined)).toBe(true);
    expect(plans.map(({ name, price, slots: count }) => [name, price, count])).toEqual([
      ['一年', 198_000, 1],
      ['三年', 498_000, 2],
      ['十年', 1_380_000, 4],
    ]);
    expect(mine ?? pending).toBeUndefined();
    expect(JSON.stringify(slots)).not.toMatch(/1380000|顾渚"/);
    expect((await app.call('jiaozhu.index')).code).toBe(401);
  });

  test('temperature and humidity follow the clock, and stay in the cellar’s limits', async () => {
    const year = Array.from({ length: 2_000 }, (_, i) => climateAt(app.clock.now() + i * 4.4 * 3_600_000));
    expect(year.every(({ temperature }) => temperature >= 215 && temperature <= 235)).toBe(true);
    expect(year.every(({ humidity }) => humidity >= 55 && humidity <= 70)).toBe(true);
    expect(new Set(year.map(({ temperature }) => temperature)).size).toBeGreaterThan(5);
    expect((await view(xia)).climate).toEqual(climateAt(app.clock.now()));
    // Whoever is not an owner reads it beside the brand's story.
    expect(await app.ok('tea.cellarClimate')).toEqual(climateAt(app.clock.now()));
  });
});

describe('an application', () => {
  test('holds its slots for 15 minutes, is paid, and makes an owner', async () => {
    const ids = await free(2);
    const made = await apply(xia, TWO, ids, { mobile: '138****0001' });
    expect(made).toMatchObject({ code: 200, data: { orderGroup: 'cellar', amount: 498_000 } });
    const { orderId, cellar } = made.data;
    expect(cellar.pending).toMatchObject({
      orderId,
      slotCodes: [expect.any(String), expect.any(String)],
      renew: false,
    });
    expect(cellar.slots.filter(({ id }) => ids.includes(id)).map(({ state }) => state)).toEqual(['held', 'held']);
    const seen = await view(yun);
    expect(seen.slots.filter(({ id }) => ids.includes(id)).map(({ state }) => state)).toEqual(['held', 'held']);
    expect(seen.pending).toBeUndefined();
    const cashier = await app.ok('pay.cashier', { orderGroup: 'cellar', orderId }, { token: xia });
    expect(cashier).toMatchObject({ amount: 498_000, title: '茶窖会 · 三年 2 格' });
    expect((await app.call('pay.cashier', { orderGroup: 'cellar', orderId }, { token: yun })).code).toBe(404);
    expect((await pay(YUN, yun, orderId)).code).toBe(404);
    expect(await orderOf(orderId)).toMatchObject({ mobile: '13800000001' });
    expect((await pay(XIA, xia, orderId)).code).toBe(200);
    expect((await pay(XIA, xia, orderId)).code).toBe(409);
    const { mine, pending } = await view(xia);
    expect(pending).toBeUndefined();
    expect(mine).toMatchObject({ plaque: '知夏山房', state: 'active', until: monthsAfter(app.clock.now(), 36) });
    expect(mine!.slots.map(({ id }) => id)).toEqual(ids);
    expect(mine!.slotCodes).toEqual(mine!.slots.map(({ code }) => code));
    expect((await view(yun)).slots.find(({ id }) => id === ids[0])).toMatchObject({
      state: 'taken',
      plaque: '知夏山房',
    });
    expect(await tells(XIA)).toContain('你已成为窖主');
  });

  test('that is not paid in time gives its slots back, and its payment is refused', async () => {
    const ids = await free(1);
    const { data } = await apply(xia, ONE, ids);
    app.clock.advance(15 * MINUTE - 1);
    await app.runJobs();
    expect((await slotOf(ids[0]!)).orderId).toBe(data.orderId);
    app.clock.advance(1);
    await app.runJobs();
    expect((await slotOf(ids[0]!)).orderId).toBeNull();
    expect((await orderOf(data.orderId)).status).toBe('cancelled');
    expect((await pay(XIA, xia, data.orderId)).code).not.toBe(200);
    expect((await apply(yun, ONE, ids)).code).toBe(200);
  });

  test('made again continues with new words; another choice ends it', async () => {
    const [a, b] = await free(2);
    const first = await apply(xia, ONE, [a!]);
    const again = await apply(xia, ONE, [a!], { plaque: '听雨' });
    expect(again.data.orderId).toBe(first.data.orderId);
    expect(await orderOf(first.data.orderId)).toMatchObject({ plaque: '听雨' });
    const other = await apply(xia, TWO, [b!, a!]);
    expect(other.data.orderId).not.toBe(first.data.orderId);
    expect((await orderOf(first.data.orderId)).status).toBe('cancelled');
    expect((await slotOf(a!)).orderId).toBe(other.data.orderId);
    expect((await pay(XIA, xia, first.data.orderId)).code).not.toBe(200);
  });

  test.each<[string, () => Promise<{ code: number; message: string }>, number, RegExp]>([
    ['without consent', async () => apply(xia, ONE, await free(1), { agree: false }), 400, /同意茶窖托管协议/],
    ['without a name', async () => apply(xia, ONE, await free(1), { name: ' ' }), 400, /姓名/],
    ['with a wrong mobile', async () => apply(xia, ONE, await free(1), { mobile: '123' }), 400, /手机号/],
    [
      'with somebody’s masked mobile',
      async () => apply(xia, ONE, await free(1), { mobile: '138****0002' }),
      400,
      /手机号/,
    ],
    ['with a long plaque', async () => apply(xia, ONE, await free(1), { plaque: '一二三四五六七八九' }), 422, /1-8/],
    ['with a blocked plaque', async () => apply(xia, ONE, await free(1), { plaque: '客 服·茶' }), 422, /不可用的词语/],
    ['with the shop’s name', async () => apply(xia, ONE, await free(1), { plaque: '叶间窖' }), 422, /不可用的词语/],
    ['with too few slots', async () => apply(xia, TWO, await free(1)), 422, /请选 2 格/],
    [
      'with one slot twice',
      async () => {
        const [id] = await free(1);
        return apply(xia, TWO, [id!, id!]);
      },
      422,
      /请选 2 格/,
    ],
    ['with too many', async () => apply(xia, ONE, await free(2)), 422, /请选 1 格/],
    ['of a slot that is not there', () => apply(xia, ONE, ['4']), 404, /./],
    ['of a plan that is not there', async () => apply(xia, '4', await free(1)), 404, /./],
    ['of a taken slot', async () => apply(xia, ONE, [(await view(chen)).mine!.slots[0]!.id]), 409, /该窖位刚被认领/],
    ['of a kept slot', async () => apply(xia, ONE, ['698301']), 409, /该窖位刚被认领/],
    ['by an owner', async () => apply(chen, ONE, await free(1)), 422, /你已是窖主/],
    ['of a renewal by who owns nothing', () => apply(xia, ONE, undefined, { renew: true }), 422, /还不是窖主/],
  ])('%s is refused', async (_, ask, code, words) => {
    const answer = await ask();
    expect(answer).toMatchObject({ code, message: expect.stringMatching(words) });
    expect((await view(xia)).pending).toBeUndefined();
  });

  test('a poster shows the wall', async () => {
    const poster = await app.ok('site.poster', { kind: 'cellar', id: '1' }, { token: xia });
    expect(poster).toMatchObject({ title: '叶间茶窖会', subtitle: expect.stringContaining('34 格空位') });
  });
});

describe('races', () => {
  test(`one slot, three members at once: one gets it, ${RACES} times over`, async () => {
    const [slot] = await free(1);
    for (let run = 0; run < RACES; run += 1) {
      const made = await Promise.all([xia, yun, qing].map((token) => apply(token, ONE, [slot!])));
      expect(made.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
      const { orderId } = made.find(({ code }) => code === 200)!.data;
      expect((await slotOf(slot!)).orderId).toBe(orderId);
      app.clock.advance(15 * MINUTE);
      await app.runJobs();
    }
  });

  test(`two who change to each other’s slot never wait for each other, ${RACES} times over`, async () => {
    const [a, b] = await free(2);
    for (let run = 0; run < RACES; run += 1) {
      await Promise.all([apply(xia, ONE, [a!]), apply(yun, ONE, [b!])]);
      const codes = (await Promise.all([apply(xia, ONE, [b!]), apply(yun, ONE, [a!])])).map(({ code }) => code);
      expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
      const owners = await Promise.all([slotOf(a!), slotOf(b!)]);
      expect(new Set(owners.map(({ orderId }) => orderId ?? rid())).size).toBe(2);
      app.clock.advance(15 * MINUTE);
      await app.runJobs();
    }
  });

  test('paid at its last moment it is paid or over, never both', async () => {
    const [slot] = await free(1);
    const { data } = await apply(xia, ONE, [slot!]);
    app.clock.advance(15 * MINUTE);
    const [paid] = await Promise.all([pay(XIA, xia, data.orderId), app.runJobs()]);
    const { status } = await orderOf(data.orderId);
    expect(status).toBe(paid.code === 200 ? 'paid' : 'cancelled');
    expect((await slotOf(slot!)).orderId).toBe(status === 'paid' ? data.orderId : null);
  });
});

describe('renewal', () => {
  test('from 60 days before the end, for as many slots, from that end on; tea in the slots is covered by it', async () => {
    const ids = await free(1);
    const first = await own(XIA, xia, ONE, ids);
    const lot = await put(XIA);
    expect((await place(xia, lot.id, ids[0])).code).toBe(200);
    const { until } = (await view(xia)).mine!;
    const late = await later(until - 60 * DAY_MS - 1);
    expect(await apply(late, ONE, undefined, { renew: true })).toMatchObject({
      code: 422,
      message: '到期前 60 天起可以续费',
    });
    app.clock.advance(1);
    await app.runJobs();
    expect(await tells(XIA)).toContain('茶窖会快到期了');
    expect((await view(late)).mine).toMatchObject({ state: 'ending' });
    expect(await apply(late, TWO, undefined, { renew: true })).toMatchObject({
      code: 422,
      message: '续费请选 1 格的方案',
    });
    const { data } = await apply(late, ONE, undefined, { renew: true, plaque: '新名牌' });
    expect(data.cellar.pending).toMatchObject({ renew: true });
    expect(data.cellar.mine).toMatchObject({ state: 'ending', plaque: '知夏山房' });
    expect((await pay(XIA, late, data.orderId)).code).toBe(200);
    const { mine } = await view(late);
    expect(mine).toMatchObject({ state: 'active', plaque: '新名牌', until: monthsAfter(until, 12) });
    expect(mine!.slots.map(({ id }) => id)).toEqual(ids);
    expect((await orderOf(first)).status).toBe('ended');
    expect((await lotOf(lot.id)).coverUntil).toBe(mine!.until + 30 * DAY_MS);
    // The old end takes nothing away.
    const last = await later(until + 31 * DAY_MS);
    await app.runJobs();
    expect((await view(last)).mine).toMatchObject({ state: 'active' });
  });

  test('is possible in the 30 days after the end; then slots are free, tea is on the shelf and pays from there', async () => {
    const ids = await free(1);
    await own(XIA, xia, ONE, ids);
    const lot = await put(XIA);
    await place(xia, lot.id, ids[0]);
    const { until } = (await view(xia)).mine!;
    const late = await later(until + 29 * DAY_MS);
    await app.runJobs();
    const over = (await view(late)).mine!;
    expect(over).toMatchObject({ state: 'over', releaseAt: until + 30 * DAY_MS });
    expect(over.lots).toMatchObject([{ id: lot.id, months: 0 }]);
    const other = await put(XIA);
    expect(await place(late, other.id, ids[0])).toMatchObject({ code: 422, message: '窖位已到期，续费后再放' });
    // At the cashier when the time is over: the slots wait for the answer.
    app.clock.set(until + 30 * DAY_MS - 5 * MINUTE);
    await apply(late, ONE, undefined, { renew: true });
    app.clock.advance(6 * MINUTE);
    await app.runJobs();
    expect((await view(late)).mine).toBeDefined();
    app.clock.advance(10 * MINUTE);
    await app.runJobs();
    await app.runJobs();
    const after = await view(late);
    expect(after.mine).toBeUndefined();
    expect(after.slots.find(({ id }) => id === ids[0])).toMatchObject({ state: 'free' });
    expect(await tells(XIA)).toContain('窖位已收回');
    const left = await lotOf(lot.id);
    expect(left).toMatchObject({
      ownSlot: null,
      placedAt: null,
      coverUntil: null,
      qty: 10,
      freeUntil: until + 30 * DAY_MS,
    });
    expect(storageMonths(left, app.clock.now())).toBe(1);
  });
});

describe('tea in a slot', () => {
  test('costs nothing in there: what was owed stands still, the time is not counted', () => {
    const at = app.clock.now();
    const days = (n: number) => at + n * DAY_MS;
    const ahead = { freeUntil: days(10), placedAt: at, coverUntil: days(395) };
    expect(endOfFree(ahead, days(200))).toBe(days(395));
    expect(storageMonths(ahead, days(394))).toBe(0);
    expect(storageMonths(ahead, days(396))).toBe(1);
    expect(freeWithout(ahead, days(200))).toBe(days(200));
    expect(freeWithout({ ...ahead, freeUntil: days(300) }, days(200))).toBe(days(300));
    const owing = { weight: 1000, freeUntil: days(-45), placedAt: at, coverUntil: days(395) };
    for (const day of [0, 100, 395]) expect(storageFee(owing, 1, 10_000, days(day))).toBe(400);
    expect(isCovered(owing, days(100))).toBe(false);
    expect(storageMonths(owing, days(395 + 20))).toBe(3);
    expect(storageMonths({ freeUntil: freeWithout(owing, days(100)) }, days(100))).toBe(2);
    expect(endOfFree({ freeUntil: days(10), placedAt: null, coverUntil: null }, days(99))).toBe(days(10));
  });

  test('is put there, moved and taken out; an outbound from there pays no storage', async () => {
    const [a, b] = await free(2);
    await own(XIA, xia, TWO, [a!, b!]);
    const lot = await put(XIA, { freeUntil: app.clock.now() + DAY_MS });
    expect(await place(xia, lot.id, a)).toMatchObject({ code: 200, data: { kind: 'place', status: 'done' } });
    expect((await place(xia, lot.id, a)).code).toBe(409);
    const late = await later(app.clock.now() + 100 * DAY_MS);
    const moved = await place(late, lot.id, b);
    const { code } = await slotOf(b!);
    expect(moved.data.lot).toMatchObject({ ownSlot: code, cellarSlot: `窖位 ${code}`, months: 0, renewFee: 0 });
    expect((await view(late)).mine).toMatchObject({ lots: [{ id: lot.id }], slots: [{ grams: 0 }, { grams: 3500 }] });
    const { cost } = await app.ok('escrow.index', { lotId: lot.id, qty: 2, storeId: '1' }, { token: late });
    expect(cost).toMatchObject({ storage: 0, total: 0 });
    expect(
      await app.call('escrow.act', { action: 'renew', lotId: lot.id, requestId: rid() }, { token: late }),
    ).toMatchObject({
      code: 422,
      message: '窖位里的存茶免托管费，不用续存',
    });
    const out = await place(late, lot.id);
    expect(out.data.lot.ownSlot).toBeUndefined();
    expect((await place(late, lot.id)).code).toBe(409);
    app.clock.advance(DAY_MS);
    expect((await app.ok('escrow.index', { lotId: lot.id, qty: 2, storeId: '1' }, { token: late })).cost).toMatchObject(
      {
        months: 1,
        storage: 200,
      },
    );
  });

  test('somebody else’s lot or slot is not there; a slot is not filled beyond its weight, not even at once', async () => {
    const [a] = await free(1);
    await own(XIA, xia, ONE, [a!]);
    const theirs = (await view(chen)).mine!;
    const lot = await put(XIA);
    expect((await place(xia, lot.id, theirs.slots[0]!.id)).code).toBe(404);
    expect((await place(xia, theirs.lots[0]!.id, a)).code).toBe(404);
    expect((await place(xia, theirs.lots[0]!.id)).code).toBe(404);
    expect((await place(yun, lot.id, a)).code).toBe(404);
    expect((await place(xia, lot.id, '4')).code).toBe(404);
    expect((await app.call('escrow.act', { action: 'place', slotId: a, requestId: rid() }, { token: xia })).code).toBe(
      400,
    );
    // Held, but not paid for.
    const [held] = await free(1);
    await apply(yun, ONE, [held!]);
    expect((await place(yun, (await put(YUN)).id, held)).code).toBe(404);
    expect((await place(xia, (await put(XIA, { qty: 0, free: 0 })).id, a)).code).toBe(422);
    const heavy = await Promise.all([1, 2, 3].map(() => put(XIA, { qty: 1, free: 1, weight: CAPACITY * 0.6 })));
    const codes = (await Promise.all(heavy.map(({ id }) => place(xia, id, a)))).map((answer) => answer.code);
    expect(codes.sort()).toEqual([200, 422, 422]);
  });

  test('belongs to its owner still when it is given away: the gift lies on the shelf', async () => {
    const { lots } = (await view(chen)).mine!;
    expect(lots).toMatchObject([{ id: '697913', cellarSlot: '窖位 乙三' }]);
    const body = {
      action: 'transfer',
      lotId: '697913',
      qty: 10,
      toId: QING,
      payToken: await payTokenFor(app, CHEN),
      requestId: rid(),
    };
    const offered = await app.call('escrow.act', body, { token: chen });
    await app.ok('escrow.act', { action: 'accept', requestRef: offered.data.id, requestId: rid() }, { token: qing });
    const [gift] = await app.db.select().from(escrowLots).where(eq(escrowLots.sourceId, offered.data.id));
    expect(gift).toMatchObject({ ownSlot: null, qty: 10 });
  });
});

test('the ten years’ plan has four slots', async () => {
  await own(QING, qing, FOUR, await free(4));
  expect((await view(qing)).mine!.slots).toHaveLength(4);
});
