/** Many at once for the last place: exactly one has it, whatever way each came. */
import { eq, inArray } from 'drizzle-orm';
import { bookings, jobs, rooms, stores } from '../../../server/db/schema';
import { verifyBookings } from '../../../server/domains/selling/booking/verify';
import { RACES, testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import * as g from './guests';
import { START } from './guests';

const app = testServer({ seed: true });
const UNIT = '730199';
const MEMBERS = Array.from({ length: 8 }, (_, i) => String(10_050 + i));
let tokens: string[] = [];
let rewind: () => Promise<void>;
beforeAll(async () => {
  app.clock.set(START);
  tokens = await Promise.all(MEMBERS.map((id) => tokenFor(app, id)));
  await app.db.insert(rooms).values({
    ...{ id: UNIT, storeId: g.STORE, name: '听松·观荷', area: 'room', seatsMin: 2, seatsMax: 10, sort: 9 },
    joins: [g.TINGSONG, g.GUANHE],
  });
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const DAY = g.dayIn(app, 8);
const hold = (more: g.Wanted) => (token: string) =>
  app.call('booking.hold', { action: 'take', ...g.wish(app, { date: DAY, ...more }), requestId: rid() }, { token });
const save = (more: g.Wanted) => (token: string) => g.save(app, token, { date: DAY, ...more });

/** Eight ways to the same half hour: by the room, by a hold, by the joined rooms, over the turn-over. */
const WAYS = [
  save({ start: '19:00' }),
  save({ start: '20:30', minutes: 90 }),
  hold({ start: '19:30' }),
  save({ start: '18:30' }),
  save({ roomId: UNIT, start: '19:00' }),
  hold({ roomId: UNIT, start: '19:30', minutes: 90 }),
  save({ start: '19:30', minutes: 60 }),
  hold({ start: '19:30', minutes: 60 }),
];
const isOfDay = eq(bookings.date, DAY);

// LibreBooking/librebooking#147: two who reserved at once both saw that it was theirs.
test(`rules 33.2, 33.5: eight at once, ${RACES} times: each that has it, has it alone`, async () => {
  for (let round = 0; round < RACES; round += 1) {
    const answers = await Promise.all(tokens.map((token, i) => WAYS[(i + round) % 8]!(token)));
    const won = answers.filter(({ code }) => code === 200);
    expect({ round, won: won.length, codes: new Set(answers.map(({ code }) => code)) }).toEqual({
      ...{ round, won: 1 },
      codes: new Set([200, 409]),
    });
    expect(await verifyBookings(app.db)).toEqual([]);
    await rewind();
    app.clock.set(START);
  }
});

test(`rule 33.1: past midnight, ${RACES} times: one has the last place`, async () => {
  for (let round = 0; round < RACES; round += 1) {
    await app.db
      .update(stores)
      .set({ hours: { open: '18:00', close: '02:00', closedDays: [] } })
      .where(eq(stores.id, g.STORE));
    const ways = [
      save({ start: '23:30', minutes: 90 }),
      save({ start: '00:30', minutes: 60 }),
      hold({ start: '00:00', minutes: 90 }),
    ];
    const answers = await Promise.all(tokens.slice(0, 6).map((token, i) => ways[i % 3]!(token)));
    expect({ round, won: answers.filter(({ code }) => code === 200).length }).toEqual({ round, won: 1 });
    expect(await verifyBookings(app.db)).toEqual([]);
    await rewind();
    app.clock.set(START);
  }
});

test(`rule 33.6: two who move into each other's place, ${RACES} times: neither waits for the other, nobody is doubled`, async () => {
  for (let round = 0; round < RACES; round += 1) {
    const [a, b] = [tokens[0]!, tokens[1]!];
    const first = await save({ start: '14:00', roomId: g.GUANHE, minutes: 60 })(a);
    const second = await save({ start: '16:00', roomId: g.GUANHE, minutes: 60 })(b);
    const ids = [first.data.booking.card.id, second.data.booking.card.id];
    await app.db.update(bookings).set({ status: 'pending', deposit: 0 }).where(inArray(bookings.id, ids));
    await app.db
      .insert(jobs)
      .values(ids.map((key) => ({ kind: 'booking.pending' as const, key, runAt: START + g.HOUR })));
    await Promise.all([
      g.act(app, a, ids[0]!, 'reschedule', { start: '15:30' }),
      g.act(app, b, ids[1]!, 'reschedule', { start: '14:30' }),
      hold({ start: '14:30', roomId: g.GUANHE, minutes: 60 })(tokens[2]!),
    ]);
    expect(await verifyBookings(app.db)).toEqual([]);
    await rewind();
    app.clock.set(START);
  }
});

test(`rule 33.11: one specialist, eight guests in two rooms, ${Math.ceil(RACES / 4)} times`, async () => {
  for (let round = 0; round < Math.ceil(RACES / 4); round += 1) {
    await Promise.all(
      tokens.map((token, i) =>
        save({
          roomId: i % 2 === 0 ? g.TINGSONG : g.GUANHE,
          start: i % 2 === 0 ? '19:00' : '19:30',
          minutes: 60,
          employeeNo: 'E1006',
        })(token),
      ),
    );
    expect(await app.db.$count(bookings, isOfDay)).toBe(1);
    expect(await verifyBookings(app.db)).toEqual([]);
    await rewind();
    app.clock.set(START);
  }
});

// indico/indico#4315: a request that was taken back while it was accepted was both, and others were refused with it.
test(`rule 33.16: taken back while the store answers, ${RACES} times: one of both holds, the others stay`, async () => {
  for (let round = 0; round < RACES; round += 1) {
    const desk = await app.login(g.DESK);
    const first = await save({ start: '14:00', roomId: g.ZHULI, minutes: 60 })(tokens[0]!);
    const second = await save({ start: '17:00', roomId: g.ZHULI, minutes: 60 })(tokens[1]!);
    const ids = [first.data.booking.card.id, second.data.booking.card.id];
    await app.db.update(bookings).set({ status: 'pending', deposit: 0 }).where(inArray(bookings.id, ids));
    await app.db
      .insert(jobs)
      .values(ids.map((key) => ({ kind: 'booking.pending' as const, key, runAt: START + g.HOUR })));
    const [taken, answered] = await Promise.all([
      g.act(app, tokens[0]!, ids[0]!, 'cancel'),
      g.act(app, desk, ids[0]!, round % 2 === 0 ? 'confirm' : 'refuse'),
    ]);
    // A confirmed one can still be cancelled, so after 确认 both may stand; 婉拒 and 取消 exclude each other.
    const codes = [taken.code, answered.code];
    const { status } = await g.rowOf(app, ids[0]!);
    expect({ round, codes, status }).toEqual({ round, ...outcomeOf(codes, round % 2 === 0) });
    expect((await g.rowOf(app, ids[1]!)).status).toBe('pending');
    expect(await verifyBookings(app.db)).toEqual([]);
    await rewind();
    app.clock.set(START);
  }
});

/** What the two answers leave: the last word that was allowed. */
function outcomeOf([taken, answered]: number[], isConfirm: boolean): { codes: number[]; status: string } {
  if (taken === 200) return { codes: [200, isConfirm && answered === 200 ? 200 : 409], status: 'cancelled' };
  return { codes: [409, 200], status: 'refused' };
}
