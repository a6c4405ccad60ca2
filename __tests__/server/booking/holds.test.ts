/** Holds, joined rooms and the waiting list: what is kept counts once, for whom and how long. */
import { eq } from 'drizzle-orm';
import { bookingHolds, notices, rooms, roomSlots, waits } from '../../../server/db/schema';
import { verifyBookings } from '../../../server/domains/selling/booking/verify';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import * as g from './guests';
import { START } from './guests';

const app = testServer({ seed: true });
const UNIT = '730199';
let [xia, yun, qing] = ['', '', ''];
let rewind: () => Promise<void>;
beforeAll(async () => {
  app.clock.set(START);
  [xia, yun, qing] = [await tokenFor(app, g.XIA), await tokenFor(app, g.YUN), await tokenFor(app, g.QING)];
  await g.fund(app, [g.XIA, g.YUN, g.QING]);
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  app.clock.set(START);
});
afterEach(async () => expect(await verifyBookings(app.db)).toEqual([]));

const take = (token: string, more: g.Wanted = {}) =>
  app.call('booking.hold', { action: 'take', ...g.wish(app, more), requestId: rid() }, { token });
const renew = (token: string) =>
  app.call('booking.hold', { action: 'renew', storeId: g.STORE, requestId: rid() }, { token });
const leavePage = (token: string, id: string) =>
  app.call('booking.hold', { action: 'release', id, storeId: g.STORE, requestId: rid() }, { token });
const held = async (token: string) => (await app.ok('booking.holding', { storeId: g.STORE }, { token })).hold;

describe('a hold (rule 33.4)', () => {
  test('counts like a booking, is found again, and is nobody else’s', async () => {
    const { data } = await take(xia);
    expect(data.hold).toMatchObject({ start: '19:00', expireAt: START + 5 * g.MINUTE, canRenew: true, deposit: 5000 });
    expect(await held(xia)).toEqual(data.hold);
    expect(await held(yun)).toBeUndefined();
    expect(await take(yun, { start: '20:00' })).toMatchObject({ code: 409 });
    expect(await g.save(app, yun)).toMatchObject({ code: 409 });
    expect((await g.statesOf(app, yun))['19:00']).toBe('taken');
    expect((await g.statesOf(app, xia))['19:00']).toBe('free');
  });

  test('one of a member and store: another choice gives the first back', async () => {
    await take(xia);
    expect((await take(xia, { start: '15:00' })).data.hold).toMatchObject({ start: '15:00' });
    expect((await g.statesOf(app, yun))['19:00']).toBe('free');
    // Moved by half an hour over itself.
    expect((await take(xia, { start: '15:30' })).code).toBe(200);
    expect(await app.db.$count(bookingHolds, eq(bookingHolds.memberId, g.XIA))).toBe(1);
  });

  test('renewed once; given back by a job, and at once when one leaves', async () => {
    await take(xia);
    app.clock.advance(4 * g.MINUTE);
    expect((await renew(xia)).data.hold).toMatchObject({ expireAt: START + 10 * g.MINUTE, canRenew: false });
    expect((await renew(xia)).code).toBe(409);
    app.clock.set(START + 10 * g.MINUTE);
    await app.runJobs();
    expect(await held(xia)).toBeUndefined();
    expect((await renew(xia)).code).toBe(410);
    expect((await g.statesOf(app, yun))['19:00']).toBe('free');
    await leavePage(xia, (await take(xia)).data.hold!.id);
    const { hold } = (await take(yun)).data;
    // Whoever holds nothing gives nothing back.
    expect((await leavePage(qing, hold!.id)).code).toBe(200);
    expect(await held(yun)).toEqual(hold);
    // Which one goes back is said.
    expect(
      await app.call('booking.hold', { action: 'release', storeId: g.STORE, requestId: rid() }, { token: yun }),
    ).toMatchObject({ code: 400, field: 'id' });
  });

  test('what one tab had gives nothing back of what another has taken since', async () => {
    const first = (await take(xia)).data.hold!;
    const second = (await take(xia, { start: '15:00' })).data.hold!;
    expect((await leavePage(xia, first.id)).code).toBe(200);
    expect(await held(xia)).toEqual(second);
    expect((await take(yun, { start: '15:00' })).code).toBe(409);
    await leavePage(xia, second.id);
    expect(await held(xia)).toBeUndefined();
  });

  test('saving turns it into the booking, another range gives it back', async () => {
    await take(xia);
    const { roomId: _, ...without } = g.asked(app);
    const { booking } = await app.ok('tea.bookingSave', without, { token: xia });
    expect(booking.card.room.id).toBe(g.TINGSONG);
    expect(await app.db.$count(roomSlots, eq(roomSlots.takerKind, 'hold'))).toBe(0);
    await take(yun, { start: '10:00', date: g.dayIn(app, 6) });
    await app.ok('tea.bookingSave', g.asked(app, { start: '15:00', date: g.dayIn(app, 6) }), { token: yun });
    expect(await app.db.$count(bookingHolds)).toBe(0);
    app.clock.advance(g.HOUR);
    await app.runJobs();
  });

  test('the same bounds as a booking', async () => {
    expect(await take(xia, { start: '08:00' })).toMatchObject({ code: 400, field: 'start' });
    expect(await take(xia, { party: 9 })).toMatchObject({ code: 400, field: 'party' });
    expect(await take(xia, { date: '2026-06-17' })).toMatchObject({ code: 400 });
    expect((await take(xia, { roomId: '730121' })).code).toBe(404);
    expect(
      await app.call('booking.hold', { action: 'take', storeId: g.STORE, requestId: rid() }, { token: xia }),
    ).toMatchObject({ code: 400, field: 'date' });
  });
});

describe('joined rooms (rule 33.5)', () => {
  beforeEach(async () => {
    await app.db.insert(rooms).values({
      ...{ id: UNIT, storeId: g.STORE, name: '听松·观荷', area: 'room', seatsMin: 5, seatsMax: 10, sort: 9 },
      joins: [g.TINGSONG, g.GUANHE],
    });
  });

  test('it blocks both, either blocks it', async () => {
    await g.own(app, g.XIA, xia, { roomId: UNIT, party: 6 });
    for (const [roomId, party] of [
      [g.TINGSONG, 4],
      [g.GUANHE, 2],
    ] as const)
      expect((await g.save(app, yun, { roomId, party, start: '20:00', minutes: 60 })).code).toBe(409);
    const states = await g.statesOf(app, yun, { roomId: UNIT, party: 6 });
    expect(states['19:00']).toBe('taken');
    await g.own(app, g.YUN, yun, { roomId: g.GUANHE, party: 2, start: '14:00' });
    expect((await g.save(app, qing, { roomId: UNIT, party: 6, start: '15:00', minutes: 60 })).code).toBe(409);
  });

  test('it is filled last, and shut when either is', async () => {
    const { roomId: _, ...any } = g.asked(app, { party: 6 });
    expect((await app.ok('tea.bookingSave', any, { token: xia })).booking.card.room.name).toBe('听松');
    const next = { ...any, requestId: rid() };
    expect((await app.ok('tea.bookingSave', next, { token: yun })).booking.card.room.name).toBe('竹里');
    await app.db.update(rooms).set({ closed: true }).where(eq(rooms.id, g.GUANHE));
    expect(await g.save(app, qing, { roomId: UNIT, party: 6, start: '10:00' })).toMatchObject({ code: 422 });
  });
});

describe('the waiting list (chapter 34)', () => {
  const wait = (token: string, more: g.Wanted = {}) => {
    const { roomId: _, ...wanted } = g.wish(app, { party: 5, ...more });
    return app.call('booking.waitSave', { ...wanted, requestId: rid() }, { token });
  };
  const queue = async (token: string) => (await app.ok('booking.waitList', {}, { token })).list[0]!;
  const leave = (token: string, id: string) => app.call('booking.waitLeave', { id, requestId: rid() }, { token });
  /** Five people sit in 听松 or 竹里, and both are taken. */
  let gu = '';
  let ids: string[] = [];
  beforeEach(async () => {
    gu = await tokenFor(app, '10011');
    await g.fund(app, ['10011', '10010']);
    ids = [await g.own(app, '10011', gu, { party: 5 })];
    const chen = await tokenFor(app, '10010');
    ids.push(await g.own(app, '10010', chen, { roomId: g.ZHULI, party: 5 }));
  });

  test('the first in line is offered what is freed, kept for a quarter of an hour, then the next', async () => {
    expect((await wait(xia)).data).toMatchObject({ state: 'waiting', place: 1 });
    expect((await wait(yun)).data).toMatchObject({ place: 2 });
    expect((await wait(yun)).code).toBe(409);
    await g.act(app, gu, ids[0]!, 'cancel');
    const first = await queue(xia);
    expect(first).toMatchObject({ state: 'offered', offer: { roomName: '听松', until: START + 15 * g.MINUTE } });
    expect(first.offer!.route).toContain('/reservation/pages/detail/newDetail?storeId=1&roomId=730111');
    expect(await queue(yun)).toMatchObject({ state: 'waiting', place: 2 });
    // An offer counts once: nobody else gets it meanwhile.
    expect((await g.save(app, qing, { party: 5 })).code).toBe(409);
    const told = await app.db.select().from(notices).where(eq(notices.memberId, g.XIA));
    expect(told.find(({ title }) => title === '你候补的茶席有位了')?.link).toBe(first.offer!.route);
    app.clock.advance(15 * g.MINUTE);
    await app.runJobs();
    expect(await queue(xia)).toMatchObject({ state: 'lapsed', place: 0 });
    expect(await queue(yun)).toMatchObject({ state: 'offered', place: 1 });
    const { booking } = await app.ok('tea.bookingSave', g.asked(app, { party: 5 }), { token: yun });
    expect(booking.card.room.name).toBe('听松');
    expect((await queue(yun)).state).toBe('taken');
  });

  test('one leaves any time; what was offered goes on; somebody else’s place is not there', async () => {
    const { id } = (await wait(xia)).data;
    await wait(yun);
    expect((await leave(yun, id)).code).toBe(404);
    await g.act(app, gu, ids[0]!, 'cancel');
    expect((await leave(xia, id)).data.state).toBe('left');
    expect((await queue(yun)).state).toBe('offered');
    expect((await leave(xia, id)).data.state).toBe('left');
  });

  test('what is free at once is offered at once; a wish whose time has come is over', async () => {
    expect((await wait(xia, { start: '10:00' })).data.state).toBe('offered');
    await wait(yun);
    app.clock.set(g.at(g.dayIn(app, 5), '19:00'));
    await app.runJobs();
    expect((await queue(yun)).state).toBe('over');
    expect(await app.db.$count(waits, eq(waits.state, 'waiting'))).toBe(0);
  });

  test('rule 34.2: what is kept for a member is no obstacle to a longer range, and stays with it when the offer lapses', async () => {
    await wait(xia);
    await g.act(app, gu, ids[0]!, 'cancel');
    expect((await queue(xia)).state).toBe('offered');
    app.clock.advance(12 * g.MINUTE);
    const { hold } = (await take(xia, { party: 5, minutes: 180 })).data;
    expect(hold).toMatchObject({ start: '19:00', end: '22:00' });
    expect(await verifyBookings(app.db)).toEqual([]);
    app.clock.advance(3 * g.MINUTE);
    await app.runJobs();
    expect((await queue(xia)).state).toBe('lapsed');
    expect(await verifyBookings(app.db)).toEqual([]);
    expect(await held(xia)).toEqual(hold);
    expect((await g.save(app, qing, { party: 5 })).code).toBe(409);
    expect((await g.save(app, xia, { party: 5, minutes: 180 })).code).toBe(200);
  });

  test('a longer range that is left again leaves the offer as it was; booked, it closes the entry', async () => {
    await wait(xia);
    await g.act(app, gu, ids[0]!, 'cancel');
    const { hold } = (await take(xia, { party: 5, minutes: 180 })).data;
    await leavePage(xia, hold!.id);
    expect(await verifyBookings(app.db)).toEqual([]);
    expect((await queue(xia)).state).toBe('offered');
    expect((await g.save(app, qing, { party: 5 })).code).toBe(409);
    await take(xia, { party: 5, start: '18:30', minutes: 180 });
    expect((await g.save(app, xia, { party: 5, start: '18:30', minutes: 180 })).code).toBe(200);
    expect((await queue(xia)).state).toBe('taken');
  });

  test('rule 34.1: who can come later, too, is offered the earliest half hour that fits', async () => {
    expect(await wait(xia, { latest: '18:30' })).toMatchObject({ code: 400, field: 'latest' });
    expect(await wait(xia, { latest: '21:30' })).toMatchObject({ code: 400, field: 'latest' });
    const first = (await wait(xia, { start: '18:00', latest: '20:30' })).data;
    expect(first).toMatchObject({ state: 'waiting', start: '18:00', latest: '20:30', minutes: 120 });
    expect((await wait(yun, { latest: '19:30' })).data).toMatchObject({ state: 'waiting', place: 2 });
    // 听松 is free from 18:00 on.
    await g.act(app, gu, ids[0]!, 'cancel');
    expect(await queue(xia)).toMatchObject({ state: 'offered', offer: { start: '18:00', end: '20:00' } });
    expect((await queue(xia)).offer!.route).toContain('&start=18:00&minutes=120');
    await leave(xia, first.id);
    expect(await queue(yun)).toMatchObject({ state: 'offered', offer: { start: '19:00' } });
    // Over with the latest start, not with the first.
    const { id } = (await wait(qing, { start: '18:00', latest: '19:30' })).data;
    app.clock.set(g.at(g.dayIn(app, 5), '18:15'));
    await app.runJobs();
    const stored = await app.db.select().from(waits).where(eq(waits.id, id));
    expect(stored[0]?.state).not.toBe('over');
    app.clock.set(g.at(g.dayIn(app, 5), '19:30'));
    await app.runJobs();
    expect(['over', 'lapsed']).toContain((await queue(qing)).state);
  });

  test('nobody waits for more than sit anywhere', async () => {
    expect(await wait(xia, { party: 40 })).toMatchObject({ code: 400, field: 'party' });
  });
});
