/** Stored tea for somebody else (rule 15.3), storage and freight paid with an outbound (15.4), another year (15.1). */
import { and, eq } from 'drizzle-orm';
import { accounts, addresses, escrowLots, escrowRequests, jobs, members, notices } from '../../../server/db/schema';
import { verifyEscrow } from '../../../server/domains/trade/escrow/verify';
import { freeUntil } from '../../../server/domains/trade/cellar/fees';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { testServer, RACES } from '../harness';
import { addMember, payTokenFor, rid, tokenFor } from '../order/shop';

const DAY = 86_400_000;
const XIA = '801';
const QING = '802';
const YUN = '803';
const app = testServer({ seed: true });
let [xia, qing, yun] = ['', '', ''];
beforeAll(async () => {
  for (const id of [XIA, QING, YUN]) await addMember(app.db, id, app.clock.now());
  [xia, qing, yun] = [await tokenFor(app, XIA), await tokenFor(app, QING), await tokenFor(app, YUN)];
  await book(app.db, {
    owner: memberOwner(XIA),
    unit: 'money',
    bizType: 'recharge',
    bizId: 'r801',
    delta: 1_000_000,
    at: app.clock.now(),
  });
});

let made = 0;
/** A lot of harvested tea: it stands for nothing but itself. */
async function lot(qty: number, part: Partial<typeof escrowLots.$inferInsert> = {}) {
  made += 1;
  const now = app.clock.now();
  const [row] = await app.db
    .insert(escrowLots)
    .values({
      no: `CJT${made}`,
      memberId: XIA,
      source: 'harvest',
      sourceId: String(9_000_000 + made),
      title: '武夷红茶',
      cover: '/images/goods/101401.webp',
      specText: '100 g',
      qty,
      free: qty,
      unit: '罐',
      weight: 100,
      inAt: now,
      freeUntil: freeUntil(now),
      guideValue: 10_000,
      batch: 'T',
      ...part,
    })
    .returning();
  return row!;
}
const act = (token: string, body: Record<string, unknown>) =>
  app.call('escrow.act', { requestId: rid(), ...body }, { token });
const lotRow = async (id: string) => (await app.db.select().from(escrowLots).where(eq(escrowLots.id, id)))[0]!;
const requestRow = async (id: string) =>
  (await app.db.select().from(escrowRequests).where(eq(escrowRequests.id, id)))[0]!;
const offer = async (lotId: string, qty: number) =>
  act(xia, { action: 'transfer', lotId, qty, toId: QING, payToken: await payTokenFor(app, XIA) });
const until = async (at: number) => {
  app.clock.set(at);
  await app.runJobs();
};

describe('a gift', () => {
  test('is refused without proof, to oneself, to nobody, over what is free, and of somebody else’s lot', async () => {
    const { id } = await lot(4);
    const body = { action: 'transfer', lotId: id, qty: 1, toId: QING };
    expect((await act(xia, body)).code).toBe(410);
    expect(await act(xia, { ...body, toId: XIA })).toMatchObject({ code: 422, message: '不能转赠给自己' });
    expect((await act(xia, { ...body, toId: '404' })).code).toBe(404);
    await app.db.update(members).set({ closeAt: app.clock.now() }).where(eq(members.id, '10060'));
    expect((await act(xia, { ...body, toId: '10060' })).message).toBe('对方账号已注销');
    expect(await act(xia, { ...body, qty: 6 })).toMatchObject({ code: 422, message: '可转赠 4' });
    expect((await act(yun, { ...body, payToken: await payTokenFor(app, YUN) })).code).toBe(404);
    expect(await lotRow(id)).toMatchObject({ qty: 4, free: 4 });
  });

  test('that is accepted is a lot of its own with its own year; a second answer is refused', async () => {
    const { id } = await lot(6);
    const offered = await offer(id, 4);
    expect(offered).toMatchObject({ code: 200, data: { status: 'waitAccept', qty: 4, lot: { free: 2 } } });
    const requestRef = offered.data.id;
    expect(await act(xia, { action: 'outbound', lotId: id, qty: 3 })).toMatchObject({ code: 422, message: '可出库 2' });
    const { incoming } = await app.ok('escrow.index', {}, { token: qing });
    expect(incoming).toMatchObject([{ id: requestRef, qty: 4, from: { nickname: expect.stringContaining('*') } }]);
    expect(incoming[0]!.to).toBeUndefined();
    expect((await app.ok('escrow.index', {}, { token: yun })).incoming).toEqual([]);
    for (const action of ['accept', 'refuse', 'recall'])
      expect((await act(yun, { action, requestRef })).code).toBe(404);
    expect((await act(xia, { action: 'accept', requestRef })).code).toBe(404);
    app.clock.advance(DAY / 2);
    expect(await act(qing, { action: 'accept', requestRef })).toMatchObject({ code: 200, data: { status: 'done' } });
    expect(await lotRow(id)).toMatchObject({ qty: 2, free: 2 });
    const [own] = await app.db.select().from(escrowLots).where(eq(escrowLots.memberId, QING));
    expect(own).toMatchObject({ source: 'transfer', sourceId: requestRef, qty: 4, free: 4, weight: 100 });
    expect(own!.freeUntil).toBe(freeUntil(app.clock.now()));
    expect((await act(qing, { action: 'accept', requestRef })).code).toBe(409);
    expect((await act(xia, { action: 'recall', requestRef })).code).toBe(409);
    const told = await app.db.select().from(notices).where(eq(notices.memberId, XIA));
    expect(told.map(({ title }) => title)).toContain('存茶已被接收');
  });

  test.each([
    ['refuse', () => qing, 'refused'],
    ['recall', () => xia, 'cancelled'],
  ] as const)('%s: it stays', async (action, who, status) => {
    const { id } = await lot(3);
    const { data } = await offer(id, 3);
    expect(await act(who(), { action, requestRef: data.id })).toMatchObject({ code: 200, data: { status } });
    expect(await lotRow(id)).toMatchObject({ qty: 3, free: 3 });
  });

  test('that nobody answers in 24 hours stays, and is no longer accepted', async () => {
    const { id } = await lot(3);
    const { data } = await offer(id, 1);
    app.clock.advance(DAY + 1);
    expect((await act(qing, { action: 'accept', requestRef: data.id })).code).toBe(410);
    await app.runJobs();
    expect(await requestRow(data.id)).toMatchObject({ status: 'cancelled' });
    expect(await lotRow(id)).toMatchObject({ qty: 3, free: 3 });
  });

  test(`accepted, recalled and asked for at once, ${RACES} times: it is in one place`, async () => {
    for (let run = 0; run < RACES; run++) {
      const { id } = await lot(2);
      const { data } = await offer(id, 2);
      const answers = await Promise.all([
        act(qing, { action: 'accept', requestRef: data.id }),
        act(xia, { action: 'recall', requestRef: data.id }),
        act(qing, { action: 'refuse', requestRef: data.id }),
      ]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      const left = await lotRow(id);
      const given = answers[0].code === 200 ? 2 : 0;
      expect(left).toMatchObject({ qty: 2 - given, free: 2 - given });
    }
    expect(await verifyEscrow(app.db)).toEqual([]);
  });
});

describe('an outbound after the free year', () => {
  const FIELDS = {
    name: '夏',
    mobile: '13800000801',
    regionCode: '330106',
    detail: '龙井路 1 号',
    tag: '',
    isDefault: true,
  };
  const addressOf = async () => (await app.ok('address.create', FIELDS, { token: xia })).id;
  const money = async () => {
    const own = and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, XIA), eq(accounts.unit, 'money'));
    return (await app.db.select().from(accounts).where(own))[0]!.available;
  };

  test('says what it costs, waits for its fee, and is paid once from the balance', async () => {
    const { id } = await lot(20, { freeUntil: app.clock.now() - 31 * DAY });
    await app.db.delete(addresses).where(eq(addresses.memberId, XIA));
    expect((await app.ok('escrow.index', { lotId: id, qty: 11 }, { token: xia })).cost).toMatchObject({
      refused: '请添加收货地址',
    });
    const addressId = await addressOf();
    const { cost } = await app.ok('escrow.index', { lotId: id, qty: 11, addressId }, { token: xia });
    // 1.1 kg are two started kilograms, 31 days two started months.
    expect(cost).toMatchObject({ qty: 11, grams: 1100, months: 2, storage: 800 });
    expect(cost!.total).toBe(800 + cost!.freight);
    expect(cost!.freight).toBeGreaterThan(0);
    expect((await app.call('escrow.index', { lotId: id, qty: 1 }, { token: yun })).code).toBe(404);
    expect((await app.call('escrow.index', { lotId: id, qty: 1, addressId }, { token: xia })).code).toBe(200);
    // Neither to somebody else's address nor to a shop that there is not.
    const strange = await app.ok('address.create', { ...FIELDS, mobile: '13800000803' }, { token: yun });
    for (const place of [{ addressId: strange.id }, { storeId: '404' }]) {
      expect((await app.call('escrow.index', { lotId: id, qty: 1, ...place }, { token: xia })).code).toBe(404);
      expect((await act(xia, { action: 'outbound', lotId: id, qty: 1, ...place })).code).toBe(404);
    }

    const asked = await act(xia, { action: 'outbound', lotId: id, qty: 11, addressId });
    expect(asked).toMatchObject({ code: 200, data: { status: 'unpaid', fee: cost!.total, lot: { free: 9 } } });
    const cashier = { orderGroup: 'escrow' as const, orderId: asked.data.id };
    expect((await app.call('pay.cashier', cashier, { token: yun })).code).toBe(404);
    expect((await app.ok('pay.cashier', cashier, { token: xia })).amount).toBe(cost!.total);
    const before = await money();
    const paid = await Promise.all(
      [1, 2].map(async () =>
        app.call('pay.wallet', { ...cashier, payToken: await payTokenFor(app, XIA), requestId: rid() }, { token: xia }),
      ),
    );
    expect(paid.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(before - (await money())).toBe(cost!.total);
    expect(await requestRow(asked.data.id)).toMatchObject({ status: 'applied', expireAt: 0 });
  });

  test('that is not paid within half an hour is gone, and its pieces are free', async () => {
    const { id } = await lot(5, { freeUntil: app.clock.now() - DAY });
    const { data } = await act(xia, { action: 'outbound', lotId: id, qty: 5 });
    expect(data.status).toBe('unpaid');
    await until(app.clock.now() + 30 * 60_000 + 1);
    expect(await requestRow(data.id)).toMatchObject({ status: 'cancelled' });
    expect(await lotRow(id)).toMatchObject({ qty: 5, free: 5 });
    expect(
      (await app.call('pay.cashier', { orderGroup: 'escrow' as const, orderId: data.id }, { token: xia })).data,
    ).toMatchObject({ state: expect.not.stringMatching('open') });
  });

  test('to a shop it costs its storage only', async () => {
    const [store] = await app.ok('pickUp.index', {}, { token: xia });
    const { id } = await lot(5, { freeUntil: app.clock.now() - DAY });
    const { cost } = await app.ok('escrow.index', { lotId: id, qty: 5, storeId: store!.id }, { token: xia });
    expect(cost).toMatchObject({ freight: 0, storage: 200, total: 200, address: '' });
  });
});

describe('another year', () => {
  test('begins where the free time ends, with the years that have passed; one at a time', async () => {
    const end = app.clock.now() - 400 * DAY;
    const { id } = await lot(15, { freeUntil: end });
    const asked = await act(xia, { action: 'renew', lotId: id });
    // Two started kilograms for two years.
    expect(asked).toMatchObject({ code: 200, data: { kind: 'renew', status: 'unpaid', fee: 2 * 200 * 24 } });
    expect(await act(xia, { action: 'renew', lotId: id })).toMatchObject({ code: 409 });
    expect((await act(yun, { action: 'renew', lotId: id })).code).toBe(404);
    const pay = {
      orderGroup: 'escrow' as const,
      orderId: asked.data.id,
      payToken: await payTokenFor(app, XIA),
      requestId: rid(),
    };
    await app.ok('pay.wallet', pay, { token: xia });
    const row = await lotRow(id);
    expect(row.freeUntil).toBe(freeUntil(freeUntil(end)));
    expect(row).toMatchObject({ qty: 15, free: 15 });
    expect(await requestRow(asked.data.id)).toMatchObject({ status: 'done' });
    expect(await app.db.$count(jobs, eq(jobs.key, asked.data.id))).toBe(0);
  });
});

describe('who is 茶师 or above', () => {
  const grow = (delta: number) =>
    book(app.db, {
      owner: memberOwner(XIA),
      unit: 'growth',
      bizType: 'adjust',
      bizId: `grown${delta}`,
      delta,
      at: app.clock.now(),
    });

  test('pays storage and another year at the level’s rate: shown, asked and taken alike; 雅士 pays all of it', async () => {
    const [store] = await app.ok('pickUp.index', {}, { token: xia });
    const { id } = await lot(5, { freeUntil: app.clock.now() - DAY });
    const cost = async () =>
      (await app.ok('escrow.index', { lotId: id, qty: 5, storeId: store!.id }, { token: xia })).cost;
    const shown = async () =>
      (await app.ok('escrow.index', {}, { token: xia })).lots?.list.find((one) => one.id === id)?.renewFee;
    await grow(7999);
    expect(await cost()).toMatchObject({ storage: 200, storageBp: 10_000, total: 200 });
    expect(await shown()).toBe(2400);
    await grow(1);
    expect(await cost()).toMatchObject({ storage: 184, storageBp: 9200, total: 184 });
    expect(await shown()).toBe(2208);
    const renewal = await act(xia, { action: 'renew', lotId: id });
    expect(renewal.data).toMatchObject({ fee: 2208, lot: { renewFee: 2208 } });
    const asked = await act(xia, { action: 'outbound', lotId: id, qty: 5, storeId: store!.id });
    expect(asked.data).toMatchObject({ fee: 184, status: 'unpaid' });
    const cashier = { orderGroup: 'escrow' as const, orderId: asked.data.id };
    expect((await app.ok('pay.cashier', cashier, { token: xia })).amount).toBe(184);
  });
});
