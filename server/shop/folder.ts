/** A folder as a whole: shop.yml, a sheet for each table (CSV, or all in shop.xlsx), pictures. Read completely before anything is written. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { readCsv, readSmall, textOf, writeCsv } from './sheet/csv';
import { FolderFaults, Refused, type Fault } from './sheet/fault';
import { readSheets } from './sheet/workbook';
import { placeIn, readSheet, writeSheet, type Checking, type Columns, type Placed, type Sheet } from './sheet/table';
import { IN_YML, TABLES } from './tables';
import { readPictures, type FolderPicture } from './pictures';

const YML = 'shop.yml';
const WORKBOOK = 'shop.xlsx';
/** Where the rows of a table stand. */
export const fileOf = (table: string): string => (IN_YML.has(table) ? `${YML} ${table}` : `${table}.csv`);
const PICTURES = 'pictures';

export interface Folder {
  /** By table; a table whose file is not there is not in the folder's hands. */
  rows: Map<string, Placed<Record<string, unknown>>[]>;
  /** The file or sheet from which they come, by table. */
  files: ReadonlyMap<string, string>;
  pictures: Map<string, FolderPicture>;
  /** Codes that rows name, with the place that names them. */
  referred: { table: string; code: string; place: Omit<Fault, 'reason'> }[];
  /** What is wrong so far: a push adds what only the shop knows, and refuses. */
  faults: Fault[];
}

const absent = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** The file's content by a reader; undefined when there is no such file, a fault when it is refused. */
async function readFile<T>(
  folder: string,
  file: string,
  faults: Fault[],
  read: (body: Buffer) => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await read(await readSmall(path.join(folder, file)));
  } catch (error) {
    if (error instanceof Refused) faults.push({ file, reason: error.message });
    else if (!absent(error)) throw error;
    return undefined;
  }
}

/** Lists of shop.yml as sheets: their keys are headings. */
function sheetsOf(body: Buffer): Map<string, Sheet> {
  const document = parseDocument(textOf(body));
  const [broken] = document.errors;
  if (broken) throw new Refused(`写法不对：${broken.message.split('\n')[0] ?? ''}`);
  const value = document.toJS({ maxAliasCount: 0 }) as Record<string, unknown> | null;
  const sheets = new Map<string, Sheet>();
  for (const [name, list] of Object.entries(value ?? {})) {
    if (!IN_YML.has(name)) throw new Refused(`没有「${name}」这一项`);
    const items = itemsOf(name, list);
    const headings = items.length > 0 ? [...new Set(items.flatMap((item) => Object.keys(item)))] : headingsOf(name);
    const rows = items.map((item) => headings.map((heading) => cellOf(item[heading])));
    sheets.set(name, { file: fileOf(name), rows: [headings, ...rows], yml: isSingle(name) ? 'single' : 'list' });
  }
  return sheets;
}

const isItem = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A table of one row is written without a list. */
function itemsOf(name: string, given: unknown): Record<string, unknown>[] {
  if (isSingle(name)) {
    if (isItem(given)) return [given];
    throw new Refused(`「${name}」要写成一行一项：名字: 值`);
  }
  if (Array.isArray(given) && given.every(isItem)) return given;
  throw new Refused(`「${name}」要写成一个列表，每一项以 - 开头`);
}

/** A list without items has every column. */
const headingsOf = (name: string): string[] =>
  Object.values((TABLES.find((table) => table.name === name)?.columns ?? {}) as Columns).map(({ zh }) => zh);
const isSingle = (name: string): boolean => TABLES.find((table) => table.name === name)?.key.length === 0;

const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') throw new Refused('每个值写成一行文字或数字');
  return String(value as string | number | boolean);
};

export async function readFolder(folder: string, progress?: (done: number, total: number) => void): Promise<Folder> {
  if (!(await fs.stat(folder).catch(() => undefined))?.isDirectory())
    throw new FolderFaults([{ file: folder, reason: '没有这个文件夹；用 npm run shop -- init 建一个' }]);
  const { pictures, faults } = await readPictures(path.join(folder, PICTURES), progress);
  const sheets = (await readFile(folder, YML, faults, sheetsOf)) ?? new Map<string, Sheet>();
  for (const { name } of TABLES) {
    if (IN_YML.has(name)) continue;
    const file = `${name}.csv`;
    const rows = await readFile(folder, file, faults, readCsv);
    if (rows) sheets.set(name, { file, rows });
  }
  const workbook = await readFile(folder, WORKBOOK, faults, readSheets);
  for (const [sheet, rows] of workbook ?? []) {
    const table = TABLES.find(({ name, label }) => name === sheet || label === sheet);
    const file = `${WORKBOOK} ${sheet}`;
    // Sheets of other names are notes.
    if (!table) continue;
    const twin = sheets.get(table.name);
    if (twin) faults.push({ file, reason: `和 ${twin.file} 是同一张表，只能留一个` });
    else sheets.set(table.name, { file, rows });
  }
  const rows: Folder['rows'] = new Map();
  const referred: Folder['referred'] = [];
  for (const table of TABLES) {
    const sheet = sheets.get(table.name);
    if (!sheet) continue;
    const read = readSheet(table, sheet, {
      picture: (name) => pictures.get(name)?.address ?? missingPicture(name, pictures),
      refer: (to, code, place) => referred.push({ table: to, code, place }),
    });
    faults.push(...read.faults);
    rows.set(table.name, read.rows);
  }
  const checking: Checking = { now: Date.now(), rows: <R>(name: string) => rows.get(name) as Placed<R>[] | undefined };
  for (const table of TABLES) {
    const sheet = sheets.get(table.name);
    const own = rows.get(table.name);
    if (!sheet || !own) continue;
    for (const { row, column, reason } of table.check?.(own, checking) ?? [])
      faults.push({ ...placeIn(sheet, row), reason, ...(column ? { column: table.columns[column]?.zh } : {}) });
  }
  const files = new Map([...sheets].map(([name, { file }]) => [name, file]));
  return { rows, files, pictures, referred, faults };
}

function missingPicture(name: string, pictures: ReadonlyMap<string, unknown>): never {
  const twin = [...pictures.keys()].find((one) => one.toLowerCase() === name.toLowerCase());
  throw new Refused(`pictures 文件夹里没有「${name}」${twin ? `，有「${twin}」，大小写要一样` : ''}`);
}

/** A new folder is written where nothing is. */
export async function refuseFilled(folder: string): Promise<void> {
  const there = await fs.readdir(folder).catch(() => []);
  if (there.length > 0) throw new FolderFaults([{ file: folder, reason: '文件夹里已经有东西了，换一个空的' }]);
}

/** Writes a folder: what is in it under these names is replaced, everything else stays. */
export async function writeFolder(
  folder: string,
  rows: ReadonlyMap<string, readonly Record<string, unknown>[]>,
  pictureName: (address: string) => string,
): Promise<void> {
  await fs.mkdir(path.join(folder, PICTURES), { recursive: true });
  const lists: Record<string, Record<string, string> | Record<string, string>[] | undefined> = {};
  for (const table of TABLES) {
    const sheet = writeSheet(table, rows.get(table.name) ?? [], { pictureName });
    if (!IN_YML.has(table.name)) await fs.writeFile(path.join(folder, `${table.name}.csv`), writeCsv(sheet));
    else {
      const keys = Object.values(table.columns as Columns).map(({ en }) => en);
      // A single item shows every key that there is.
      const isShown = (cell: string) => cell !== '' || isSingle(table.name);
      const items = sheet
        .slice(1)
        .map((cells) => Object.fromEntries(cells.flatMap((cell, i) => (isShown(cell) ? [[keys[i], cell]] : []))));
      lists[table.name] = isSingle(table.name) ? items[0] : items;
    }
  }
  await fs.writeFile(path.join(folder, YML), stringify(lists, { lineWidth: 0 }));
}
