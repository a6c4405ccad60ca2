/** Rooms: what the grid shows is what can be taken, whoever takes it, and two never have one half hour. */
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { roomClosures, rooms, roomSlots, stores } from '../../../server/db/schema';
import { transact } from '../../../server/db/transact';
import { freeRoom, takeRoom, type Wish } from '../../../server/domains/offer/room/service';
import { RACES, testServer } from '../harness';

const app = testServer({ seed: true, disagrees: 'rooms are taken here by what is no booking' });
const HOUR = 3_600_000;
const [STORE, TINGSONG, GUANHE] = ['1', '73011' + '1', '730112'];
const DAY = '2026-07-01';
const at = (clock: string, day = DAY) => Date.parse(`${day}T${clock}:00+08:00`);
let lin = '';
beforeAll(async () => {
  lin = await app.login('13800000001');
  await app.db.delete(roomSlots);
});
afterEach(() => app.db.delete(roomSlots));

const wish = (from: string, to: string, more: Partial<Wish> = {}): Wish => ({
  storeId: STORE,
  roomId: TINGSONG,
  party: 4,
  from: at(from),
  to: at(to),
  ...more,
});
const take = (it: Wish, id = '1') => transact(app.db, (tx) => takeRoom(tx, it, { kind: 'booking', id }));
const grid = async (params: { date?: string; party?: number; minutes?: number; storeId?: string } = {}) => {
  const answer = await app.ok('tea.bookingSlots', { storeId: STORE, date: DAY, ...params }, { token: lin });
  const cells = answer.rooms.find(({ room }) => room.id === TINGSONG)?.cells ?? [];
  return { answer, cells, states: Object.fromEntries(cells.map(({ start, state }) => [start, state])) };
};

describe('tea.bookingSlots', () => {
  test('asks for a login, and knows its stores and days', async () => {
    expect((await app.call('tea.bookingSlots', { storeId: STORE, date: DAY })).code).toBe(401);
    expect((await app.call('tea.bookingSlots', { storeId: '99', date: DAY }, { token: lin })).code).toBe(404);
    const none = await app.call('tea.bookingSlots', { storeId: STORE, date: '2026-06-31' }, { token: lin });
    expect(none).toMatchObject({ code: 400, field: 'date' });
  });

  test('four rooms by the half hour, from opening to closing', async () => {
    const { answer, cells } = await grid();
    expect(answer).toMatchObject({ date: DAY, open: '09:30', close: '22:30', step: 30 });
    expect(answer.rooms.map(({ room }) => room.name)).toEqual(['听松', '观荷', '竹里', '公共茶席']);
    expect(answer.rooms[0]!.room).toMatchObject({ seatsMin: 2, seatsMax: 6, deposit: 5000, buffer: 15 });
    expect(cells).toHaveLength(26);
    expect(cells[0]).toEqual({ start: '09:30', state: 'free', at: at('09:30'), nextDay: false });
    expect(cells.at(-1)).toEqual({ start: '22:00', state: 'free', at: at('22:00'), nextDay: false });
  });

  test('rule 31.1: the last start is closing less the length; a closed day has no cells; what is over is past', async () => {
    const { states } = await grid({ minutes: 120 });
    expect([states['20:30'], states['21:00']]).toEqual(['free', 'blocked']);
    // 鼓浪屿馆 is closed on Tuesdays.
    const closed = await app.ok('tea.bookingSlots', { storeId: '6', date: '2026-07-07' }, { token: lin });
    expect(closed).toMatchObject({ open: '', close: '' });
    expect(closed.rooms.map(({ cells }) => cells)).toEqual([[], [], [], []]);
    const past = await grid({ date: '2026-01-05' });
    expect(new Set(past.cells.map(({ state }) => state))).toEqual(new Set(['past']));
  });

  test('rule 31.2: a turn-over is taken, a party that does not fit begins nothing', async () => {
    await take(wish('14:00', '16:00'));
    const { states } = await grid();
    expect(['13:00', '13:30', '14:00', '15:30', '16:00', '16:30'].map((start) => states[start])).toEqual([
      'free',
      // The half hour itself is free; what ends at two is cleared until a quarter past.
      'blocked',
      'taken',
      'taken',
      'taken',
      'free',
    ]);
    const { cells } = await grid({ party: 7 });
    expect(new Set(cells.map(({ state }) => state))).toEqual(new Set(['blocked', 'taken']));
  });

  test('a closure and a room out of use are blocked', async () => {
    const span = { startAt: at('10:00'), endAt: at('12:00') };
    await app.db
      .insert(roomClosures)
      .values({ ...span, id: '1', storeId: STORE, roomId: TINGSONG, reason: '空调检修', by: '店长', createdAt: 0 });
    expect((await grid()).states['10:30']).toBe('blocked');
    // What would reach into it does not begin; what ends as it begins does.
    expect((await grid({ minutes: 60 })).states['09:30']).toBe('blocked');
    await expect(take(wish('11:30', '13:00'))).rejects.toThrow('听松该时段暂停使用：空调检修');
    await app.db.delete(roomClosures);
    await app.db.update(rooms).set({ closed: true }).where(eq(rooms.id, TINGSONG));
    expect(new Set((await grid()).cells.map(({ state }) => state))).toEqual(new Set(['blocked']));
    await expect(take(wish('18:00', '19:00'))).rejects.toThrow('听松暂停使用，请换一间');
    await app.db.update(rooms).set({ closed: false }).where(eq(rooms.id, TINGSONG));
  });

  test('rule 31.1: a store that is open past midnight shows its night on the day it opened', async () => {
    const [before] = await app.db.select().from(stores).where(eq(stores.id, STORE));
    await app.db
      .update(stores)
      .set({ hours: { open: '18:00', close: '02:00', closedDays: [] } })
      .where(eq(stores.id, STORE));
    const late = wish('23:30', '23:30', { to: at('01:00', '2026-07-02') });
    await take(late);
    const { cells, states } = await grid();
    expect(cells.at(-1)?.start).toBe('01:30');
    expect([states['23:00'], states['00:30'], states['01:00'], states['01:30']]).toEqual([
      'blocked',
      'taken',
      'taken',
      'free',
    ]);
    await expect(
      take({ ...late, from: at('01:30', '2026-07-02'), to: at('02:30', '2026-07-02') }, '2'),
    ).rejects.toThrow('超出营业时间');
    await app.db.update(stores).set({ hours: before!.hours }).where(eq(stores.id, STORE));
  });
});

describe('taking a room', () => {
  test.each([
    ['a party under its seats', wish('10:00', '11:00', { party: 1 }), '听松 2 位起订'],
    ['a party over its seats', wish('10:00', '11:00', { party: 7 }), '听松 6 位坐满'],
    ['before opening', wish('09:00', '10:00'), '超出营业时间，叶间·西湖总店 09:30-22:30'],
    ['after closing', wish('22:00', '23:00'), '超出营业时间'],
    ['a room of another store', wish('10:00', '11:00', { roomId: '730121' }), '内容不存在或已下架'],
    [
      'a closed day',
      wish('10:00', '10:00', {
        storeId: '6',
        roomId: '730161',
        from: at('10:00', '2026-07-07'),
        to: at('11:00', '2026-07-07'),
      }),
      '叶间·鼓浪屿馆周二休息',
    ],
  ])('rule 31.2: %s is refused by the server', async (_, it, words) => {
    await expect(take(it)).rejects.toThrow(words);
    expect(await app.db.$count(roomSlots)).toBe(0);
  });

  test('a start inside the turn-over is refused, a move over itself works, what was left is free', async () => {
    await take(wish('14:00', '16:00'));
    await expect(take(wish('16:00', '17:00'), '2')).rejects.toThrow('该雅室此时段已被预订');
    await take(wish('16:00', '17:00', { roomId: GUANHE }), '2');
    await take(wish('14:30', '16:30'));
    await take(wish('11:30', '13:30', { party: 2 }), '3');
    await expect(take(wish('12:00', '14:30'), '4')).rejects.toThrow('该雅室此时段已被预订');
    await transact(app.db, (tx) => freeRoom(tx, { kind: 'booking', id: '1' }));
    await take(wish('14:00', '16:00'), '4');
  });

  test('random uses: what is kept never overlaps and every turn-over is left', async () => {
    const anyUse = fc.record({ start: fc.integer({ min: 0, max: 24 }), length: fc.integer({ min: 1, max: 6 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(anyUse, { minLength: 2, maxLength: 12 }), async (uses) => {
        await app.db.delete(roomSlots);
        const kept: Wish[] = [];
        for (const [i, { start, length }] of uses.entries()) {
          const from = at('09:30') + start * HOUR * 0.5;
          const it = { ...wish('09:30', '10:00'), from, to: from + length * HOUR * 0.5 };
          const isClear = kept.every((one) => it.from >= one.to + 15 * 60_000 || one.from >= it.to + 15 * 60_000);
          const may = isClear && it.to <= at('22:30');
          const taken = await take(it, String(100 + i)).then(
            () => true,
            () => false,
          );
          expect({ it, taken }).toEqual({ it, taken: may });
          if (taken) kept.push(it);
        }
      }),
      { numRuns: 15 },
    );
  });

  test(`two at once, ${RACES} times: one has it, the other hears that it is taken`, async () => {
    for (let round = 0; round < RACES; round++) {
      const [one, two] = [
        wish('14:00', '16:00'),
        wish(round % 2 === 0 ? '15:00' : '13:00', round % 2 === 0 ? '17:00' : '14:30'),
      ];
      const results = await Promise.allSettled([take(one, '11'), take(two, '12')]);
      expect({ round, kept: results.filter(({ status }) => status === 'fulfilled').length }).toEqual({
        round,
        kept: 1,
      });
      const [loser] = results.filter((result) => result.status === 'rejected');
      expect(String((loser as PromiseRejectedResult).reason)).toContain('该雅室此时段已被预订');
      const takers = await app.db.selectDistinct({ id: roomSlots.takerId }).from(roomSlots);
      expect(takers).toHaveLength(1);
      await app.db.delete(roomSlots);
    }
  });
});
