/** The line at the door (rule 38.1). */
import { eq } from 'drizzle-orm';
import { notices, queueNumbers } from '../../../server/db/schema';
import { CHEN, LIN, XU, ZHOU } from '../demo';
import { RACES, testServer } from '../harness';

const app = testServer({ seed: true });
const STORE = '1';
const MINUTE = 60_000;
/** Area client; area table at two stores. */
const [LI, QIAN] = ['13900000002', '13900000004'];
const tokens: Record<string, string> = {};
const as = (who: string) => ({ token: tokens[who]! });
beforeAll(async () => {
  for (const who of [LIN, XU, ZHOU, CHEN, LI, QIAN]) tokens[who] = await app.login(who);
});
beforeEach(async () => {
  await app.db.delete(queueNumbers);
});
let ids = 0;
const take = (who: string, party: number, more: object = {}) => {
  ids += 1;
  return app.call('booking.queueTake', { storeId: STORE, party, requestId: `door-queue-${ids}`, ...more }, as(who));
};
const guest = async (party: number, name = '') => (await take(QIAN, party, { guest: { name } })).data.number;
const act = (who: string, id: string, action: 'call' | 'pass' | 'seat' | 'leave') =>
  app.call('booking.queueAct', { id, action }, as(who));
const line = async () => (await app.ok('booking.queueDesk', { storeId: STORE }, as(QIAN))).rows.map(({ no }) => no);

test('a number by the size of the party, who is before it, and about how long', async () => {
  expect((await take(LIN, 4)).data.number).toMatchObject({ no: 'B01', ahead: 0, minutes: 12, status: 'waiting' });
  expect((await take(XU, 3)).data.number).toMatchObject({ no: 'B02', ahead: 1, minutes: 24 });
  expect((await take(ZHOU, 8)).data.number).toMatchObject({ no: 'C01', ahead: 0 });
  const seen = await app.ok('booking.queue', { storeId: STORE }, as(CHEN));
  expect(seen).toMatchObject({
    open: true,
    sizes: [{ key: 'A', waiting: 0, minutes: 0 }, { waiting: 2 }, { waiting: 1 }],
  });
  expect(seen.mine).toBeUndefined();
  expect((await take(LIN, 2)).reason).toBe('claimed');
});

test('what was learned of the last weeks tells how long it takes', async () => {
  const at = app.clock.now() - 3 * 86_400_000;
  const day = { storeId: STORE, date: '2026-01-01', size: 'B', party: 4, status: 'seated' as const };
  await app.db.insert(queueNumbers).values(
    [0, 1, 2, 3].map((i) => ({
      ...day,
      seq: i + 1,
      place: i,
      takenAt: at,
      seatedAt: at + (i + 1) * 20 * MINUTE,
    })),
  );
  expect((await take(LIN, 4)).data.number.minutes).toBe(20);
  expect((await take(XU, 4)).data.number.minutes).toBe(40);
});

test('who is called is told; who is not there goes behind two, and out the third time', async () => {
  const { id } = (await take(LIN, 4)).data.number;
  for (let i = 0; i < 3; i += 1) await guest(4);
  expect((await act(QIAN, id, 'pass')).code).toBe(409);
  expect((await act(QIAN, id, 'call')).data).toMatchObject({ status: 'called', ahead: 0 });
  const told = await app.db.select().from(notices).where(eq(notices.title, 'B01 号请入座'));
  expect(told).toMatchObject([{ memberId: '10001', box: 'service' }]);
  expect((await act(QIAN, id, 'pass')).data).toMatchObject({ status: 'waiting', ahead: 2, missed: 1 });
  expect(await line()).toEqual(['B02', 'B03', 'B01', 'B04']);
  await act(QIAN, id, 'call');
  expect((await act(QIAN, id, 'pass')).data).toMatchObject({ status: 'waiting', missed: 2 });
  await act(QIAN, id, 'call');
  expect((await act(QIAN, id, 'pass')).data).toMatchObject({ status: 'left', missed: 3 });
  expect((await act(QIAN, id, 'seat')).code).toBe(409);
  // Who is out draws another.
  expect((await take(LIN, 4)).data.number.no).toBe('B05');
});

test('the desk draws for guests without a phone, and knows how to call them; others do not', async () => {
  await take(QIAN, 2, { guest: { name: '沈女士', mobile: '13812345678' } });
  await take(QIAN, 2, { guest: {} });
  const desk = await app.ok('booking.queueDesk', { storeId: STORE }, as(QIAN));
  expect(desk).toMatchObject({
    rows: [
      { no: 'A01', name: '沈女士', mobile: '13812345678' },
      { no: 'A02', mobile: '' },
    ],
  });
  expect((await take(LIN, 2, { guest: {} })).code).toBe(403);
  // Of the staff, but not of the tables.
  expect((await take(LI, 2, { guest: {} })).code).toBe(403);
  expect((await app.call('booking.queueDesk', {}, as(LIN))).code).toBe(403);
  expect((await app.call('booking.queueDesk', { storeId: '3' }, as(QIAN))).code).toBe(403);
});

test('a number is its owner’s and the desk’s', async () => {
  const { id } = (await take(LIN, 4)).data.number;
  expect((await act(XU, id, 'leave')).code).toBe(404);
  expect((await act(XU, id, 'call')).code).toBe(404);
  expect((await act(LIN, id, 'call')).code).toBe(404);
  expect((await act(LIN, '99', 'leave')).code).toBe(404);
  expect((await act(LIN, id, 'leave')).data.status).toBe('left');
  expect((await app.ok('booking.queue', { storeId: STORE }, as(LIN))).mine).toMatchObject({ status: 'left' });
});

test('nobody draws while it is closed, nor at a store that is none', async () => {
  const now = app.clock.now();
  app.clock.set(Date.parse('2026-01-06T02:00:00+08:00'));
  expect((await take(LIN, 2)).message).toContain('还没有营业');
  app.clock.set(now);
  expect((await app.call('booking.queue', { storeId: '99' }, as(LIN))).code).toBe(404);
});

test('drawn at the same moment the numbers follow each other', async () => {
  for (let round = 0; round < RACES; round += 1) {
    await app.db.delete(queueNumbers).where(eq(queueNumbers.storeId, STORE));
    await Promise.all(Array.from({ length: 8 }, () => take(QIAN, 2, { guest: {} })));
    expect(await line()).toEqual(['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08']);
    // The same member with two thumbs has one number.
    const two = await Promise.all([take(XU, 2), take(XU, 2)]);
    expect(two.map(({ code }) => code).sort()).toEqual([200, 409]);
  }
});
