/** Starts the real server on a free port with a database of its own: seeded once, kept in .cache for the next measurement. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Failure } from '../lib/say.mjs';
import { sleep } from './options';

const STARTS_WITHIN = 180_000;

export interface Server {
  origin: string;
  /** Milliseconds of processor time the process and its workers have used, all their threads; undefined where there is no /proc. */
  cpu(): number | undefined;
  /** Bytes of memory of the process and its workers; undefined where there is no /proc. */
  memory(): number | undefined;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Of a process and its workers together. */
function sumOf(pid: number, of: (pid: number) => number | undefined): number | undefined {
  const children = `/proc/${pid}/task/${pid}/children`;
  const workers = fs.existsSync(children) ? fs.readFileSync(children, 'utf8').split(' ').filter(Boolean) : [];
  return [pid, ...workers].reduce<number | undefined>((sum, one) => {
    const own = of(Number(one));
    return sum === undefined || own === undefined ? undefined : sum + own;
  }, 0);
}
function memoryOfOne(pid: number): number | undefined {
  const file = `/proc/${pid}/status`;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '') ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
/** Ticks of a hundredth of a second in user and in system mode: fields 14 and 15, counted behind the name in brackets. */
function cpuOfOne(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return undefined;
  const fields = fs
    .readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** `name` = folder of the data; `databaseUrl` empty = PGlite. */
export async function startServer(name: string, databaseUrl = '', workers = 1): Promise<Server> {
  const port = await freePort();
  const log = path.resolve(`.data/logs/bench-${name.replaceAll(' ', '-')}.log`);
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const output = fs.openSync(log, 'w');
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      WORKERS: String(workers),
      YEJIAN_DATA: path.resolve(`.cache/bench-${name.replaceAll(' ', '-')}`),
      YEJIAN_RATE_LIMIT: '0',
      YEJIAN_AUTOPILOT: '0',
      YEJIAN_LOG: 'warn',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + STARTS_WITHIN;
  for (;;) {
    const answers = await fetch(`${origin}/api/inv-shop/v1/index?access-token=`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) break;
    if (child.exitCode !== null || Date.now() > until) {
      child.kill();
      throw new Failure(`The server did not start; see ${path.relative('.', log)}.`);
    }
    await sleep(250);
  }
  return {
    origin,
    cpu: () => sumOf(child.pid ?? 0, cpuOfOne),
    memory: () => sumOf(child.pid ?? 0, memoryOfOne),
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
