/**
 * `npm run bench -- --big`: every question that reads something, asked in turn of the demo shop and of one that has been open for
 * years (50,000 members, 100,000 orders, 10,000 goods, a member with 2,000 orders). Says how many times as long the second takes.
 * On PostgreSQL, or in memory (PGlite) where there is none. `--big` followed by a word asks only what has that word in its name.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { buildApp, type App } from '../../server/app';
import { readConfig } from '../../server/config';
import { openDatabase, type Db } from '../../server/db/client';
import { addresses, members, orders } from '../../server/db/schema';
import { openSession } from '../../server/domains/people/session/service';
import { seed } from '../../server/seed';
import { startPostgres } from '../lib/system.mjs';
import { Failure, say, step } from '../lib/say.mjs';
import { allAsks, type Ask, type Known } from './asks';
import { addBigShop, OWNER } from './bigShop';
import { newDatabase } from './database';

/** A big shop's answer may take so many times as long as a small one's. */
const MOST_TIMES = 3;
/** A second look where the first says too much: one round more or less moves it. */
const ROUNDS = [9, 45];

interface Shop {
  app: App;
  known: Known;
  tokens: Map<string, string>;
}
interface Result {
  name: string;
  small: number;
  big: number;
  ratio: number;
}

async function openShop(url: string, dataDir: string): Promise<App> {
  const config = {
    ...readConfig({}),
    dataDir,
    rateLimit: 0,
    autopilot: false,
    // Every answer is made anew.
    sharedMs: 0,
    logLevel: 'silent',
  };
  const app = await buildApp({ config, database: await openDatabase(url ? { url } : {}) });
  await seed(app.server);
  await app.database.exec('analyze');
  return app;
}

/** What 林知夏 has, of the demo world in both shops. */
export async function knownOf(db: Db): Promise<Known> {
  const [own] = await db
    .select({ order: orders.id, orderNo: orders.no, address: addresses.id })
    .from(members)
    .innerJoin(orders, eq(orders.memberId, members.id))
    .innerJoin(addresses, eq(addresses.memberId, members.id))
    .where(eq(members.mobile, OWNER))
    .orderBy(asc(orders.id), asc(addresses.id))
    .limit(1);
  if (!own) throw new Failure('The demo world is missing.');
  return own;
}

async function prepare(app: App, asks: readonly Ask[]): Promise<Shop> {
  const tokens = new Map<string, string>();
  for (const mobile of new Set(asks.map((ask) => ask.mobile))) {
    const [member] = await app.server.db.select({ id: members.id }).from(members).where(eq(members.mobile, mobile));
    if (!member) throw new Failure(`Nobody has the number ${mobile}.`);
    tokens.set(mobile, (await openSession(app.server.db, member.id, { device: 'bench' }, app.server.now())).token);
  }
  return { app, known: await knownOf(app.server.db), tokens };
}

async function ask({ app, tokens }: Shop, { mobile, url }: Ask): Promise<number> {
  const address = url(tokens.get(mobile) ?? '');
  const from = performance.now();
  const { statusCode, body } = await app.http.inject({ method: 'GET', url: address });
  const took = performance.now() - from;
  if (statusCode !== 200) throw new Failure(`${address} answered ${statusCode} ${body.slice(0, 200)}`);
  return took;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** In turn, so that whatever else the machine does falls on both. */
async function compare(small: Shop, big: Shop, one: Ask, rounds: number): Promise<Result> {
  const times = { small: [] as number[], big: [] as number[] };
  // The first calls fill caches and prepare statements.
  for (let round = -2; round < rounds; round += 1) {
    const took = { small: await ask(small, one), big: await ask(big, one) };
    if (round < 0) continue;
    times.small.push(took.small);
    times.big.push(took.big);
  }
  const medians = { small: median(times.small), big: median(times.big) };
  return { name: one.name, ...medians, ratio: medians.big / medians.small };
}

export async function measureBig(word = ''): Promise<void> {
  const postgres = await startPostgres();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-big-'));
  const databases = postgres ? [await newDatabase(postgres.url), await newDatabase(postgres.url)] : [];
  const smallApp = await openShop(databases[0]?.url ?? '', dataDir);
  const bigApp = await openShop(databases[1]?.url ?? '', dataDir);
  try {
    const added = await step('The big shop is filled', () => addBigShop(bigApp.server.db, bigApp.server.now()));
    say(`    ${[...added].map(([table, rows]) => `${rows} ${table}`).join(', ')}`);
    const asks = allAsks(await knownOf(smallApp.server.db)).filter(({ name }) => name.includes(word));
    const shops = [await prepare(smallApp, asks), await prepare(bigApp, asks)] as const;
    const results: Result[] = [];
    for (const one of asks) {
      let result = await compare(...shops, one, ROUNDS[0] ?? 1);
      for (const rounds of ROUNDS.slice(1)) {
        if (result.ratio > MOST_TIMES) result = await compare(...shops, one, rounds);
      }
      results.push(result);
    }
    results.sort((a, b) => b.ratio - a.ratio);
    say('| question | small ms | big ms | times |\n|---|---|---|---|');
    for (const { name, small, big, ratio } of results)
      say(`| ${name} | ${small.toFixed(1)} | ${big.toFixed(1)} | ${ratio.toFixed(2)} |`);
    const slow = results.filter(({ ratio }) => ratio > MOST_TIMES);
    if (slow.length > 0)
      throw new Failure(
        `More than ${MOST_TIMES} times as long in the big shop: ${slow.map(({ name }) => name).join(', ')}`,
      );
  } finally {
    await smallApp.close();
    await bigApp.close();
    for (const { drop } of databases) await drop();
    postgres?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
