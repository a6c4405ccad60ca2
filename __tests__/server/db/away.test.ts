/** A connection that is lost in the middle: what was not committed is done again, what may have been only where it is done once (rule 2.8). */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError, like } from 'drizzle-orm';
import pg from 'pg';
import { isAway, untilBack } from '../../../server/db/away';
import type { Db } from '../../../server/db/client';
import { feedbacks } from '../../../server/db/schema';
import { transact } from '../../../server/db/transact';
import { createTestServer, type TestServer } from '../harness';
import { MEMBER } from '../holders';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const asked = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['ended by the administrator', asked(coded('57P01')), true],
  ['ended by a crash', asked(coded('57P02')), true],
  ['starting up', asked(coded('57P03')), true],
  ['none left', asked(coded('53300')), true],
  ['lost on the way', asked(coded('ECONNRESET')), true],
  ['lost without a code', asked(new Error('Connection terminated unexpectedly')), true],
  ['lost before', asked(new Error('Client has encountered a connection error and is not queryable')), true],
  ['a wrong statement', asked(coded('42601')), false],
  ['what is there already', asked(coded('23505')), false],
  ['the connection to somebody else', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }), false],
])('%s', (_what, error, away) => {
  expect(isAway(error)).toBe(away);
  expect(isAway(new Error('somebody tells it', { cause: error }))).toBe(away);
});

describe('a transaction', () => {
  /** Loses its connection once, before its work, in it or at its commit. */
  const losing = (when: 'begin' | 'work' | 'commit') => {
    let lost = false;
    const lose = (at: string) => {
      if (lost || at !== when) return;
      lost = true;
      throw asked(coded('57P01'));
    };
    let commits = 0;
    const db = {
      transaction: async (work: (tx: unknown) => Promise<unknown>) => {
        lose('begin');
        const done = await work({ ask: () => lose('work') });
        commits += 1;
        lose('commit');
        return done;
      },
    } as unknown as Db;
    return { db, commits: () => commits };
  };
  const work = (tx: unknown) => {
    (tx as { ask(): void }).ask();
    return Promise.resolve('done');
  };

  test.each(['begin', 'work'] as const)('that is lost at its %s is done again', async (when) => {
    const { db, commits } = losing(when);
    expect(await transact(db, work)).toBe('done');
    expect(commits()).toBe(1);
  });

  test('that may have been committed is done again where that changes nothing, and else it is said', async () => {
    const once = losing('commit');
    expect(await transact(once.db, work, { isOnce: true })).toBe('done');
    expect(once.commits()).toBe(2);
    const doubtful = losing('commit');
    expect(isAway(await transact(doubtful.db, work).catch((error: unknown) => error))).toBe(true);
    expect(doubtful.commits()).toBe(1);
  });

  test('a fault is no absence', async () => {
    let tries = 0;
    const fault = untilBack(() => {
      tries += 1;
      return Promise.reject(new Error('a fault'));
    });
    await expect(fault).rejects.toThrow('a fault');
    expect(tries).toBe(1);
  });
});

onPostgres('PostgreSQL ends the connections that hold a transaction', () => {
  let app: TestServer;
  let admin: pg.Client;
  beforeAll(async () => {
    app = await createTestServer({ seed: 'base' });
    const { options } = (app.db as unknown as { $client: pg.Pool }).$client;
    admin = new pg.Client({ connectionString: options.connectionString });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await app.close();
  });

  test('every write is answered, and done once', async () => {
    const token = await app.login(MEMBER);
    for (let turn = 0; turn < 3; turn += 1) {
      await admin.query('begin; lock table feedbacks in exclusive mode');
      const answers = [0, 1, 2, 3, 4, 5].map((at) => {
        const content = `希望可以按产地筛选茶叶 ${turn} ${at}`;
        return app.call(
          'shop.opinion',
          { kind: 'suggest', content, contact: '13812345678', requestId: randomUUID() },
          { token },
        );
      });
      await sleep(300);
      const ended = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(ended.rowCount).toBeGreaterThan(0);
      await admin.query('commit');
      expect((await Promise.all(answers)).map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200]);
    }
    const kept = await app.db.select().from(feedbacks).where(like(feedbacks.content, '希望可以按产地筛选茶叶 %'));
    expect(kept).toHaveLength(18);
  });

  test('nobody who only looks hears of it, and the checked-out ones hear it from their own listener', async () => {
    const token = await app.login(MEMBER);
    const pool = (app.db as unknown as { $client: pg.Pool }).$client;
    const held = await pool.connect();
    await held.query('begin');
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await sleep(100);
    held.release();
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.call('member.my', {}, { token })));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect((await app.http.inject('/health')).statusCode).toBe(200);
  });
});
