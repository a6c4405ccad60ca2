import { eq } from 'drizzle-orm';
import type { JobKind } from '../../../server/db/jobKinds';
import { jobs, settings } from '../../../server/db/schema';
import { countDead } from '../../../server/jobs/dead';
import { createJobRunner, type JobHandlers } from '../../../server/jobs/runner';
import { schedule, unschedule } from '../../../server/db/timers';
import { testServer } from '../harness';

const app = testServer();
let ran: string[];
let broken = 0;
/** Kinds that do here what the tests want. */
const NOTE = 'life.audit';
const CHAIN = 'release.settle';
const BROKEN = 'points.daily';
const handlers: JobHandlers = {
  [NOTE]: async (_tx, key) => void ran.push(key),
  [CHAIN]: async (tx, key, server) => {
    ran.push(key);
    if (key === 'first') await schedule(tx, CHAIN, 'second', server.now());
    if (key === 'again' && ran.length < 3) await schedule(tx, CHAIN, 'again', server.now());
  },
  [BROKEN]: async (tx, key) => {
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

beforeEach(async () => {
  ran = [];
  await app.db.delete(jobs);
});

test('runs what is due, in order, once', async () => {
  const now = app.clock.now();
  await schedule(app.db, NOTE, 'b', now);
  await schedule(app.db, NOTE, 'a', now - 1);
  await schedule(app.db, NOTE, 'later', now + 1000);
  expect(await runner().runDue()).toBe(2);
  expect(ran).toEqual(['a', 'b']);
  expect(await runner().runDue()).toBe(0);
  app.clock.advance(1000);
  await runner().runDue();
  expect(ran).toEqual(['a', 'b', 'later']);
});

test('scheduling again moves the job; taking it back removes it', async () => {
  const now = app.clock.now();
  await schedule(app.db, NOTE, 'x', now);
  await schedule(app.db, NOTE, 'x', now + 5000);
  await schedule(app.db, NOTE, 'y', now);
  await unschedule(app.db, NOTE, 'y');
  expect(await runner().runDue()).toBe(0);
  app.clock.advance(5000);
  expect(await runner().runDue()).toBe(1);
});

test('a job may plan another one, and itself', async () => {
  await schedule(app.db, CHAIN, 'first', app.clock.now());
  expect(await runner().runDue()).toBe(2);
  ran = [];
  await schedule(app.db, CHAIN, 'again', app.clock.now());
  await runner().runDue();
  expect(ran).toEqual(['again', 'again', 'again']);
});

test('a job that throws is rolled back, comes back later and longer each time, and holds up nobody', async () => {
  broken = 2;
  const start = app.clock.now();
  await schedule(app.db, BROKEN, 'k', start);
  await schedule(app.db, NOTE, 'other', start);
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

test('after a day of tries it is a dead letter with its reason, until somebody plans it anew', async () => {
  broken = 1000;
  const start = app.clock.now();
  await schedule(app.db, BROKEN, 'd', start);
  const heard: string[] = [];
  const own = createJobRunner(app.server, handlers, (_kind, outcome) => void heard.push(outcome));
  for (let hour = 0; hour < 40; hour++) {
    await own.runDue();
    app.clock.advance(3_600_000);
  }
  expect(heard).toEqual([...Array.from({ length: 33 }, () => 'failed'), 'dead']);
  const dead = await rowOf('d');
  expect(dead).toMatchObject({ attempts: 34, lastError: 'not yet', deadAt: dead?.doneAt });
  expect(await countDead(app.db)).toEqual([{ kind: BROKEN, count: 1 }]);
  broken = 0;
  await schedule(app.db, BROKEN, 'd', app.clock.now());
  expect(await own.runDue()).toBe(1);
  expect(await rowOf('d')).toMatchObject({ attempts: 0, lastError: null, deadAt: null });
  expect(await countDead(app.db)).toEqual([]);
});

test('a kind without a handler waits for one', async () => {
  await app.db.insert(jobs).values({ kind: 'unknown' as JobKind, key: 'u', runAt: app.clock.now() });
  expect(await runner().runDue()).toBe(0);
  expect((await rowOf('u'))?.lastError).toContain('unknown');
});

test('two runners at once run a job once', async () => {
  for (let i = 0; i < 5; i++) await schedule(app.db, NOTE, String(i), app.clock.now());
  const counts = await Promise.all([runner().runDue(), runner().runDue()]);
  expect(counts[0]! + counts[1]!).toBe(5);
  expect([...ran].sort()).toEqual(['0', '1', '2', '3', '4']);
});

test('started, it runs what a wake brings; stopped, it does not', async () => {
  const own = runner();
  own.start();
  await schedule(app.db, NOTE, 'woken', app.clock.now());
  own.wake();
  for (let i = 0; i < 100 && ran.length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  await own.stop();
  expect(ran).toEqual(['woken']);
  await schedule(app.db, NOTE, 'asleep', app.clock.now());
  own.wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ran).toEqual(['woken']);
});

test('a planned job of a transaction that is rolled back was never planned', async () => {
  const failed = app.db.transaction(async (tx) => {
    await schedule(tx as unknown as typeof app.db, NOTE, 'ghost', app.clock.now());
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await runner().runDue()).toBe(0);
});
