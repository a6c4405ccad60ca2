/** 候补 of an activity (chapter 34, rule 35.10): who is offered what becomes free, for how long, and that it counts once. */
import { eq, inArray } from 'drizzle-orm';
import { activities, activitySignups, members, notices, waits } from '../../../server/db/schema';
import { verifyActivities } from '../../../server/domains/selling/activity/verify';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import { activityOf, fill, hour, LESSON, pay, SALON, signUp, staffFor } from './parties';

const app = testServer({ seed: true });
const MINUTE = 60_000;
let [AN, BO, CAI, DAN] = ['', '', '', ''];
let [an, bo, cai, dan, staff] = ['', '', '', '', ''];
/** More of them, none of whom comes either. */
let others: string[] = [];
let rewind: () => Promise<void>;
beforeAll(async () => {
  const coming = await app.db
    .select()
    .from(activitySignups)
    .where(inArray(activitySignups.activityId, [LESSON, SALON]));
  const all = await app.db.select({ id: members.id }).from(members).orderBy(members.id);
  const free = all.filter(({ id }) => !coming.some(({ memberId }) => memberId === id)).map(({ id }) => id);
  [AN, BO, CAI, DAN] = free as [string, string, string, string];
  const tokens = await Promise.all(free.slice(0, 10).map((id) => tokenFor(app, id)));
  [an, bo, cai, dan] = tokens as [string, string, string, string];
  others = tokens.slice(4);
  staff = await staffFor(app, LESSON);
  await fill(app, AN);
  rewind = await keepRows(app);
});
beforeEach(() => rewind());
afterEach(async () => expect(await verifyActivities(app.db)).toEqual([]));

const wait = (token: string, activityId: string, qty = 1) =>
  app.call('activity.waitSave', { activityId, qty, requestId: rid() }, { token });
const leave = (token: string, id: string) => app.call('activity.waitLeave', { id, requestId: rid() }, { token });
const index = (token: string, id: string) => app.ok('activity.index', { id }, { token });
const own = async (token: string, id: string) => (await index(token, id)).wait;
const resize = (activityId: string, seats: number, token = staff) =>
  app.call('activity.hostAct', { activityId, action: 'seats', seats, requestId: rid() }, { token });
const cancel = (token: string, id: string, qty?: number) =>
  app.ok('activity.signUpCancel', { id, ...(qty === undefined ? {} : { qty }) }, { token });
const stateOf = async (memberId: string) =>
  (await app.db.select().from(waits).where(eq(waits.memberId, memberId))).map(({ state }) => state);
/** 第一课 with as many places as are taken, the last `qty` of them by this member. */
async function full(token: string, qty = 1): Promise<string> {
  const { joined } = await activityOf(app.db, LESSON);
  await app.db
    .update(activities)
    .set({ seats: joined + qty })
    .where(eq(activities.id, LESSON));
  return (await signUp(app, token, LESSON, { qty })).data.signup.id;
}

test('full: one waits with a place that is seen, once, and leaves any time; nobody else does it for one', async () => {
  expect((await wait(bo, LESSON)).code).toBe(409);
  await full(an);
  const { data } = await wait(bo, LESSON, 2);
  expect(data).toMatchObject({ qty: 2, state: 'waiting', place: 1 });
  expect((await wait(cai, LESSON)).data.place).toBe(2);
  expect(await wait(bo, LESSON)).toMatchObject({ code: 409, reason: 'claimed' });
  expect(await wait(an, LESSON)).toMatchObject({ code: 409, reason: 'claimed' });
  expect(await index(cai, LESSON)).toMatchObject({ waiting: 2, wait: { place: 2 } });
  expect((await index(dan, LESSON)).wait).toBeUndefined();
  expect((await leave(cai, data.id)).code).toBe(404);
  expect((await leave(bo, data.id)).data).toMatchObject({ state: 'left', place: 0 });
  expect((await own(cai, LESSON))?.place).toBe(1);
  expect((await wait(bo, '1')).code).toBe(404);
  expect((await wait(bo, LESSON, 4)).data.place).toBe(2);
  app.clock.set((await activityOf(app.db, LESSON)).startAt);
  await app.runJobs();
  expect(await stateOf(CAI)).toEqual(['over']);
  expect((await wait(dan, LESSON)).code).toBe(410);
});

test('an offer is kept for half an hour and counts once; it lapses and the next has it, who takes it', async () => {
  const id = await full(an);
  await wait(bo, LESSON);
  await wait(cai, LESSON);
  await cancel(an, id);
  const offered = (await own(bo, LESSON))!;
  expect(offered).toMatchObject({ state: 'offered', offer: { until: app.clock.now() + 30 * MINUTE, seats: [] } });
  const told = await app.db.select().from(notices).where(eq(notices.memberId, BO));
  expect(told.find(({ title }) => title === '你候补的活动有名额了')?.link).toBe(`/activity/pages/index?id=${LESSON}`);
  const { card } = await index(dan, LESSON);
  expect([card.status, card.joined]).toEqual(['full', card.seats]);
  expect(await signUp(app, dan, LESSON)).toMatchObject({ code: 422, reason: 'soldOut' });
  app.clock.advance(30 * MINUTE);
  await app.runJobs();
  expect(await stateOf(BO)).toEqual(['lapsed']);
  expect(await signUp(app, bo, LESSON)).toMatchObject({ code: 422, reason: 'soldOut' });
  expect((await own(cai, LESSON))?.state).toBe('offered');
  expect((await signUp(app, cai, LESSON)).data.signup.status).toBe('signed');
  expect(await stateOf(CAI)).toEqual(['taken']);
  expect((await activityOf(app.db, LESSON)).kept).toBe(0);
});

test('seats of a map: companions side by side, nobody else’s meanwhile; choosing others keeps the time', async () => {
  const { seatNames, joined } = await activityOf(app.db, SALON);
  const map = (await index(an, SALON)).seatsMap!.filter(({ state }) => state === 'free').map(({ key }) => key);
  expect(joined + map.length).toBe(seatNames.length);
  const ids: [string, string][] = [];
  for (const [i, token] of others.entries()) {
    const seats = map.slice(i * 4, i * 4 + 4);
    if (seats.length === 0) break;
    const made = await signUp(app, token, SALON, { qty: seats.length, seatNo: seats.join(',') });
    ids.push([token, made.data.signup.id]);
  }
  expect((await wait(an, SALON, 2)).data).toMatchObject({ state: 'waiting' });
  const [[token, id]] = ids as [[string, string]];
  // Never paid for, all of it is free.
  await cancel(token, id);
  const offer = (await own(an, SALON))!.offer!;
  expect(offer.seats).toHaveLength(2);
  const shown = await index(an, SALON);
  expect(shown.hold).toMatchObject({ seats: offer.seats, until: offer.until, renewed: true });
  expect(await signUp(app, bo, SALON, { seatNo: offer.seats[0] })).toMatchObject({ code: 409, reason: 'taken' });
  const hold = (action: 'hold' | 'release', seats?: string[]) =>
    app.call('activity.seatHold', { activityId: SALON, action, ...(seats && { seats }), opId: rid() }, { token: an });
  // The sheet is closed, and what is kept stays.
  expect((await hold('release')).data.hold?.seats).toEqual(offer.seats);
  const rest = map.slice(0, 4).filter((seat) => !offer.seats.includes(seat));
  expect((await hold('hold', rest.slice(0, 2))).data.hold).toMatchObject({ until: offer.until });
  expect((await hold('hold', map.slice(0, 3))).code).toBe(422);
  const made = await signUp(app, an, SALON, { qty: 2, seatNo: rest.slice(0, 2).join(',') });
  expect((await pay(app, AN, made.data.orderId!)).code).toBe(200);
  expect(await stateOf(AN)).toEqual(['taken']);
});

test('seats that a form holds: the offer comes when the hold is over', async () => {
  const { seatNames } = await activityOf(app.db, SALON);
  const free = (await index(an, SALON)).seatsMap!.filter(({ state }) => state === 'free').map(({ key }) => key);
  expect(free.length).toBeGreaterThan(0);
  expect(free.length).toBeLessThan(seatNames.length);
  for (let i = 0; i * 4 < free.length; i++)
    await app.ok(
      'activity.seatHold',
      { activityId: SALON, action: 'hold', seats: free.slice(i * 4, i * 4 + 4), opId: rid() },
      { token: others[i]! },
    );
  expect((await wait(bo, SALON)).data.state).toBe('waiting');
  app.clock.advance(5 * MINUTE);
  await app.runJobs();
  expect(await own(bo, SALON)).toMatchObject({ state: 'offered', offer: { seats: [free[0]] } });
});

test('fewer than were offered leave the rest to the next; whoever gets a friend’s ticket waits no more', async () => {
  const id = await full(an, 2);
  await wait(bo, LESSON, 2);
  await wait(cai, LESSON);
  await cancel(an, id);
  expect((await signUp(app, bo, LESSON)).code).toBe(200);
  expect((await own(cai, LESSON))?.state).toBe('offered');
  const ticket = (await index(bo, LESSON)).signup!;
  const given = await app.ok('activity.ticketGive', { id: ticket.id, action: 'give', requestId: rid() }, { token: bo });
  const token = new URL(given.give!.url, 'http://x').searchParams.get('gift')!;
  await wait(dan, LESSON);
  await app.ok('activity.ticketTake', { token, requestId: rid() }, { token: cai });
  expect(await stateOf(CAI)).toEqual(['taken']);
  expect((await own(dan, LESSON))?.state).toBe('offered');
});

test('what is called off ends its queue, and says so', async () => {
  const id = await full(an, 2);
  await wait(bo, LESSON);
  await wait(cai, LESSON, 2);
  await cancel(an, id, 1);
  await app.ok('activity.hostAct', { activityId: LESSON, action: 'cancel', requestId: rid() }, { token: staff });
  expect([await stateOf(BO), await stateOf(CAI)]).toEqual([['over'], ['over']]);
  expect(await app.db.$count(notices, eq(notices.title, '候补已结束'))).toBe(2);
  app.clock.advance(hour);
  await app.runJobs();
});

describe('cases that were reported of others', () => {
  // pretix #1405: a voucher of the waiting list was redeemed, the order cancelled, and the seat stayed reserved.
  test('an offer that was taken and then cancelled: the seat goes to the next', async () => {
    const id = await full(an);
    await wait(bo, LESSON);
    await wait(cai, LESSON);
    await cancel(an, id);
    const { data } = await signUp(app, bo, LESSON);
    expect((await own(cai, LESSON))?.state).toBe('waiting');
    await cancel(bo, data.signup.id);
    expect([await stateOf(BO), await stateOf(CAI)]).toEqual([['taken'], ['offered']]);
  });

  // pretix #1405, with a fee: taken, and never paid.
  test('an offer that was taken and not paid for: the seat goes to the next', async () => {
    await app.db.update(activities).set({ price: 100 }).where(eq(activities.id, LESSON));
    const id = await full(an);
    await wait(bo, LESSON);
    await wait(cai, LESSON);
    await cancel(an, id);
    expect((await signUp(app, bo, LESSON)).data.signup.status).toBe('unpaid');
    app.clock.advance(15 * MINUTE);
    await app.runJobs();
    expect((await own(cai, LESSON))?.state).toBe('offered');
  });

  // pretix #1238: of a full quota reserved places were struck off, and the list gave out as many once more.
  test('capacity that is lowered: never more is given out than there is', async () => {
    const id = await full(an, 2);
    const { joined, seats } = await activityOf(app.db, LESSON);
    for (const token of [bo, cai, dan]) await wait(token, LESSON);
    await cancel(an, id);
    expect([await stateOf(BO), await stateOf(CAI), await stateOf(DAN)]).toEqual([
      ['offered'],
      ['offered'],
      ['waiting'],
    ]);
    // Two are kept: neither can be taken away.
    expect(await resize(LESSON, seats - 1)).toMatchObject({ code: 409, field: 'seats' });
    await leave(bo, (await own(bo, LESSON))!.id);
    expect((await own(dan, LESSON))?.state).toBe('offered');
    await leave(dan, (await own(dan, LESSON))!.id);
    expect((await resize(LESSON, seats - 1)).code).toBe(200);
    await wait(bo, LESSON);
    expect((await own(bo, LESSON))?.state).toBe('waiting');
    expect(await activityOf(app.db, LESSON)).toMatchObject({ joined: joined - 2, kept: 1, seats: seats - 1 });
    expect((await signUp(app, cai, LESSON)).code).toBe(200);
    expect(await signUp(app, dan, LESSON)).toMatchObject({ reason: 'soldOut' });
  });

  // pretix #974: whoever waits for several was sent vouchers for some of them.
  test('somebody waits for three and two are free: nothing in part, and who waits for two behind has them', async () => {
    const id = await full(an, 3);
    await wait(bo, LESSON, 3);
    await wait(cai, LESSON, 2);
    await cancel(an, id, 2);
    expect(await own(bo, LESSON)).toMatchObject({ state: 'waiting', place: 1 });
    expect(await own(cai, LESSON)).toMatchObject({ state: 'offered', qty: 2 });
    await leave(cai, (await own(cai, LESSON))!.id);
    // The third one comes, and all are for the first.
    await cancel(an, id);
    expect(await own(bo, LESSON)).toMatchObject({ state: 'offered', qty: 3 });
  });

  // pretix #3628: seats were free, and nobody on the list was told.
  test('an offer comes as soon as there are seats: capacity is raised', async () => {
    await full(an);
    await wait(bo, LESSON, 2);
    await wait(cai, LESSON);
    const { seats } = await activityOf(app.db, LESSON);
    await resize(LESSON, seats + 1);
    expect([(await own(bo, LESSON))?.state, (await own(cai, LESSON))?.state]).toEqual(['waiting', 'offered']);
    await resize(LESSON, seats + 3);
    expect((await own(bo, LESSON))?.state).toBe('offered');
    expect(await activityOf(app.db, LESSON)).toMatchObject({ kept: 3 });
  });
});
