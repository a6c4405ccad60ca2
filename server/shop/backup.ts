/**
 * A whole shop as one file, for either database: gzip of lines. The first says of which shape the tables are; then each table with its
 * rows as JSON, the sequences, and the files of the store, of whichever kind that is: what is read may be another. Neither side ever holds more than a few rows or one file.
 */
import { once } from 'node:events';
import fs from 'node:fs';
import { createGunzip, createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { isKey, KEPT } from '../storage/keys';
import type { Storage } from '../storage/store';
import { Refused } from './sheet/fault';

const ROWS = 500;
/** Counted anew by whoever runs. */
const PASSING = new Set(['call_counts']);

interface Head {
  yejian: 1;
  /** Of the last migration. */
  shape: string;
}
type Line =
  | Head
  | { table: string }
  | { rows: string }
  | { sequences: Record<string, string> }
  | { file: string; body: string };

const all = async <T>(tx: Tx, query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await tx.execute(query)) as unknown as { rows: T[] }).rows;

const shapeOf = async (tx: Tx): Promise<string> =>
  (
    await all<{ hash: string }>(tx, sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`)
  )[0]?.hash ?? '';
const tablesOf = async (tx: Tx): Promise<string[]> =>
  (
    await all<{ name: string }>(
      tx,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
  ).map(({ name }) => name);

/** Writes the file whole or not at all: one moment of the database, also while it is used. */
export async function backup(
  file: string,
  { db, storage }: { db: Db; storage: Storage },
): Promise<{ rows: number; files: number }> {
  const half = `${file}.${process.pid}.tmp`;
  const gzip = createGzip();
  const out = fs.createWriteStream(half, { mode: 0o600 });
  gzip.pipe(out);
  const write = async (line: Line) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await once(gzip, 'drain');
  };
  const count = { rows: 0, files: 0 };
  try {
    await db.transaction(
      async (tx) => {
        await write({ yejian: 1, shape: await shapeOf(tx) });
        for (const table of await tablesOf(tx)) {
          if (PASSING.has(table)) continue;
          await write({ table });
          count.rows += await writeRows(tx, table, write);
        }
        const sequences = await all<{ name: string; last: string }>(
          tx,
          sql`select sequencename as name, coalesce(last_value, start_value - 1)::text as last from pg_sequences where schemaname = 'public'`,
        );
        await write({ sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])) });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    // Papers are sealed: the key that opens them is in no backup.
    for (const folder of KEPT)
      for await (const file of storage.list(`${folder}/`)) {
        const body = await storage.read(file);
        // Gone since the listing.
        if (!body) continue;
        await write({ file, body: body.toString('base64') });
        count.files += 1;
      }
    gzip.end();
    await once(out, 'close');
    await fs.promises.rename(half, file);
    return count;
  } catch (error) {
    gzip.destroy();
    await fs.promises.rm(half, { force: true });
    throw error;
  }
}

async function writeRows(tx: Tx, table: string, write: (line: Line) => Promise<void>): Promise<number> {
  const name = sql.identifier(table);
  await tx.execute(sql`declare whole no scroll cursor for select row_to_json(it)::text as row from ${name} it`);
  let count = 0;
  for (;;) {
    const rows = await all<{ row: string }>(tx, sql.raw(`fetch ${ROWS} from whole`));
    if (rows.length === 0) break;
    await write({ rows: `[${rows.map(({ row }) => row).join()}]` });
    count += rows.length;
  }
  await tx.execute(sql`close whole`);
  return count;
}

/** Fills an empty database and the store. Refuses a shop that has members or goods, and a file of another shape. */
export async function restore(file: string, { db, storage }: { db: Db; storage: Storage }): Promise<void> {
  if (!fs.existsSync(file)) throw new Refused('没有这个文件');
  await db.transaction(async (tx) => {
    const tables = await tablesOf(tx);
    await refuseUsed(tx);
    for (const table of tables) {
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
      await tx.execute(sql`truncate ${sql.identifier(table)}`);
    }
    await readLines(tx, linesOf(file), tables, storage);
    for (const table of tables) await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  });
}

async function refuseUsed(tx: Tx): Promise<void> {
  for (const [table, label] of [
    ['members', '会员'],
    ['goods', '商品'],
  ] as const) {
    const [row] = await all<{ there: boolean }>(tx, sql`select exists(select from ${sql.identifier(table)}) as there`);
    if (row?.there) throw new Refused(`数据库里已经有${label}：备份只能恢复到空的数据库里`);
  }
}

async function readLines(
  tx: Tx,
  lines: AsyncIterable<string>,
  tables: readonly string[],
  storage: Storage,
): Promise<void> {
  let table = '';
  let first = true;
  for await (const text of parsed(lines)) {
    if (first) {
      if (!('yejian' in text)) throw new Refused('不是 shop backup 写的文件');
      if (text.shape !== (await shapeOf(tx))) throw new Refused('是另一个版本写的备份：用写它的那个版本恢复，再升级');
      first = false;
    } else if ('table' in text) {
      table = text.table;
      if (!tables.includes(table)) throw new Refused(`没有表 ${table}`);
    } else if ('rows' in text) {
      const name = sql.identifier(table);
      await tx.execute(
        sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${text.rows}::jsonb)`,
      );
    } else if ('sequences' in text) {
      for (const [name, last] of Object.entries(text.sequences))
        if (Number(last) > 0) await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
    } else if ('file' in text) await keepFile(storage, text);
  }
  if (first) throw new Refused('是空的');
}

/** Nothing is read before somebody asks for it, and what is torn throws there. A line may be a whole picture. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = fs.createReadStream(file);
  const text = createGunzip();
  source.once('error', (error) => text.destroy(error));
  source.pipe(text).setEncoding('utf8');
  let begun: string[] = [];
  for await (const chunk of text as AsyncIterable<string>) {
    const [first = '', ...more] = chunk.split('\n');
    begun.push(first);
    for (const next of more) {
      yield begun.join('');
      begun = [next];
    }
  }
  yield begun.join('');
}

async function* parsed(lines: AsyncIterable<string>): AsyncGenerator<Line> {
  try {
    for await (const line of lines) if (line !== '') yield JSON.parse(line) as Line;
  } catch (error) {
    if (error instanceof SyntaxError || (error as { code?: string }).code?.startsWith('Z_'))
      throw new Refused('文件坏了，读不完整');
    throw error;
  }
}

/** The content decides the name of a picture, so one that is there is the same. */
async function keepFile(storage: Storage, { file, body }: { file: string; body: string }): Promise<void> {
  if (!isKey(file) || !KEPT.some((folder) => file.startsWith(`${folder}/`)))
    throw new Refused(`文件 ${file} 不在数据文件夹里`);
  await storage.write(file, Buffer.from(body, 'base64'));
}
