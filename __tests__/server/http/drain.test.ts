/** SIGTERM to a real server under keep-alive load: every request is answered or never taken, none is cut off. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newDatabase } from '../../../scripts/bench/database';
import { endpoints, type EndpointName } from '../../../src/contract/endpoints';
import { WS_RESTART } from '../../../src/contract/realtime/frames';
import { openDatabase } from '../../../server/db/client';
import { feedbacks } from '../../../server/db/schema';

const POSTGRES = process.env.TEST_DATABASE_URL ?? '';
const CLIENTS = 20;

let started: ChildProcess | undefined;
afterEach(() => void started?.kill('SIGKILL'));

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

interface Running {
  port: number;
  child: ChildProcess;
  ended: Promise<number | null>;
  terminate(): void;
  said(): string;
}

async function startServer(databaseUrl: string, dataDir: string): Promise<Running> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    YEJIAN_DATA: dataDir,
    YEJIAN_DEMO: '0',
    YEJIAN_SMS_CODE: '888888',
    YEJIAN_RATE_LIMIT: '0',
    YEJIAN_SHARED_MS: '0',
    YEJIAN_LOG: 'error',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  for (let tries = 0; !said.includes('/docs') && child.exitCode === null && tries < 2400; tries += 1) await sleep(50);
  if (!said.includes('/docs')) throw new Error(`the server did not start: ${said}`);
  const terminate = () => void child.kill('SIGTERM');
  return { port, child, ended, terminate, said: () => said };
}

type Outcome = 'answered' | 'refused' | 'cut';
interface Reply {
  outcome: Outcome;
  why: string;
  body: string;
}
const codeOf = ({ body }: Reply) => (JSON.parse(body) as { code: number }).code;

function send(port: number, agent: http.Agent, name: EndpointName, fields: Record<string, string>): Promise<Reply> {
  const { method, path: url } = endpoints[name];
  const query = new URLSearchParams(fields).toString();
  return new Promise((done) => {
    const end = (outcome: Outcome, why: string, body = '') => done({ outcome, why, body });
    const request = http.request(
      {
        port,
        host: '127.0.0.1',
        agent,
        method,
        path: method === 'GET' ? `${url}?${query}` : url,
        ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      },
      (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += String(part)));
        response.on('end', () =>
          end(response.statusCode === 200 ? 'answered' : 'cut', `HTTP ${response.statusCode}`, body),
        );
        response.on('error', (error) => end('cut', error.message));
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      end(
        error.code === 'ECONNREFUSED' ? 'refused' : 'cut',
        `${String(error.code ?? error.message)} ${name} ${request.reusedSocket ? 'on a kept connection' : 'on a new connection'}`,
      ),
    );
    request.end(method === 'GET' ? undefined : query);
  });
}

/** One client on one kept connection, until nobody takes its calls any more. */
async function keepCalling(replies: Reply[], call: (agent: http.Agent) => Promise<Reply>): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const reply = await call(agent);
    replies.push(reply);
    if (reply.outcome !== 'answered') return agent.destroy();
    await sleep(Math.random() * 60);
  }
}

const opinion = () => ({
  kind: 'suggest',
  content: `希望可以按产地筛选茶叶 ${randomUUID()}`,
  contact: '13812345678',
  requestId: randomUUID(),
});

async function underLoad(databaseUrl: string, dataDir: string): Promise<void> {
  const server = await startServer(databaseUrl, dataDir);
  const { port } = server;
  const once = new http.Agent({ keepAlive: false });
  await send(port, once, 'site.smsCode', { mobile: '13812345678', scene: 'login' });
  const login = await send(port, once, 'site.mobileLogin', { mobile: '13812345678', code: '888888' });
  const { token } = (JSON.parse(login.body) as { data: { token: string } }).data;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?access-token=${token}&topics=`);
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  const socketEnd = new Promise<number>((done) => socket.once('close', done));

  // A browser that only keeps its connection, and one that made it in advance and never asks.
  const idle = new http.Agent({ keepAlive: true, maxSockets: 1 });
  await send(port, idle, 'site.config', {});
  const silent = connect(port, '127.0.0.1');
  const silentEnd = new Promise<boolean>((done) => silent.once('close', done));
  silent.resume();

  const [reads, writes]: [Reply[], Reply[]] = [[], []];
  const clients = Array.from({ length: CLIENTS }, (_, at) =>
    at % 2 === 0
      ? keepCalling(reads, (agent) => send(port, agent, 'site.config', {}))
      : keepCalling(writes, (agent) => send(port, agent, 'shop.opinion', opinion())),
  );
  const answered = (replies: Reply[]) => replies.filter(({ outcome }) => outcome === 'answered');
  const busy = () => [reads, writes].every((replies) => answered(replies).length > CLIENTS);
  while (!busy() && server.child.exitCode === null) await sleep(50);
  server.terminate();
  const code = await server.ended;
  await Promise.all(clients);
  idle.destroy();
  const all = [...reads, ...writes];
  expect(all.filter(({ outcome }) => outcome === 'cut')).toEqual([]);
  expect(new Set(answered(all).map(codeOf))).toEqual(new Set([200]));
  // Every client went on until the port was closed to it.
  expect(all.filter(({ outcome }) => outcome === 'refused')).toHaveLength(CLIENTS);
  expect(await socketEnd).toBe(WS_RESTART);
  expect(await silentEnd).toBe(false);
  // Past its grace the server ends with code 1.
  expect({ code, said: server.said().split('SIGTERM')[1]?.trim() }).toEqual({ code: 0, said: ': stopping ...' });

  // What was answered is written, and what was refused is not.
  const database = await openDatabase({ url: databaseUrl, dir: path.join(dataDir, 'db') });
  const kept = await database.db.select({ content: feedbacks.content }).from(feedbacks);
  await database.close();
  const contents = answered(writes).map(({ body }) => (JSON.parse(body) as { data: { content: string } }).data.content);
  expect(kept.map(({ content }) => content).sort()).toEqual(contents.sort());
}

test('on PGlite', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-drain-'));
  await underLoad('', dataDir).finally(() => fs.rmSync(dataDir, { recursive: true, force: true }));
});

(POSTGRES ? test : test.skip)('on PostgreSQL', async () => {
  const { url, drop } = await newDatabase(POSTGRES);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-drain-'));
  try {
    await underLoad(url, dataDir);
  } finally {
    await drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
