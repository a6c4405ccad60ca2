/** Server load: so many connections ask the same address again and again for a while; how long do 95 of 100 answers take? */
import http from 'node:http';
import { startPostgres } from '../lib/system.mjs';
import { say } from '../lib/say.mjs';
import { startServer } from './server';

const CONNECTIONS = 100;
const SECONDS = 5;

interface Result {
  name: string;
  answers: number;
  failures: number;
  p50: number;
  p95: number;
  p99: number;
}

function get(url: string, agent: http.Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
      .on('error', reject);
  });
}

async function press(name: string, url: string): Promise<Result> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let failures = 0;
  const until = performance.now() + SECONDS * 1000;
  const one = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      const ok = await get(url, agent).then(
        ({ status, body }) => status === 200 && body.includes('"code":200'),
        () => false,
      );
      if (ok) times.push(performance.now() - from);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { name, answers: times.length, failures, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function measureDatabase(label: string, databaseUrl: string): Promise<Result[]> {
  const server = await startServer(label, databaseUrl);
  try {
    const list = `${server.origin}/api/inv-shop/v1/product?access-token=&page=1`;
    const agent = new http.Agent();
    const { body } = await get(list, agent);
    const id = /"id":"(\d+)"/.exec(body)?.[1] ?? '';
    const addresses = {
      home: `${server.origin}/api/inv-shop/v1/index?access-token=`,
      list,
      goods: `${server.origin}/api/inv-shop/v1/product/${id}?access-token=`,
    };
    const results: Result[] = [];
    for (const [name, url] of Object.entries(addresses)) {
      // The first calls fill caches and prepare statements.
      for (let turn = 0; turn < 20; turn += 1) await get(url, agent);
      results.push(await press(`${label} ${name}`, url));
    }
    return results;
  } finally {
    await server.close();
  }
}

export async function measureServer(): Promise<Result[]> {
  say(`    ${CONNECTIONS} connections, ${SECONDS} s per address, loopback, caller and server share this machine.`);
  const results = await measureDatabase('pglite', '');
  const postgres = await startPostgres();
  if (postgres) {
    try {
      results.push(...(await measureDatabase('postgres', postgres.url)));
    } finally {
      postgres.stop();
    }
  }
  say('| endpoint | answers/s | p50 ms | p95 ms | p99 ms | failures |\n|---|---|---|---|---|---|');
  for (const { name, answers, failures, p50, p95, p99 } of results) {
    const cells = [name, (answers / SECONDS).toFixed(0), p50.toFixed(0), p95.toFixed(0), p99.toFixed(0), failures];
    say(`| ${cells.join(' | ')} |`);
  }
  return results;
}
