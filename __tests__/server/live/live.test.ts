/** Live rooms and garden cameras: their states by the clock, what is played, and being told when one begins. */
import { createTestServer, type TestServer } from '../harness';
import { openEar, serve } from '../realtime/listen';

const MINUTE = 60_000;
let app: TestServer;
let lin: string;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  lin = await app.login('13800000001');
});
afterAll(() => app.close(), 120_000);

const view = (id: string) => app.ok('college.liveView', { id });

test('each in its state, with what can be played then; everybody may look', async () => {
  const [live, soon, replay, camera, offline] = await Promise.all(['9701', '9702', '9704', '9705', '9706'].map(view));
  expect(live).toMatchObject({
    card: { status: 'live', teacher: '方太和' },
    playUrl: '/video/live/3.m3u8',
    canTalk: false,
  });
  expect(soon!.card.status).toBe('upcoming');
  expect(soon!.playUrl).toBeUndefined();
  expect(replay).toMatchObject({ card: { status: 'replay' }, replayUrl: '/video/replay/1x36.m3u8' });
  expect(replay!.chapters).toHaveLength(3);
  expect(replay!.related.map(({ id }) => id)).toEqual(['9701']);
  expect(camera).toMatchObject({ kind: 'camera', card: { status: 'live' } });
  expect(offline!.playUrl).toBeUndefined();
  expect(offline!.offlineSince).toBe(app.clock.now() - 180 * MINUTE);
  await expect(app.call('college.liveView', { id: '1' })).resolves.toMatchObject({ code: 404 });
  expect((await app.ok('shop.live', { limit: 2 })).map(({ id }) => id)).toEqual(['9701', '9702']);
});

test('being told: once each, ten minutes before, taken back; not of what has begun', async () => {
  const subscribe = (id: string, on: boolean, token = lin) => app.call('college.liveSubscribe', { id, on }, { token });
  await expect(subscribe('9702', true, '')).resolves.toMatchObject({ code: 401 });
  await expect(subscribe('1', true)).resolves.toMatchObject({ code: 404 });
  await expect(subscribe('9701', true)).resolves.toMatchObject({ code: 422 });
  const answers = await Promise.all([subscribe('9702', true), subscribe('9702', true)]);
  expect(answers.map(({ data }) => data)).toEqual([1, 2].map(() => ({ on: true, count: 1 })));
  expect((await app.ok('college.liveView', { id: '9702' }, { token: lin })).card).toMatchObject({
    subscribed: true,
    subscribers: 1,
  });
  await expect(subscribe('9702', false)).resolves.toMatchObject({ data: { on: false, count: 0 } });
  await subscribe('9702', true);
  app.clock.advance(10 * MINUTE);
  await app.runJobs();
  const box = await app.ok('notify.index', { box: 'service' }, { token: lin });
  expect(box.list[0]).toMatchObject({
    title: '岩茶三坑，怎么一口分清',
    link: '/collegePackages/pages/college/live/detail?id=9702',
  });
});

test('who looks on is counted while he does, not before and not afterwards', async () => {
  const url = await serve(app);
  expect((await view('9701')).card.viewers).toBe(0);
  const one = openEar(url, lin, 'live:9701');
  const other = openEar(url, await app.login('13800000002'), 'live:9701');
  await one.hears(({ kind, data }) => kind === 'watchers' && data.watchers === 2);
  expect((await view('9701')).card.viewers).toBe(2);
  expect((await view('9704')).card.viewers).toBe(0);
  one.frames.length = 0;
  other.socket.close();
  await one.hears(({ kind, data }) => kind === 'watchers' && data.watchers === 1);
  one.socket.close();
});
