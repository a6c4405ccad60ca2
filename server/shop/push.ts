/** Makes the shop what the folder says: in one transaction, or not at all. */
import { and, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pLimit from 'p-limit';
import type { Db, Tx } from '../db/client';
import { shopPictures } from '../db/schema';
import { partsOf } from '../lib/parts';
import type { Storage } from '../storage/store';
import { loadCodes, type Codes } from './codes';
import { diff, sizeOf } from './diff';
import type { Folder } from './folder';
import { keepMaterial } from './materials';
import { keepPicture } from './pictures';
import { derive } from './derived';
import { FolderFaults, Refused, type Fault } from './sheet/fault';
import { keyOf, type Change, type Placed, type Saving, type Table } from './sheet/table';
import { TABLES } from './tables';
import { idColumn } from './tables/rows';
import { undone } from './undone';
import { causeOf } from './unexpected';

export interface Push {
  db: Db;
  now: number;
  storage: Storage;
  note: string;
  /** Shows what would change, and changes nothing. */
  dryRun?: boolean;
  progress?(done: number, total: number): void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a table with any columns
type AnyTable = Table<any>;
type Row = Record<string, unknown>;
export interface TableChange {
  table: AnyTable;
  change: Change<Row>;
}

const PUSH_LOCK = 7392;
/** Files that are read and kept; each is in memory as a whole. */
const AT_ONCE = 4;

const fileIn = ({ files }: Folder, { name }: AnyTable): string => files.get(name) ?? '';

/** What changed, table by table. Throws FolderFaults when the shop refuses it. */
export async function push(folder: Folder, options: Push): Promise<TableChange[]> {
  const { db, dryRun, ...how } = options;
  return dryRun
    ? undone(db, (tx) => pushIn(tx, folder, { ...how, dryRun }))
    : db.transaction((tx) => pushIn(tx, folder, how));
}

/** The same within a transaction. A dry one writes rows, which its caller takes back, and no files. */
export async function pushIn(tx: Tx, folder: Folder, options: Omit<Push, 'db'>): Promise<TableChange[]> {
  await lockAlone(tx);
  await tx.execute(sql`set constraints all deferred`);
  const codes = await loadCodes(tx, TABLES);
  const changes = await compare(tx, folder, codes, options.now);
  await write(tx, folder, codes, changes, options);
  await settleUnique(tx, folder);
  return changes;
}

async function lockAlone(tx: Tx): Promise<void> {
  const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${PUSH_LOCK}) as free`)) as unknown as {
    rows: { free: boolean }[];
  };
  if (!rows[0]?.free) throw new FolderFaults([{ file: '推送', reason: '另一次推送正在进行，等它结束再来' }]);
}

/** What the folder would change. Refuses everything that is wrong with it, at once. */
async function compare(tx: Tx, folder: Folder, codes: Codes, now: number): Promise<TableChange[]> {
  const faults = [...folder.faults];
  const changes: TableChange[] = [];
  const others = new Map<string, ReadonlySet<string>>();
  for (const table of TABLES) {
    others.set(table.name, (await table.others?.(tx, codes)) ?? new Set());
    const rows = folder.rows.get(table.name);
    if (!rows) continue;
    const before = (await table.load(tx, codes, { now, wanted: rows.map(({ value }) => value) })) as Row[];
    const change = diff(table, before, rows);
    const places = new Map(rows.map(({ row, value }) => [keyOf(table, value), row]));
    for (const added of change.added) {
      const key = keyOf(table, added);
      if (others.get(table.name)?.has(key))
        faults.push({ file: fileIn(folder, table), row: places.get(key) ?? 0, reason: `编码「${key}」已经是商家的了` });
    }
    faults.push(...(await takenValues(tx, table, rows, codes, others.get(table.name), fileIn(folder, table))));
    changes.push({ table, change });
  }
  faults.push(...unknownCodes(folder, codes, others));
  if (faults.length > 0) throw new FolderFaults(inOrder(folder, faults));
  return changes;
}

/** Unique values that somebody else's rows have; those of the folder's own rows are compared with each other when it is read. */
async function takenValues(
  tx: Tx,
  table: AnyTable,
  rows: readonly Placed<Row>[],
  codes: Codes,
  others: ReadonlySet<string> = new Set(),
  file: string,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { of, column, value, freed } of table.unique ?? []) {
    if (!freed || others.size === 0) continue;
    const wanted = new Map(rows.map(({ row, value: own }) => [String(value(own)), row]));
    for (const part of partsOf([...wanted.keys()]))
      for (const { id, taken } of await tx
        .select({ id: sql<string>`${idColumn(column.table)}::text`, taken: sql<string>`${column}` })
        .from(column.table)
        .where(inArray(column, part)))
        if (others.has(codes.codeOf(table.name, id)))
          faults.push({
            file,
            row: wanted.get(taken) ?? 0,
            column: table.columns[of]?.zh,
            reason: `「${taken}」已经是商家的了`,
          });
  }
  return faults;
}

/** Codes that stand neither in the folder nor, where that is not in its hands, in the shop. */
function unknownCodes(folder: Folder, codes: Codes, others: ReadonlyMap<string, ReadonlySet<string>>): Fault[] {
  const given = new Map([...folder.rows].map(([name, rows]) => [name, new Set(rows.map(({ value }) => value.code))]));
  return folder.referred.flatMap(({ table, code, place }) => {
    const own = given.get(table);
    if (own ? own.has(code) || others.get(table)?.has(code) : codes.find(table, code) !== undefined) return [];
    return [{ ...place, reason: `${TABLES.find(({ name }) => name === table)?.label ?? table}里没有编码「${code}」` }];
  });
}

/** Table by table, from the top. */
function inOrder(folder: Folder, faults: readonly Fault[]): Fault[] {
  const files = TABLES.map((table) => fileIn(folder, table));
  return [...faults].sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.row ?? 0) - (b.row ?? 0));
}

async function write(
  tx: Tx,
  folder: Folder,
  codes: Codes,
  changes: readonly TableChange[],
  options: Omit<Push, 'db'>,
): Promise<void> {
  const fresh = changes.flatMap(({ table, change }) =>
    table.sources ? change.added.map((row) => ({ name: table.name, code: keyOf(table, row) })) : [],
  );
  await codes.reserve(fresh.length);
  for (const { name, code } of fresh) if (codes.find(name, code) === undefined) codes.add(name, code);
  for (const { table } of changes) await freeValues(tx, table, folder.rows.get(table.name) ?? [], codes);
  const total = changes.reduce((sum, { change }) => sum + sizeOf(change), 0);
  let done = 0;
  const at: Saving = { ids: codes, now: options.now, note: options.note };
  for (const { table, change } of changes) {
    const rows = [...change.added, ...change.changed.map(({ after }) => after)];
    if (rows.length > 0) await tellingFile(folder, table, () => table.save(tx, rows, at, change));
    options.progress?.((done += rows.length), total);
  }
  // Backwards: what names a row goes before it.
  for (const { table, change } of [...changes].reverse()) {
    if (change.removed.length > 0) await tellingFile(folder, table, () => remove(tx, table, change.removed, at));
    options.progress?.((done += change.removed.length), total);
  }
  await derive(
    tx,
    changes.filter(({ change }) => sizeOf(change) > 0).map(({ table }) => table.name),
  );
  await codes.keep();
  await keepPictures(tx, folder, options);
}

/** Rows that were taken away, or are by this push, give up what a row of the folder has now. */
async function freeValues(tx: Tx, table: AnyTable, rows: readonly Placed<Row>[], codes: Codes): Promise<void> {
  const kept = new Set(rows.map(({ value }) => codes.find(table.name, keyOf(table, value))));
  for (const { column, value, freed } of table.unique ?? []) {
    if (!freed) continue;
    const id = idColumn(column.table);
    for (const part of partsOf(rows.map((row) => String(value(row.value))))) {
      const owners = await tx
        .select({ id: sql<string>`${id}::text` })
        .from(column.table)
        .where(inArray(column, part));
      const gone = owners.filter((row) => !kept.has(row.id)).map((row) => row.id);
      if (gone.length > 0)
        await tx
          .update(column.table)
          .set({ [nameOf(column)]: freed })
          .where(inArray(id, gone));
    }
  }
}
const nameOf = (column: PgColumn): string =>
  Object.entries(getTableColumns(column.table)).find(([, one]) => one === column)?.[0] ?? '';

/**
 * What must be unique is compared when all rows are written: two of them may have changed places. The folder was compared before, so what is
 * found now is two ways to write the same thing.
 */
async function settleUnique(tx: Tx, folder: Folder): Promise<void> {
  try {
    await tx.execute(sql`set constraints all immediate`);
  } catch (error) {
    throw doubled(folder, error) ?? error;
  }
}

/** A refusal of the database as a fault of the table in which it stands. */
function doubled(folder: Folder, error: unknown): FolderFaults | undefined {
  const { code, table: name } = causeOf(error);
  if (code !== UNIQUE_VIOLATION) return undefined;
  const table = TABLES.find(({ sources = [] }) => sources.some((source) => getTableName(source) === name));
  const file = (table && fileIn(folder, table)) || '推送';
  return new FolderFaults([{ file, reason: '有两行在店里是同一个，编码、条码、手机号这些只能有一个' }]);
}
const UNIQUE_VIOLATION = '23505';

/** Refuses while rows that stay name one that goes. */
async function remove(tx: Tx, table: AnyTable, gone: readonly Row[], at: Saving): Promise<void> {
  const codes = new Map(
    table.sources ? gone.map((row) => [at.ids.idOf(table.name, keyOf(table, row)), keyOf(table, row)]) : [],
  );
  for (const { label, column, where } of table.remove?.namedBy ?? []) {
    const rows = await tx
      .select({ id: sql<string>`${column}::text`, count: sql<number>`count(*)`.mapWith(Number) })
      .from(column.table)
      .where(and(inArray(column, [...codes.keys()]), where))
      .groupBy(column);
    const [first] = rows;
    if (first) throw new Refused(`「${codes.get(first.id)}」还有 ${first.count} 个${label}在用，不能去掉`);
  }
  await table.remove?.before?.(tx, gone, at);
  for (const source of table.sources ?? []) {
    const own = inArray(idColumn(source), [...codes.keys()]);
    await (table.remove?.set ? tx.update(source).set(table.remove.set).where(own) : tx.delete(source).where(own));
  }
}

async function tellingFile(folder: Folder, table: AnyTable, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (error instanceof Refused) throw new FolderFaults([{ file: fileIn(folder, table), reason: error.message }]);
    throw doubled(folder, error) ?? error;
  }
}

/** The files are there before the rows that name them are. A file that is left over after a rollback harms nobody. */
async function keepPictures(tx: Tx, folder: Folder, { storage, dryRun }: Omit<Push, 'db'>): Promise<void> {
  const all = [...folder.pictures.values(), ...folder.materials.values()];
  const rows = all.map(({ address, name, bytes }) => ({ address, name, bytes }));
  if (!dryRun) {
    // A bucket answers many at a time, and rows wait for this transaction meanwhile.
    const gate = pLimit(AT_ONCE);
    await Promise.all([
      ...Array.from(folder.pictures.values(), (picture) => gate(() => keepPicture(storage, picture))),
      ...Array.from(folder.materials.values(), (material) => gate(() => keepMaterial(storage, material))),
    ]);
  }
  for (const part of partsOf(rows))
    await tx
      .insert(shopPictures)
      .values(part)
      .onConflictDoUpdate({
        target: shopPictures.name,
        set: { address: sql`excluded.address`, bytes: sql`excluded.bytes` },
      });
}
