/** Sign-up, fee, seats, cancelling, friends (rules 35.1 to 35.4, 35.7); each call with somebody else's id. */
import { eq } from 'drizzle-orm';
import { activities, activityRefunds, notices, payments } from '../../../server/db/schema';
import { sandboxNotify } from '../../../server/gateways/paymentSandbox';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import { activityOf, fill, FURNITURE, hour, LESSON, pay, SALON, signUp, signupOf, TABLE } from './parties';

const XU = '10003';
const app = testServer({ seed: true });
let [lin, xu] = ['', ''];
let rewind: () => Promise<void>;
beforeAll(async () => {
  lin = await app.login('13800000001');
  xu = await app.login('13800000003');
  await fill(app, XU);
  rewind = await keepRows(app);
});
beforeEach(() => rewind());
const index = (id: string, token: string, gift?: string) =>
  app.ok('activity.index', { id, ...(gift ? { gift } : {}) }, { token });
const joined = async (id: string) => (await activityOf(app.db, id)).joined;
const balance = async () =>
  (await app.db.query.accounts.findMany()).find(({ ownerId, unit }) => ownerId === XU && unit === 'money')!.available;

test('what one sees of an activity: the own ticket, the map, faces; of others no name, number or code', async () => {
  const own = await index(SALON, lin);
  expect(own.signup).toMatchObject({ qty: 2, seats: ['乙3', '乙4'], amount: 13_600, status: 'signed' });
  expect(own.signup?.cancel?.each).toBe(6_800);
  expect(own.seatsMap?.filter(({ state }) => state === 'mine').map(({ key }) => key)).toEqual(['乙3', '乙4']);
  const foreign = await index(SALON, xu);
  expect(foreign.signup).toBeUndefined();
  expect(foreign.staff).toBe(false);
  expect(foreign.checkCode).toBeUndefined();
  expect(JSON.stringify(foreign)).not.toMatch(/HD\d{8}|1380000/);
  expect((await app.call('activity.index', { id: '1' }, { token: xu })).code).toBe(404);
  expect((await index((await app.ok('activity.index', {}, { token: xu })).card.id, xu)).card.kind).toBe('tasting');
  expect((await app.ok('activity.index', { kind: 'furniture' }, { token: xu })).card.id).toBe(FURNITURE);
});

test('the name of the last sign-up is known at the next one, to nobody else', async () => {
  expect((await index(TABLE, xu)).knownAs).toBeUndefined();
  await signUp(app, xu, LESSON, { name: '许清和本人' });
  expect((await index(TABLE, xu)).knownAs).toBe('许清和本人');
  expect((await index(TABLE, lin)).knownAs).toBe('林知夏');
  expect(JSON.stringify(await index(LESSON, lin))).not.toContain('许清和本人');
});

test('a free one stands at once, with its questions and its notice; twice is once', async () => {
  const before = await joined(LESSON);
  const answer = await signUp(app, xu, LESSON, { qty: 2 });
  expect(answer.data).toMatchObject({ signup: { status: 'signed', qty: 2 } });
  expect(answer.data.orderId).toBeUndefined();
  expect(await joined(LESSON)).toBe(before + 2);
  expect(await signUp(app, xu, LESSON)).toMatchObject({ code: 409, reason: 'claimed' });
  expect(await signUp(app, xu, LESSON, { qty: 5 })).toMatchObject({ code: 400 });
});

test('with a fee the places wait fifteen minutes, then they are free', async () => {
  const first = await signUp(app, xu, SALON, { qty: 1, seatNo: (await free(SALON))[0] });
  expect(first.data).toMatchObject({ orderGroup: 'activity', amount: 6_800, signup: { status: 'unpaid' } });
  const cashier = await app.ok('pay.cashier', { orderGroup: 'activity', orderId: first.data.orderId! }, { token: xu });
  expect(cashier).toMatchObject({ amount: 6_800, state: 'payable' });
  expect(
    (await app.call('pay.cashier', { orderGroup: 'activity', orderId: first.data.orderId! }, { token: lin })).code,
  ).toBe(404);
  const taken = await joined(SALON);
  app.clock.advance(16 * 60_000);
  await app.runJobs();
  expect(await joined(SALON)).toBe(taken - 1);
  expect((await signupOf(app.db, first.data.signup.id)).status).toBe('cancelled');
  expect((await pay(app, XU, first.data.orderId!)).code).toBe(410);
});

/** A sign-up whose payment was begun in time; the fifteen minutes are over. */
async function lateFor(seat: string) {
  const { data } = await signUp(app, xu, SALON, { seatNo: seat });
  const { id: paymentId } = await app.ok(
    'pay.create',
    { orderGroup: 'activity', orderId: data.orderId!, channel: 'js' },
    { token: xu },
  );
  app.clock.advance(16 * 60_000);
  await app.runJobs();
  const row = async () => (await app.db.select().from(payments).where(eq(payments.id, paymentId)))[0]!;
  const arrive = async () => app.ok('pay.notify', sandboxNotify(app.server.config.secret, await row()));
  return { id: data.signup.id, row, arrive };
}

test('money that arrives late gets its seat while it is free, once', async () => {
  const seat = (await free(SALON))[0]!;
  const before = await joined(SALON);
  const late = await lateFor(seat);
  expect((await signupOf(app.db, late.id)).status).toBe('cancelled');
  for (let i = 0; i < 2; i++) await late.arrive();
  expect(await signupOf(app.db, late.id)).toMatchObject({ status: 'signed', closedAt: null });
  expect((await late.row()).status).toBe('paid');
  expect(await joined(SALON)).toBe(before + 1);
  expect(await free(SALON)).not.toContain(seat);
});

test('money that arrives late goes back when somebody else has the seat', async () => {
  const seat = (await free(SALON))[0]!;
  const late = await lateFor(seat);
  const zhou = await app.login('13800000002');
  expect((await signUp(app, zhou, SALON, { seatNo: seat })).code).toBe(200);
  const before = await joined(SALON);
  await late.arrive();
  expect((await signupOf(app.db, late.id)).status).toBe('cancelled');
  expect(await late.row()).toMatchObject({ status: 'refunded', refundedAmount: 6_800 });
  expect(await joined(SALON)).toBe(before);
});

const free = async (id: string) =>
  (await index(id, xu)).seatsMap!.filter(({ state }) => state === 'free').map(({ key }) => key);

test('paid it stands; cancelled in part and whole the money goes back to the fen', async () => {
  const seats = (await free(SALON)).slice(0, 2);
  const start = await balance();
  const { data } = await signUp(app, xu, SALON, { qty: 2, seatNo: seats.join(',') });
  expect((await pay(app, XU, data.orderId!)).code).toBe(200);
  expect(await balance()).toBe(start - 13_600);
  const part = await app.ok('activity.signUpCancel', { id: data.signup.id, qty: 1 }, { token: xu });
  expect(part).toMatchObject({ qty: 1, seats: [seats[0]], status: 'signed' });
  expect(await balance()).toBe(start - 6_800);
  expect((await app.call('activity.signUpCancel', { id: data.signup.id }, { token: lin })).code).toBe(404);
  expect((await app.ok('activity.signUpCancel', { id: data.signup.id }, { token: xu })).status).toBe('cancelled');
  expect(await balance()).toBe(start);
  const rows = await app.db.select().from(activityRefunds).where(eq(activityRefunds.signupId, data.signup.id));
  expect(rows.map(({ amount }) => amount)).toEqual([6_800, 6_800]);
  const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, data.orderId!));
  expect(payment).toMatchObject({ status: 'refunded', refundedAmount: 13_600 });
  expect(await free(SALON)).toEqual(expect.arrayContaining(seats));
});

test('to the second: 24 hours before, of a public table two', async () => {
  const { startAt } = await activityOf(app.db, SALON);
  const { signup } = await index(SALON, lin);
  app.clock.set(startAt - 24 * hour);
  expect((await app.call('activity.signUpCancel', { id: signup!.id }, { token: lin })).code).toBe(422);
  app.clock.set(startAt - 24 * hour - 1);
  expect((await app.ok('activity.signUpCancel', { id: signup!.id }, { token: lin })).status).toBe('cancelled');
  const table = await activityOf(app.db, TABLE);
  app.clock.set(table.startAt - 2 * hour - 2);
  const { data } = await signUp(app, xu, TABLE, { seatNo: (await free(TABLE))[0] });
  expect((await pay(app, XU, data.orderId!)).code).toBe(200);
  app.clock.set(table.startAt - 2 * hour);
  expect((await app.call('activity.signUpCancel', { id: data.signup.id }, { token: xu })).code).toBe(422);
});

test('too few guests three hours before: the table is off and everybody has the money back', async () => {
  const { startAt } = await activityOf(app.db, '9411');
  const start = await balance();
  const { data } = await signUp(app, xu, '9411', { seatNo: (await free('9411'))[0] });
  await pay(app, XU, data.orderId!);
  app.clock.set(startAt - 3 * hour);
  await app.runJobs();
  expect((await index('9411', xu)).cancelled).toBe(true);
  expect(await balance()).toBe(start);
  expect(await signUp(app, lin, '9411')).toMatchObject({ code: 410 });
  expect(
    (await app.ok('tea.salon', { kind: 'publicTable' }, { token: xu })).page!.list.map(({ id }) => id),
  ).not.toContain('9411');
});

test('seats are held five minutes, renewed once, taken once; a hold of somebody else is no seat', async () => {
  const [a, b] = (await free(TABLE)) as [string, string];
  const hold = (token: string, action: 'hold' | 'renew' | 'release', seats?: string[]) =>
    app.call('activity.seatHold', { activityId: TABLE, action, ...(seats ? { seats } : {}), opId: rid() }, { token });
  const held = await hold(xu, 'hold', [a]);
  expect(held.data.hold).toMatchObject({ seats: [a], renewed: false, until: app.clock.now() + 300_000 });
  expect((await index(TABLE, lin)).seatsMap?.find(({ key }) => key === a)).toMatchObject({ state: 'held' });
  expect(await hold(lin, 'hold', [a])).toMatchObject({ code: 409, reason: 'taken' });
  expect(await signUp(app, lin, TABLE, { seatNo: a })).toMatchObject({ code: 409, reason: 'taken' });
  app.clock.advance(60_000);
  // Another choice begins no new five minutes.
  expect((await hold(xu, 'hold', [b])).data.hold?.until).toBe(app.clock.now() + 240_000);
  expect((await hold(xu, 'renew')).data.hold?.until).toBe(app.clock.now() + 300_000);
  expect((await hold(xu, 'renew')).code).toBe(422);
  app.clock.advance(300_000);
  expect((await hold(lin, 'hold', [b])).code).toBe(200);
  expect((await hold(lin, 'release')).data.hold).toBeUndefined();
  expect(await hold(lin, 'hold', ['99'])).toMatchObject({ code: 400 });
  expect((await hold(lin, 'hold', (await free(TABLE)).slice(0, 3))).code).toBe(422);
  expect(
    (await app.call('activity.seatHold', { activityId: LESSON, action: 'hold', opId: rid() }, { token: lin })).code,
  ).toBe(404);
});

test('names change; a place goes to a friend, whose cancelling pays back who paid', async () => {
  const seats = (await free(SALON)).slice(0, 2);
  const start = await balance();
  const { data } = await signUp(app, xu, SALON, { qty: 2, seatNo: seats.join(',') });
  const id = data.signup.id;
  expect((await app.call('activity.ticketGive', { id, action: 'give', requestId: rid() }, { token: xu })).code).toBe(
    422,
  );
  await pay(app, XU, data.orderId!);
  const named = await app.ok('activity.signUpEdit', { id, names: ['许清', '陈溪'], requestId: rid() }, { token: xu });
  expect(named.names).toEqual(['许清', '陈溪']);
  expect((await app.call('activity.signUpEdit', { id, names: ['坏人'], requestId: rid() }, { token: lin })).code).toBe(
    404,
  );
  expect((await app.call('activity.ticketGive', { id, action: 'give', requestId: rid() }, { token: lin })).code).toBe(
    404,
  );
  const given = await app.ok('activity.ticketGive', { id, action: 'give', qty: 1, requestId: rid() }, { token: xu });
  const token = new URL(given.give!.url, 'http://x').searchParams.get('gift')!;
  const friend = await tokenFor(app, '10074');
  expect((await index(SALON, friend, token)).offered).toMatchObject({ qty: 1, state: 'open' });
  expect(await app.call('activity.ticketTake', { token, requestId: rid() }, { token: lin })).toMatchObject({
    reason: 'claimed',
  });
  const taken = await app.ok('activity.ticketTake', { token, requestId: rid() }, { token: friend });
  expect(taken).toMatchObject({ qty: 1, seats: [seats[1]], status: 'signed' });
  expect(taken.code).not.toBe(given.code);
  expect((await index(SALON, xu)).signup).toMatchObject({ qty: 1, seats: [seats[0]] });
  expect(
    await app.call('activity.ticketTake', { token, requestId: rid() }, { token: await tokenFor(app, '10073') }),
  ).toMatchObject({
    reason: 'taken',
  });
  expect((await app.call('activity.ticketTake', { token: 'nobodyhasit', requestId: rid() }, { token: lin })).code).toBe(
    404,
  );
  await app.ok('activity.signUpCancel', { id: taken.id }, { token: friend });
  expect(await balance()).toBe(start - 6_800);
  // Both hear of it, and whose the money is.
  const told = async (memberId: string) =>
    (await app.db.select().from(notices).where(eq(notices.memberId, memberId))).map(({ text }) => text);
  expect(await told('10074')).toContain('荷风里的白茶会，¥68 退给付款的朋友。');
  expect(await told(XU)).toContain('荷风里的白茶会：朋友的票退了，¥68 原路退回给你。');
});

test('furniture: a form without a fee, once', async () => {
  const answers = [
    { key: 'city', label: '城市', value: '杭州' },
    { key: 'area', label: '面积', value: '28 ㎡' },
  ];
  expect((await signUp(app, xu, FURNITURE, { answers })).data.signup.status).toBe('signed');
  expect(await signUp(app, xu, FURNITURE, { answers })).toMatchObject({
    code: 409,
    message: '已预约，顾问将联系你',
    reason: 'claimed',
  });
});

test('its entry for calendars: one UID, a growing sequence, gone when it is cancelled', async () => {
  const { signup } = await index(SALON, lin);
  const read = async () => (await app.http.inject({ url: signup!.calendar })).body;
  const before = await read();
  expect(before).toContain(`UID:ticket-${signup!.id}@localhost`);
  expect(before).toContain('SEQUENCE:0');
  await app.ok('activity.signUpCancel', { id: signup!.id }, { token: lin });
  const after = await read();
  expect(after).toContain('SEQUENCE:1');
  expect(after).toContain('STATUS:CANCELLED');
  expect((await app.http.inject({ url: '/calendar/activity/nobody.ics' })).statusCode).toBe(404);
});

test('the posters of an activity and of a tasting', async () => {
  const poster = await app.ok('site.poster', { kind: 'activity', id: SALON }, { token: xu });
  expect(poster).toMatchObject({ title: '荷风里的白茶会', price: 6_800 });
  await app.db.update(activities).set({ cancelledAt: 1 }).where(eq(activities.id, LESSON));
  expect((await app.call('site.poster', { kind: 'activity', id: LESSON }, { token: xu })).code).toBe(404);
  await app.db.update(activities).set({ cancelledAt: null }).where(eq(activities.id, LESSON));
});
