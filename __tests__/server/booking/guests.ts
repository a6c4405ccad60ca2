/** Guests of the demo world who book, and the staff who receives them. */
import { eq } from 'drizzle-orm';
import { bookings, employees } from '../../../server/db/schema';
import { DAY_MS, dayOf } from '../../../server/lib/shanghai';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import type { TestServer } from '../harness';
import { payTokenFor, rid } from '../order/shop';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** Store 1 and its rooms: 听松 2-6, 观荷 1-4, 竹里 4-10, and the public table. */
export const [STORE, TINGSONG, GUANHE, ZHULI, PUBLIC] = ['1', '730111', '730112', '730113', '730114'];
export const [TASTE, FEAST] = ['74101', '74102'];
export const [XIA, YUN, QING] = ['10001', '10002', '10003'];
/** At the desk of store 1, of store 2, and on the staff without a table. */
export const [DESK, DESK_2, NO_DESK] = ['13900000001', '13900000004', '13900000003'];

/** When the suites begin, whatever they make of the clock. */
export const START = Date.parse('2026-06-18T12:00:00+08:00');
export const dayIn = (_app: TestServer, days: number) => dayOf(START + days * DAY_MS);
export const at = (date: string, clock: string) => Date.parse(`${date}T${clock}:00+08:00`);

export interface Wanted {
  roomId?: string;
  date?: string;
  start?: string;
  /** Of a place in the queue. */
  latest?: string;
  minutes?: number;
  party?: number;
  storeId?: string;
  serviceTypeId?: string;
  employeeNo?: string;
  couponId?: string;
}
/** Four people in 听松, five days from now, 19:00 to 21:00. */
export const wish = (app: TestServer, more: Wanted = {}) => ({
  storeId: STORE,
  roomId: TINGSONG,
  date: dayIn(app, 5),
  start: '19:00',
  minutes: 120,
  party: 4,
  ...more,
});
export const asked = (app: TestServer, more: Wanted = {}) => ({
  serviceTypeId: TASTE,
  name: '山中客',
  mobile: '13800000099',
  note: '少放糖',
  ...wish(app, more),
  requestId: rid(),
});
export const save = (app: TestServer, token: string, more: Wanted = {}) =>
  app.call('tea.bookingSave', asked(app, more), { token });

export async function fund(app: TestServer, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await book(app.db, {
      ...{
        owner: memberOwner(id),
        unit: 'money',
        bizType: 'adjust',
        bizId: rid(),
        delta: 5_000_000,
        at: app.clock.now(),
      },
    });
}
export const pay = async (app: TestServer, memberId: string, token: string, orderId: string) =>
  app.call(
    'pay.wallet',
    { orderGroup: 'booking', orderId, payToken: await payTokenFor(app, memberId), requestId: rid() },
    { token },
  );
/** Booked, and its deposit paid from the balance. */
export async function own(app: TestServer, memberId: string, token: string, more: Wanted = {}): Promise<string> {
  const { booking, orderId } = await app.ok('tea.bookingSave', asked(app, more), { token });
  if (orderId !== undefined) expect(await pay(app, memberId, token, orderId)).toMatchObject({ code: 200 });
  return booking.card.id;
}
export const rowOf = async (app: TestServer, id: string) =>
  (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0]!;
type Act = Parameters<TestServer['call']>[1];
export const act = (app: TestServer, token: string, id: string, action: string, more: object = {}) =>
  app.call('tea.bookingAct', { id, action, requestId: rid(), ...more } as Act as never, { token });
/** The desk of store 2 looks after these, too; after none in most suites. */
export const lookAfter = (app: TestServer, moreStoreIds: string[]) =>
  app.db.update(employees).set({ moreStoreIds }).where(eq(employees.no, 'E1004'));
export const balanceOf = async (app: TestServer, token: string) => (await app.ok('member.my', {}, { token })).balance;
export const statesOf = async (app: TestServer, token: string, more: Wanted & { bookingId?: string } = {}) => {
  const { roomId = TINGSONG, ...rest } = wish(app, more);
  const { start: _, ...day } = rest;
  const grid = await app.ok(
    'tea.bookingSlots',
    { ...day, ...(more.bookingId && { bookingId: more.bookingId }) },
    { token },
  );
  const cells = grid.rooms.find(({ room }) => room.id === roomId)?.cells ?? [];
  return Object.fromEntries(cells.map(({ start, state }) => [start, state]));
};
