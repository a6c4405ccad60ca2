import { eq } from 'drizzle-orm';
import { jobs, settings } from '../../../server/db/schema';
import { createJobRunner, type JobHandlers } from '../../../server/jobs/runner';
import { schedule, unschedule } from '../../../server/db/timers';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
let ran: string[];
let broken = 0;
const handlers: JobHandlers = {
  note: async (_tx, key) => void ran.push(key),
  chain: async (tx, key, server) => {
    ran.push(key);
    if (key === 'first') await schedule(tx, 'chain', 'second', server.now());
    if (key === 'again' && ran.length < 3) await schedule(tx, 'chain', 'again', server.now());
  },
  broken: async (tx, key) => {
    await tx.insert(settings).values({ key, value: 1 });
    if (broken > 0) {
      broken -= 1;
      throw new Error('not yet');
    }
    ran.push(key);
  },
};
const runner = () => createJobRunner(app.server, handlers);
const rowOf = async (key: string) => (await app.db.select().from(jobs).where(eq(jobs.key, key)))[0];

beforeAll(async () => {
  app = await createTestServer();
});
afterAll(() => app.close());
beforeEach(async () => {
  ran = [];
  await app.db.delete(jobs);
});

test('runs what is due, in order, once', async () => {
  const now = app.clock.now();
  await schedule(app.db, 'note', 'b', now);
  await schedule(app.db, 'note', 'a', now - 1);
  await schedule(app.db, 'note', 'later', now + 1000);
  expect(await runner().runDue()).toBe(2);
  expect(ran).toEqual(['a', 'b']);
  expect(await runner().runDue()).toBe(0);
  app.clock.advance(1000);
  await runner().runDue();
  expect(ran).toEqual(['a', 'b', 'later']);
});

test('scheduling again moves the job; taking it back removes it', async () => {
  const now = app.clock.now();
  await schedule(app.db, 'note', 'x', now);
  await schedule(app.db, 'note', 'x', now + 5000);
  await schedule(app.db, 'note', 'y', now);
  await unschedule(app.db, 'note', 'y');
  expect(await runner().runDue()).toBe(0);
  app.clock.advance(5000);
  expect(await runner().runDue()).toBe(1);
});

test('a job may plan another one, and itself', async () => {
  await schedule(app.db, 'chain', 'first', app.clock.now());
  expect(await runner().runDue()).toBe(2);
  ran = [];
  await schedule(app.db, 'chain', 'again', app.clock.now());
  await runner().runDue();
  expect(ran).toEqual(['again', 'again', 'again']);
});

test('a job that throws is rolled back, comes back later and longer each time, and holds up nobody', async () => {
  broken = 2;
  const start = app.clock.now();
  await schedule(app.db, 'broken', 'k', start);
  await schedule(app.db, 'note', 'other', start);
  expect(await runner().runDue()).toBe(1);
  expect(await rowOf('k')).toMatchObject({ attempts: 1, lastError: 'not yet', runAt: start + 5000, doneAt: null });
  expect(await app.db.select().from(settings).where(eq(settings.key, 'k'))).toEqual([]);
  app.clock.advance(5000);
  await runner().runDue();
  expect(await rowOf('k')).toMatchObject({ attempts: 2, runAt: start + 15_000 });
  app.clock.advance(10_000);
  await runner().runDue();
  expect(ran).toEqual(['other', 'k']);
  expect((await rowOf('k'))?.doneAt).toBe(start + 15_000);
});

test('a kind without a handler waits for one', async () => {
  await schedule(app.db, 'unknown', 'u', app.clock.now());
  expect(await runner().runDue()).toBe(0);
  expect((await rowOf('u'))?.lastError).toContain('unknown');
});

test('two runners at once run a job once', async () => {
  for (let i = 0; i < 5; i++) await schedule(app.db, 'note', String(i), app.clock.now());
  const counts = await Promise.all([runner().runDue(), runner().runDue()]);
  expect(counts[0]! + counts[1]!).toBe(5);
  expect([...ran].sort()).toEqual(['0', '1', '2', '3', '4']);
});

test('started, it runs what a wake brings; stopped, it does not', async () => {
  const own = runner();
  own.start();
  await schedule(app.db, 'note', 'woken', app.clock.now());
  own.wake();
  for (let i = 0; i < 100 && ran.length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  await own.stop();
  expect(ran).toEqual(['woken']);
  await schedule(app.db, 'note', 'asleep', app.clock.now());
  own.wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ran).toEqual(['woken']);
});

test('a planned job of a transaction that is rolled back was never planned', async () => {
  const failed = app.db.transaction(async (tx) => {
    await schedule(tx as unknown as typeof app.db, 'note', 'ghost', app.clock.now());
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await runner().runDue()).toBe(0);
});
