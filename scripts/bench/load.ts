/**
 * Server load: so many connections ask the same address again and again for a while; how long do 95 of 100 answers take, and how much of
 * the processor does the server need for one? Visitors all ask the same; members each with a session of their own.
 */
import http from 'node:http';
import { startPostgres } from '../lib/system.mjs';
import { say } from '../lib/say.mjs';
import { addMembers, type Asking } from './members';
import { startServer, type Server } from './server';

const CONNECTIONS = 100;
const SECONDS = 5;
const MEMBERS = 500;

interface Result {
  name: string;
  answers: number;
  failures: number;
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds of processor time of the server for one answer; undefined where the system does not tell. */
  cpu: number | undefined;
}

/** One call: an address, and the form of a write. */
interface Ask {
  url: string;
  form?: string;
}

function send({ url, form }: Ask, agent: http.Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    const request = http.request(url, { agent, method: form === undefined ? 'GET' : 'POST', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on('error', reject).end(form);
  });
}

/** The asks take turns. */
async function press(name: string, server: Server, asks: readonly Ask[]): Promise<Result> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let turn = 0;
  const next = () => asks[turn++ % asks.length] as Ask;
  // The first calls fill caches and prepare statements.
  for (let warm = 0; warm < 20; warm += 1) await send(next(), agent);
  const times: number[] = [];
  let failures = 0;
  const cpuFrom = server.cpu();
  const until = performance.now() + SECONDS * 1000;
  const one = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      const ok = await send(next(), agent).then(
        ({ status, body }) => status === 200 && body.includes('"code":200'),
        () => false,
      );
      if (ok) times.push(performance.now() - from);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  const cpuTo = server.cpu();
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const cpu = cpuFrom === undefined || cpuTo === undefined ? undefined : (cpuTo - cpuFrom) / Math.max(1, times.length);
  return { name, answers: times.length, failures, p50: at(0.5), p95: at(0.95), p99: at(0.99), cpu };
}

const paths = (token: string, goodsId: string) => ({
  home: `/api/inv-shop/v1/index?access-token=${token}`,
  list: `/api/inv-shop/v1/product?access-token=${token}&page=1`,
  goods: `/api/inv-shop/v1/product/${goodsId}?access-token=${token}`,
});

const membersPaths = (token: string, goodsId: string) => ({
  ...paths(token, goodsId),
  orders: `/api/inv-shop/v1/member/order/index?access-token=${token}`,
  basket: `/api/inv-shop/v1/cart-item?access-token=${token}`,
});

const settlement = ({ skuIds }: Asking): string =>
  new URLSearchParams({
    source: 'cart',
    lines: JSON.stringify(skuIds.map((skuId) => ({ skuId, qty: 1 }))),
  }).toString();

async function measureDatabase(label: string, databaseUrl: string, workers = 1): Promise<Result[]> {
  const server = await startServer(label, databaseUrl, workers);
  try {
    const at = (path: string): Ask => ({ url: `${server.origin}${path}` });
    const { body } = await send(at(paths('', '').list), new http.Agent());
    const id = /"id":"(\d+)"/.exec(body)?.[1] ?? '';
    const results: Result[] = [];
    for (const [name, path] of Object.entries(paths('', id)))
      results.push(await press(`${label} ${name}`, server, [at(path)]));
    if (!databaseUrl) return results;
    const people = await addMembers(databaseUrl, MEMBERS);
    for (const name of ['home', 'list', 'goods', 'orders', 'basket'] as const) {
      const asks = people.map(({ token }) => at(membersPaths(token, id)[name]));
      results.push(await press(`${label} member ${name}`, server, asks));
    }
    const asks = people.map((one) => ({
      ...at(`/api/inv-shop/v1/order/preview?access-token=${one.token}`),
      form: settlement(one),
    }));
    results.push(await press(`${label} member settlement`, server, asks));
    return results;
  } finally {
    await server.close();
  }
}

/** `only`: one of the databases, pglite or postgres. `workers`: after one process, so many of them on PostgreSQL. */
export async function measureServer(only?: string, workers = 1): Promise<Result[]> {
  say(
    `    ${CONNECTIONS} connections, ${SECONDS} s per address, ${MEMBERS} members in turn on PostgreSQL; caller and server share this machine.`,
  );
  const results = only === 'postgres' ? [] : await measureDatabase('pglite', '');
  const postgres = only === 'pglite' ? undefined : await startPostgres();
  if (postgres) {
    try {
      results.push(...(await measureDatabase('postgres', postgres.url)));
      if (workers > 1) results.push(...(await measureDatabase(`${workers} workers`, postgres.url, workers)));
    } finally {
      postgres.stop();
    }
  }
  say('| endpoint | answers/s | p50 ms | p95 ms | p99 ms | CPU ms each | failures |\n|---|---|---|---|---|---|---|');
  for (const { name, answers, failures, p50, p95, p99, cpu } of results) {
    const times = [p50, p95, p99].map((time) => time.toFixed(0));
    say(
      `| ${[name, (answers / SECONDS).toFixed(0), ...times, cpu === undefined ? '-' : cpu.toFixed(2), failures].join(' | ')} |`,
    );
  }
  return results;
}
