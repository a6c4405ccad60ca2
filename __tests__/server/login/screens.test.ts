/** Screens of the stores (flow 20): who lets one in, what it shows, and its end. */
import { and, eq } from 'drizzle-orm';
import { employees, loginTickets, orders, sessions } from '../../../server/db/schema';
import { hashToken } from '../../../server/domains/people/session/service';
import { testServer, PASSWORD } from '../harness';
import { keepRows } from '../rewind';
import { WANG } from '../demo';

/** Manager of 西湖总店 (1); floor of 武林馆 (2) without area report; finance of 武林馆 with it; tea specialist of 西湖总店. */
const QIAN = '13900000004';
const SUN = '13900000005';
const WU = '13900000006';
const WULIN = '2';
const app = testServer({ seed: true });
let rewind: () => Promise<void>;
beforeAll(async () => {
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const ask = (storeId = WULIN) => app.ok('ticket.create', { kind: 'tv', storeId, name: '吧台屏' });
const decide = (
  token: string,
  ticket: string,
  action: 'confirm' | 'cancel' | 'logout',
  board?: 'menu' | 'report' | 'queue' | 'door' | 'kitchen',
) => app.call('tv.dingAuthConfirm', { ticket, action, board }, { token });
const boardOf = (token: string) => app.call('screen.board', { token });

test('scanned, a board chosen, shown; logged out it shows nothing', async () => {
  const screen = await ask();
  expect(screen.url).toContain('/h5/outbound/pages/tvLogin?ticket=');
  const token = await app.login(QIAN);
  expect(await app.ok('tv.dingAuth', { ticket: screen.ticket }, { token })).toMatchObject({
    kind: 'tv',
    device: '吧台屏',
    status: 'scanned',
    store: { id: WULIN, name: expect.stringContaining('武林') },
    by: '钱多多',
    boards: [
      { value: 'menu' },
      { value: 'report', disabled: true, note: '需要报表权限' },
      { value: 'queue' },
      { value: 'door' },
      { value: 'kitchen' },
    ],
  });
  expect((await decide(token, screen.ticket, 'confirm', 'menu')).data).toMatchObject({
    status: 'confirmed',
    board: 'menu',
  });
  expect((await app.call('ticket.state', { token: screen.token })).data).toMatchObject({
    status: 'confirmed',
    board: 'menu',
    by: '钱多多',
  });
  const rows = await app.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(screen.token)));
  expect(rows).toMatchObject([{ memberId: '10104', way: 'screen' }]);

  const { data } = await boardOf(screen.token);
  expect(data).toMatchObject({ board: 'menu', by: '钱多多', store: { id: WULIN } });
  expect(data.menu!.length).toBeGreaterThan(5);
  // A screen is no phone of its employee: its token opens its board and nothing else.
  expect((await app.call('member.my', {}, { token: screen.token })).code).toBe(401);

  expect((await decide(token, screen.ticket, 'logout')).data.status).toBe('cancelled');
  expect((await boardOf(screen.token)).code).toBe(401);
  expect((await app.call('ticket.state', { token: screen.token })).data.status).toBe('cancelled');
  expect((await decide(token, screen.ticket, 'confirm', 'menu')).code).toBe(410);
});

test('the same ticket again tells who confirmed it; a colleague changes nothing, a manager may end it', async () => {
  const screen = await ask();
  const token = await app.login(QIAN);
  await decide(token, screen.ticket, 'confirm', 'queue');
  const sun = await app.login(SUN);
  expect(await app.ok('tv.dingAuth', { ticket: screen.ticket }, { token: sun })).toMatchObject({
    status: 'confirmed',
    by: '钱多多',
  });
  for (const action of ['confirm', 'logout'] as const)
    expect(await decide(sun, screen.ticket, action, 'menu')).toMatchObject({ code: 409, message: '已由 钱多多 确认' });
  expect((await boardOf(screen.token)).data.board).toBe('queue');
  // The screen's own employee chooses another board: the same session, not a second one.
  expect((await decide(token, screen.ticket, 'confirm', 'menu')).data.board).toBe('menu');
  expect((await boardOf(screen.token)).data.board).toBe('menu');
  expect(await app.db.select().from(sessions).where(eq(sessions.way, 'screen'))).toHaveLength(1);
  expect((await decide(await app.login(WANG), screen.ticket, 'logout')).data.status).toBe('cancelled');
  expect((await boardOf(screen.token)).code).toBe(401);
});

test('the report board needs the area, another store a manager, the page an employee', async () => {
  const screen = await ask();
  const qian = await app.login(QIAN);
  expect(await decide(qian, screen.ticket, 'confirm', 'report')).toMatchObject({ code: 403, message: '暂无权限' });
  expect((await app.call('ticket.state', { token: screen.token })).data.status).toBe('waiting');
  expect((await decide(await app.login(SUN), screen.ticket, 'confirm', 'report')).code).toBe(200);
  const { report } = (await boardOf(screen.token)).data;
  expect(report!.days).toHaveLength(7);
  expect(report!.figures.map(({ label }) => label)).toEqual(['今日自提收入', '今日自提单', '待取', '今日已取']);

  const elsewhere = await ask();
  const wu = await app.login(WU);
  expect((await app.call('tv.dingAuth', { ticket: elsewhere.ticket }, { token: wu })).code).toBe(422);
  expect(await decide(wu, elsewhere.ticket, 'confirm', 'menu')).toMatchObject({
    code: 422,
    message: '这块大屏在其他门店，需要主管登录',
  });
  expect((await decide(await app.login(WANG), elsewhere.ticket, 'confirm', 'menu')).code).toBe(200);
  const guest = await app.login('13800000001');
  expect((await app.call('tv.dingAuth', { ticket: elsewhere.ticket }, { token: guest })).code).toBe(403);
  expect((await decide(guest, elsewhere.ticket, 'confirm', 'menu')).code).toBe(403);
});

test('who loses the area or the store loses the screen with it', async () => {
  const screen = await ask();
  await decide(await app.login(SUN), screen.ticket, 'confirm', 'report');
  expect((await boardOf(screen.token)).code).toBe(200);
  await app.db
    .update(employees)
    .set({ areas: ['finance'] })
    .where(eq(employees.no, 'E1005'));
  expect((await boardOf(screen.token)).code).toBe(401);
});

test('expired after two minutes; the page of the app sends one on to its own', async () => {
  const screen = await ask();
  const token = await app.login(QIAN);
  expect(await app.ok('site.appLogin', { ticket: screen.ticket }, { token })).toMatchObject({
    kind: 'tv',
    status: 'waiting',
  });
  expect((await app.call('site.appLoginConfirm', { ticket: screen.ticket, action: 'confirm' }, { token })).code).toBe(
    404,
  );
  app.clock.advance(120_000);
  expect((await app.ok('tv.dingAuth', { ticket: screen.ticket }, { token })).status).toBe('expired');
  expect(await decide(token, screen.ticket, 'confirm', 'menu')).toMatchObject({
    code: 410,
    message: '二维码已过期，请刷新大屏',
  });
  expect((await boardOf(screen.token)).code).toBe(401);
  const [row] = await app.db.select().from(loginTickets).where(eq(loginTickets.code, screen.ticket));
  expect(row!.status).toBe('waiting');
});

test('confirmed without a board is refused, a ticket of a computer is no screen', async () => {
  const screen = await ask();
  const token = await app.login(QIAN);
  expect(await decide(token, screen.ticket, 'confirm')).toMatchObject({ code: 400, field: 'board' });
  const pc = await app.ok('ticket.create', { kind: 'pc' });
  expect((await app.call('tv.dingAuth', { ticket: pc.ticket }, { token })).code).toBe(404);
  expect((await decide(token, pc.ticket, 'confirm', 'menu')).code).toBe(404);
});

test('the queue calls the orders of this store by the end of their numbers, names masked', async () => {
  const [tea] = await app.db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, '10001'), eq(orders.status, 'shipped')));
  await app.db
    .update(orders)
    .set({
      status: 'pickup',
      deliveryType: 'pickup',
      pickup: { storeId: WULIN, name: '林知夏', mobile: '13800000001' },
    })
    .where(eq(orders.id, tea!.id));
  const screen = await ask();
  await decide(await app.login(QIAN), screen.ticket, 'confirm', 'queue');
  const { queue } = (await boardOf(screen.token)).data;
  expect(queue!.ready.map(({ no }) => no)).toContain(tea!.no.slice(-4));
  expect(JSON.stringify(queue)).not.toMatch(/知夏|138\d{8}/);
  // Another store's screen does not call it.
  const other = await ask('1');
  await decide(await app.login(WANG), other.ticket, 'confirm', 'queue');
  expect((await boardOf(other.token)).data.queue!.ready.map(({ no }) => no)).not.toContain(tea!.no.slice(-4));
});

test('a new password of its employee ends the screen too, and so does 退出所有设备', async () => {
  const screen = await ask();
  const token = await app.login(QIAN);
  await decide(token, screen.ticket, 'confirm', 'menu');
  await app.ok('member.resetPw', { kind: 'login', oldPassword: PASSWORD, password: 'NewLeaf2026' }, { token });
  expect((await boardOf(screen.token)).code).toBe(401);
});

test('/screen lets one choose the store, then shows its page; /pc is a page too; neither runs what is not its own', async () => {
  const list = await app.http.inject({ url: '/screen' });
  expect(list.body).toContain('这块屏在哪家门店');
  expect(list.body).toContain('href="/screen?store=2"');
  const page = await app.http.inject({ url: '/screen?store=2&name=%3Cb%3E' });
  expect(page.body).toContain('data-store="2"');
  expect(page.body).not.toContain('<b>');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const pc = await app.http.inject({ url: '/pc' });
  expect(pc.body).toContain('data-kind="pc"');
  expect((await app.http.inject({ url: '/screen/screen.js' })).headers['content-type']).toContain('javascript');
});

test('叫号屏: who was called, who comes next by size, and nobody by name', async () => {
  const token = await app.login(QIAN);
  const screen = await ask();
  await decide(token, screen.ticket, 'confirm', 'door');
  const take = (party: number) =>
    app.ok(
      'booking.queueTake',
      { storeId: WULIN, party, guest: { name: '柳先生', mobile: '13812345678' }, requestId: `door-screen-${party}` },
      { token },
    );
  const first = await take(3);
  await take(4);
  await app.ok('booking.queueAct', { id: first.number.id, action: 'call' }, { token });
  const { data } = await boardOf(screen.token);
  expect(data).toMatchObject({
    board: 'door',
    door: { called: [{ no: 'B01', party: 3 }], lines: [{ key: 'A', waiting: 0 }, { waiting: 1, next: ['B02'] }, {}] },
  });
  expect(JSON.stringify(data)).not.toMatch(/柳|138/);
});
