/** 发起一席 (rule 35.12): a booking of a public table becomes an activity, and they go together. */
import { eq } from 'drizzle-orm';
import { activities, notices } from '../../../server/db/schema';
import { verifyActivities } from '../../../server/domains/selling/activity/verify';
import { verifyBookings } from '../../../server/domains/selling/booking/verify';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import * as g from './guests';

const app = testServer({ seed: true });
const HOST = '74106';
const MINE = { serviceTypeId: HOST, roomId: g.PUBLIC, party: 2 };
let [xia, yun, qing, desk] = ['', '', '', ''];
let rewind: () => Promise<void>;
beforeAll(async () => {
  app.clock.set(g.START);
  [xia, yun, qing] = [await tokenFor(app, g.XIA), await tokenFor(app, g.YUN), await tokenFor(app, g.QING)];
  desk = await app.login(g.DESK);
  await g.fund(app, [g.XIA, g.YUN, g.QING]);
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  app.clock.set(g.START);
});
afterEach(async () => expect([await verifyBookings(app.db), await verifyActivities(app.db)]).toEqual([[], []]));

const tableOf = async (bookingId: string) =>
  (await app.db.select().from(activities).where(eq(activities.bookingId, bookingId)))[0];
const hosted = async () => {
  const id = await g.own(app, g.XIA, xia, MINE);
  expect((await g.rowOf(app, id)).status).toBe('pending');
  expect(await tableOf(id)).toBeUndefined();
  expect((await g.act(app, desk, id, 'confirm')).code).toBe(200);
  return { id, table: (await tableOf(id))! };
};
const sit = (token: string, activityId: string, seatNo: string) =>
  app.call(
    'activity.signUpSave',
    { activityId, name: '客人', mobile: '13800000099', qty: 1, seatNo, requestId: rid() } as never,
    { token },
  );
const told = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId))).map(({ title }) => title);

test('from the level of the service on, said when the time is chosen and when it is saved', async () => {
  const refusal = { code: 422, message: '席主，雅士及以上可订', field: 'serviceTypeId' };
  expect(await g.save(app, yun, MINE)).toMatchObject(refusal);
  const held = { ...g.wish(app, MINE), serviceTypeId: HOST, action: 'take', requestId: rid() };
  expect(await app.call('booking.hold', held as never, { token: yun })).toMatchObject(refusal);
});

test('the grid bars the rooms that a service is not served in, as the hold refuses them', async () => {
  const of = async (serviceTypeId: string) => {
    const day = { storeId: g.STORE, date: g.dayIn(app, 5), party: 2, serviceTypeId };
    const { rooms } = await app.ok('tea.bookingSlots', day, { token: xia });
    return Object.fromEntries(
      rooms.map(({ room, reason, cells }) => [room.id, reason ?? cells.some(({ state }) => state === 'free')]),
    );
  };
  expect(await of(HOST)).toMatchObject({ [g.TINGSONG]: '席主不在这里', [g.PUBLIC]: true });
  expect(await of(g.TASTE)).toMatchObject({ [g.TINGSONG]: true, [g.PUBLIC]: expect.stringMatching(/不在这里$/) });
});

test('confirmed it is a public table with its host at the first seats, where others sit down', async () => {
  const { id, table } = await hosted();
  const row = await g.rowOf(app, id);
  expect(table).toMatchObject({
    ...{ kind: 'publicTable', hostMemberId: g.XIA, storeId: g.STORE, price: 0, joined: 2, minGuests: 2 },
    ...{ startAt: row.startAt, endAt: row.endAt, seats: table.seatNames.length },
  });
  const { seatsMap } = await app.ok('activity.index', { id: table.id }, { token: yun });
  expect(seatsMap?.slice(0, 3).map(({ state }) => state)).toEqual(['host', 'host', 'free']);
  expect((await sit(yun, table.id, '1')).code).not.toBe(200);
  expect((await sit(yun, table.id, '3')).code).toBe(200);
  expect(
    (await app.ok('tea.salon', { kind: 'publicTable' }, { token: yun })).page!.list.map((one) => one.id),
  ).toContain(table.id);
});

test('it moves with its booking while nobody else sits there, afterwards only the store moves it, and guests hear of it', async () => {
  const { id, table } = await hosted();
  expect((await g.act(app, xia, id, 'reschedule', { start: '16:00' })).code).toBe(200);
  const moved = await tableOf(id);
  expect(moved).toMatchObject({ startAt: table.startAt - 3 * g.HOUR, endAt: table.endAt - 3 * g.HOUR });
  expect((await sit(qing, table.id, '4')).code).toBe(200);
  expect(
    await app.call('booking.deskSave', { id, start: '18:00', tell: true, requestId: rid() } as never, { token: desk }),
  ).toMatchObject({ code: 200 });
  expect((await tableOf(id))!.startAt).toBe(table.startAt - g.HOUR);
  expect(await told(g.QING)).toContain('茶席改了时间');
});

test('with guests the host does not move it, gives it up only as the booking, and then all hear of it', async () => {
  const { id, table } = await hosted();
  expect((await sit(qing, table.id, '4')).code).toBe(200);
  expect(await g.act(app, xia, id, 'reschedule', { start: '16:00' })).toMatchObject({ code: 422, field: 'start' });
  const { signup } = await app.ok('activity.index', { id: table.id }, { token: xia });
  const leave = await app.call('activity.signUpCancel', { id: signup!.id }, { token: xia });
  expect(leave).toMatchObject({ code: 422, message: '这一席是你发起的，请到我的预约里取消' });
  const give = { id: signup!.id, action: 'give', requestId: rid() };
  expect((await app.call('activity.ticketGive', give as never, { token: xia })).code).toBe(422);
  expect((await g.act(app, xia, id, 'cancel')).code).toBe(200);
  expect((await tableOf(id))!.cancelledAt).toBe(app.clock.now());
  expect(await told(g.QING)).toContain('活动已取消');
});

test('a booking that the store refuses is no table; a host who does not come leaves it to the guests', async () => {
  const id = await g.own(app, g.XIA, xia, MINE);
  expect((await g.act(app, desk, id, 'refuse')).code).toBe(200);
  expect(await tableOf(id)).toBeUndefined();
  const late = await hosted();
  expect((await sit(qing, late.table.id, '4')).code).toBe(200);
  expect((await sit(yun, late.table.id, '5')).code).toBe(200);
  app.clock.set((await g.rowOf(app, late.id)).startAt + 30 * g.MINUTE);
  expect((await g.act(app, desk, late.id, 'noShow')).code).toBe(200);
  expect((await tableOf(late.id))!.cancelledAt).toBeNull();
});

test('called off for want of guests it leaves its host an ordinary booking, and he is told that it stands', async () => {
  const { id, table } = await hosted();
  expect((await sit(qing, table.id, '4')).code).toBe(200);
  app.clock.set(table.startAt - 3 * g.HOUR);
  await app.runJobs();
  expect((await tableOf(id))!.cancelledAt).not.toBeNull();
  expect(await told(g.QING)).toContain('活动已取消');
  const heard = await told(g.XIA);
  expect(heard).toContain('拼席没有成，席位还在');
  expect(heard).not.toContain('活动已取消');
  const { card, timeline } = await app.ok('booking.orderInfo', { id }, { token: xia });
  expect(card).toMatchObject({ status: 'booked', party: 2, can: expect.arrayContaining(['cancel', 'reschedule']) });
  expect(timeline.map(({ label }) => label)).toContain('拼席取消：开席前 3 小时不足 2 位客人，席位仍为你留着');
  expect((await g.act(app, xia, id, 'reschedule', { start: '21:00', minutes: 60 })).code).toBe(200);
  const paid = (await g.rowOf(app, id)).deposit;
  expect((await g.act(app, xia, id, 'cancel')).code).toBe(200);
  expect(await g.rowOf(app, id)).toMatchObject({ status: 'cancelled', refunded: paid });
});

test('called off by the store it leaves its host the booking, too; a host who cancels is not told of his own table', async () => {
  const first = await hosted();
  const off = { activityId: first.table.id, action: 'cancel', requestId: rid() };
  expect((await app.call('activity.hostAct', off as never, { token: desk })).code).toBe(200);
  expect((await g.rowOf(app, first.id)).status).toBe('booked');
  expect(await told(g.XIA)).toContain('拼席没有成，席位还在');
  expect((await g.act(app, xia, first.id, 'cancel')).code).toBe(200);
  expect(await told(g.XIA)).not.toContain('活动已取消');
});

test('the host of a table of the house, who has no booking, is told as every guest when it is called off', async () => {
  const now = app.clock.now();
  const [table] = (await app.db.select().from(activities)).filter(
    (one) => one.hostMemberId !== null && one.bookingId === null && one.startAt > now && one.storeId === g.STORE,
  );
  const off = { activityId: table!.id, action: 'cancel', requestId: rid() };
  expect((await app.call('activity.hostAct', off as never, { token: desk })).code).toBe(200);
  expect(await told(table!.hostMemberId!)).toContain('活动已取消');
});
