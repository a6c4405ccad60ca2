/** Bookings: made by the rules, paid, moved, cancelled, received, finished; nobody else's; what came before changes nothing. */
import { eq } from 'drizzle-orm';
import {
  absences,
  bookings,
  employees,
  jobs,
  notices,
  payments,
  rooms,
  roomSlots,
  stores,
  venues,
} from '../../../server/db/schema';
import { transact } from '../../../server/db/transact';
import { depositOf, finishBooking, seatBooking, spendDeposit } from '../../../server/domains/selling/booking/seating';
import { verifyBookings } from '../../../server/domains/selling/booking/verify';
import { DAY_MS } from '../../../server/lib/shanghai';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';
import * as g from './guests';
import { START } from './guests';

const app = testServer({ seed: true });
let [xia, yun, qing, desk, other, keeper] = ['', '', '', '', '', ''];
let rewind: () => Promise<void>;
beforeAll(async () => {
  app.clock.set(START);
  [xia, yun, qing] = [await tokenFor(app, g.XIA), await tokenFor(app, g.YUN), await tokenFor(app, g.QING)];
  [desk, other, keeper] = [await app.login(g.DESK), await app.login(g.DESK_2), await app.login(g.NO_DESK)];
  await g.fund(app, [g.XIA, g.YUN, g.QING]);
  await g.lookAfter(app, []);
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  app.clock.set(START);
});
afterEach(async () => expect(await verifyBookings(app.db)).toEqual([]));

describe('made', () => {
  test('rules 33.6, 33.7: with its deposit it waits a quarter of an hour, then it is booked and its guest told', async () => {
    const { booking, orderId, orderGroup, amount } = await app.ok('tea.bookingSave', g.asked(app), { token: xia });
    expect({ orderGroup, amount }).toEqual({ orderGroup: 'booking', amount: 5000 });
    expect(booking.card).toMatchObject({
      status: 'unpaid',
      statusText: '待付订金',
      start: '19:00',
      end: '21:00',
      deposit: 5000,
    });
    expect(booking.card.expireAt).toBe(START + 15 * g.MINUTE);
    expect(await g.pay(app, g.XIA, xia, orderId!)).toMatchObject({ code: 200 });
    const seen = await app.ok('booking.orderInfo', { id: booking.card.id }, { token: xia });
    expect(seen.card).toMatchObject({ status: 'booked', can: ['cancel', 'reschedule'], canCancel: true });
    expect(seen.cancel).toMatchObject({ refund: 5000, until: g.at(seen.card.date, '17:00') });
    expect(seen.code).toMatch(/^YY\d{8}$/);
    expect(seen.timeline.map(({ key }) => key)).toEqual(['made', 'paid']);
    expect((await g.statesOf(app, yun))['19:00']).toBe('taken');
    // Cleared after it: a quarter of an hour takes the half hour.
    expect((await g.statesOf(app, yun))['21:00']).toBe('taken');
    const told = await app.db.select().from(notices).where(eq(notices.memberId, g.XIA));
    expect(told.some(({ title }) => title === '预约成功')).toBe(true);
  });

  test('without its deposit the room is free again, and money that comes later goes back', async () => {
    const { orderId } = await app.ok('tea.bookingSave', g.asked(app), { token: xia });
    app.clock.advance(15 * g.MINUTE);
    await app.runJobs();
    expect(await g.rowOf(app, orderId!)).toMatchObject({ status: 'cancelled', paidAt: null });
    expect((await g.statesOf(app, yun))['19:00']).toBe('free');
    expect((await g.pay(app, g.XIA, xia, orderId!)).code).toBe(410);
  });

  test('rule 33.7: large groups and services that ask for it wait for the store, a refusal gives all back', async () => {
    const id = await g.own(app, g.XIA, xia, { roomId: g.ZHULI, party: 9 });
    expect((await g.rowOf(app, id)).status).toBe('pending');
    expect((await g.act(app, xia, id, 'confirm')).code).toBe(403);
    const before = await g.balanceOf(app, xia);
    expect((await g.act(app, desk, id, 'refuse', { reason: '当天包场' })).data).toMatchObject({ refunded: 10_000 });
    expect(await g.balanceOf(app, xia)).toBe(before + 10_000);
    const next = await g.own(app, g.XIA, xia, { roomId: g.ZHULI, party: 9 });
    expect((await g.act(app, desk, next, 'confirm')).data.card.status).toBe('booked');
    expect((await g.act(app, desk, next, 'confirm')).code).toBe(409);
  });

  test('rule 33.7: nobody answers: two hours before it is refused by itself and paid back', async () => {
    const id = await g.own(app, g.XIA, xia, { roomId: g.ZHULI, party: 9 });
    app.clock.set(g.at(g.dayIn(app, 5), '17:00'));
    await app.runJobs();
    expect(await g.rowOf(app, id)).toMatchObject({ status: 'refused', refunded: 10_000 });
  });

  // calcom/cal.diy#14868: the grid knew the buffer, the save did not.
  test.each([
    [{ start: '21:00', minutes: 60 }, 409, undefined, 'a start within the turn-over'],
    [{ start: '17:00' }, 409, undefined, 'its own turn-over reaches into what follows'],
    [{ start: '08:00' }, 400, 'start', 'before opening'],
    [{ start: '21:30' }, 400, 'start', 'ends after closing'],
    [{ minutes: 30 }, 400, 'minutes', 'too short'],
    [{ minutes: 300 }, 400, 'minutes', 'too long'],
    [{ date: '2026-06-18', start: '11:30' }, 400, 'start', 'already past today'],
    [{ date: '2026-06-17' }, 400, 'start', 'a past date'],
    [{ date: '2026-07-19' }, 400, 'date', 'more than thirty days ahead'],
    [{ date: '2026-06-31' }, 400, 'date', 'no such day'],
    [{ start: '10:00', party: 1 }, 400, 'party', 'too few'],
    [{ start: '10:00', party: 7 }, 400, 'party', 'too many'],
    [{ start: '10:00', roomId: '730121' }, 404, undefined, 'a room of another store'],
    [{ start: '10:00', roomId: g.PUBLIC }, 400, 'roomId', 'a public table for a service of rooms'],
    [{ start: '10:00', serviceTypeId: '1' }, 404, undefined, 'no such service'],
    [{ start: '10:00', storeId: '99' }, 404, undefined, 'no such store'],
    [{ start: '10:00', employeeNo: 'E1004' }, 400, 'employeeNo', 'somebody of another store'],
  ] as [g.Wanted, number, string | undefined, string][])(
    'rules 33.1, 33.2: %j answers %i: %s %s',
    async (more, code, field, _why) => {
      await g.own(app, g.YUN, yun);
      const answer = await g.save(app, xia, more);
      expect(answer).toMatchObject({ code, ...(field !== undefined && { field }) });
    },
  );

  // SergeyMosin/Appointments#689: what nobody had confirmed yet did not block, and both were confirmed.
  test('rule 33.2: what is unpaid or waits for the store counts as taken', async () => {
    const { booking } = await app.ok('tea.bookingSave', g.asked(app), { token: xia });
    expect(booking.card.status).toBe('unpaid');
    expect((await g.statesOf(app, yun))['19:00']).toBe('taken');
    expect((await g.save(app, yun)).code).toBe(409);
    const big = { roomId: g.ZHULI, party: 9 };
    const first = await g.own(app, g.QING, qing, big);
    expect((await g.rowOf(app, first)).status).toBe('pending');
    expect((await g.save(app, yun, big)).code).toBe(409);
    expect((await g.act(app, desk, first, 'confirm')).data.card.status).toBe('booked');
  });

  // SergeyMosin/Appointments#183: a long one that had begun left its later half hours for others.
  test('rule 33.2: one that has begun keeps its half hours until its end', async () => {
    const id = await g.own(app, g.XIA, xia, { start: '14:00', minutes: 240 });
    app.clock.set(g.at(g.dayIn(app, 5), '14:45'));
    const later = { start: '16:00', minutes: 60 };
    const isTaken = async () => {
      expect((await g.statesOf(app, yun, later))['16:00']).toBe('taken');
      expect((await g.save(app, yun, later)).code).toBe(409);
    };
    await isTaken();
    expect((await g.act(app, desk, id, 'seat')).code).toBe(200);
    app.clock.set(g.at(g.dayIn(app, 5), '15:45'));
    await app.runJobs();
    await isTaken();
  });

  test('rule 33.8: somewhere else at the same time is refused, one after the other is not', async () => {
    await g.own(app, g.XIA, xia);
    expect(await g.save(app, xia, { roomId: g.GUANHE, start: '20:30', minutes: 60 })).toMatchObject({
      code: 422,
      message: '你该时段已有预约',
    });
    expect((await g.save(app, xia, { roomId: g.GUANHE, start: '21:00', minutes: 60 })).code).toBe(200);
  });

  test('a room or a store out of use takes nothing', async () => {
    await app.db.update(rooms).set({ closed: true }).where(eq(rooms.id, g.TINGSONG));
    expect(await g.save(app, xia)).toMatchObject({ code: 422, field: 'roomId' });
    await app.db.update(stores).set({ bookable: false }).where(eq(stores.id, g.STORE));
    expect(await g.save(app, xia, { roomId: g.GUANHE })).toMatchObject({ code: 422, field: 'storeId' });
  });

  test('without a room the smallest that fits is taken', async () => {
    const { roomId: _, ...wanted } = g.asked(app, { party: 2 });
    const { booking } = await app.ok('tea.bookingSave', wanted, { token: xia });
    expect(booking.card.room.name).toBe('观荷');
  });

  test('rule 33.11: a specialist serves one guest at a time, whoever is free is found', async () => {
    await g.own(app, g.XIA, xia, { employeeNo: 'E1006' });
    const second = { roomId: g.GUANHE, start: '20:00', minutes: 60 };
    expect(await g.save(app, yun, { ...second, employeeNo: 'E1006' })).toMatchObject({
      code: 422,
      field: 'employeeNo',
    });
    expect(await g.save(app, yun, { ...second, serviceTypeId: g.FEAST })).toMatchObject({ code: 422 });
    expect((await g.save(app, yun, second)).code).toBe(200);
    const [who] = await app.ok('booking.employeeNoList', { storeId: g.STORE, date: g.dayIn(app, 5) }, { token: yun });
    expect(who).toMatchObject({ no: 'E1006', freeText: '09:30 后有空' });
  });

  test('rule 33.12: a coupon that does not fit is refused with its reason', async () => {
    const [mine] = (await app.ok('coupon.index', { status: 'unused' }, { token: xia })).page.list.filter(
      ({ card }) => card.kind !== 'table',
    );
    expect(await g.save(app, xia, { couponId: mine!.id })).toMatchObject({ code: 422, field: 'couponId' });
    expect((await g.save(app, yun, { couponId: mine!.id })).code).toBe(404);
  });
});

describe('somebody else', () => {
  test('sees, moves, answers and exports nothing', async () => {
    const id = await g.own(app, g.XIA, xia);
    const calls = [
      app.call('booking.orderInfo', { id }, { token: yun }),
      app.call('booking.calendar', { id }, { token: yun }),
      app.call('booking.answer', { id, answer: 'refund', requestId: rid() }, { token: yun }),
      app.call(
        'booking.hold',
        { action: 'take', ...g.wish(app, { start: '10:00' }), bookingId: id, requestId: rid() },
        { token: yun },
      ),
      app.call('site.poster', { kind: 'booking', id }, { token: yun }),
      app.call('wechat.remind', { kind: 'booking', targetId: id, on: true }, { token: yun }),
      ...['cancel', 'reschedule', 'late', 'review', 'seat', 'noShow', 'finish', 'confirm', 'refuse'].map((action) =>
        g.act(app, yun, id, action),
      ),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.code).toBe(404);
    // The desk of another store, and staff without a desk.
    for (const token of [other, keeper])
      for (const action of ['seat', 'noShow', 'finish']) expect((await g.act(app, token, id, action)).code).toBe(404);
    expect((await app.call('booking.orderInfo', { id }, { token: other })).code).toBe(404);
    expect((await app.ok('booking.orderInfo', { id }, { token: desk })).card.guest).toMatchObject({ name: '山中客' });
    expect((await g.rowOf(app, id)).status).toBe('booked');
    expect(
      (
        await app.call(
          'pay.wallet',
          { orderGroup: 'booking', orderId: id, payToken: 'x', requestId: rid() },
          { token: yun },
        )
      ).code,
    ).not.toBe(200);
  });
});

describe('cancelled', () => {
  test.each([
    ['17:00:00.000', 5000],
    ['17:00:00.001', 0],
  ])('rule 33.9: at %s what the sheet says goes back: %i', async (clock, refund) => {
    const id = await g.own(app, g.XIA, xia);
    const before = await g.balanceOf(app, xia);
    app.clock.set(Date.parse(`${g.dayIn(app, 5)}T${clock}+08:00`));
    const sheet = (await app.ok('booking.orderInfo', { id }, { token: xia })).cancel!;
    expect(sheet.refund).toBe(refund);
    const { data } = await g.act(app, xia, id, 'cancel', { refund });
    expect(data).toMatchObject({ refunded: refund, card: { status: 'cancelled' } });
    expect(await g.balanceOf(app, xia)).toBe(before + refund);
    expect((await g.statesOf(app, yun, { date: data.card.date }))['19:00']).toBe('free');
  });

  test('rule 33.9: a sheet that was open across the limit is asked again and changes nothing', async () => {
    const id = await g.own(app, g.XIA, xia);
    app.clock.set(g.at(g.dayIn(app, 5), '17:00') + 1);
    expect((await g.act(app, xia, id, 'cancel', { refund: 5000 })).code).toBe(409);
    expect((await g.rowOf(app, id)).status).toBe('booked');
  });

  test('rule 33.9: moved and cancelled, the deposit goes back once, by the new hour', async () => {
    const id = await g.own(app, g.XIA, xia);
    const before = await g.balanceOf(app, xia);
    expect((await g.act(app, xia, id, 'reschedule', { start: '15:00' })).code).toBe(200);
    app.clock.set(g.at(g.dayIn(app, 5), '12:59'));
    expect((await g.act(app, xia, id, 'cancel')).data.refunded).toBe(5000);
    expect((await g.act(app, xia, id, 'cancel')).code).toBe(409);
    expect(await g.balanceOf(app, xia)).toBe(before + 5000);
    expect(await app.db.$count(payments, eq(payments.orderId, id))).toBe(1);
  });
});

describe('moved', () => {
  test('rule 33.16: over itself, once, and what it had is free at once', async () => {
    const id = await g.own(app, g.XIA, xia);
    expect((await g.statesOf(app, xia, { bookingId: id }))['19:30']).toBe('free');
    const { data } = await g.act(app, xia, id, 'reschedule', { start: '19:30' });
    expect(data.card).toMatchObject({ start: '19:30', end: '21:30' });
    expect(data).toMatchObject({ reschedulesLeft: 0, card: { can: ['cancel'] } });
    expect((await g.statesOf(app, yun, { minutes: 60 }))['18:00']).toBe('free');
    expect(await g.act(app, xia, id, 'reschedule', { start: '15:00' })).toMatchObject({ code: 422 });
  });

  test('a hold for it counts what it has as its own', async () => {
    const id = await g.own(app, g.XIA, xia);
    const wanted = { ...g.wish(app, { start: '19:30' }), bookingId: id };
    await app.ok('booking.hold', { action: 'take', ...wanted, requestId: rid() }, { token: xia });
    expect(await verifyBookings(app.db)).toEqual([]);
    expect((await g.act(app, xia, id, 'reschedule', { start: '19:30' })).code).toBe(200);
    expect((await app.ok('booking.holding', { storeId: g.STORE }, { token: xia })).hold).toBeUndefined();
  });

  test('not within two hours, not into what is taken, not into the past, not over another own one', async () => {
    const id = await g.own(app, g.XIA, xia);
    await g.own(app, g.YUN, yun, { start: '10:00' });
    await g.own(app, g.XIA, xia, { start: '13:00', roomId: g.GUANHE, party: 2 });
    expect((await g.act(app, xia, id, 'reschedule', { start: '10:30' })).code).toBe(409);
    expect((await g.act(app, xia, id, 'reschedule', { start: '14:00' })).code).toBe(422);
    expect((await g.act(app, xia, id, 'reschedule', { date: '2026-06-17' })).code).toBe(400);
    expect((await g.rowOf(app, id)).startAt).toBe(g.at(g.dayIn(app, 5), '19:00'));
    app.clock.set(g.at(g.dayIn(app, 5), '17:01'));
    expect((await g.act(app, xia, id, 'reschedule', { start: '20:00' })).code).toBe(422);
  });

  test.each(['cancelled', 'finished', 'noShow', 'refused', 'seated'] as const)(
    'rule 33.16: an old link of one that is %s changes nothing and says so',
    async (status) => {
      const id = await g.own(app, g.XIA, xia);
      const done = { finished: 'seat', noShow: 'noShow', seated: 'seat' } as const;
      if (status === 'cancelled') await g.act(app, xia, id, 'cancel');
      else if (status === 'refused') {
        await app.db.update(bookings).set({ status: 'pending' }).where(eq(bookings.id, id));
        expect((await g.act(app, desk, id, 'refuse')).code).toBe(200);
      } else {
        app.clock.set(g.at(g.dayIn(app, 5), '19:30'));
        expect((await g.act(app, desk, id, done[status])).code).toBe(200);
        if (status === 'finished') expect((await g.act(app, desk, id, 'finish')).code).toBe(200);
      }
      const before = await g.rowOf(app, id);
      for (const action of ['cancel', 'reschedule', 'late'])
        expect((await g.act(app, xia, id, action, { start: '15:00', lateMinutes: 15 })).code).toBe(409);
      for (const said of ['accept', 'refund'] as const)
        expect((await app.call('booking.answer', { id, answer: said, requestId: rid() }, { token: xia })).code).toBe(
          409,
        );
      expect((await g.pay(app, g.XIA, xia, id)).code).toBeGreaterThanOrEqual(409);
      expect(await g.rowOf(app, id)).toEqual(before);
    },
  );
});

describe('received', () => {
  test('rule 33.10: late once, kept longer, at most fifty minutes; not come after an hour', async () => {
    const id = await g.own(app, g.XIA, xia);
    expect((await g.act(app, xia, id, 'late', { lateMinutes: 30 })).code).toBe(422);
    app.clock.set(g.at(g.dayIn(app, 5), '18:50'));
    expect((await g.act(app, xia, id, 'late', { lateMinutes: 20 })).code).toBe(400);
    const { data } = await g.act(app, xia, id, 'late', { lateMinutes: 30 });
    expect(data.card.keptUntil).toBe(g.at(data.card.date, '19:50'));
    expect((await g.act(app, xia, id, 'late', { lateMinutes: 15 })).code).toBe(409);
    app.clock.set(g.at(data.card.date, '19:49'));
    expect((await g.act(app, desk, id, 'noShow')).code).toBe(422);
    app.clock.set(g.at(data.card.date, '20:00'));
    await app.runJobs();
    expect(await g.rowOf(app, id)).toMatchObject({ status: 'noShow', refunded: 0 });
  });

  test('the staff says that nobody came after twenty minutes', async () => {
    const id = await g.own(app, g.XIA, xia);
    app.clock.set(g.at(g.dayIn(app, 5), '19:19'));
    expect((await g.act(app, desk, id, 'noShow')).code).toBe(422);
    app.clock.advance(g.MINUTE);
    expect((await g.act(app, desk, id, 'noShow')).data.card.status).toBe('noShow');
  });

  test('seated by the desk, finished, reviewed once; the deposit goes back without a bill', async () => {
    const id = await g.own(app, g.XIA, xia);
    const before = await g.balanceOf(app, xia);
    expect((await g.act(app, desk, id, 'seat')).code).toBe(422);
    app.clock.set(g.at(g.dayIn(app, 5), '18:30'));
    expect((await g.act(app, desk, id, 'seat')).data.card.status).toBe('seated');
    app.clock.set(g.at(g.dayIn(app, 5), '19:40'));
    expect((await g.act(app, desk, id, 'finish')).data).toMatchObject({ refunded: 5000 });
    expect(await g.balanceOf(app, xia)).toBe(before + 5000);
    expect((await g.statesOf(app, yun, { minutes: 60 }))['20:00']).toBe('free');
    expect((await g.act(app, xia, id, 'review', {})).code).toBe(400);
    expect((await g.act(app, xia, id, 'review', { score: 5, text: '茶好，人好' })).data.review).toMatchObject({
      score: 5,
    });
    expect((await g.act(app, xia, id, 'review', { score: 1 })).code).toBe(409);
    const venue = await app.ok('tea.store', { id: g.STORE });
    expect(venue.reviews[0]).toMatchObject({ score: 5, text: '茶好，人好', user: { nickname: '林**' } });
  });

  test('rule 33.10: the first scan of the seat seats, the bill spends of the deposit, the rest goes back', async () => {
    const id = await g.own(app, g.XIA, xia);
    const before = await g.balanceOf(app, xia);
    const date = g.dayIn(app, 5);
    const scan = (memberId: string, roomId?: string) =>
      transact(app.db, (tx) => seatBooking(tx, memberId, { storeId: g.STORE, roomId }, app.clock.now()));
    app.clock.set(g.at(date, '17:59'));
    expect(await scan(g.XIA)).toBeUndefined();
    app.clock.set(g.at(date, '18:00'));
    expect(await scan(g.YUN)).toBeUndefined();
    expect(await scan(g.XIA, g.GUANHE)).toBeUndefined();
    const seated = { id, party: 4, roomId: g.TINGSONG, deposit: 5000 };
    expect(await scan(g.XIA, g.TINGSONG)).toEqual(seated);
    expect(await scan(g.XIA)).toEqual(seated);
    const spend = (amount: number) =>
      transact(app.db, (tx) => spendDeposit(tx, id, { amount, sessionId: '900001' }, app.clock.now(), app.server));
    await expect(spend(5001)).rejects.toThrow('预约订金不足以抵扣');
    await spend(3800);
    expect(await depositOf(app.db, id)).toBe(1200);
    for (let i = 0; i < 2; i += 1) await transact(app.db, (tx) => finishBooking(tx, id, app.clock.now(), app.server));
    expect(await g.rowOf(app, id)).toMatchObject({ status: 'finished', spent: 3800, refunded: 1200 });
    expect(await g.balanceOf(app, xia)).toBe(before + 1200);
  });

  test('its code is redeemed at its store only, once', async () => {
    const id = await g.own(app, g.XIA, xia);
    const { code } = await g.rowOf(app, id);
    const show = (token: string, confirm = false) => app.call('tea.verification', { code, confirm }, { token });
    expect((await show(desk)).data).toMatchObject({ kind: 'booking', usable: false, reason: '还没到预约时间' });
    app.clock.set(g.at(g.dayIn(app, 5), '18:45'));
    expect((await show(other)).code).toBe(422);
    expect((await show(desk, true)).data).toMatchObject({ kind: 'booking', owner: '山** 138****0099' });
    expect((await show(desk, true)).code).toBe(422);
    expect((await g.rowOf(app, id)).status).toBe('seated');
  });

  test('rule 33.13: reminded a day and two hours before', async () => {
    const id = await g.own(app, g.XIA, xia);
    const told = async () =>
      (await app.db.select().from(notices).where(eq(notices.memberId, g.XIA))).filter(({ link }) =>
        link?.endsWith(`id=${id}`),
      );
    const before = (await told()).length;
    app.clock.set(g.at(g.dayIn(app, 5), '19:00') - DAY_MS);
    await app.runJobs();
    expect((await told()).length).toBe(before + 1);
    app.clock.advance(22 * g.HOUR);
    await app.runJobs();
    expect((await told()).map(({ title }) => title)).toContain('你的茶席就要开始了');
    expect(await app.db.$count(jobs, eq(jobs.key, id))).toBeGreaterThan(0);
  });
});

describe('past midnight', () => {
  // alextselegidis/easyappointments#1432: appointments beyond midnight could not be booked; #910: the hour moved with the zone.
  test('rule 33.1: a night belongs to the day it opened on, and is taken once', async () => {
    await app.db
      .update(stores)
      .set({ hours: { open: '18:00', close: '02:00', closedDays: [] } })
      .where(eq(stores.id, g.STORE));
    const { booking } = await app.ok('tea.bookingSave', g.asked(app, { start: '00:30', minutes: 90 }), { token: xia });
    const date = g.dayIn(app, 5);
    expect(booking.card).toMatchObject({ date, start: '00:30', end: '02:00', nextDay: true });
    expect(booking.card.startAt).toBe(g.at(g.dayIn(app, 6), '00:30'));
    expect(await g.save(app, yun, { start: '23:30', minutes: 60 })).toMatchObject({ code: 409 });
    expect(await g.save(app, yun, { start: '01:00', minutes: 90 })).toMatchObject({ code: 400, field: 'start' });
    expect((await g.save(app, yun, { start: '00:30', date: g.dayIn(app, 4), minutes: 60 })).code).toBe(200);
    const grid = await app.ok('tea.bookingSlots', { storeId: g.STORE, date, minutes: 60 }, { token: qing });
    expect(grid.rooms[0]!.cells.find(({ start }) => start === '00:30')).toMatchObject({
      state: 'taken',
      nextDay: true,
    });
    const { ics } = await app.ok('booking.calendar', { id: booking.card.id }, { token: xia });
    expect(ics).toContain('DTSTART:20260623T163000Z');
  });

  test('rule 33.1: after midnight the night that still runs is the first day, until it closes', async () => {
    await app.db
      .update(stores)
      .set({ hours: { open: '18:00', close: '04:00', closedDays: [] } })
      .where(eq(stores.id, g.STORE));
    const [night, today] = [g.dayIn(app, 4), g.dayIn(app, 5)];
    const days = (storeId?: string) =>
      app.ok('booking.days', { party: 4, minutes: 60, days: 3, ...(storeId && { storeId }) }, { token: xia });
    const look = (date: string) =>
      app.call('booking.search', { date, party: 4, minutes: 60, start: '02:00' }, { token: xia });
    app.clock.set(g.at(today, '00:40'));
    for (const storeId of [g.STORE, undefined]) {
      const answer = await days(storeId);
      expect(answer.today).toBe(today);
      expect(answer.days[0]).toMatchObject({ date: night, text: expect.not.stringMatching('休息') });
    }
    // A store that is shut by midnight begins with its own day.
    expect((await days('2')).days[0]?.date).toBe(today);
    const { data } = await look(night);
    const found = data.list.find(({ store }) => store.id === g.STORE);
    expect(found).toMatchObject({ fit: 'exact' });
    expect(found!.offers[0]!.starts[0]).toEqual({ start: '02:00', nextDay: true });
    expect((await look(g.dayIn(app, 3))).code).toBe(400);
    expect((await g.save(app, xia, { date: night, start: '02:00', minutes: 60 })).code).toBe(200);
    app.clock.set(g.at(today, '04:00'));
    expect((await days(g.STORE)).days[0]?.date).toBe(today);
    expect((await look(night)).code).toBe(400);
  });

  test('a specialist who is away on a day is away on its night, not on the evening before', async () => {
    await app.db
      .update(stores)
      .set({ hours: { open: '18:00', close: '02:00', closedDays: [] } })
      .where(eq(stores.id, g.STORE));
    const [row] = await app.db.select().from(employees).where(eq(employees.no, 'E1006'));
    const away = g.dayIn(app, 6);
    await app.db.insert(absences).values({ employeeId: row!.id, from: away, to: away, standInId: '0' });
    const night = { start: '00:30', minutes: 60, employeeNo: 'E1006' };
    expect((await g.save(app, yun, { ...night, date: g.dayIn(app, 5) })).code).toBe(200);
    expect(await g.save(app, qing, { ...night, date: away })).toMatchObject({ code: 422, field: 'employeeNo' });
  });
});

test('rule 33.15: what the store has not confirmed yet is tentative in a calendar', async () => {
  const id = await g.own(app, g.XIA, xia, { roomId: g.ZHULI, party: 8 });
  expect((await g.rowOf(app, id)).status).toBe('pending');
  const { ics } = await app.ok('booking.calendar', { id }, { token: xia });
  expect(ics).toContain('STATUS:TENTATIVE');
});

test('rule 33.15: its calendar entry keeps its UID and its sequence grows; what is called off is cancelled there', async () => {
  const id = await g.own(app, g.XIA, xia);
  const read = async () => (await app.ok('booking.calendar', { id }, { token: xia })).ics;
  const [uid] = /UID:.*/.exec(await read())!;
  expect(await read()).toMatch(/SEQUENCE:0/);
  await g.act(app, xia, id, 'reschedule', { start: '15:00' });
  expect(await read()).toMatch(/SEQUENCE:1/);
  await g.act(app, xia, id, 'cancel');
  const gone = await read();
  expect(gone).toContain(uid);
  expect(gone).toContain('METHOD:CANCEL');
});

test('lists: own tabs with counts; the desk sees its own store, not others', async () => {
  const id = await g.own(app, g.XIA, xia);
  const mine = await app.ok('tea.booking', { tab: 'coming' }, { token: xia });
  expect(mine.page.list.map((card) => card.id)).toContain(id);
  expect(mine.page.list.every(({ guest }) => guest === undefined)).toBe(true);
  const date = g.dayIn(app, 5);
  const day = await app.ok('tea.booking', { scope: 'store', date }, { token: desk });
  expect(day.page.list.find((card) => card.id === id)).toMatchObject({
    guest: { name: '山中客', mobile: '13800000099' },
  });
  for (const token of [yun, keeper])
    expect((await app.call('tea.booking', { scope: 'store', date }, { token })).code).toBe(403);
  expect((await app.call('tea.booking', { scope: 'store', storeId: g.STORE, date }, { token: other })).code).toBe(403);
  const theirs = await app.ok('tea.booking', { scope: 'store', date }, { token: other });
  expect(theirs.page.list.map((card) => card.id)).not.toContain(id);
});

test('page texts, services and posters', async () => {
  expect((await app.ok('pages.booking', {}, { token: xia })).code).toBe('BOOKING');
  expect((await app.ok('pages.bookingOrder', {}, { token: xia })).title).toBe('预约须知');
  expect(await app.ok('booking.serviceType', {}, { token: xia })).toHaveLength(6);
  const id = await g.own(app, g.XIA, xia);
  expect((await app.ok('site.poster', { kind: 'booking', id }, { token: xia })).title).toContain('听松');
  expect((await app.ok('wechat.remind', { kind: 'booking', targetId: id, on: true }, { token: xia })).on).toBe(true);
});

test('a pause of the desk stops the starts of the next hour only', async () => {
  await app.ok('booking.deskPause', { storeId: g.STORE, on: true, requestId: rid() }, { token: desk });
  const today = { date: g.dayIn(app, 0) };
  expect(await g.save(app, xia, { ...today, start: '12:30' })).toMatchObject({ code: 422, field: 'start' });
  expect((await g.save(app, xia, { ...today, start: '13:00' })).code).toBe(200);
  expect((await app.db.select().from(venues).where(eq(venues.storeId, g.STORE)))[0]!.pausedUntil).toBe(START + g.HOUR);
  expect(await app.db.$count(roomSlots, eq(roomSlots.takerKind, 'booking'))).toBeGreaterThan(0);
});
