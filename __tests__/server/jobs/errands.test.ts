/** Jobs that talk to somebody outside: nothing is held meanwhile, nobody else waits, and what was sent before a crash is asked for. */
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../../../server/db/schema';
import { schedule } from '../../../server/db/timers';
import { createJobRunner, type Errand, type JobHandlers } from '../../../server/jobs/runner';
import { testServer } from '../harness';

const PAY = 'withdrawal.pay';
const TRACK = 'parcel.track';
const CLOSE = 'order.expire';
const LEASE_MS = 120_000;

/** What was asked outside, and its answers: each waits until the test gives it. */
interface Asked {
  key: string;
  isLost: boolean;
  answer(word: string): void;
  fail(): void;
}
const app = testServer();
let asked: Asked[];
let booked: string[];
let closed: string[];
let claims: (key: string) => string | undefined;

const errand = (lane: 'bank' | 'carrier'): Errand<{ key: string; isLost: boolean }, string> => ({
  lane,
  claim: async (tx, key, _server, isLost) => {
    await tx.execute(sql`select 1`);
    return claims(key) === undefined ? undefined : { key, isLost };
  },
  send: (about) =>
    new Promise((resolve, reject) => {
      asked.push({ ...about, answer: resolve, fail: () => reject(new Error('nobody there')) });
    }),
  book: async (tx, key, answer) => {
    if (answer === 'unbookable') throw new Error('no place for it');
    if (answer === 'again') await schedule(tx, PAY, key, app.clock.now() + 60_000);
    booked.push(`${key} ${answer}`);
  },
});
const handlers: JobHandlers = {
  [PAY]: errand('bank'),
  [TRACK]: errand('carrier'),
  [CLOSE]: async (_tx, key) => void closed.push(key),
};
const runner = () => createJobRunner(app.server, handlers);
const rowOf = async (key: string) => (await app.db.select().from(jobs).where(eq(jobs.key, key)))[0];
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(async () => {
  [asked, booked, closed, claims] = [[], [], [], (key) => key];
  await app.db.delete(jobs);
});

// A failed test must not leave one that gives up a minute later, in the middle of another suite.
afterEach(() => asked.forEach(({ answer }) => answer('over')));

test('an answer that takes long holds nothing and delays nobody: no timer, no other lane, no other errand of its own', async () => {
  const own = runner();
  const now = app.clock.now();
  await schedule(app.db, PAY, 'slow', now);
  const slow = own.runDue();
  await until(() => asked.length === 1);

  await schedule(app.db, CLOSE, 'order', now);
  await schedule(app.db, TRACK, 'parcel', now);
  await schedule(app.db, PAY, 'other', now);
  const others = own.runDue();
  await until(() => asked.length === 3);
  for (const { key, answer } of asked) if (key !== 'slow') answer('done');
  const ran = await others;
  expect(closed).toEqual(['order']);
  expect(booked.sort()).toEqual(['other done', 'parcel done']);
  await app.db.transaction((tx) => tx.select().from(jobs).where(eq(jobs.key, 'slow')).for('update', { noWait: true }));

  asked[0]!.answer('late');
  // Whichever of the two found the other payout.
  expect(ran + (await slow)).toBe(4);
  expect(booked).toContain('slow late');
  expect(await rowOf('slow')).toMatchObject({ leaseUntil: null, doneAt: now, attempts: 0 });
});

test('started, a line that is taken up whole leaves the clock alone', async () => {
  const own = runner();
  for (let i = 0; i < 10; i++) await schedule(app.db, PAY, `stuck${i}`, app.clock.now());
  own.start();
  await until(() => asked.length === 4);
  await schedule(app.db, CLOSE, 'on time', app.clock.now());
  own.wake();
  await until(() => closed.length === 1);
  for (let i = 0; i < 10; i++) {
    await until(() => asked.length > i);
    asked[i]!.answer('done');
  }
  await until(() => booked.length === 10);
  await own.stop();
});

test('two servers ask once, and the one that takes over after a crash knows that it may have been sent', async () => {
  await schedule(app.db, PAY, 'p', app.clock.now());
  const first = runner();
  const gone = first.runDue();
  await until(() => asked.length === 1);
  const second = runner();
  expect(await second.runDue()).toBe(0);
  app.clock.advance(LEASE_MS);
  // The first one has not forgotten it.
  expect(await first.runDue()).toBe(0);
  const taken = second.runDue();
  await until(() => asked.length === 2);
  expect(asked.map(({ isLost }) => isLost)).toEqual([false, true]);
  asked[1]!.answer('there already');
  expect(await taken).toBe(1);
  asked[0]!.answer('too late');
  await gone;
  expect(booked).toEqual(['p there already']);
  expect(await rowOf('p')).toMatchObject({ attempts: 1, leaseUntil: null, doneAt: app.clock.now() - LEASE_MS });
});

test('one that ends its server each time is given up some day', async () => {
  await app.db.insert(jobs).values({ kind: PAY, key: 'poison', runAt: 0, doneAt: 1, leaseUntil: 1, attempts: 33 });
  expect(await runner().runDue()).toBe(0);
  expect(asked).toEqual([]);
  const row = await rowOf('poison');
  expect(row).toMatchObject({ leaseUntil: null, deadAt: app.clock.now() });
  expect(row?.lastError).toContain('ended');
});

test.each([
  ['nobody answers', (one: Asked) => one.fail(), 'nobody there'],
  ['an answer cannot be booked', (one: Asked) => one.answer('unbookable'), 'no place for it'],
])('when %s it comes back later, and is asked again', async (_what, end, reason) => {
  const own = runner();
  const start = app.clock.now();
  await schedule(app.db, PAY, 'f', start);
  const failing = own.runDue();
  await until(() => asked.length === 1);
  end(asked[0]!);
  expect(await failing).toBe(0);
  expect(await rowOf('f')).toMatchObject({
    attempts: 1,
    lastError: reason,
    runAt: start + 5000,
    doneAt: null,
    leaseUntil: null,
  });
  app.clock.advance(5000);
  const again = own.runDue();
  await until(() => asked.length === 2);
  expect(asked[1]!.isLost).toBe(false);
  asked[1]!.answer('done');
  expect(await again).toBe(1);
  expect(booked).toEqual(['f done']);
});

test('planned anew while it is under way, by somebody or by itself, it runs again', async () => {
  const own = runner();
  await schedule(app.db, PAY, 'r', app.clock.now());
  const running = own.runDue();
  await until(() => asked.length === 1);
  await schedule(app.db, PAY, 'r', app.clock.now());
  asked[0]!.answer('first');
  await until(() => asked.length === 2);
  asked[1]!.answer('again');
  await running;
  expect(await rowOf('r')).toMatchObject({ doneAt: null, leaseUntil: null, runAt: app.clock.now() + 60_000 });
  expect(booked).toEqual(['r first', 'r again']);
});

test('what is not to be sent any more is done; what a claim has written stands only if it is', async () => {
  claims = () => undefined;
  await schedule(app.db, PAY, 'moot', app.clock.now());
  expect(await runner().runDue()).toBe(1);
  expect(asked).toEqual([]);
  claims = () => {
    throw new Error('not now');
  };
  await schedule(app.db, PAY, 'torn', app.clock.now());
  expect(await runner().runDue()).toBe(0);
  expect(await rowOf('torn')).toMatchObject({ leaseUntil: null, attempts: 1, lastError: 'not now' });
});

test('a test that asks outside in a transaction is told so', async () => {
  const ask = () => app.server.gateways.payout.query('1');
  await expect(app.db.transaction(async () => void (await ask()))).rejects.toThrow('claim, send, then book');
  expect(await ask()).toEqual({ state: 'waiting' });
});
