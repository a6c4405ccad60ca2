/**
 * A company's shop as docs/deployment.md sets it up: two servers in network namespaces of their own, one PostgreSQL, a proxy with TLS in front. The
 * files of deploy/ are what runs: the unit's command, its variables, the proxy's sample. What one machine does holds on the other, and nothing is lost
 * when one is killed under load, the database restarts, or a machine is drained.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { hasSwift, startObjectStore } from '../../../scripts/lib/objectStore.mjs';
import { endpoints } from '../../../src/contract/endpoints';
import { openDatabase, type Database as Opened } from '../../../server/db/client';
import { sendNotice } from '../../../server/domains/people/notice/send';
import { openEar } from '../realtime/listen';
import { createDatabase, postgresBin, type Database } from './database';
import { createNetwork, found, whyNoNetwork, type Machine, type Network, type Program } from './network';
import { makePapers, NAME, startSmsRelay, type Papers, type SmsRelay } from './papers';

const CADDY = found(process.env.CADDY ?? '', '/usr/bin/caddy', '/usr/local/bin/caddy');
const missing =
  whyNoNetwork() ??
  (postgresBin() ? undefined : 'PostgreSQL is not installed') ??
  (hasSwift() ? undefined : 'python3-swift is not installed') ??
  (CADDY ? undefined : 'caddy is not installed');
if (missing) console.warn(`Several machines: left out, because ${missing}`);
const onMachines = missing ? describe.skip : describe;

const UP_WITHIN_MS = 300_000;
const PATIENCE_MS = 30_000;
/** Calls a minute and address, until the machines are drained. */
const LIMIT = 60;
const SHOP = ['--import', 'tsx', 'scripts/shop.ts'] as const;
const MOBILES = ['13800001001', '13800001002'] as const;
const unit = fs.readFileSync('deploy/systemd/yejian.service', 'utf8');
/** What the unit starts, after the node of the machine. */
const COMMAND = (/^ExecStart=\/usr\/bin\/node (.+)$/m.exec(unit)?.[1] ?? '').split(' ');

interface Reply {
  status: number;
  body: string;
}
interface Answer<T = unknown> {
  status: number;
  code: number;
  message: string;
  data: T;
}

/** What a company does once by hand where it keeps its files. */
const MAKE_BUCKET = `
  import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
  const { S3_ENDPOINT: endpoint, S3_KEY_ID: accessKeyId, S3_SECRET: secretAccessKey, S3_BUCKET: Bucket } = process.env;
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey }, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket }));
`;

/** Waits for a program that ends by itself. */
async function done(program: Program): Promise<void> {
  const [code] = await program.ended;
  if (code !== 0) throw new Error(program.output());
}

onMachines('two machines behind one proxy', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-machines-'));
  const shop = path.join(folder, 'shop');
  let network: Network;
  let database: Database;
  let papers: Papers;
  let relay: SmsRelay;
  let store: Awaited<ReturnType<typeof startObjectStore>>;
  let machines: Machine[] = [];
  const servers: Program[] = [];
  let proxy: Program;
  let pool: pg.Pool;
  const tokens: string[] = [];
  const ids: string[] = [];

  /** The variables of deploy/yejian.env.example with the company's own values. */
  function variables(more: Record<string, string> = {}): NodeJS.ProcessEnv {
    const sample = fs.readFileSync('deploy/yejian.env.example', 'utf8');
    const lines = sample.split('\n').filter((line) => /^[A-Z]/.test(line));
    return {
      PATH: process.env.PATH,
      ...Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])),
      ...own,
      YEJIAN_RATE_LIMIT: '0',
      ...more,
    };
  }
  let own: Record<string, string> = {};

  const start = (place: number, more: Record<string, string> = {}): Program => {
    const data = path.join(folder, `data${place}`);
    const env = variables({ YEJIAN_DATA: data, ...more });
    return (servers[place] = machines[place]!.run(process.execPath, COMMAND, { env }));
  };

  const send = (
    { socket, secure }: { socket: string; secure?: boolean },
    method: string,
    address: string,
    { form, from, body, type }: { form?: Record<string, string>; from?: string; body?: Buffer; type?: string } = {},
  ): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const asked = (secure ? https : http).request({
        socketPath: socket,
        method,
        path: address,
        timeout: PATIENCE_MS,
        headers: {
          host: NAME,
          ...(from && { 'x-forwarded-for': from }),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(type && { 'content-type': type }),
        },
        ...(secure && { servername: NAME, ca: fs.readFileSync(papers.cert) }),
      });
      asked.once('timeout', () => asked.destroy(new Error('no answer')));
      asked.once('error', reject).once('response', (response) => {
        let said = '';
        response.setEncoding('utf8').on('data', (part: string) => (said += part));
        response.once('error', reject).once('end', () => resolve({ status: response.statusCode ?? 0, body: said }));
      });
      asked.end(body ?? (form && new URLSearchParams(form).toString()));
    });
  const socketOf = (name: string) => path.join(folder, `${name}.sock`);
  const front = () => ({ socket: socketOf('proxy'), secure: true });
  const behind = (place: number) => ({ socket: socketOf(`server${place}`) });
  type Where = Parameters<typeof send>[0];

  async function ask<T = unknown>(
    at: Where,
    name: keyof typeof endpoints,
    { token = '', ...input }: Record<string, string> = {},
    more: { from?: string } = {},
  ): Promise<Answer<T>> {
    const { method, path: address } = endpoints[name];
    const query = new URLSearchParams({ 'access-token': token, ...(method === 'GET' && input) });
    const form = method === 'GET' ? undefined : input;
    const { status, body } = await send(at, method, `${address}?${query}`, { form, ...more });
    return !body.startsWith('{')
      ? { status, code: status, message: '', data: undefined as T }
      : { status, ...(JSON.parse(body) as Omit<Answer<T>, 'status'>) };
  }

  async function isUp(at: Where): Promise<void> {
    for (const until = Date.now() + UP_WITHIN_MS; Date.now() < until; await sleep(100)) {
      const answer = await send(at, 'GET', '/health').catch(() => undefined);
      if (answer?.status === 200) return;
    }
    throw new Error(`not up: ${[...servers, proxy].map((one) => one?.output()).join('\n')}`);
  }

  /** The proxy looks every two seconds who is well, and hands calls to whoever is. */
  async function isWelcome(place: number): Promise<void> {
    const pidOf = async (at: Where) =>
      (JSON.parse((await send(at, 'GET', '/health')).body || '{}') as { pid?: number }).pid;
    const wanted = await pidOf(behind(place));
    for (const until = Date.now() + UP_WITHIN_MS; Date.now() < until; await sleep(50))
      if ((await pidOf(front())) === wanted) return;
    throw new Error('the proxy passes it over');
  }

  async function withDatabase(work: (opened: Opened) => Promise<unknown>): Promise<void> {
    const opened = await openDatabase({ url: database.own, dir: '' });
    await work(opened).finally(() => opened.close());
  }

  beforeAll(async () => {
    network = createNetwork();
    papers = makePapers(folder, network.address);
    const secret = randomBytes(16).toString('hex');
    relay = await startSmsRelay(papers, socketOf('sms'), secret);
    const base = network.machine('db');
    database = createDatabase(base, network.address);
    machines = [network.machine('one'), network.machine('two')];
    const machine = network.machine('proxy');
    const shelf = network.machine('store');
    store = await startObjectStore({ host: shelf.address, port: 8333, within: shelf.within });
    await network.lines([
      [{ host: network.address, port: 8443 }, socketOf('sms')],
      [socketOf('proxy'), { host: machine.address, port: 443 }],
      ...machines.map(({ address }, place) => [socketOf(`server${place}`), { host: address, port: 8086 }] as const),
    ]);
    pool = new pg.Pool({ connectionString: database.own });
    pool.on('error', () => undefined);
    own = {
      DATABASE_URL: database.url,
      YEJIAN_PUBLIC_URL: `https://${NAME}`,
      YEJIAN_SECRET: randomBytes(32).toString('hex'),
      YEJIAN_IDENTITY_KEY: randomBytes(32).toString('hex'),
      YEJIAN_SMS_URL: `https://${network.address}:8443/sms`,
      YEJIAN_SMS_KEY: secret,
      NODE_EXTRA_CA_CERTS: papers.cert,
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 'a'.repeat(32),
      WECHAT_MCH_ID: '1900000001',
      WECHAT_SERIAL_NO: '5157F09EFDC096DE15EBE81A47057A72',
      WECHAT_API_V3_KEY: 'v3'.repeat(16),
      WECHAT_PRIVATE_KEY_FILE: papers.key,
      WECHAT_PUBLIC_KEY_FILE: papers.cert,
      WECHAT_MINI_APP_ID: '',
      WECHAT_MINI_APP_SECRET: '',
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: 'yejian',
      S3_KEY_ID: store.keyId,
      S3_SECRET: store.secret,
      S3_PATH_STYLE: '1',
      YEJIAN_H5_DIR: folder,
      WORKERS: '1',
      YEJIAN_LOG: 'error',
    };
    const keeper = { env: variables({ YEJIAN_DATA: path.join(folder, 'data0') }) };
    await done(machines[0]!.run(process.execPath, ['--input-type=module', '-e', MAKE_BUCKET], keeper));
    await done(machines[0]!.run(process.execPath, [...SHOP, 'init', shop], keeper));
    await done(machines[0]!.run(process.execPath, [...SHOP, 'push', shop], keeper));
    for (const place of [0, 1]) start(place, { YEJIAN_RATE_LIMIT: String(LIMIT) });
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      YEJIAN_SITE: NAME,
      YEJIAN_TLS: `tls ${papers.cert} ${papers.key}`,
      YEJIAN_SERVERS: machines.map(({ address }) => `${address}:8086`).join(' '),
    };
    const config = ['run', '--config', 'deploy/proxy/Caddyfile', '--adapter', 'caddyfile'];
    proxy = machine.run(CADDY ?? '', config, { env });
    await Promise.all([isUp(behind(0)), isUp(behind(1))]);
    await isUp(front());
  }, UP_WITHIN_MS);
  afterAll(async () => {
    await pool?.end();
    relay?.close();
    await store?.stop();
    network?.remove();
    database?.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test('a code that one machine sent opens the other, and is not sent again by it', async () => {
    for (const [place, mobile] of MOBILES.entries()) {
      const [first, second] = [behind(place), behind(1 - place)];
      expect(await ask(first, 'site.smsCode', { mobile, scene: 'login' })).toMatchObject({ code: 200 });
      // Within a minute it is too soon, whichever is asked.
      expect(await ask(second, 'site.smsCode', { mobile, scene: 'login' })).toMatchObject({ code: 429 });
      const code = relay.codes.get(mobile) ?? '';
      const login = { mobile, code };
      const answer = await ask<{ token: string; member: { id: string } }>(second, 'site.mobileLogin', login);
      expect(answer).toMatchObject({ code: 200 });
      // Used up on both.
      expect(await ask(first, 'site.mobileLogin', login)).toMatchObject({ code: 422 });
      tokens.push(answer.data.token);
      ids.push(answer.data.member.id);
    }
    for (const at of [behind(0), behind(1), front()])
      expect(await ask(at, 'member.my', { token: tokens[0]! })).toMatchObject({ code: 200, data: { id: ids[0] } });
  });

  test('calls are counted together, and the proxy hands on who calls', async () => {
    let letIn = 0;
    for (let call = 0; call < LIMIT; call += 1) {
      for (const place of [0, 1]) {
        const { code } = await ask(behind(place), 'site.config', {}, { from: '198.51.100.7' });
        if (code === 200) letIn += 1;
        else expect(code).toBe(429);
      }
    }
    // The last few calls of a lot may be lost to the other machine.
    expect(letIn).toBeLessThanOrEqual(LIMIT);
    expect(letIn).toBeGreaterThanOrEqual(LIMIT - LIMIT / 20);
    // Whoever calls by the proxy is somebody else, whatever they say of themselves.
    expect(await ask(front(), 'site.config', {}, { from: '198.51.100.7' })).toMatchObject({ code: 200 });
  });

  test('wrong passwords are counted together', async () => {
    const codes = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const login = { account: '13899990000', password: 'wrong-one-1' };
      codes.push((await ask(behind(tries % 2), 'site.login', login, { from: '198.51.100.8' })).code);
    }
    expect(codes).toEqual([422, 422, 422, 422, 423, 423, 423, 423]);
  });

  test('phones that listen to either machine hear what the other has done', async () => {
    const byProxy = () => tls.connect({ path: front().socket, ca: fs.readFileSync(papers.cert), servername: NAME });
    const topic = `user:${ids[0]}`;
    const ears = [
      ...[0, 1].map((place) =>
        openEar(`ws://${NAME}/ws`, tokens[0]!, topic, { createConnection: () => net.connect(behind(place).socket) }),
      ),
      // Four by the proxy: more than one machine gets.
      ...Array.from({ length: 4 }, () => openEar(`wss://${NAME}/ws`, tokens[0]!, topic, { createConnection: byProxy })),
    ];
    for (const ear of ears) await ear.hears(({ topic: of }) => of === topic);
    await withDatabase(({ db }) =>
      db.transaction((tx) =>
        sendNotice(tx as unknown as typeof db, ids[0]!, {
          box: 'order',
          title: 't',
          text: 't',
          link: '',
          at: Date.now(),
        }),
      ),
    );
    for (const ear of ears) await ear.hears(({ topic: of, kind }) => of === topic && kind === 'notice');
    for (const { socket, closed } of ears) {
      socket.close();
      await closed;
    }
  });

  test('each job is carried out once', async () => {
    await pool.query(`create table job_runs (id bigint);
      create function job_ran() returns trigger language plpgsql as
        'begin insert into job_runs values (new.id); return new; end';
      create trigger job_ran after update of done_at on jobs for each row
        when (old.done_at is null and new.done_at is not null and new.key like 'twice%') execute function job_ran();
      insert into jobs (kind, key, run_at) select 'site.cleanup', 'twice' || n, 0 from generate_series(1, 40) n`);
    const runs = async () =>
      (
        await pool.query<{ all: number; once: number }>(
          'select count(*)::int as all, count(distinct id)::int as once from job_runs',
        )
      ).rows[0];
    for (const until = Date.now() + PATIENCE_MS; (await runs())?.once !== 40 && Date.now() < until;) await sleep(100);
    expect(await runs()).toEqual({ all: 40, once: 40 });
  });

  test('a picture that one machine took is shown by the other, and none lies on the disk of either', async () => {
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3a5' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([picture], { type: 'image/png' }), 'tea.png');
    const sent = new Response(form);
    const body = Buffer.from(await sent.arrayBuffer());
    const type = sent.headers.get('content-type') ?? '';
    const address = `${endpoints['file.images'].path}?access-token=${tokens[0]}`;
    const reply = await send(behind(0), 'POST', address, { body, type });
    const { code, data } = JSON.parse(reply.body) as Answer<{ url: string }>;
    expect(code).toBe(200);
    for (const at of [behind(1), front()]) expect(await send(at, 'GET', data.url)).toMatchObject({ status: 200 });
    for (const place of [0, 1])
      expect(fs.existsSync(path.join(folder, `data${place}`, 'uploads', path.basename(data.url)))).toBe(false);
  });

  test('what the shop pushes stands on both machines a second later', async () => {
    const titles = async () =>
      Promise.all(
        [0, 1].map(async (place) => {
          const { data } = await ask<{ page: { list: { title: string }[] } }>(behind(place), 'shop.productIndex', {
            page: '1',
          });
          return data.page.list.map(({ title }) => title);
        }),
      );
    const file = path.join(shop, 'goods.csv');
    const before = fs.readFileSync(file, 'utf8');
    for (const title of await titles()) expect(title).toContain('明前龙井 2026');
    fs.writeFileSync(file, before.replace('明前龙井 2026', '明前龙井 头一批'));
    const keeper = { env: variables({ YEJIAN_DATA: path.join(folder, 'data0') }) };
    await done(machines[1]!.run(process.execPath, [...SHOP, 'push', shop], keeper));
    await sleep(1000);
    for (const title of await titles()) {
      expect(title).toContain('明前龙井 头一批');
      expect(title).not.toContain('明前龙井 2026');
    }
  });

  const wordsOf = (answer?: Answer) => (answer ? `${answer.code} ${answer.message}`.trim() : 'nobody');
  /** Sends until it is answered, as the app does, each time under the same number; tells what it met on the way. */
  async function persist(content: string, place: number, met: string[]): Promise<void> {
    const input = {
      token: tokens[place]!,
      kind: 'suggest',
      content,
      contact: MOBILES[place]!,
      requestId: randomUUID(),
    };
    for (const until = Date.now() + 2 * PATIENCE_MS; Date.now() < until; await sleep(100)) {
      const answer = await ask(front(), 'shop.opinion', input).catch(() => undefined);
      met.push(wordsOf(answer));
      if (answer?.code === 200) return;
      if (answer && ![502, 503].includes(answer.code)) throw new Error(`${answer.code} ${answer.message}`);
    }
    throw new Error('nobody answered');
  }
  /** Reads and writes of eight phones go on while `disturb` does what it does; every write that was answered is there, once. */
  async function underLoad(what: string, disturb: () => Promise<void>): Promise<string[]> {
    const met: string[] = [];
    let isOver = false;
    let answered = 0;
    const phones = Array.from({ length: 8 }, async (_, phone) => {
      for (let turn = 0; turn === 0 || !isOver; turn += 1) {
        await persist(`${what} 希望可以按产地筛选 ${phone} ${turn}`, phone % 2, met);
        answered += 1;
        met.push(wordsOf(await ask(front(), 'member.my', { token: tokens[phone % 2]! }).catch(() => undefined)));
      }
    });
    await sleep(300);
    await disturb();
    isOver = true;
    await Promise.all(phones);
    const { rows } = await pool.query<{ content: string }>('select content from feedbacks where content like $1', [
      `${what} %`,
    ]);
    expect(new Set(rows.map(({ content }) => content)).size).toBe(answered);
    expect(rows).toHaveLength(answered);
    return met;
  }

  /** What was met beside success and these, each once. */
  const other = (met: string[], ...known: string[]) =>
    [...new Set(met)].filter((words) => !words.startsWith('200') && !known.includes(words));

  test('both take new variables when they are started again', async () => {
    for (const { child } of servers) child.kill('SIGTERM');
    for (const { ended } of servers) expect(await ended).toEqual([0, null]);
    // From here on nobody is counted: all phones of the load have one address.
    for (const place of [0, 1]) start(place);
    await Promise.all([isUp(behind(0)), isUp(behind(1))]);
    await isUp(front());
    for (let call = 0; call <= LIMIT; call += 1)
      expect(await ask(behind(0), 'site.config', {}, { from: '198.51.100.7' })).toMatchObject({ code: 200 });
  });

  test('machines that are drained one after the other lose nobody', async () => {
    const met = await underLoad('drained', async () => {
      for (const place of [0, 1]) {
        servers[place]!.child.kill('SIGTERM');
        expect(await servers[place]!.ended).toEqual([0, null]);
        start(place);
        await isUp(behind(place));
        await isWelcome(place);
      }
    });
    // A write that the proxy had handed to a connection in the moment of its end is sent again under its number.
    expect(other(met, '502')).toEqual([]);
  });

  test('one that is killed loses nothing, and phones go on with the other', async () => {
    const met = await underLoad('killed', async () => {
      servers[0]!.child.kill('SIGKILL');
      await servers[0]!.ended;
      await sleep(2000);
      expect(await ask(front(), 'member.my', { token: tokens[0]! })).toMatchObject({ code: 200 });
      start(0);
      await isUp(behind(0));
    });
    expect(other(met, '502', 'nobody')).toEqual([]);
  });

  test('a database that restarts is waited for by both', async () => {
    const met = await underLoad('restarted', async () => {
      database.cut();
      await sleep(1500);
      database.start();
      await sleep(1000);
    });
    expect(other(met, '502', '503 系统繁忙，请稍后再试', '503')).toEqual([]);
    for (const place of [0, 1]) expect(servers[place]!.child.exitCode).toBeNull();
  });
});
