/**
 * PostgreSQL in two forms: PGlite (PostgreSQL as WebAssembly in a folder, or in memory for tests) and PostgreSQL by DATABASE_URL.
 * PGlite has one connection: inside `db.transaction(async (tx) => ...)` use `tx` only - a call on `db` would wait for itself.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { tellNoConnection } from './away';
import { listenOn, type Listener } from './listen';
import { namingClient } from './named';
import * as schema from './schema';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** What runs a query: the database or an open transaction. */
export type Tx = Db;

export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Several statements without parameters, for seeds and maintenance. */
  exec(sql: string): Promise<void>;
  /** NOTIFYs of a channel, after their commits. `gap`: the connection was lost for a while, so some may have been missed. */
  listen(channel: string, on: Listener): Promise<() => Promise<void>>;
  /** PostgreSQL only: connections of this process. */
  pool?(): { open: number; idle: number; waiting: number };
  /** PGlite only: the whole data folder as one file, for `from`. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

const MIGRATION_LOCK = 7390;
const migrationsFolder = path.join(import.meta.dirname ?? __dirname, 'migrations');

/** Data left by a version that knew migrations which are part of the baseline now. */
export class OlderDatabase extends Error {
  constructor() {
    super(
      'The data of this shop are of a version before 2026-11-27 and cannot be read. Write them with that version (npm run shop -- pull) and push them into an empty database, or remove the demo with its folder .data.',
    );
    this.name = 'OlderDatabase';
  }
}

/** The baseline makes every table, so it can only be the first that a database sees, or what it has seen already. */
async function refuseOlder(db: Db): Promise<void> {
  const [baseline] = (
    JSON.parse(fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: { when: number }[];
    }
  ).entries;
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: { at: string | null }[] }).rows;
  const [known] = await rowsOf(sql`select to_regclass('drizzle.__drizzle_migrations')::text as at`);
  if (!known?.at) return;
  const [last] = await rowsOf(sql`select max(created_at) as at from drizzle.__drizzle_migrations`);
  if (last?.at && Number(last.at) < (baseline?.when ?? 0)) throw new OlderDatabase();
}

/**
 * `url` opens PostgreSQL; else `dir` opens a PGlite folder; neither opens PGlite in memory, filled `from` a dump when there is one.
 * Migrations are applied.
 */
export async function openDatabase(options: {
  url?: string;
  dir?: string;
  from?: Blob;
  /** PostgreSQL: how many this process may open. */
  connections?: number;
}): Promise<Database> {
  return options.url
    ? openPostgres(options.url, options.connections ?? 20)
    : openPglite(options.dir ?? '', options.from);
}

async function openPglite(dir: string, from?: Blob): Promise<Database> {
  if (dir) fs.mkdirSync(path.dirname(dir), { recursive: true });
  const client = await PGlite.create({ ...(dir ? { dataDir: dir } : {}), ...(from ? { loadDataDir: from } : {}) });
  const db = drizzlePglite(client, { schema });
  try {
    await refuseOlder(db as unknown as Db);
    await migratePglite(db, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    db: db as unknown as Db,
    kind: 'pglite',
    exec: async (sql) => void (await client.exec(sql)),
    listen: async (channel, on) => {
      const stop = await client.listen(channel, on.message);
      return () => stop();
    },
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}

/** Processes that start together migrate one after the other. */
async function migrateAlone(pool: pg.Pool, migrate: () => Promise<void>): Promise<void> {
  const guard = await pool.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate();
  } finally {
    // The lock goes with its connection.
    guard.release(true);
  }
}

async function openPostgres(url: string, connections: number): Promise<Database> {
  const pool = tellNoConnection(
    new pg.Pool({ connectionString: url, max: connections, keepAlive: true, Client: namingClient() }),
  );
  // A lost connection (restart of PostgreSQL) is replaced by the pool: while it is idle, this hears of it, else the client itself (named.ts).
  pool.on('error', () => undefined);
  const db = drizzlePg(pool, { schema });
  try {
    await migrateAlone(pool, async () => {
      await refuseOlder(db);
      await migratePg(db, { migrationsFolder });
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: db as unknown as Db,
    kind: 'postgres',
    exec: async (sql) => void (await pool.query(sql)),
    listen: (channel, on) => listenOn(url, channel, on),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
