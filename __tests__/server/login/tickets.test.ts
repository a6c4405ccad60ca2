/** Devices that are let in by scan: what a code opens, for whom, and for how long. */
import { eq } from 'drizzle-orm';
import { identities, loginTickets, notices, sessions } from '../../../server/db/schema';
import { hashToken } from '../../../server/domains/people/session/service';
import { CLEANUP_JOB, cleanupJobs } from '../../../server/jobs/cleanup';
import { testServer } from '../harness';
import { keepRows } from '../rewind';

const LIN = '13800000001';
const XU = '13800000003';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0';
const app = testServer({ seed: 'base' });
let rewind: () => Promise<void>;
beforeAll(async () => {
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const ask = async (kind: 'pc' | 'app' = 'pc', name?: string) => {
  const { data } = await app.call('ticket.create', { kind, name }, { headers: { 'user-agent': DESKTOP } });
  return data;
};
const stateOf = async (token: string) => (await app.call('ticket.state', { token })).data;
const ticketRow = async (code: string) =>
  (await app.db.select().from(loginTickets).where(eq(loginTickets.code, code)))[0]!;

test('waiting, scanned, confirmed: the token of the device becomes a session, once', async () => {
  const pc = await ask();
  expect(pc.url).toBe(`http://localhost:8086/h5/site/pages/appLogin?ticket=${pc.ticket}`);
  expect(pc.qr).toMatch(/^<svg /);
  expect(await stateOf(pc.token)).toMatchObject({ status: 'waiting' });
  expect((await app.call('member.my', {}, { token: pc.token })).code).toBe(401);

  const token = await app.login(LIN);
  const seen = await app.ok('site.appLogin', { ticket: pc.ticket }, { token });
  expect(seen).toMatchObject({ kind: 'pc', device: 'Windows 电脑 · Edge', status: 'scanned', ip: '127.0.0.*' });
  expect(await stateOf(pc.token)).toMatchObject({ status: 'scanned' });
  expect((await app.call('member.my', {}, { token: pc.token })).code).toBe(401);

  for (let i = 0; i < 2; i++)
    expect(await app.ok('site.appLoginConfirm', { ticket: pc.ticket, action: 'confirm' }, { token })).toMatchObject({
      status: 'confirmed',
    });
  expect(await stateOf(pc.token)).toMatchObject({ status: 'confirmed' });
  expect((await app.ok('member.my', {}, { token: pc.token })).id).toBe('10001');
  const opened = await app.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(pc.token)));
  expect(opened).toMatchObject([{ memberId: '10001', way: 'pc', device: 'Windows 电脑 · Edge' }]);
  const [told] = await app.db.select().from(notices).where(eq(notices.title, '新设备登录'));
  expect(told).toMatchObject({ memberId: '10001', link: '/member/pages/oauth/index' });
});

test.each(['官方客服', '官 方 客 服', '叶间', '\u202e服客方官', '微信客服\n请加好友', '\u200b', ''])(
  'a device that calls itself %j is an App, and nothing of that is repeated',
  async (name) => {
    const device = await ask('app', name);
    const token = await app.login(LIN);
    const seen = await app.ok('site.appLogin', { ticket: device.ticket }, { token });
    expect(['App', '服客方官']).toContain(seen.device);
    await app.ok('site.appLoginConfirm', { ticket: device.ticket, action: 'confirm' }, { token });
    const [told] = await app.db.select().from(notices).where(eq(notices.title, '新设备登录'));
    expect(told?.text).toBe('App 刚刚登录了你的账号。不是你本人，请退出这台设备并修改密码。');
  },
);

test('who reads the code over a shoulder gets nothing: not the session, not the ticket, not the decision', async () => {
  const pc = await ask();
  const token = await app.login(LIN);
  await app.ok('site.appLogin', { ticket: pc.ticket }, { token });
  const other = await app.login(XU);
  expect((await app.call('site.appLogin', { ticket: pc.ticket }, { token: other })).code).toBe(404);
  for (const action of ['confirm', 'cancel'] as const)
    expect((await app.call('site.appLoginConfirm', { ticket: pc.ticket, action }, { token: other })).code).toBe(404);
  expect((await app.call('ticket.state', { token: pc.ticket })).code).toBe(400);
  expect((await app.call('ticket.state', { token: 'x'.repeat(43) })).code).toBe(404);
  expect(await ticketRow(pc.ticket)).toMatchObject({ status: 'scanned', memberId: '10001' });
});

test('the table knows neither token nor who may use it', async () => {
  const pc = await ask();
  expect(JSON.stringify(await ticketRow(pc.ticket))).not.toContain(pc.token);
  expect((await ticketRow(pc.ticket)).tokenHash).toBe(hashToken(pc.token));
  expect((await app.call('site.appLogin', { ticket: pc.ticket })).code).toBe(401);
});

test('after two minutes a code opens nothing, whether it was scanned or not', async () => {
  const [waiting, scanned] = [await ask(), await ask()];
  const token = await app.login(LIN);
  await app.ok('site.appLogin', { ticket: scanned.ticket }, { token });
  app.clock.advance(120_000);
  for (const { ticket, token: asking } of [waiting, scanned]) {
    expect(await stateOf(asking)).toMatchObject({ status: 'expired' });
    expect((await app.ok('site.appLogin', { ticket }, { token })).status).toBe('expired');
    expect(await app.call('site.appLoginConfirm', { ticket, action: 'confirm' }, { token })).toMatchObject({
      code: 410,
      message: '二维码已过期',
    });
    expect(
      await app.db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashToken(asking))),
    ).toEqual([]);
  }
});

test('cancelled is for good', async () => {
  const pc = await ask();
  const token = await app.login(LIN);
  await app.ok('site.appLogin', { ticket: pc.ticket }, { token });
  expect((await app.ok('site.appLoginConfirm', { ticket: pc.ticket, action: 'cancel' }, { token })).status).toBe(
    'cancelled',
  );
  expect(await stateOf(pc.token)).toMatchObject({ status: 'cancelled' });
  expect((await app.call('site.appLoginConfirm', { ticket: pc.ticket, action: 'confirm' }, { token })).code).toBe(409);
  expect((await app.call('member.my', {}, { token: pc.token })).code).toBe(401);
});

test('two phones of two people confirm at once: one session', async () => {
  const pc = await ask();
  const tokens = [await app.login(LIN), await app.login(XU)];
  const answers = await Promise.all(
    tokens.map((token) => app.call('site.appLoginConfirm', { ticket: pc.ticket, action: 'confirm' }, { token })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 404]);
  expect(
    await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(pc.token))),
  ).toHaveLength(1);
});

test('the app that was let in is a binding; given up, its session ends', async () => {
  const native = await ask('app', 'Pixel 8');
  const token = await app.login(LIN);
  await app.ok('site.appLoginConfirm', { ticket: native.ticket, action: 'confirm' }, { token });
  expect((await app.ok('auth.list', {}, { token })).find(({ provider }) => provider === 'app')).toMatchObject({
    label: 'App',
    nickname: 'Pixel 8',
  });
  await app.call('site.smsCode', { mobile: '138****0001', scene: 'bind' }, { token });
  await app.ok('auth.delete', { provider: 'app', code: '888888' }, { token });
  expect((await app.call('member.my', {}, { token: native.token })).code).toBe(401);
  expect((await app.call('member.my', {}, { token })).code).toBe(200);
  expect(await app.db.select().from(identities).where(eq(identities.provider, 'app'))).toEqual([]);
});

test('old tickets are swept daily; those of a session that lives stay', async () => {
  const [gone, used] = [await ask(), await ask()];
  const token = await app.login(LIN);
  await app.ok('site.appLoginConfirm', { ticket: used.ticket, action: 'confirm' }, { token });
  app.clock.advance(86_400_000);
  await app.db.transaction(async (tx) => {
    await cleanupJobs[CLEANUP_JOB]?.(tx as never, 'daily', app.server);
  });
  expect(await ticketRow(gone.ticket)).toBeUndefined();
  expect(await stateOf(used.token)).toMatchObject({ status: 'confirmed' });
});

test('names a wrong parameter; a screen has a store', async () => {
  expect((await app.call('ticket.create', { kind: 'fridge' })).code).toBe(400);
  expect((await app.call('ticket.create', { kind: 'tv' })).code).toBe(404);
  expect((await app.call('ticket.create', { kind: 'tv', storeId: '999' })).code).toBe(404);
  expect((await app.call('site.appLogin', { ticket: 'short' }, { token: await app.login(LIN) })).code).toBe(400);
});
