/**
 * Databases of the test server: seeded once, dumped into node_modules/.cache, and loaded from there by every later suite. Node loads
 * this file once per worker (setup/transform.js), so sources and dumps are read once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { App } from '../../server/app';
import { DEADLOCK, sqlStateOf } from '../../server/db/transact';
import { openDatabase, type Database, type Db } from '../../server/db/client';
import type { Gateways } from '../../server/gateways';
import { writeShopSettings } from '../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../server/domains/people/shopSettings/settings';
import { seed as seedAll, startOfDay } from '../../server/seed';
import { seedSite } from '../../server/seed/content/site';
import { seedMembers } from '../../server/seed/members/members';
import { ageOf, forgetOld } from '../setup/cached';

/** Tuesday, 16 June 2026, 10:30 in Shanghai: the first flash sale of the day is running. */
export const START = Date.parse('2026-06-16T10:30:00+08:00');
/** Nobody seeds that long: who locked it has died. */
const LOCK_MS = 3 * 60_000;

/** true = the whole demo world; 'base' = members and site only; false = empty tables. */
export type Seed = boolean | 'base';
/** Dumps that this worker has read, by file. */
const dumps = new Map<string, Blob>();
/** Of what the seeded databases are made from. */
const SOURCES = sourceHash();

type Build = (database: Database) => Promise<App>;
type Opened = Promise<{ app: App; drop(): Promise<void> }>;

/** Seeding takes seconds, loading a dump takes a moment: the first suite leaves its dump for the others, which wait for it. */
export async function onPglite(seed: Seed, build: Build): Opened {
  const drop = () => Promise.resolve();
  const file = path.resolve('node_modules/.cache/yejian-db', `${seed}-${SOURCES}.tar`);
  if (!dumps.has(file) && !(await lockFirst(file))) dumps.set(file, new Blob([fs.readFileSync(file)]));
  const from = dumps.get(file);
  if (from) return { app: await build(markTransactions(await openDatabase({ from }))), drop };
  const app = await makeDump(file, seed, build).finally(() => fs.rmSync(lockOf(file), { force: true }));
  return { app, drop };
}

const lockOf = (file: string) => `${file}.lock`;

/** Waits until the dump is there (false) or nobody makes it: then the lock is this suite's (true). */
async function lockFirst(file: string): Promise<boolean> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  while (!fs.existsSync(file)) {
    try {
      fs.closeSync(fs.openSync(lockOf(file), 'wx'));
      if (!fs.existsSync(file)) return true;
      fs.rmSync(lockOf(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (ageOf(lockOf(file)) > LOCK_MS) fs.rmSync(lockOf(file), { force: true });
    await sleep(100);
  }
  return false;
}

async function makeDump(file: string, seed: Seed, build: Build): Promise<App> {
  const app = await build(markTransactions(await openDatabase({})));
  await fill(app, seed);
  // What is dumped is read by every suite: without the databases that new ones are copied from, and without a log to be gone through.
  await app.database.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await app.database.exec(`drop database ${name}`);
  await app.database.exec('checkpoint');
  const dump = await app.database.dump?.();
  if (dump) {
    const part = `${file}.${randomUUID()}`;
    fs.writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
    fs.renameSync(part, file);
    forgetOld(path.dirname(file));
  }
  return app;
}

/** The cluster is thrown away after the run (scripts/test.mjs); dropping a database would write the dirty pages of all others. */
const TEMPORARY = process.env.TEST_CLUSTER_TEMPORARY === '1';

/** A fresh database of its own, copied from a seeded one; dropped at the end where the cluster stays. A deadlock in it fails its suite. */
export async function onPostgres(url: string, seed: Seed, build: Build): Opened {
  const name = `yejian_test_${randomUUID().replaceAll('-', '')}`;
  const at = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  const admin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const template = `yejian_seed_${seed}_${SOURCES}`;
  await admin(async (client) => {
    // One suite makes it, the others wait; the lock goes with the connection.
    await client.query('select pg_advisory_lock(7391)');
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'yejian_seed_${seed}_%'`,
    );
    if (rows.some(({ datname }) => datname === template)) return;
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    const draft = `${template}_draft`;
    await client.query(`create database ${draft}`);
    const app = await build(await openDatabase({ url: at(draft) }));
    await fill(app, seed);
    await app.close();
    await client.query(`alter database ${draft} rename to ${template}`);
  });
  await admin(async (client) => {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    // Copying files instead of writing them to the log takes a third of the time where nothing is synced, and is dear where it is.
    const copies = TEMPORARY && Number(rows[0]?.version) >= 150_000;
    await client.query(`create database ${name} template ${template}${copies ? ' strategy file_copy' : ''}`);
  });
  const deadlocks: unknown[] = [];
  const app = await build(watchTransactions(await openDatabase({ url: at(name) }), deadlocks));
  const drop = async () => {
    if (!TEMPORARY) await admin((client) => client.query(`drop database ${name} with (force)`));
    if (deadlocks.length > 0) throw new AggregateError(deadlocks, `${deadlocks.length} deadlocks`);
  };
  return { app, drop };
}

/** The transaction that what runs now is in. */
const inside = new AsyncLocalStorage<{ open: boolean }>();

/** Everything in a transaction knows that it is in one. */
function markTransactions(database: Database): Database {
  const { db } = database;
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction((tx) => {
      const here = { open: true };
      return inside.run(here, () => work(tx)).finally(() => (here.open = false));
    }, config);
  return database;
}

/** Nobody outside is asked while a transaction is open: it would hold its rows, on PGlite the whole server, until the answer comes. */
export function watchGateways(gateways: Gateways): void {
  for (const gateway of Object.values(gateways) as Record<string, unknown>[])
    for (const [name, ask] of Object.entries(gateway))
      if (typeof ask === 'function')
        gateway[name] = function (this: unknown, ...parameters: unknown[]) {
          if (inside.getStore()?.open)
            throw new Error(`${name} asks outside in a transaction: claim, send, then book (server/jobs/runner.ts).`);
          return Reflect.apply(ask, this, parameters) as unknown;
        };
}

/**
 * Inside a transaction PGlite, which has one connection, waits for itself when something asks the database past it. PostgreSQL would
 * give it another connection and the mistake would pass unseen, so here it is refused. Transactions that end as the loser of a
 * deadlock are kept: they are run again and nobody else would notice, but each costs everybody in it a second.
 */
function watchTransactions(database: Database, deadlocks: unknown[]): Database {
  const { db } = markTransactions(database);
  const pool = (db as unknown as { $client: pg.Pool }).$client;
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction(work, config).catch((error: unknown) => {
      if (sqlStateOf(error) === DEADLOCK) deadlocks.push(error);
      throw error;
    });
  for (const name of ['query', 'connect'] as const) {
    const ask = pool[name].bind(pool) as (...parameters: unknown[]) => unknown;
    Object.assign(pool, {
      [name]: (...parameters: unknown[]) => {
        if (inside.getStore()?.open)
          throw new Error('Inside a transaction use its tx: on PGlite this call would wait for itself.');
        return ask(...parameters);
      },
    });
  }
  return database;
}

async function fill(app: App, seed: Seed): Promise<void> {
  if (!seed) return;
  if (seed === true) await seedAll(app.server);
  else
    await app.server.db.transaction(async (tx) => {
      await seedMembers(tx as unknown as Db, startOfDay(app.server.now()));
      await seedSite(tx as unknown as Db, startOfDay(app.server.now()));
    });
  // A receipt brings it by chance; what it brings is tested where the chance is set.
  await writeShopSettings(app.server.db, { redPacket: { ...DEMO.shopSettings.redPacket, oddsBp: 0 } });
}

/** Everything a seeded database is made from. */
function sourceHash(): string {
  const hash = createHash('sha256').update(String(START));
  const visit = (at: string) => {
    if (!fs.existsSync(at)) return;
    for (const entry of fs.readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(at, entry.name);
      if (entry.isDirectory()) visit(file);
      else if (/\.(ts|sql|json|html|md)$/.test(entry.name)) hash.update(file).update(fs.readFileSync(file));
    }
  };
  for (const dir of ['server/db', 'server/lib', 'server/domains', 'server/seed', 'server/data'])
    visit(path.resolve(dir));
  return hash.digest('hex').slice(0, 20);
}
