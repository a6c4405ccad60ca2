/** The desk of a store and what it changes for its guests; and where something is free. */
import { eq } from 'drizzle-orm';
import { notices, roomClosures, stores } from '../../../server/db/schema';
import { verifyBookings } from '../../../server/domains/selling/booking/verify';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import * as g from './guests';
import { START } from './guests';

const app = testServer({ seed: true });
let [xia, yun, desk, other] = ['', '', '', ''];
let rewind: () => Promise<void>;
const DAY = g.dayIn(app, 5);
beforeAll(async () => {
  app.clock.set(START);
  [xia, yun] = [await tokenFor(app, g.XIA), await tokenFor(app, g.YUN)];
  [desk, other] = [await app.login(g.DESK), await app.login(g.DESK_2)];
  await g.fund(app, [g.XIA, g.YUN]);
  await g.lookAfter(app, []);
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  app.clock.set(START);
});
afterEach(async () => expect(await verifyBookings(app.db)).toEqual([]));

const span = { from: g.at(DAY, '18:00'), to: g.at(DAY, '22:30') };
const close = (token: string, roomId?: string) =>
  app.call('booking.deskClose', { storeId: g.STORE, roomId, ...span, reason: '空调检修', requestId: rid() } as never, {
    token,
  });
const move = (token: string, id: string, more: object) =>
  app.call('booking.deskMove', { id, requestId: rid(), ...more } as never, { token });
const answer = (token: string, id: string, said: 'accept' | 'refund') =>
  app.call('booking.answer', { id, answer: said, requestId: rid() }, { token });

describe('a closure (rule 33.14)', () => {
  test('names what it strands, takes nothing new, is ended; the desk of another store does none of it', async () => {
    const id = await g.own(app, g.XIA, xia);
    const asked = { storeId: g.STORE, roomId: g.TINGSONG, ...span };
    expect((await app.ok('booking.deskStranded', asked, { token: desk })).map((card) => card.id)).toEqual([id]);
    expect((await app.call('booking.deskStranded', asked, { token: other })).code).toBe(403);
    expect((await close(other, g.TINGSONG)).code).toBe(403);
    expect((await close(desk, '730121')).code).toBe(404);
    const { data } = await close(desk, g.TINGSONG);
    expect(data.closure).toMatchObject({ roomName: '听松', stranded: 1, reason: '空调检修' });
    expect((await g.statesOf(app, yun))['21:30']).toBe('blocked');
    expect(await g.save(app, yun, { start: '21:00', minutes: 60 })).toMatchObject({ code: 422, field: 'roomId' });
    const seen = await app.ok('booking.desk', { date: DAY }, { token: desk });
    expect(seen.closures[0]).toMatchObject({ id: data.closure.id });
    expect(seen.rooms[0]!.uses).toEqual([expect.objectContaining({ kind: 'booking', id, start: '19:00' })]);
    expect((await app.call('booking.desk', { storeId: g.STORE }, { token: other })).code).toBe(403);
    const reopen = (token: string) =>
      app.call('booking.deskReopen', { id: data.closure.id, requestId: rid() }, { token });
    expect((await reopen(other)).code).toBe(404);
    expect((await reopen(desk)).code).toBe(200);
    expect(await app.db.$count(roomClosures)).toBe(0);
  });

  test('moved in one tap: the guest accepts, or has all back at whatever hour', async () => {
    const id = await g.own(app, g.XIA, xia);
    await close(desk, g.TINGSONG);
    expect((await move(other, id, { way: 'move' })).code).toBe(404);
    const { data } = await move(desk, id, { way: 'move', reason: '空调检修' });
    expect(data.card).toMatchObject({ room: { name: '观荷' }, start: '19:00' });
    expect(data.card.proposal?.text).toContain('空调检修');
    expect((await answer(yun, id, 'accept')).code).toBe(404);
    app.clock.set(g.at(DAY, '18:30'));
    const before = await g.balanceOf(app, xia);
    expect((await app.ok('booking.orderInfo', { id }, { token: xia })).cancel?.refund).toBe(5000);
    expect((await answer(xia, id, 'refund')).data).toMatchObject({ refunded: 5000 });
    expect(await g.balanceOf(app, xia)).toBe(before + 5000);
    expect((await answer(xia, id, 'accept')).code).toBe(409);
  });

  test('accepted it stays; moved elsewhere by the guest it costs no rescheduling; given back by the desk all goes back', async () => {
    const id = await g.own(app, g.XIA, xia);
    await move(desk, id, { way: 'move', roomId: g.GUANHE });
    expect((await g.act(app, xia, id, 'reschedule', { start: '15:00' })).data).toMatchObject({
      reschedulesLeft: 1,
      card: { start: '15:00' },
    });
    await move(desk, id, { way: 'move', start: '16:00' });
    expect((await answer(xia, id, 'accept')).data.card.proposal).toBeUndefined();
    expect((await move(desk, id, { way: 'refund', reason: '包场' })).data).toMatchObject({
      refunded: 5000,
      card: { status: 'cancelled' },
    });
    expect((await move(desk, id, { way: 'refund' })).code).toBe(409);
  });
});

test('rule 33.9: who never answered to what the store had moved does not lose the deposit by not coming', async () => {
  const id = await g.own(app, g.XIA, xia);
  expect((await move(desk, id, { way: 'move', start: '16:00', reason: '包场' })).code).toBe(200);
  app.clock.set(g.at(DAY, '17:00'));
  await app.runJobs();
  expect(await g.rowOf(app, id)).toMatchObject({ status: 'noShow', refunded: 5000 });
});

test('rule 33.13: an edit of the desk tells the guest when it chooses to', async () => {
  const id = await g.own(app, g.XIA, xia);
  const told = async () => app.db.$count(notices, eq(notices.memberId, g.XIA));
  const before = await told();
  const edit = (token: string, more: object) =>
    app.call('booking.deskSave', { id, requestId: rid(), ...more } as never, { token });
  expect((await edit(other, { note: '靠窗', tell: true })).code).toBe(404);
  expect((await edit(desk, { note: '靠窗', tell: false })).data.note).toBe('靠窗');
  expect(await told()).toBe(before);
  expect((await edit(desk, { start: '18:30', party: 5, tell: true })).data.card).toMatchObject({
    start: '18:30',
    party: 5,
  });
  expect(await told()).toBe(before + 1);
  expect((await edit(desk, { party: 9, tell: true })).code).toBe(400);
});

test('an edit that leaves the hour keeps what the guest said of being late, and may come after the hour', async () => {
  const id = await g.own(app, g.XIA, xia);
  app.clock.set(g.at(DAY, '18:50'));
  expect((await g.act(app, xia, id, 'late', { lateMinutes: 30 })).code).toBe(200);
  app.clock.set(g.at(DAY, '19:10'));
  const edit = (more: object) =>
    app.call('booking.deskSave', { id, tell: false, requestId: rid(), ...more } as never, { token: desk });
  expect((await edit({ date: DAY, start: '19:00', minutes: 120, party: 5 })).data.card).toMatchObject({
    ...{ party: 5, late: 30, keptUntil: g.at(DAY, '19:50') },
  });
  expect(await edit({ start: '18:30' })).toMatchObject({ code: 400, field: 'start' });
});

test('after midnight the desk shows the night that it is in', async () => {
  await app.db
    .update(stores)
    .set({ hours: { open: '18:00', close: '02:00', closedDays: [] } })
    .where(eq(stores.id, g.STORE));
  app.clock.set(g.at(g.dayIn(app, 6), '00:30'));
  expect((await app.ok('booking.desk', {}, { token: desk })).date).toBe(DAY);
  app.clock.set(g.at(g.dayIn(app, 6), '02:00'));
  expect((await app.ok('booking.desk', {}, { token: desk })).date).toBe(g.dayIn(app, 6));
});

describe('where something is free', () => {
  const look = (more: object = {}) =>
    app.ok('booking.search', { date: DAY, party: 4, minutes: 120, ...more } as never, { token: yun });

  // calcom/cal.diy#29532: a time was offered that the booking then refused, inside the turn-over of another one.
  test('rule 33.2: what is offered can be booked', async () => {
    await g.own(app, g.XIA, xia);
    const { list } = await look({ start: '19:00', regionCode: '330106' });
    expect(list.map(({ store }) => store.city)).toEqual(['杭州', '杭州']);
    expect((await look({ city: '厦门' })).list.map(({ store }) => store.id)).toEqual(['6']);
    const card = list.find(({ store }) => store.id === g.STORE)!;
    expect(card.fit).toBe('exact');
    for (const offer of card.offers)
      for (const { start } of offer.starts.slice(0, 2)) {
        const held = await app.call(
          'booking.hold',
          { action: 'take', ...g.wish(app, { roomId: offer.room.id, start }), requestId: rid() },
          { token: yun },
        );
        expect({ room: offer.room.name, start, code: held.code }).toEqual({ room: offer.room.name, start, code: 200 });
      }
  });

  test('nearest first, too many people, a past day', async () => {
    const { list } = await look({ start: '19:00', lat: 30.2436, lng: 120.1396 });
    expect(list[0]!.store.id).toBe(g.STORE);
    expect((await look({ party: 60 })).list[0]).toMatchObject({ fit: 'none', fullText: '人数较多，请电话预约' });
    const past = await app.call('booking.search', { date: '2026-06-17', party: 4 }, { token: yun });
    expect(past).toMatchObject({ code: 400, field: 'date' });
  });

  test('days of a store: closed ones, and how full the others are', async () => {
    const { days, today } = await app.ok('booking.days', { city: '厦门', party: 4 }, { token: yun });
    expect([today, days.length]).toEqual(['2026-06-18', 7]);
    // A Tuesday.
    expect(days.find(({ date }) => date === '2026-06-23')).toMatchObject({ state: 'closed', text: '休息' });
    expect(days.find(({ date }) => date === '2026-06-24')).toMatchObject({ state: 'free' });
    expect((await app.call('booking.days', { storeId: '99', party: 4 }, { token: yun })).code).toBe(404);
  });

  test('rooms by words of theirs, their area, what their store offers and where it is', async () => {
    const of = async (keyword: string) =>
      (await app.ok('legacy.houseIndex', { keyword })).list.map(({ storeId, name }) => `${storeId} ${name}`);
    expect(await of('听松 厦门')).toEqual(['6 听松']);
    expect(new Set((await of('雅室 临湖')).map((found) => found[0]))).toEqual(new Set(['1']));
    expect(await of('大厅　独立洗手间')).toEqual([]);
    expect((await of('公共茶席')).length).toBeGreaterThan(0);
    expect(await of('厦门')).toEqual([]);
  });

  test('rule 33.17: rooms and stores for anybody; the key to the Wi-Fi with a session', async () => {
    const { list, total } = await app.ok('legacy.houseIndex', { storeId: g.STORE });
    expect([total, list[0]!.name]).toEqual([4, '听松']);
    expect((await app.ok('legacy.houseDetails', { id: g.TINGSONG })).deposit).toBe(5000);
    expect((await app.call('legacy.houseDetails', { id: '99' })).code).toBe(404);
    const open = await app.ok('tea.store', { id: g.STORE });
    expect(open).toMatchObject({ maxParty: 10, collected: false });
    expect(open.hours).toHaveLength(7);
    expect(open.wifi).toBeUndefined();
    expect((await app.ok('tea.store', { id: g.STORE }, { token: yun })).wifi).toMatchObject({ name: 'YEJIAN-1F' });
    expect((await app.call('tea.store', { id: '99' })).code).toBe(404);
  });
});

describe('rule 33.13: a desk that looks after another store, too', () => {
  test('chooses by the store, and does all of it there; a third one is not its own', async () => {
    const id = await g.own(app, g.XIA, xia);
    await g.lookAfter(app, [g.STORE]);
    const as = { token: other };
    const day = await app.ok('booking.desk', { date: DAY }, as);
    expect(day.store.id).toBe('2');
    expect(day.stores.map((store) => store.id)).toEqual([g.STORE, '2']);
    const there = await app.ok('booking.desk', { storeId: g.STORE, date: DAY }, as);
    expect(there).toMatchObject({ store: { id: g.STORE }, stores: day.stores });
    const listed = await app.ok('tea.booking', { scope: 'store', storeId: g.STORE, date: DAY }, as);
    expect(listed.page.list.map((card) => card.id)).toContain(id);
    expect((await app.ok('booking.orderInfo', { id }, as)).card.guest).toMatchObject({ name: '山中客' });
    const { data } = await close(other, g.TINGSONG);
    expect(data.stranded.map((card) => card.id)).toEqual([id]);
    expect((await move(other, id, { way: 'move', reason: '检修' })).code).toBe(200);
    const reopened = await app.call('booking.deskReopen', { id: data.closure.id, requestId: rid() }, as);
    expect(reopened.code).toBe(200);
    const pause = (storeId: string) => app.call('booking.deskPause', { storeId, on: true, requestId: rid() }, as);
    expect((await pause(g.STORE)).code).toBe(200);
    // What is somebody else's store is answered as one that there is not.
    const none = await pause('900000000000000001');
    expect(none.code).toBe(403);
    expect(await pause('3')).toEqual(none);
  });

  test('whoever leads the house has all of its stores, and none that there is not', async () => {
    const as = { token: desk };
    const { stores } = await app.ok('booking.desk', { date: DAY }, as);
    expect(stores.map((store) => store.id)).toEqual(expect.arrayContaining([g.STORE, '2', '3']));
    expect((await app.call('booking.desk', { storeId: '900000000000000001' }, as)).code).toBe(403);
  });

  test('a room or a closure of another store is not there', async () => {
    const id = await g.own(app, g.XIA, xia);
    const { data } = await close(desk, g.TINGSONG);
    const as = { token: other };
    const both = async (ask: (one: string) => Promise<object>, one: string) => {
      const none = await ask('900000000000000001');
      expect(none).toMatchObject({ code: 404 });
      expect(await ask(one)).toEqual(none);
    };
    await both((closureId) => app.call('booking.deskStranded', { storeId: '2', closureId }, as), data.closure.id);
    await both((roomId) => app.call('booking.deskStranded', { storeId: '2', roomId, ...span }, as), g.TINGSONG);
    await both((one) => app.call('booking.deskReopen', { id: one, requestId: rid() }, as), data.closure.id);
    await both((roomId) => move(desk, id, { way: 'move', roomId }), '730121');
    await both(
      (roomId) => app.call('booking.deskSave', { id, roomId, tell: false, requestId: rid() } as never, { token: desk }),
      '730121',
    );
    await both((one) => move(other, one, { way: 'move' }), id);
    await both((one) => app.call('booking.deskSave', { id: one, tell: false, requestId: rid() }, as), id);
  });
});
