/** 出品屏 (rule 37.4): tickets by station on a screen of the store, finished and taken back from it, and by nobody else's. */
import { eq } from 'drizzle-orm';
import { employees, tableRounds } from '../../../server/db/schema';
import type { Kitchen } from '../../../src/contract/tableService/kitchen';
import type { RequestOf } from '../../../src/contract/schemas';
import { testServer } from '../harness';
import { keepRows } from '../rewind';
import {
  ANNA,
  CAKE,
  COLD,
  FAR_STORE,
  FAR_WAITER,
  furnish,
  linesOf,
  loginAll,
  LONGJING,
  placed,
  rid,
  seatOf,
  STORE,
  TABLES,
  WAITER,
  type Seat,
  type Tokens,
} from './tearoom';

const app = testServer();
let rewind: () => Promise<void>;
let seat: Seat;
let tokens: Tokens;
let [ours, screen] = ['', ''];

/** A screen that somebody of the store let in; its token. */
async function hang(who: string, storeId = STORE, board: 'kitchen' | 'queue' = 'kitchen'): Promise<string> {
  const ticket = await app.ok('ticket.create', { kind: 'tv', storeId, name: '吧台屏' });
  await app.ok('tv.dingAuthConfirm', { ticket: ticket.ticket, action: 'confirm', board }, { token: tokens[who]! });
  return ticket.token;
}
const read = async (token: string): Promise<Kitchen> => (await app.ok('screen.board', { token })).kitchen!;
type Act = Omit<RequestOf<'screen.act'>, 'token' | 'opId' | 'action'>;
const act = (token: string, action: 'serve' | 'unserve', about: Act, opId: string = rid()) =>
  app.call('screen.act', { token, action, opId, ...about });
const of = ({ orderId, lines }: Kitchen['tickets'][number]): Act => ({ orderId, lineIds: lines.map(({ id }) => id) });

beforeAll(async () => {
  await furnish(app);
  tokens = await loginAll(app);
  seat = seatOf(app, tokens);
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  ours = (await seat.sit(ANNA, TABLES[0]!)).data.session.id;
  screen = await hang(WAITER);
});
const order = () =>
  placed(seat, ANNA, ours, [
    [LONGJING, 2],
    [CAKE, 1],
  ]);

test('a round is a ticket at each station, a dish is summed over all tables, a line that is finished leaves', async () => {
  await order();
  app.clock.advance(60_000);
  await placed(seat, ANNA, ours, [[CAKE, 3]]);
  const { tickets, sums, done } = await read(screen);
  expect(tickets.map(({ station, round, table, lines }) => [station, round, table, lines[0]!.title])).toEqual([
    ['茶水', 1, 'D1-01', '龙井'],
    ['茶点', 1, 'D1-01', '绿豆糕'],
    ['茶点', 2, 'D1-01', '绿豆糕'],
  ]);
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(3);
  expect(sums).toEqual([
    { station: '茶点', title: '绿豆糕', open: 4, served: 0 },
    { station: '茶水', title: '龙井', open: 2, served: 0 },
  ]);
  expect(done).toEqual([]);
  const after = (await act(screen, 'serve', of(tickets[1]!))).data.kitchen!;
  expect(after.tickets.map(({ id }) => id)).toEqual([tickets[0]!.id, tickets[2]!.id]);
  expect(after.sums[0]).toEqual({ station: '茶点', title: '绿豆糕', open: 3, served: 1 });
  expect(after.done).toMatchObject([{ table: 'D1-01', lines: [{ title: '绿豆糕', qty: 1 }] }]);
});

test('the choices, the words of the guest, what waits and what is urged stand on the ticket', async () => {
  const line = {
    ...{ sessionId: ours, productId: COLD, specId: '91032', qty: 1, note: '少冰', rev: 0, opId: rid() },
    feeding: JSON.stringify([{ key: 'top', label: '珍珠', value: '91033' }]),
  };
  await app.ok('scanCode.insertCartItemFeeding', line as never, { token: tokens[ANNA]! });
  const { rev } = await seat.cart(ANNA, ours);
  const { data } = await seat.order(ANNA, ours, rev);
  await seat.act(ANNA, 'hold', { sessionId: ours, orderId: data.order.id });
  await seat.act(ANNA, 'urge', { sessionId: ours, orderId: data.order.id });
  const [ticket] = (await read(screen)).tickets;
  expect(ticket!.lines).toMatchObject([{ title: '冷泡', held: true, urged: true }]);
  expect(ticket!.lines[0]!.notes.join()).toMatch(/大杯.*珍珠.*少冰/);
});

test('the last of a round serves it, 撤销 puts it back, and after ten minutes it stays as it is', async () => {
  const { id } = await order();
  const { tickets } = await read(screen);
  for (const ticket of tickets) expect((await act(screen, 'serve', of(ticket))).code).toBe(200);
  const roundNow = async () => (await app.db.select().from(tableRounds).where(eq(tableRounds.id, id)))[0]!.status;
  expect(await roundNow()).toBe('served');
  const back = (await act(screen, 'unserve', of(tickets[0]!))).data.kitchen!;
  expect(back.tickets.map((one) => one.id)).toEqual([tickets[0]!.id]);
  expect(await roundNow()).toBe('accepted');
  app.clock.advance(10 * 60_000);
  expect((await read(screen)).done).toEqual([]);
  expect(await act(screen, 'unserve', of(tickets[1]!))).toMatchObject({
    code: 409,
    message: '上齐超过 10 分钟，不能撤销',
  });
});

test('a press counts once: sent again after 撤销 it does not serve again; two screens at once serve once', async () => {
  await order();
  const [ticket] = (await read(screen)).tickets;
  const opId = rid();
  await act(screen, 'serve', of(ticket!), opId);
  await act(screen, 'unserve', of(ticket!));
  const again = (await act(screen, 'serve', of(ticket!), opId)).data.kitchen!;
  expect(again.tickets.map(({ id }) => id)).toContain(ticket!.id);
  const other = await hang(WAITER);
  const both = await Promise.all([screen, other].map((token) => act(token, 'serve', of(ticket!))));
  expect(both.map(({ code }) => code)).toEqual([200, 200]);
  const served = (await linesOf(app, ours)).filter(({ status }) => status === 'served');
  expect(served.map(({ id }) => id)).toEqual(ticket!.lines.map(({ id }) => id));
  expect((await read(other)).sums.find(({ title }) => title === '龙井')).toMatchObject({ open: 0, served: 2 });
});

test('another store sees and presses nothing of it, nor does another board, nor a phone', async () => {
  await order();
  const [ticket] = (await read(screen)).tickets;
  const far = await hang(FAR_WAITER, FAR_STORE);
  expect((await read(far)).tickets).toEqual([]);
  expect((await act(far, 'serve', of(ticket!))).code).toBe(404);
  expect((await act(await hang(WAITER, STORE, 'queue'), 'serve', of(ticket!))).code).toBe(403);
  expect((await act('x'.repeat(43), 'serve', of(ticket!))).code).toBe(401);
  // Lines of another round, none at all, none that exists.
  expect((await act(screen, 'serve', { orderId: ticket!.orderId, lineIds: [] })).code).toBe(400);
  expect((await act(screen, 'serve', { orderId: ticket!.orderId, lineIds: ['1'] })).code).toBe(400);
  expect((await act(screen, 'serve', { orderId: '1', lineIds: ['1'] })).code).toBe(404);
  expect((await linesOf(app, ours)).every(({ status }) => status !== 'served')).toBe(true);
});

test('who may not serve tables any more loses the screen, and lets none in', async () => {
  await order();
  const [ticket] = (await read(screen)).tickets;
  await app.db
    .update(employees)
    .set({ areas: ['report'] })
    .where(eq(employees.memberId, WAITER));
  expect((await app.call('screen.board', { token: screen })).code).toBe(401);
  expect((await act(screen, 'serve', of(ticket!))).code).toBe(401);
  const next = await app.ok('ticket.create', { kind: 'tv', storeId: STORE });
  const asked = { ticket: next.ticket, action: 'confirm' as const, board: 'kitchen' as const };
  expect((await app.call('tv.dingAuthConfirm', asked, { token: tokens[WAITER]! })).code).toBe(403);
});

test('a round that was taken back is made no more', async () => {
  const { id } = await order();
  await seat.back(ANNA, id);
  expect((await read(screen)).tickets).toEqual([]);
});

test('what is taken home is packed at the desk, not made here', async () => {
  await seat.take(ANNA, ours, { qty: 2 });
  await order();
  const { tickets, sums } = await read(screen);
  expect(tickets.map(({ station }) => station)).toEqual(['茶水', '茶点']);
  expect(sums.map(({ title, open }) => [title, open])).toEqual([
    ['龙井', 2],
    ['绿豆糕', 1],
  ]);
});
