/**
 * PostgreSQL ends connections and goes away for a while, under two processes that are busy: none of them dies, short absences are waited
 * for, long ones are said (503), and what is sent again with its requestId is done once.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, like } from 'drizzle-orm';
import pg from 'pg';
import { endpoints } from '../../../src/contract/endpoints';
import { feedbacks, members } from '../../../server/db/schema';
import { sendNotice } from '../../../server/domains/people/notice/send';
import { openSession } from '../../../server/domains/people/session/service';
import { createTestServer, type TestServer } from '../harness';
import { MEMBER } from '../holders';
import { openEar } from '../realtime/listen';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const WORKERS = 2;
const UP_WITHIN_MS = 300_000;

/** What stands between server and PostgreSQL: shut, nobody comes in and whoever was in is thrown out, as by a restart. */
class Door {
  #sockets = new Set<net.Socket>();
  #server: net.Server | undefined;
  port = 0;
  constructor(readonly behind: net.NetConnectOpts) {}
  async open(): Promise<void> {
    this.#server = net
      .createServer((socket) => {
        const inner = net.connect(this.behind);
        for (const [from, to] of [
          [socket, inner],
          [inner, socket],
        ] as const) {
          this.#sockets.add(from);
          from.on('error', () => to.destroy()).on('close', () => (this.#sockets.delete(from), to.destroy()));
          from.pipe(to);
        }
      })
      .listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as net.AddressInfo).port;
  }
  shut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  return port;
}

onPostgres('PostgreSQL', () => {
  let app: TestServer;
  let admin: pg.Client;
  let door: Door;
  let child: ChildProcess;
  let base = '';
  let token = '';
  let memberId = '';
  let output = '';
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-away-'));

  const health = async () => {
    const answer = await fetch(`${base}/health`, { headers: { connection: 'close' } });
    return { status: answer.status, ...((await answer.json()) as { pid: number }) };
  };
  /** The processes that answer. */
  async function pids(): Promise<number[]> {
    const found = new Set<number>();
    for (const until = Date.now() + UP_WITHIN_MS; found.size < WORKERS && Date.now() < until; await sleep(20))
      await health().then(
        ({ pid }) => found.add(pid),
        () => undefined,
      );
    if (found.size < WORKERS) throw new Error(`not up: ${output}`);
    return [...found].sort();
  }
  interface Said {
    status: number;
    code: number;
    message: string;
  }
  const write = async (content: string, requestId: string): Promise<Said> => {
    const answer = await fetch(`${base}${endpoints['shop.opinion'].path}?access-token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ kind: 'suggest', content, contact: '13812345678', requestId }),
    });
    return { status: answer.status, ...((await answer.json()) as { code: number; message: string }) };
  };
  const read = async (): Promise<Said> => {
    const answer = await fetch(`${base}${endpoints['member.my'].path}?access-token=${token}`);
    return { status: answer.status, ...((await answer.json()) as { code: number; message: string }) };
  };
  /** Sends until it is answered, as the app does; tells every answer on the way. */
  const persist = async (content: string, said: Said[]): Promise<void> => {
    const requestId = randomUUID();
    for (;;) {
      const one = await write(content, requestId);
      said.push(one);
      if (one.code === 200) return;
      if (one.code !== 503) throw new Error(one.message);
      await sleep(100);
    }
  };
  /** While `disturb` does what it does, twenty members' worth of reads and writes go on. */
  async function underLoad(what: string, disturb: () => Promise<void>): Promise<Said[]> {
    const said: Said[] = [];
    let isOver = false;
    const clients = Array.from({ length: 10 }, async (_, client) => {
      for (let turn = 0; turn === 0 || !isOver; turn += 1) {
        await persist(`${what} 希望可以按产地筛选 ${client} ${turn}`, said);
        said.push(await read());
      }
    });
    await sleep(200);
    await disturb();
    isOver = true;
    await Promise.all(clients);
    const kept = await app.db
      .select({ content: feedbacks.content })
      .from(feedbacks)
      .where(like(feedbacks.content, `${what} %`));
    const contents = kept.map(({ content }) => content);
    expect(contents).toHaveLength(new Set(contents).size);
    expect(contents.length).toBeGreaterThanOrEqual(10);
    return said;
  }

  beforeAll(async () => {
    app = await createTestServer({ seed: 'base' });
    const { options } = (app.db as unknown as { $client: pg.Pool }).$client;
    const url = new URL(options.connectionString ?? '');
    admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    // A cluster of its own is asked by its socket (scripts/lib/system.mjs).
    const folder = url.searchParams.get('host');
    url.searchParams.delete('host');
    const behind = Number(url.port || 5432);
    door = new Door(folder ? { path: path.join(folder, `.s.PGSQL.${behind}`) } : { host: url.hostname, port: behind });
    await door.open();
    const [member] = await app.db.select().from(members).where(eq(members.mobile, MEMBER));
    memberId = member!.id;
    ({ token } = await openSession(app.db, memberId, { device: 'test' }, Date.now()));
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        WORKERS: String(WORKERS),
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: Object.assign(new URL(url), { host: `127.0.0.1:${door.port}` }).href,
        YEJIAN_DATA: dataDir,
        YEJIAN_DEMO: '0',
        YEJIAN_RATE_LIMIT: '0',
        YEJIAN_AUTOPILOT: '0',
        YEJIAN_LOG: 'error',
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += String(part)));
    await pids();
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    door.shut();
    await admin.end();
    await app.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  test('a connection that a transaction holds is ended: the transaction is done again, the process lives', async () => {
    const before = await pids();
    const said = await underLoad('ended', async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        // Whoever writes waits in the middle of a transaction.
        await admin.query('begin; lock table feedbacks in exclusive mode');
        await sleep(150);
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
        );
        await admin.query('commit');
        await sleep(100);
      }
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await sleep(200);
    });
    expect(said.filter(({ code }) => code !== 200)).toEqual([]);
    expect(await pids()).toEqual(before);
    expect(output).not.toContain('ended with');
  });

  test('a short absence is waited for', async () => {
    const before = await pids();
    const said = await underLoad('short', async () => {
      door.shut();
      await sleep(1500);
      await door.open();
    });
    expect(said.filter(({ code }) => code !== 200)).toEqual([]);
    expect(await pids()).toEqual(before);
  });

  test('a long absence is said, nobody hears of a fault, and what was told meanwhile is heard again', async () => {
    const before = await pids();
    const ears = Array.from({ length: 2 * WORKERS }, () =>
      openEar(`${base.replace('http', 'ws')}/ws`, token, `user:${memberId}`),
    );
    for (const ear of ears) await ear.hears(({ topic }) => topic === `user:${memberId}`);
    const said = await underLoad('long', async () => {
      door.shut();
      const down = await Promise.all(Array.from({ length: 6 }, health));
      expect(new Set(down.map(({ status }) => status))).toEqual(new Set([503]));
      await sleep(7500);
      await door.open();
    });
    const others = said.filter(({ code }) => code !== 200);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ status: 503, code: 503, message: '系统繁忙，请稍后再试' })]),
    );
    expect((await health()).status).toBe(200);
    expect(await pids()).toEqual(before);
    // Every process listens again.
    for (
      let tries = 0;
      tries < 12 && ears.some(({ frames }) => !frames.some(({ kind }) => kind === 'notice'));
      tries += 1
    ) {
      await app.db.transaction((tx) =>
        sendNotice(tx as unknown as typeof app.db, memberId, {
          box: 'order',
          title: 't',
          text: 't',
          link: '',
          at: Date.now(),
        }),
      );
      await sleep(500);
    }
    for (const { frames, socket } of ears) {
      expect(frames.map(({ kind }) => kind)).toContain('notice');
      socket.close();
    }
  });
});
