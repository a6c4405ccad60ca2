/**
 * The search on ten thousand goods, on both databases: how long do half and 95 of 100 answers take, asked one after the other
 * through the whole server (HTTP without a socket)? The database is made anew for every run.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/client';
import { seed } from '../../server/seed';
import { startPostgres } from '../lib/system.mjs';
import { Failure, say, step } from '../lib/say.mjs';
import { addManyGoods } from './manyGoods';

const GOODS = 10_000;
const ROUNDS = 12;

/** What is asked, by what it costs: few hits, many hits, a synonym, a number, a typing error, pinyin, nothing at all. */
const WORDS = ['昔归晚霞', '白茶', '生普', '第9876号', '大红跑', 'bhyz', '曼松 小罐', 'qwertyuiop'];
const asked = (word: string) => `access-token=&keyword=${encodeURIComponent(word)}`;
const CALLS: Record<string, string[]> = {
  list: WORDS.map((word) => `/api/inv-shop/v1/product?${asked(word)}`),
  'list by sales': WORDS.map((word) => `/api/inv-shop/v1/product?${asked(word)}&sort=sales`),
  site: WORDS.map((word) => `/api/v4/tea/search?${asked(word)}`),
  suggest: ['龙', '白毫', 'bh', 'longj'].map((word) => `/api/v4/tea/search?${asked(word)}&suggest=true`),
};

interface Result {
  name: string;
  count: number;
  p50: number;
  p95: number;
}

async function measure(label: string, url: string): Promise<Result[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-search-'));
  const config = {
    ...readConfig({}),
    dataDir,
    rateLimit: 0,
    autopilot: false,
    checkAnswers: false,
    // Every answer is made anew, as for a word that nobody asked for in the last second.
    sharedMs: 0,
    logLevel: 'silent',
  };
  const app = await buildApp({ config, database: await openDatabase(url ? { url } : {}) });
  try {
    await seed(app.server);
    await addManyGoods(app.server.db, GOODS);
    const results: Result[] = [];
    for (const [name, urls] of Object.entries(CALLS)) {
      const result = await time(`${label} ${name}`, app.http, urls);
      say(`    ${result.name}: p50 ${result.p50.toFixed(1)} ms, p95 ${result.p95.toFixed(1)} ms`);
      results.push(result);
    }
    return results;
  } finally {
    await app.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

type Http = Awaited<ReturnType<typeof buildApp>>['http'];

async function time(name: string, http: Http, urls: readonly string[]): Promise<Result> {
  const ask = async (url: string) => {
    const from = performance.now();
    const { statusCode, body } = await http.inject({ method: 'GET', url });
    if (statusCode !== 200 || !body.includes('"code":200')) throw new Failure(`${url} answered ${statusCode} ${body}`);
    return performance.now() - from;
  };
  // The first calls fill caches and prepare statements.
  for (const url of urls) await ask(url);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const url of urls) times.push(await ask(url));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { name, count: times.length, p50: at(0.5), p95: at(0.95) };
}

export async function measureSearch(): Promise<void> {
  say(`    ${GOODS} goods beside the demo ones, ${ROUNDS} rounds, one question at a time, no socket in between.`);
  const results = await step('PGlite is measured', () => measure('pglite', ''));
  const postgres = await startPostgres();
  if (postgres) {
    try {
      results.push(...(await step('PostgreSQL is measured', () => measure('postgres', postgres.url))));
    } finally {
      postgres.stop();
    }
  }
  say('| search | answers | p50 ms | p95 ms |\n|---|---|---|---|');
  for (const { name, count, p50, p95 } of results)
    say(`| ${name} | ${count} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
}
