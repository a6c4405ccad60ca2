/** Two processes on one PostgreSQL (`WORKERS=2 npm run server`) behave as one server. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { campaigns, jobs, members } from '../../../server/db/schema';
import { sendNotice } from '../../../server/domains/people/notice/send';
import { openSession } from '../../../server/domains/people/session/service';
import { createTestServer, type TestServer } from '../harness';
import { FRIEND, MEMBER } from '../holders';
import { openEar } from '../realtime/listen';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const LIMIT = 60;
const UP_WITHIN_MS = 180_000;
const PATIENCE_MS = 15_000;

interface Reply {
  status: number;
  body: string;
}
/** One kept connection, so that one and the same process answers. */
interface Line {
  pid: number;
  get(url: string, from?: string): Promise<Reply>;
  /** Of a form. */
  post(url: string, form: Record<string, string>, from?: string): Promise<Reply>;
  close(): void;
}

onPostgres('two workers', () => {
  let app: TestServer;
  let child: ChildProcess;
  let port = 0;
  let lines: Line[] = [];
  let output = '';
  const tokens: string[] = [];
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-workers-'));

  async function freePort(): Promise<number> {
    const probe = net.createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address() as net.AddressInfo;
    probe.close();
    return address.port;
  }

  async function openLine(): Promise<Line> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const send = (path: string, from: string, form?: string): Promise<Reply> =>
      new Promise((resolve, reject) => {
        const method = form === undefined ? 'GET' : 'POST';
        const headers = { 'x-forwarded-for': from, 'content-type': 'application/x-www-form-urlencoded' };
        const asked = http.request({ host: '127.0.0.1', port, path, method, agent, headers, timeout: PATIENCE_MS });
        // A connection that was handed to a process in the moment it died is answered by nobody.
        asked.once('timeout', () => asked.destroy(new Error('no answer')));
        asked.once('error', reject).once('response', (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (part: string) => (body += part));
          response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
        });
        asked.end(form);
      });
    const get: Line['get'] = (url, from = '10.0.0.1') => send(url, from);
    const post: Line['post'] = (url, form, from = '10.0.0.1') => send(url, from, new URLSearchParams(form).toString());
    const { body } = await get('/health');
    return { pid: (JSON.parse(body) as { pid: number }).pid, get, post, close: () => agent.destroy() };
  }

  /** A line to each process. */
  async function linesToBoth(): Promise<Line[]> {
    const found = new Map<number, Line>();
    for (const until = Date.now() + UP_WITHIN_MS; found.size < 2 && Date.now() < until;) {
      const line = await openLine().catch(() => undefined);
      if (line && !found.has(line.pid)) found.set(line.pid, line);
      else line?.close();
      await sleep(50);
    }
    if (found.size < 2) throw new Error(`There were never two processes: ${output}`);
    return [...found.values()];
  }

  beforeAll(async () => {
    app = await createTestServer({ seed: true });
    const pool = (app.db as unknown as { $client: pg.Pool }).$client;
    // The processes go by the real clock.
    for (const mobile of [MEMBER, FRIEND]) {
      const [member] = await app.db.select().from(members).where(eq(members.mobile, mobile));
      tokens.push((await openSession(app.db, member!.id, { device: 'test' }, Date.now())).token);
    }
    port = await freePort();
    child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        WORKERS: '2',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: pool.options.connectionString ?? '',
        YEJIAN_DATA: dataDir,
        YEJIAN_RATE_LIMIT: String(LIMIT),
        YEJIAN_TRUST_PROXY: '1',
        YEJIAN_AUTOPILOT: '0',
        YEJIAN_LOG: 'error',
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += String(part)));
    lines = await linesToBoth();
  });
  afterAll(async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await app.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  const list = (token = '') => `/api/inv-shop/v1/product?access-token=${token}&page=1`;

  test('count the calls of an address together', async () => {
    const from = '10.0.0.7';
    let let_in = 0;
    for (let call = 0; call < LIMIT; call += 1) {
      for (const { get } of lines) {
        const { body } = await get('/api/inv-shop/v1/provinces', from);
        if (body.includes('"code":200')) let_in += 1;
        else expect(body).toContain('"code":429');
      }
    }
    // The limit is not exceeded; the last few calls of a lot may be lost to the other process.
    expect(let_in).toBeLessThanOrEqual(LIMIT);
    expect(let_in).toBeGreaterThanOrEqual(LIMIT - LIMIT / 20);
    expect((await lines[0]!.get('/api/inv-shop/v1/provinces', '10.0.0.8')).body).toContain('"code":200');
  });

  test('count wrong passwords together, of members and of accounts that nobody has', async () => {
    for (const account of [FRIEND, '13899990000']) {
      const codes = [];
      for (let i = 0; i < 8; i += 1) {
        const { body } = await lines[i % 2]!.post(
          '/api/v1/site/login',
          { account, password: 'wrong-one-1' },
          '10.0.0.12',
        );
        codes.push((JSON.parse(body) as { code: number }).code);
      }
      expect([account, codes]).toEqual([account, [422, 422, 422, 422, 423, 423, 423, 423]]);
    }
  });

  test('answer each viewer the same, and nobody with what is another one’s', async () => {
    const answers = await Promise.all(
      ['', ...tokens, ''].flatMap((token) => lines.map(({ get }) => get(list(token), '10.0.0.9'))),
    );
    const pricesOf = ({ body }: Reply) =>
      JSON.stringify((JSON.parse(body) as { data: { page: { list: { price: number }[] } } }).data.page.list);
    const [visitor, , member, , friend] = answers.map(pricesOf);
    expect(answers.map(pricesOf)).toEqual([visitor, visitor, member, member, friend, friend, visitor, visitor]);
    expect(new Set([visitor, member, friend]).size).toBeGreaterThan(1);
  });

  test('hear each other: what is written anywhere is told everywhere, and listeners are added up', async () => {
    const [auction] = await app.db.select().from(campaigns).where(eq(campaigns.type, 'auction')).limit(1);
    const [{ id } = { id: '' }] = await app.db.select().from(members).where(eq(members.mobile, MEMBER));
    const topics = `user:${id},auction:${auction!.id}`;
    // Connections are handed out in turn: four are more than one process gets.
    const ears = Array.from({ length: 4 }, () => openEar(`ws://127.0.0.1:${port}/ws`, tokens[0]!, topics));
    for (const ear of ears) await ear.hears(({ kind, data }) => kind === 'watchers' && data.watchers === 4);
    await app.db.transaction((tx) =>
      sendNotice(tx as unknown as typeof app.db, id, {
        box: 'order',
        title: 't',
        text: 't',
        link: '',
        at: Date.now(),
      }),
    );
    for (const ear of ears) await ear.hears(({ topic, kind }) => topic === `user:${id}` && kind === 'notice');
    for (const { socket, closed } of ears) {
      socket.close();
      await closed;
    }
  });

  test('carry out each job once', async () => {
    await app.database.exec(`create table job_runs (id bigint);
      create function job_ran() returns trigger language plpgsql as
        'begin insert into job_runs values (new.id); return new; end';
      create trigger job_ran after update of done_at on jobs for each row
        when (old.done_at is null and new.done_at is not null and new.key like 'twice%') execute function job_ran()`);
    const rows = Array.from({ length: 30 }, (_, i) => ({ kind: 'site.cleanup' as const, key: `twice${i}`, runAt: 0 }));
    await app.db.insert(jobs).values(rows);
    const runs = async () =>
      (
        (await app.db.execute(
          sql`select count(*)::int as all, count(distinct id)::int as once from job_runs`,
        )) as unknown as { rows: [{ all: number; once: number }] }
      ).rows[0];
    for (const until = Date.now() + 30_000; (await runs()).once < 30 && Date.now() < until;) await sleep(100);
    expect(await runs()).toEqual({ all: 30, once: 30 });
  });

  test('one that dies is replaced, the other goes on', async () => {
    const [dead, alive] = lines as [Line, Line];
    process.kill(dead.pid, 'SIGKILL');
    expect((await alive.get(list(), '10.0.0.10')).status).toBe(200);
    lines = await linesToBoth();
    expect(lines.map(({ pid }) => pid)).toContain(alive.pid);
    expect(lines.map(({ pid }) => pid)).not.toContain(dead.pid);
  });

  test('all of them stop when they are asked to, and answer what was under way', async () => {
    const gone = once(child, 'exit');
    const underWay = lines.map(({ get }) => get(list(), '10.0.0.11'));
    child.kill('SIGTERM');
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await gone).toEqual([0, null]);
    for (const { pid } of lines) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
