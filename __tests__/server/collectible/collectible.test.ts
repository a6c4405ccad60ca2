/** Collectibles: buying with numbers, giving within 24 hours, the freeze, taking home, and what other people may not do. */
import { eq } from 'drizzle-orm';
import { collectibleOrders, collectibles, holdings, members, notices, stockDocuments } from '../../../server/db/schema';
import { shipByAutopilot } from '../../../server/domains/selling/collectible/holding/documents';
import { verifyShop } from '../../../server/verify';
import { testServer } from '../harness';
import { payTokenFor, rid, tokenFor } from '../order/shop';
import { deskOf, PARCEL } from '../warehouse/desk';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** 林知夏, 周允, 许清和. */
const [XIA, YUN, QING] = ['10001', '10002', '10003'];
const SMALL = '9205';
const app = testServer({ seed: true });
let xia: string;
let yun: string;
let qing: string;
beforeAll(async () => {
  [xia, yun, qing] = await Promise.all([tokenFor(app, XIA), tokenFor(app, YUN), tokenFor(app, QING)]);
});

const buy = (token: string, id: string, qty = 1, requestId = rid()) =>
  app.call('marketPlace.buy', { id, qty, requestId }, { token });
const pay = async (memberId: string, token: string, orderId: string) =>
  app.call(
    'pay.wallet',
    { orderGroup: 'collectible', orderId, payToken: await payTokenFor(app, memberId), requestId: rid() },
    { token },
  );
const act = (token: string, holdingId: string, action: string, more: Record<string, string> = {}) =>
  app.call('marketPlace.act', { holdingId, action, requestId: rid(), ...more }, { token });
const mine = (token: string, tab: 'held' | 'transferring' | 'redeemed' = 'held') =>
  app.ok('marketPlace.my', { tab }, { token });
const issueOf = async (id: string) => (await app.db.select().from(collectibles).where(eq(collectibles.id, id)))[0]!;

test('the hall: five series with counts, filter, sort, twelve issues, two sold out, one by appointment', async () => {
  const hall = await app.ok('marketPlace.index', {}, { token: xia });
  expect(hall.series.map(({ label, count }) => [label, count])).toEqual([
    ['班章', 4],
    ['易武', 2],
    ['老白茶', 2],
    ['武夷岩茶', 2],
    ['纪念饼', 2],
  ]);
  expect(hall.page.total).toBe(12);
  expect(hall.page.list.filter(({ state }) => state === 'soldout')).toHaveLength(2);
  expect(hall.page.list.filter(({ state }) => state === 'appointment')).toHaveLength(1);
  expect(hall.hero).toMatchObject({ id: '9201', state: 'on' });
  const old = await app.ok('marketPlace.index', { series: '9101', sort: 'price' }, { token: xia });
  expect(old.page.list.map(({ price }) => price)).toEqual([198_000, 268_000, 368_000, 1_280_000]);
  expect((await app.ok('marketPlace.index', { year: 1988 }, { token: xia })).page.list).toEqual([]);
  expect((await app.call('marketPlace.index', { sort: 'size' }, { token: xia })).code).toBe(400);
  expect((await app.call('marketPlace.index', {})).code).toBe(401);
});

test('one issue: guide of five years, numbers, limit; unknown and bad ids', async () => {
  const view = await app.ok('marketPlace.view', { id: '9204' }, { token: xia });
  expect(view).toMatchObject({ limit: 5, bought: 1, owned: 1, needIdentity: false, collected: false });
  expect(view.guide).toHaveLength(5);
  expect(view.serials).toEqual({ free: view.card.left, next: 812 + (await issueOf('9204')).taken + 1 });
  expect((await app.call('marketPlace.view', { id: '77' }, { token: xia })).code).toBe(404);
  expect((await app.call('marketPlace.view', { id: 'x' }, { token: xia })).code).toBe(400);
  expect((await app.call('marketPlace.view', { id: '9204' })).code).toBe(401);
  await app.ok('collect.create', { kind: 'collectible', targetId: '9204', on: true }, { token: xia });
  expect(await app.ok('marketPlace.view', { id: '9204' }, { token: xia })).toMatchObject({ collected: true });
  expect(
    (await app.call('collect.create', { kind: 'collectible', targetId: '9', on: true }, { token: xia })).code,
  ).toBe(404);
});

test('bought, paid from the balance: the lowest free numbers; the same request is the same order', async () => {
  const before = await app.ok('marketPlace.view', { id: SMALL }, { token: xia });
  const requestId = rid();
  const [first, twin] = await Promise.all([buy(xia, SMALL, 2, requestId), buy(xia, SMALL, 2, requestId)]);
  expect(first).toMatchObject({ code: 200, data: { orderGroup: 'collectible', amount: 116_000 } });
  expect(twin.data).toEqual(first.data);
  expect(await buy(xia, SMALL)).toMatchObject({ code: 422, message: '有一笔待支付订单，请先支付' });
  expect((await app.ok('marketPlace.view', { id: SMALL }, { token: xia })).pending).toMatchObject({ amount: 116_000 });
  const { orderId } = first.data;
  const cashier = { orderGroup: 'collectible' as const, orderId };
  expect(await app.ok('pay.cashier', cashier, { token: xia })).toMatchObject({
    amount: 116_000,
    state: 'payable',
    nextRoute: `/pages/tea/success?group=collectible&id=${orderId}`,
  });
  expect((await app.call('pay.cashier', cashier, { token: yun })).code).toBe(404);
  expect((await pay(QING, qing, orderId)).code).toBe(404);
  expect((await pay(XIA, xia, orderId)).data).toMatchObject({ status: 'paid', orderGroup: 'collectible' });
  expect(await pay(XIA, xia, orderId)).toMatchObject({ code: 409, message: '订单已支付' });
  expect((await app.ok('pay.result', cashier, { token: xia })).status).toBe('paid');
  const numbers = (await app.db.select().from(holdings).where(eq(holdings.orderId, orderId))).map(
    (row) => row.serialNo,
  );
  expect(numbers.sort((a, b) => a - b)).toEqual([before.serials.next, before.serials.next! + 1]);
});

test('what cannot be bought: sold out, by appointment, over the limit, without identity from the second piece', async () => {
  expect(await buy(xia, '9203')).toMatchObject({ code: 422, message: '已售罄' });
  expect(await buy(xia, '9212')).toMatchObject({ code: 422, message: '该藏品仅限预约申购' });
  expect(await buy(xia, '9204', 5)).toMatchObject({ code: 422, message: '每人限购 5 件，已购 1' });
  expect(await buy(yun, SMALL, 2)).toMatchObject({ code: 422, message: '收藏第二件起需先完成实名认证' });
  expect((await buy(xia, '77')).code).toBe(404);
  expect((await buy(xia, SMALL, 0)).code).toBe(400);
  expect((await app.call('marketPlace.buy', { id: SMALL, qty: 1, requestId: rid() })).code).toBe(401);
});

test('rule 2.12: pay_type 1 orders a piece and opens its payment', async () => {
  const make = (id: string, requestId = rid()) =>
    app.call('pay.app', { pay_type: 1, order_group: 'collectible', data: { id, qty: 1 }, requestId }, { token: yun });
  expect((await make('77')).code).toBe(404);
  const requestId = rid();
  const { paymentId } = (await make('9211', requestId)).data;
  expect((await make('9211', requestId)).data.paymentId).toBe(paymentId);
  expect(await app.ok('pay.result', { paymentId }, { token: yun })).toMatchObject({
    orderGroup: 'collectible',
    status: 'pending',
  });
  // A second intention hears what the sale itself says.
  expect(await make('9211')).toMatchObject({ code: 422, message: expect.stringContaining('待支付') });
  app.clock.advance(31 * 60_000);
  await app.runJobs();
});

test('unpaid for 30 minutes: the piece is free again, and whoever waits for one hears of it', async () => {
  await app.db.update(collectibles).set({ reserved: 597 }).where(eq(collectibles.id, '9211'));
  const left = (await app.ok('marketPlace.view', { id: '9211' }, { token: yun })).card.left;
  await app.db.update(collectibles).set({ perMember: 99, issue: 600 }).where(eq(collectibles.id, '9211'));
  await app.db.update(members).set({ identity: 'basic' }).where(eq(members.id, QING));
  const rest = 600 - 597 - (await issueOf('9211')).taken;
  expect(left).toBeGreaterThan(rest);
  const { data } = await buy(qing, '9211', rest);
  expect(await buy(xia, '9211')).toMatchObject({ code: 422, message: '已售罄' });
  await app.ok('wechat.remind', { kind: 'stock', targetId: '9211', on: true }, { token: xia });
  app.clock.advance(31 * 60_000);
  expect((await pay(QING, qing, data.orderId)).code).toBe(410);
  await app.runJobs();
  const [order] = await app.db.select().from(collectibleOrders).where(eq(collectibleOrders.id, data.orderId));
  expect(order?.status).toBe('cancelled');
  expect((await app.ok('marketPlace.view', { id: '9211' }, { token: xia })).card.left).toBe(rest);
  const told = await app.db.select().from(notices).where(eq(notices.memberId, XIA));
  expect(told.filter(({ title }) => title === '藏品到货提醒')).toHaveLength(1);
});

test('林知夏 holds three with one frozen, and a gift waits for her', async () => {
  const view = await app.ok('marketPlace.my', {}, { token: xia });
  const seeded = view.page.list.filter(({ collectible }) => collectible.id !== SMALL);
  expect(seeded).toHaveLength(3);
  expect(seeded.filter(({ frozenUntil }) => frozenUntil > 0)).toHaveLength(1);
  expect(view.incoming).toMatchObject([{ id: '94007', status: 'transferring', from: { nickname: '许**' } }]);
  expect(view.guideValue).toBeGreaterThan(0);
  expect((await app.call('marketPlace.my', { tab: 'sold' }, { token: xia })).code).toBe(400);
  expect((await app.call('marketPlace.my', {})).code).toBe(401);
});

test('given and accepted: one holder, the story goes on, frozen for seven days', async () => {
  const piece = (await mine(xia)).page.list.find(({ id }) => id === '94001')!;
  const to = await app.ok('credits.to', { key: '13800000003' }, { token: xia });
  expect(to).toMatchObject({ maskedName: '许**', user: { id: QING, nickname: '许**' }, relation: 'none' });
  const payToken = await payTokenFor(app, XIA);
  expect((await act(yun, piece.id, 'transfer', { toId: QING, payToken })).code).toBe(404);
  expect(await act(xia, piece.id, 'transfer', { toId: QING })).toMatchObject({ field: 'payToken' });
  expect(await act(xia, piece.id, 'transfer', { toId: XIA, payToken })).toMatchObject({
    code: 422,
    message: '不能转赠给自己',
  });
  expect((await act(xia, piece.id, 'transfer', { toId: '404', payToken })).code).toBe(404);
  await app.db.update(members).set({ closeAt: app.clock.now() }).where(eq(members.id, '10060'));
  expect((await act(xia, piece.id, 'transfer', { toId: '10060', payToken })).message).toBe('对方账号已注销');
  const offered = await act(xia, piece.id, 'transfer', { toId: QING, payToken });
  expect(offered.data).toMatchObject({ status: 'transferring', transfer: { to: { nickname: '许**' } } });
  expect((await act(xia, piece.id, 'transfer', { toId: QING, payToken: await payTokenFor(app, XIA) })).code).toBe(409);
  expect((await act(yun, piece.id, 'accept')).code).toBe(404);
  const { data } = await act(qing, piece.id, 'accept');
  expect(data).toMatchObject({ status: 'held', serialNo: piece.serialNo, certificateNo: piece.certificateNo });
  expect(data.log.map(({ key }) => key)).toEqual(['issued', 'offered', 'received']);
  expect((await act(qing, piece.id, 'accept')).code).toBe(409);
  expect((await mine(xia, 'transferring')).page.list[0]).toMatchObject({ id: piece.id, status: 'given' });
  const again = { toId: XIA, payToken: await payTokenFor(app, QING) };
  expect(await act(qing, data.id, 'transfer', again)).toMatchObject({ code: 422, message: '冻结期内不可转赠' });
  app.clock.advance(7 * DAY);
  const later = { toId: YUN, payToken: await payTokenFor(app, QING) };
  expect((await act(qing, data.id, 'transfer', later)).code).toBe(200);
  expect((await act(qing, data.id, 'recall')).data).toMatchObject({ status: 'held' });
});

test('refused, recalled, or nobody answers for 24 hours: it goes back', async () => {
  const id = '94002';
  const offer = async () => act(xia, id, 'transfer', { toId: YUN, payToken: await payTokenFor(app, XIA) });
  await offer();
  expect((await act(xia, id, 'refuse')).code).toBe(404);
  expect((await act(yun, id, 'refuse')).code).toBe(200);
  expect((await mine(xia)).page.list.find((one) => one.id === id)?.status).toBe('held');
  await offer();
  expect((await act(yun, id, 'recall')).code).toBe(404);
  app.clock.advance(24 * HOUR);
  expect(await act(yun, id, 'accept')).toMatchObject({ code: 410 });
  await app.runJobs();
  expect((await mine(xia)).page.list.find((one) => one.id === id)).toMatchObject({
    status: 'held',
    log: expect.arrayContaining([expect.objectContaining({ key: 'expired' })]) as unknown,
  });
});

test('redeemed by parcel: freight from the balance, the certificate ends, nobody can give it any more', async () => {
  const id = '94002';
  const [address] = await app.ok('address.list', {}, { token: xia });
  const balance = (await app.ok('member.my', {}, { token: xia })).balance;
  const proof = async () => ({ addressId: address!.id, payToken: await payTokenFor(app, XIA) });
  expect(await act(xia, id, 'redeem')).toMatchObject({ field: 'addressId' });
  expect((await act(xia, id, 'redeem', { ...(await proof()), addressId: '1' })).code).toBe(404);
  const { freight } = await mine(xia);
  const redeemed = await act(xia, id, 'redeem', await proof());
  expect(redeemed.data).toMatchObject({ status: 'redeeming', parcel: { trackingNo: '' } });
  expect((await app.ok('member.my', {}, { token: xia })).balance).toBe(balance - freight.base);
  expect((await act(xia, id, 'redeem', await proof())).code).toBe(409);
  const more = { toId: YUN, payToken: await payTokenFor(app, XIA) };
  expect((await act(xia, id, 'transfer', more)).code).toBe(409);
  expect((await mine(xia, 'redeemed')).page.list[0]).toMatchObject({ id, status: 'redeeming' });
});

test('a redeemed piece is picked by its certificate, passed by another person, and on its way with that parcel', async () => {
  const id = '94002';
  const [zhao, feng, wang] = (await Promise.all(
    ['13900000003', '13900000008', '13900000001'].map((mobile) => app.login(mobile)),
  )) as [string, string, string];
  const desk = deskOf(() => app);
  const pending = async () => {
    const { page } = await app.ok('stock.order', { tab: 'pending', kind: 'escrow' }, { token: zhao });
    return desk.read(zhao, { id: page.list.at(-1)!.id });
  };
  const [piece] = await app.db.select().from(holdings).where(eq(holdings.id, id));
  const doc = await pending();
  expect(doc).toMatchObject({
    card: { kind: 'escrow', warehouse: '茶窖', qty: 1, target: '林**' },
    source: { kind: 'piece', id, no: piece!.certificateNo },
    lines: [{ barCode: piece!.certificateNo, shelf: piece!.cellarSlot }],
    byCarrier: true,
    partial: false,
  });
  expect((await desk.read(zhao, { code: piece!.certificateNo })).card.id).toBe(doc.card.id);
  await desk.ok(desk.step(wang, doc, 'void', { note: '重开' }));
  const again = await pending();
  expect(again.card.id).not.toBe(doc.card.id);
  const picked = await desk.ok(desk.step(zhao, again, 'pick', { lines: desk.all(again) }));
  // Somebody has it: the autopilot leaves it alone.
  await app.db.transaction((tx) => shipByAutopilot(tx as never, id, app.clock.now()));
  const checking = await desk.ok(desk.step(zhao, picked, 'submit'));
  await desk.ok(desk.step(feng, checking, 'pass', PARCEL));
  expect((await mine(xia, 'redeemed')).page.list[0]).toMatchObject({
    id,
    status: 'redeemed',
    parcel: { company: '顺丰速运', trackingNo: 'SF1234567890' },
  });
  expect(await verifyShop(app.db)).toEqual([]);
});

test('what nobody at the desk has taken is shipped by the autopilot, and its document ends', async () => {
  const [held] = (await mine(xia)).page.list;
  const [address] = await app.ok('address.list', {}, { token: xia });
  const chosen = { addressId: address!.id, payToken: await payTokenFor(app, XIA) };
  expect((await act(xia, held!.id, 'redeem', chosen)).code).toBe(200);
  for (let times = 0; times < 2; times++)
    await app.db.transaction((tx) => shipByAutopilot(tx as never, held!.id, app.clock.now()));
  const documents = await app.db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, held!.id));
  expect(documents).toMatchObject([{ status: 'void', origin: 'piece' }]);
  expect((await mine(xia, 'redeemed')).page.list.find(({ id }) => id === held!.id)).toMatchObject({
    status: 'redeemed',
  });
  expect(await verifyShop(app.db)).toEqual([]);
});

test('credits.to: by number, nobody, oneself', async () => {
  expect(await app.ok('credits.to', { key: 'yj88810002' }, { token: xia })).toMatchObject({ user: { id: YUN } });
  expect((await app.call('credits.to', { key: '13900000000' }, { token: xia })).code).toBe(422);
  expect((await app.call('credits.to', { key: '13800000001' }, { token: xia })).message).toBe('不能转赠给自己');
  expect((await app.call('credits.to', { key: '1' }, { token: xia })).code).toBe(400);
  expect((await app.call('credits.to', { key: '13800000003' })).code).toBe(401);
});

test('posters: an issue, the certificate of an own piece, a foreign one is nobody’s, what is not there is not found', async () => {
  const poster = (kind: string, id?: string, token = xia) => app.call('site.poster', { kind, id }, { token });
  const issue = (await poster('collectible', '9204')).data;
  expect(issue).toMatchObject({ title: '2010 易武麻黑古树饼', price: 168_000, owner: { id: XIA } });
  expect(issue.qr).toContain('/h5/pages/tea/cpf-goods?id=9204&share_id=');
  const own = (await mine(xia)).page.list[0]!;
  expect((await poster('collectible', own.id)).data.title).toContain(`No.${String(own.serialNo).padStart(4, '0')}`);
  expect((await poster('collectible', own.id, yun)).code).toBe(404);
  expect((await poster('master', '1')).code).toBe(404);
  expect((await poster('group')).code).toBe(400);
  expect((await poster('live', '1')).code).toBe(404);
  expect((await app.call('site.poster', { kind: 'goods', id: '1001' })).code).toBe(401);
});

test('a kept collectible stands among the favourites with its price', async () => {
  await app.ok('collect.create', { kind: 'collectible', targetId: '9206', on: true }, { token: yun });
  const { list } = await app.ok('collect.index', { kind: 'collectible' }, { token: yun });
  expect(list).toMatchObject([{ targetId: '9206', title: '2008 太姥山老寿眉饼', price: 128_000, state: 'ok' }]);
});
