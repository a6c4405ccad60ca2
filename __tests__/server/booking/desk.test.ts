/** The desk of a store and what it changes for its guests; and where something is free. */
import { eq } from 'drizzle-orm';
import { notices, roomClosures } from '../../../server/db/schema';
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

describe('where something is free', () => {
  const look = (more: object = {}) =>
    app.ok('booking.search', { date: DAY, party: 4, minutes: 120, ...more } as never, { token: yun });

  // calcom/cal.diy#29532: a time was offered that the booking then refused, inside the turn-over of another one.
  test('rule 33.2: what is offered can be booked', async () => {
    await g.own(app, g.XIA, xia);
    const { list } = await look({ start: '19:00', regionCode: '330106' });
    expect(list.map(({ store }) => store.city)).toEqual(['杭州', '杭州']);
    expect((await look({ regionCode: '310100' })).list.map(({ store }) => store.city)).toEqual(['上海']);
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
    const { days, today } = await app.ok('booking.days', { storeId: '6', party: 4 }, { token: yun });
    expect([today, days.length]).toEqual(['2026-06-18', 7]);
    // A Tuesday.
    expect(days.find(({ date }) => date === '2026-06-23')).toMatchObject({ state: 'closed', text: '休息' });
    expect(days.find(({ date }) => date === '2026-06-24')).toMatchObject({ state: 'free' });
    expect((await app.call('booking.days', { storeId: '99', party: 4 }, { token: yun })).code).toBe(404);
  });

  test('rule 33.17: rooms and stores for anybody; the key to the Wi-Fi with a session', async () => {
    const { list, total } = await app.ok('legacy.houseIndex', { storeId: g.STORE });
    expect([total, list[0]!.name]).toEqual([4, '听松']);
    expect((await app.ok('legacy.houseDetails', { id: g.TINGSONG })).deposit).toBe(5000);
    expect((await app.call('legacy.houseDetails', { id: '99' })).code).toBe(404);
    const open = await app.ok('tea.store', { id: g.STORE });
    expect(open).toMatchObject({ maxParty: 10, collected: false });
    expect(open.hours[0]).toEqual({ key: '1', label: '周一', value: '09:30-22:30' });
    expect(open.wifi).toBeUndefined();
    expect((await app.ok('tea.store', { id: g.STORE }, { token: yun })).wifi).toMatchObject({ name: 'YEJIAN-1F' });
    expect((await app.call('tea.store', { id: '99' })).code).toBe(404);
  });
});
