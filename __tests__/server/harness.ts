/**
 * A server for tests: the whole application over an in-memory database, called as the client calls it, with a clock that only
 * moves when it is told to. The SMS code is 888888, the autopilot is off, every answer is checked against its schema.
 *
 *   const app = testServer({ seed: true });   // of the suite; createTestServer for one in a test
 *   const token = await app.login('13800000001');
 *   const { code, data } = await app.call('member.my', {}, { token });
 *   app.clock.advance(60_000); await app.runJobs();
 *
 * Closing fails when shop and books do not agree, or a secret stands in the log.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { endpoints, type EndpointName } from '../../src/contract/endpoints';
import type { DataOf, RequestOf } from '../../src/contract/schemas';
import type { Endpoint } from '../../src/contract/kit';
import { buildApp, type App, type AppOptions } from '../../server/app';
import { readConfig, type ServerConfig } from '../../server/config';
import type { Database, Db } from '../../server/db/client';
import { members } from '../../server/db/schema';
import { openSession } from '../../server/domains/people/session/service';
import { instantsOf, leaksOf, listenForSecrets, problemsOf } from './closing';
import { onPglite, onPostgres, START, watchGateways, type Seed } from './harnessDb';

export { START };
/** How often a race is repeated. With PostgreSQL at hand `npm test` runs all of them there, where they are races, and a few on PGlite. */
export const RACES = Number(process.env.YEJIAN_RACES ?? 20);
export const SMS_CODE = '888888';
export const PASSWORD = 'Yejian2026';
export const PAY_PASSWORD = '246810';

export interface Answer<T> {
  code: number;
  message: string;
  data: T;
  reason?: string;
  field?: string;
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
  upload(
    body: Buffer,
    options: { token?: string; filename?: string; type?: string; scene?: string; crop?: unknown },
  ): Promise<Answer<DataOf<'file.images'>>>;
}

export interface TestServerOptions {
  /** true = the whole demo world; 'base' = members and site only; false (default) = empty tables. */
  seed?: Seed;
  /** PostgreSQL address; a fresh database is made in it and dropped at the end. Default: TEST_DATABASE_URL, else PGlite. */
  url?: string;
  config?: Partial<ServerConfig>;
  gateways?: AppOptions['gateways'];
  /** Drawn pictures; browser tests share one folder between runs. */
  pictures?: AppOptions['pictures'];
  /** Why shop and books do not agree when this suite closes; every other suite fails then. The books alone still add up. */
  disagrees?: string;
  /** Why not even the books add up: rows were written that are no bookings. */
  unbooked?: string;
}

/** The server of a suite: it stands before the first test and closes after the last; what a suite needs beside it goes into a `beforeAll` of its own. */
export function testServer(options: TestServerOptions = {}): TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await createTestServer(options);
  });
  afterAll(() => server?.close());
  return new Proxy({} as TestServer, {
    get(_, name) {
      if (!server) throw new Error('the server stands from beforeAll on');
      return Reflect.get(server, name) as unknown;
    },
  });
}

export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-test-'));
  const config: ServerConfig = {
    ...readConfig({}),
    dataDir,
    h5Dir: path.join(dataDir, 'h5'),
    publicUrl: 'http://localhost:8086',
    demo: true,
    development: true,
    autopilot: false,
    fixedSmsCode: SMS_CODE,
    metricsPort: 0,
    rateLimit: 0,
    sharedMs: 0,
    checkAnswers: true,
    // What a dump holds sealed opens in every suite.
    identityKey: '0123456789abcdef'.repeat(4),
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
  const seed = options.seed ?? false;
  const url = options.url ?? process.env.TEST_DATABASE_URL ?? '';
  const { app, drop } = url ? await onPostgres(url, seed, build) : await onPglite(seed, build);
  watchGateways(app.server.gateways);
  const call = callerOf(app);
  const { heard, stop } = listenForSecrets(app);
  const prove = async () => {
    const [problems, leaks] = [await problemsOf(app, options), await leaksOf(app, logs, heard())];
    if (problems.length > 0) throw new Error(`Shop and books do not agree:\n${problems.join('\n')}`);
    const instants = await instantsOf(app);
    if (instants.length > 0) throw new Error(`Times that nobody can read: ${instants.join('; ')}`);
    if (leaks.length > 0) throw new Error(`The log says what nobody may read: ${leaks.join(', ')}`);
  };

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
      if (known) return (await openSession(app.server.db, known.id, { device: 'test' }, time.now)).token;
      await call('site.smsCode', { mobile, scene: 'login' });
      const { code, message, data } = await call('site.mobileLogin', { mobile, code: SMS_CODE });
      if (!data?.token) throw new Error(`login of ${mobile}: ${code} ${message}`);
      return data.token;
    },
    runJobs: () => app.jobs.runDue(),
    upload: async (body, { token = '', filename = 'photo.jpg', type = 'image/jpeg', scene = '', crop = '' }) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(body)], { type }), filename);
      const request = new Request('http://test/', { method: 'POST', body: form });
      const response = await app.http.inject({
        method: 'POST',
        url: `${endpoints['file.images'].path}?access-token=${token}&scene=${scene}&crop=${crop && encodeURIComponent(JSON.stringify(crop))}`,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return { status: response.statusCode, ...response.json<Omit<Answer<DataOf<'file.images'>>, 'status'>>() };
    },
    close: async () => {
      // What is found is told when all is put away.
      const [proof] = await Promise.allSettled([prove().finally(stop)]);
      await app.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
      await drop();
      if (proof.status === 'rejected') throw proof.reason;
    },
  };
}

/** Sends what the client sends: the token and every plain parameter in the query, writes as a form, lists as JSON strings. */
function callerOf(app: App): TestServer['call'] {
  return async (name, params = {}, { token, headers } = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const fields = new URLSearchParams();
    for (const [key, value] of Object.entries(params)) {
      if (value !== undefined && value !== null)
        fields.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
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
      url: `${url}${url.includes('?') ? '&' : '?'}${query}`,
      headers: { ...(inBody ? { 'content-type': 'application/x-www-form-urlencoded' } : {}), ...headers },
      ...(inBody ? { payload: fields.toString() } : {}),
    });
    return { status: response.statusCode, ...response.json<Omit<Answer<DataOf<typeof name>>, 'status'>>() };
  };
}
