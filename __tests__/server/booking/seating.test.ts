/** The desk leads the guests of a booking to a table (rule 33.10): whoever is quicker has it, and a booking sits at one table. */
import { and, eq, ne } from 'drizzle-orm';
import { rooms, tableSessions, teaTables } from '../../../server/db/schema';
import { RACES, testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import * as g from './guests';

const app = testServer({ seed: true });
const UNIT = '730199';
let [xia, yun, desk, desk2] = ['', '', '', ''];
let id = '';
let rewind: () => Promise<void>;
const seatingAt = g.at(g.dayIn(app, 5), '18:50');
beforeAll(async () => {
  app.clock.set(g.START);
  [xia, yun] = [await tokenFor(app, g.XIA), await tokenFor(app, g.YUN)];
  [desk, desk2] = [await app.login(g.DESK), await app.login(g.DESK_2)];
  await g.fund(app, [g.XIA, g.YUN]);
  await g.lookAfter(app, []);
  await app.db.update(tableSessions).set({ status: 'closed' }).where(eq(tableSessions.storeId, g.STORE));
  await app.db.insert(rooms).values({
    ...{ id: UNIT, storeId: g.STORE, name: '听松·观荷', area: 'room', seatsMin: 2, seatsMax: 10, sort: 9 },
    joins: [g.TINGSONG, g.GUANHE],
  });
  id = await g.own(app, g.XIA, xia);
  app.clock.set(seatingAt);
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const tables = (bookingId = id) => app.ok('scanCode.tables', { storeId: g.STORE, bookingId }, { token: desk });
const lead = (tableId: string, { token = desk, bookingId = id, opId = rid() } = {}) =>
  app.call('scanCode.tableAct', { action: 'open', tableId, bookingId, opId }, { token });
const walkIn = (tableId: string) =>
  app.call('scanCode.tableAct', { action: 'open', tableId, opId: rid() }, { token: desk });
const sessionsOf = (bookingId = id) =>
  app.db
    .select()
    .from(tableSessions)
    .where(and(eq(tableSessions.bookingId, bookingId), ne(tableSessions.status, 'closed')));
const free = async () => (await tables()).filter(({ state }) => state === 'idle').map((table) => table.id);
const ownTable = async () => (await tables()).find(({ own }) => own)!.id;

test('tables of its own room are named and are not taken by itself, of joined rooms in either; the store says so of its own bookings only', async () => {
  const roomIds = async (bookingId: string) => {
    const own = (await tables(bookingId)).filter((table) => table.own).map((table) => table.id);
    const rows = await app.db.select().from(teaTables).where(eq(teaTables.storeId, g.STORE));
    return [...new Set(rows.filter((row) => own.includes(row.id)).map(({ roomId }) => roomId))].sort();
  };
  expect(await roomIds(id)).toEqual([g.TINGSONG]);
  expect((await tables()).filter(({ own }) => own).every(({ state }) => state === 'idle')).toBe(true);
  const plain = await app.ok('scanCode.tables', { storeId: g.STORE }, { token: desk });
  expect(plain.find((table) => table.bookedAt !== undefined)).toMatchObject({ state: 'booked' });
  app.clock.set(g.START);
  const joined = await g.own(app, g.YUN, yun, { roomId: UNIT, date: g.dayIn(app, 6), party: 8 });
  expect(await roomIds(joined)).toEqual([g.TINGSONG, g.GUANHE]);
  app.clock.set(seatingAt);
  for (const [storeId, bookingId, token] of [
    ['2', id, desk2],
    [g.STORE, id, desk2],
    [g.STORE, '99', desk],
  ] as const)
    expect((await app.call('scanCode.tables', { storeId, bookingId }, { token })).code).toBe(404);
});

test('seats the guests there with how many they are, once however often it is sent', async () => {
  const [opId, tableId] = [rid(), await ownTable()];
  const first = await lead(tableId, { opId });
  expect(first).toMatchObject({ code: 200, data: { session: { bookingId: id, party: 4, table: { id: tableId } } } });
  expect(await g.rowOf(app, id)).toMatchObject({ status: 'seated' });
  expect((await lead(tableId, { opId })).data.session?.id).toBe(first.data.session?.id);
  const [other = ''] = await free();
  expect(await lead(other)).toMatchObject({ code: 409, message: '这个预约已在别桌入座' });
  expect(await sessionsOf()).toHaveLength(1);
});

test('one who was seated without a table is led to one', async () => {
  expect((await g.act(app, desk, id, 'seat')).code).toBe(200);
  expect((await lead(await ownTable())).code).toBe(200);
});

test('the table was taken meanwhile: it is said, nothing is lost, another one is taken', async () => {
  const [one = '', two = ''] = await free();
  expect((await walkIn(one)).code).toBe(200);
  expect(await lead(one)).toMatchObject({ code: 409, message: '该桌已被占用' });
  expect((await g.rowOf(app, id)).status).toBe('booked');
  expect(await sessionsOf()).toEqual([]);
  expect((await lead(two)).code).toBe(200);
});

test('not too early, not for the guest, not from another store, not after it has ended', async () => {
  const tableId = await ownTable();
  for (const token of [xia, desk2]) expect((await lead(tableId, { token })).code).toBe(404);
  expect((await lead(tableId, { bookingId: '99' })).code).toBe(404);
  app.clock.set(seatingAt - 2 * g.HOUR);
  expect((await lead(tableId)).code).toBe(422);
  app.clock.set(seatingAt);
  expect((await g.act(app, xia, id, 'cancel')).code).toBe(200);
  expect((await lead(tableId)).code).toBe(409);
  expect(await free()).toContain(tableId);
});

test(`two at once, ${RACES} times: a table has one party, a booking has one table`, async () => {
  for (let round = 0; round < RACES; round += 1) {
    await rewind();
    app.clock.set(seatingAt);
    const [one = '', two = ''] = await free();
    const sameTable = round % 2 === 0;
    const both = await Promise.all([lead(one), sameTable ? walkIn(one) : lead(two)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    const hasTable = !sameTable || both[0]!.code === 200;
    expect(await sessionsOf()).toHaveLength(hasTable ? 1 : 0);
    expect((await g.rowOf(app, id)).status).toBe(hasTable ? 'seated' : 'booked');
  }
});
