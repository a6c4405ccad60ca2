/**
 * A server for tests: the whole application over an in-memory database, called as the client calls it, with a clock that only
 * moves when it is told to. The SMS code is 888888, the autopilot is off, every answer is checked against its schema.
 *
 *   const app = await createTestServer({ seed: true });
 *   const token = await app.login('13800000001');
 *   const { code, data } = await app.call('member.my', {}, { token });
 *   app.clock.advance(60_000); await app.runJobs();
 *   await app.close();
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { endpoints, type EndpointName } from '../../src/contract/endpoints';
import type { DataOf, RequestOf } from '../../src/contract/schemas';
import type { Endpoint } from '../../src/contract/kit';
import { buildApp, type App, type AppOptions } from '../../server/app';
import { readConfig, type ServerConfig } from '../../server/config';
import { openDatabase, type Database, type Db } from '../../server/db/client';
import { members } from '../../server/db/schema';
import { openSession } from '../../server/domains/session/service';

/** Tuesday, 16 June 2026, 10:30 in Shanghai: the first flash sale of the day is running. */
export const START = Date.parse('2026-06-16T10:30:00+08:00');
export const SMS_CODE = '888888';
export const PASSWORD = 'Yejian2026';
export const PAY_PASSWORD = '246810';

export interface Answer<T> {
  code: number;
  message: string;
  data: T;
  /** HTTP status; refusals are 200. */
  status: number;
}

export interface TestServer extends App {
  db: Db;
  clock: { now(): number; set(at: number): void; advance(ms: number): void };
  /** Log lines written so far. */
  logs: string[];
  call<K extends EndpointName>(
    name: K,
    params?: RequestOf<K> | Record<string, unknown>,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<Answer<DataOf<K>>>;
  /** As `call`, but a refusal fails the test. */
  ok<K extends EndpointName>(name: K, params?: RequestOf<K>, options?: { token?: string }): Promise<DataOf<K>>;
  /** A session of this mobile, as often as a test likes. A new mobile becomes a member by its code. */
  login(mobile: string): Promise<string>;
  runJobs(): Promise<number>;
  /** Sends one file to file.images as a browser form does. */
  upload(body: Buffer, options: { token?: string; filename?: string; type?: string }): Promise<Answer<DataOf<'file.images'>>>;
}

export interface TestServerOptions {
  /** true = everything of seed.md that exists; 'base' = members and site only; false (default) = empty tables. */
  seed?: boolean | 'base';
  /** PostgreSQL address; a fresh database is made in it and dropped at the end. Default: TEST_DATABASE_URL, else PGlite. */
  url?: string;
  config?: Partial<ServerConfig>;
  gateways?: AppOptions['gateways'];
  /** Drawn pictures; browser tests share one folder between runs. */
  pictures?: AppOptions['pictures'];
}

export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-test-'));
  const config: ServerConfig = {
    ...readConfig({}),
    dataDir,
    h5Dir: path.join(dataDir, 'h5'),
    publicUrl: 'http://localhost:8086',
    demo: true,
    autopilot: false,
    fixedSmsCode: SMS_CODE,
    rateLimit: 0,
    checkAnswers: true,
    ...options.config,
  };
  const time = { now: START };
  const logs: string[] = [];
  const build = (database: Database) =>
    buildApp({
      config,
      database,
      gateways: options.gateways,
      pictures: options.pictures,
      now: () => time.now,
      log: { write: (line) => void logs.push(line) },
    });
  const url = options.url ?? process.env.TEST_DATABASE_URL ?? '';
  const { app, drop } = url ? await onPostgres(url, options.seed, build) : await onPglite(options.seed, build);
  const call = callerOf(app);

  return {
    ...app,
    db: app.server.db,
    logs,
    clock: {
      now: () => time.now,
      set: (at) => void (time.now = at),
      advance: (ms) => void (time.now += ms),
    },
    call,
    ok: async (name, params, sent) => {
      const answer = await call(name, params, sent);
      if (answer.code !== 200) throw new Error(`${name} answered ${answer.code} ${answer.message}`);
      return answer.data;
    },
    login: async (mobile) => {
      const [known] = await app.server.db.select({ id: members.id }).from(members).where(eq(members.mobile, mobile));
      if (known) return (await openSession(app.server.db, { memberId: known.id, device: 'test', now: time.now })).token;
      await call('site.smsCode', { mobile, scene: 'login' });
      const { code, message, data } = await call('site.mobileLogin', { mobile, code: SMS_CODE });
      if (!data?.token) throw new Error(`login of ${mobile}: ${code} ${message}`);
      return data.token;
    },
    runJobs: () => app.jobs.runDue(),
    upload: async (body, { token = '', filename = 'photo.jpg', type = 'image/jpeg' }) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(body)], { type }), filename);
      const request = new Request('http://test/', { method: 'POST', body: form });
      const response = await app.http.inject({
        method: 'POST',
        url: `${endpoints['file.images'].path}?access-token=${token}`,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return { status: response.statusCode, ...response.json<Omit<Answer<DataOf<'file.images'>>, 'status'>>() };
    },
    close: async () => {
      await app.close();
      await drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Build = (database: Database) => Promise<App>;
type Opened = Promise<{ app: App; drop(): Promise<void> }>;

/** Seeding takes seconds, loading a dump takes a moment: the first suite leaves its dump for the others. */
async function onPglite(seed: boolean | 'base' | undefined, build: Build): Opened {
  const drop = () => Promise.resolve();
  const file = path.resolve('node_modules/.cache/yejian-db', `${seed ?? false}-${sourceHash()}.tar`);
  if (fs.existsSync(file)) {
    return { app: await build(await openDatabase({ from: new Blob([fs.readFileSync(file)]) })), drop };
  }
  const app = await build(await openDatabase({}));
  await fill(app, seed);
  const dump = await app.database.dump?.();
  if (dump) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const part = `${file}.${randomUUID()}`;
    fs.writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
    fs.renameSync(part, file);
  }
  return { app, drop };
}

async function onPostgres(url: string, seed: boolean | 'base' | undefined, build: Build): Opened {
  const name = `yejian_test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const app = await build(await openDatabase({ url: own.href }));
  await fill(app, seed);
  return { app, drop: () => admin(`drop database ${name} with (force)`) };
}

async function fill(app: App, seed: boolean | 'base' | undefined): Promise<void> {
  if (!seed) return;
  if (seed === 'base') {
    const [{ seedMembers }, { seedSite }, { startOfDay }] = await Promise.all([
      import('../../server/db/seed/members'),
      import('../../server/db/seed/site'),
      import('../../server/db/seed'),
    ]);
    await app.server.db.transaction(async (tx) => {
      await seedMembers(tx as unknown as Db, startOfDay(app.server.now()));
      await seedSite(tx as unknown as Db, startOfDay(app.server.now()));
    });
    return;
  }
  const { seed: seedAll } = await import('../../server/db/seed');
  await seedAll(app.server);
}

/** Everything a seeded database is made from. */
function sourceHash(): string {
  const hash = createHash('sha256').update(String(START));
  const visit = (at: string) => {
    if (!fs.existsSync(at)) return;
    for (const entry of fs.readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(at, entry.name);
      if (entry.isDirectory()) visit(file);
      else if (/\.(ts|sql|json|html)$/.test(entry.name)) hash.update(file).update(fs.readFileSync(file));
    }
  };
  for (const dir of ['server/db', 'server/domains', 'server/data']) visit(path.resolve(dir));
  return hash.digest('hex').slice(0, 20);
}

/** Sends what the client sends: the token and every plain parameter in the query, writes as a form, lists as JSON strings. */
function callerOf(app: App): TestServer['call'] {
  return async (name, params = {}, { token, headers } = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const fields = new URLSearchParams();
    for (const [key, value] of Object.entries(params)) {
      if (value !== undefined && value !== null) fields.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    const url = endpoint.path.replace(/:(\w+)/g, (_all, key: string) => {
      const value = fields.get(key);
      if (!value) throw new Error(`${name} needs ${key}`);
      return encodeURIComponent(value);
    });
    const inBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
    const query = new URLSearchParams(inBody ? {} : fields);
    if (token) query.set('access-token', token);
    const response = await app.http.inject({
      method: endpoint.method,
      url: `${url}?${query}`,
      headers: { ...(inBody ? { 'content-type': 'application/x-www-form-urlencoded' } : {}), ...headers },
      ...(inBody ? { payload: fields.toString() } : {}),
    });
    return { status: response.statusCode, ...response.json<Omit<Answer<DataOf<typeof name>>, 'status'>>() };
  };
}
