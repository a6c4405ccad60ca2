/** `/ws`: who may listen, what is heard with a commit and never without one, loss and resume, limits, stopping. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { WS_NO_SESSION, WS_RESTART, WS_TOO_MANY } from '../../../src/contract/realtime/frames';
import type { Tx } from '../../../server/db/client';
import { sessions } from '../../../server/db/schema';
import { publish } from '../../../server/realtime/publish';
import { createTestServer, PASSWORD, type TestServer } from '../harness';
import { openEar, serve, type Ear } from './listen';

const LIN = '13800000001';
const ZHOU = '13800000002';
let app: TestServer;
let url: string;
let token: string;
const ears: Ear[] = [];
const listen = (topics: string, as = token) => {
  const ear = openEar(url, as, topics);
  ears.push(ear);
  return ear;
};
const tell = (topic: `user:${string}`, kind: string, data: Record<string, unknown>) =>
  app.db.transaction((tx) => publish(tx as unknown as Tx, topic, { kind, data }));

beforeAll(async () => {
  app = await createTestServer({ seed: 'base' });
  url = await serve(app);
  token = await app.login(LIN);
});
afterEach(() => ears.splice(0).forEach(({ socket }) => socket.terminate()));
afterAll(() => app.close());

test('a member hears the own topic, with the state first', async () => {
  const ear = listen('user:10001');
  await ear.hears(({ topic, kind }) => topic === 'ws' && kind === 'ready');
  const first = await ear.hears(({ kind }) => kind === 'snapshot');
  expect(first).toMatchObject({ topic: 'user:10001', data: { notices: { total: expect.any(Number) as number } } });
  await tell('user:10001', 'order', { orderId: '1' });
  await expect(ear.hears(({ kind }) => kind === 'order')).resolves.toMatchObject({
    topic: 'user:10001',
    data: { orderId: '1' },
    at: app.clock.now(),
  });
});

test('without a session, with a wrong or an ended one, the socket is closed with a code that says so', async () => {
  await expect(listen('user:10001', '').closed).resolves.toBe(WS_NO_SESSION);
  await expect(listen('user:10001', 'x'.repeat(43)).closed).resolves.toBe(WS_NO_SESSION);
  const ended = await app.login(ZHOU);
  await app.db.delete(sessions).where(eq(sessions.memberId, '10002'));
  await expect(listen('user:10002', ended).closed).resolves.toBe(WS_NO_SESSION);
});

describe('a session that ends takes its sockets with it, at once', () => {
  const open = async (session: string) => {
    const ear = listen('user:10003', session);
    await ear.hears(({ kind }) => kind === 'snapshot');
    return ear;
  };
  /** Closing follows the NOTIFY, not the check that runs every 25 s. */
  const AT_ONCE = 5000;
  const XU = '13800000003';

  test(
    'logging out of this device leaves the other one listening',
    async () => {
      const [mine, theirs] = [await app.login(XU), await app.login(XU)];
      const [gone, stays] = [await open(mine), await open(theirs)];
      await app.ok('member.logout', { scope: 'device' }, { token: mine });
      await expect(gone.closed).resolves.toBe(WS_NO_SESSION);
      await tell('user:10003', 'order', { orderId: 'after' });
      await stays.hears(({ data }) => data.orderId === 'after');
      expect(JSON.stringify(gone.frames)).not.toContain('after');
    },
    AT_ONCE,
  );

  test(
    'logging out of all devices closes them all, and no other member',
    async () => {
      const [mine, theirs] = [await app.login(XU), await app.login(XU)];
      const [first, second, stranger] = [await open(mine), await open(theirs), listen('user:10001')];
      await stranger.hears(({ kind }) => kind === 'snapshot');
      await app.ok('member.logout', { scope: 'all' }, { token: mine });
      await expect(Promise.all([first.closed, second.closed])).resolves.toEqual([WS_NO_SESSION, WS_NO_SESSION]);
      expect(stranger.socket.readyState).toBe(stranger.socket.OPEN);
    },
    AT_ONCE,
  );

  test(
    'a new password closes the other devices',
    async () => {
      const [mine, theirs] = [await app.login(XU), await app.login(XU)];
      const [stays, gone] = [await open(mine), await open(theirs)];
      const input = { kind: 'login', oldPassword: PASSWORD, password: 'NewLeaf2026' } as const;
      await app.ok('member.resetPw', input, { token: mine });
      await expect(gone.closed).resolves.toBe(WS_NO_SESSION);
      expect(stays.socket.readyState).toBe(stays.socket.OPEN);
    },
    AT_ONCE,
  );
});

test("nobody hears somebody else's topic, nor one that does not exist", async () => {
  const ear = listen('user:10001', await app.login(ZHOU));
  await expect(ear.hears(({ kind }) => kind === 'denied')).resolves.toMatchObject({ data: { topic: 'user:10001' } });
  ear.say({ op: 'sub', topics: [{ topic: 'secrets:1' }, { topic: 'user:10002' }] });
  await ear.hears(({ kind, data }) => kind === 'denied' && data.topic === 'secrets:1');
  await ear.hears(({ topic, kind }) => topic === 'user:10002' && kind === 'snapshot');
  await tell('user:10001', 'order', { orderId: 'hers' });
  await tell('user:10002', 'order', { orderId: 'mine' });
  await ear.hears(({ data }) => data.orderId === 'mine');
  expect(JSON.stringify(ear.frames)).not.toContain('hers');
});

test('what messages back is never heard; commits are heard in their order', async () => {
  const ear = listen('user:10001');
  await ear.hears(({ kind }) => kind === 'snapshot');
  const failed = app.db.transaction(async (tx) => {
    await publish(tx as unknown as Tx, 'user:10001', { kind: 'order', data: { orderId: 'undone' } });
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  for (let i = 0; i < 20; i++) await tell('user:10001', 'order', { orderId: String(i) });
  await ear.hears(({ data }) => data.orderId === '19');
  const heard = ear.frames.filter(({ kind }) => kind === 'order').map(({ data }) => data.orderId);
  expect(heard).toEqual(Array.from({ length: 20 }, (_, i) => String(i)));
});

test('a part for one member only reaches that member only', async () => {
  const own = listen('user:10001');
  await own.hears(({ kind }) => kind === 'snapshot');
  await app.db.transaction((tx) =>
    publish(tx as unknown as Tx, 'user:10001', {
      kind: 'order',
      data: { a: 1 },
      mine: { '10001': { leads: true }, '10002': { leads: false } },
    }),
  );
  await expect(own.hears(({ kind }) => kind === 'order')).resolves.toMatchObject({ data: { a: 1, leads: true } });
});

test('an event longer than a notification becomes a fresh state', async () => {
  const ear = listen('user:10001');
  await ear.hears(({ kind }) => kind === 'snapshot');
  await tell('user:10001', 'order', { text: '茶'.repeat(4000) });
  await ear.hears(() => ear.frames.filter(({ kind }) => kind === 'snapshot').length === 2);
});

test('ping is answered, nonsense is refused, unsubscribing is silence', async () => {
  const ear = listen('user:10001');
  await ear.hears(({ kind }) => kind === 'snapshot');
  ear.say({ op: 'ping' });
  await ear.hears(({ kind }) => kind === 'pong');
  for (const wrong of ['{', '[]', 'null', '{"op":"sub"}', '{"op":"sub","topics":[null]}', '{"op":"drop","topics":[]}'])
    ear.say(wrong);
  await ear.hears(() => ear.frames.filter(({ kind }) => kind === 'denied').length === 6);
  ear.say({ op: 'unsub', topics: ['user:10001'] });
  ear.say({ op: 'ping' });
  await ear.hears(() => ear.frames.filter(({ kind }) => kind === 'pong').length === 2);
  await tell('user:10001', 'order', { orderId: 'late' });
  ear.say({ op: 'ping' });
  await ear.hears(() => ear.frames.filter(({ kind }) => kind === 'pong').length === 3);
  expect(JSON.stringify(ear.frames)).not.toContain('late');
});

test('limits: connections of a member, messages in a while, bytes of a message, topics', async () => {
  const many = Array.from({ length: 11 }, () => listen(''));
  await expect(Promise.race(many.map(({ closed }) => closed))).resolves.toBe(WS_TOO_MANY);
  many.forEach(({ socket }) => socket.terminate());
  await Promise.all(many.map(({ closed }) => closed));

  const zhou = await app.login(ZHOU);
  const loud = listen('', zhou);
  await loud.hears(({ kind }) => kind === 'ready');
  for (let i = 0; i < 70; i++) loud.say({ op: 'ping' });
  await expect(loud.closed).resolves.toBe(WS_TOO_MANY);

  const long = listen('', zhou);
  await long.hears(({ kind }) => kind === 'ready');
  long.say('x'.repeat(5000));
  await expect(long.closed).resolves.toBe(1009);
});

test('a connection that is lost before its session is known is none', async () => {
  const member = await app.login('13800000005');
  const open = () => new Promise<number>((then) => app.http.server.getConnections((_error, count) => then(count)));
  const before = await open();
  await app.db.transaction(async (tx) => {
    // While this holds, no session is found.
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    const lost = Array.from({ length: 10 }, () => listen('', member));
    await Promise.all(lost.map(({ socket }) => once(socket, 'open')));
    for (const { socket } of lost) (socket as unknown as { _socket: Socket })._socket.resetAndDestroy();
    while ((await open()) > before) await sleep(10);
  });
  const ear = listen('', member);
  await expect(Promise.race([ear.hears(({ kind }) => kind === 'ready'), ear.closed])).resolves.toMatchObject({
    kind: 'ready',
  });
});

test('another path is no door', async () => {
  const ear = openEar(url.replace('/ws', '/other'), token);
  ears.push(ear);
  await expect(ear.closed).resolves.toBe(1006);
});

test('stopping says restart to every listener and does not wait for one that does not answer', async () => {
  const second = await createTestServer({ seed: 'base' });
  const address = await serve(second);
  const ear = openEar(address, await second.login(LIN), 'user:10001');
  await ear.hears(({ kind }) => kind === 'snapshot');
  const deaf = openEar(address, await second.login(LIN), 'user:10001');
  await deaf.hears(({ kind }) => kind === 'snapshot');
  deaf.socket.pause();
  await second.close();
  await expect(ear.closed).resolves.toBe(WS_RESTART);
  deaf.socket.resume();
  await deaf.closed;
});
