/** A folder as a whole: shop.yml, a sheet for each table (CSV, or all in shop.xlsx), pictures. Read completely before anything is written. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseDocument, stringify, visit } from 'yaml';
import { sharedValues } from './sheet/check';
import { readCsv, readSmall, textOf, writeCsv } from './sheet/csv';
import { FolderFaults, Refused, type Fault } from './sheet/fault';
import type { Writing } from './sheet/kinds';
import { readSheets } from './sheet/workbook';
import { placeIn, readSheet, writeSheet, type Checking, type Columns, type Placed, type Sheet } from './sheet/table';
import { IN_YML, TABLES } from './tables';
import { listFolder, plainName, tableCalled, type Listing } from './listing';
import { readMaterials, type FolderMaterial } from './materials';
import { readPictures, type FolderPicture } from './pictures';
import { ymlReason } from './ymlReason';

const YML = 'shop.yml';
/** Where the rows of a table stand. */
export const fileOf = (table: string): string => (IN_YML.has(table) ? `${YML} ${table}` : `${table}.csv`);
const PICTURES = 'pictures';
const MATERIALS = 'materials';

export interface Folder {
  /** By table; a table whose file is not there is not in the folder's hands. */
  rows: Map<string, Placed<Record<string, unknown>>[]>;
  /** The file or sheet from which they come, by table. */
  files: ReadonlyMap<string, string>;
  pictures: Map<string, FolderPicture>;
  materials: Map<string, FolderMaterial>;
  /** Codes that rows name, with the place that names them. */
  referred: { table: string; code: string; place: Omit<Fault, 'reason'> }[];
  /** What lies in the folder: what was read and what was not, with the reason. */
  listing: Listing[];
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

/** `theme: #3f7043` says nothing. */
const COLOUR = /^[^#'"]*:\s+#[0-9a-f]{6}\s*$/i;

/** Every value as its text: a number would lose digits and the zeros before it. */
function valuesOf(body: Buffer): unknown {
  const source = textOf(body);
  const colour = source.split('\n').findIndex((line) => COLOUR.test(line));
  if (colour >= 0) throw new Refused(`写法不对（第 ${colour + 1} 行）：# 后面是注释，颜色要放在引号里`);
  const document = parseDocument(source);
  const [broken] = document.errors;
  if (broken) throw new Refused(ymlReason(broken));
  visit(document, {
    Alias: () => {
      throw new Refused('不能用 & 和 * 引用，每一处都写全');
    },
    Scalar: (_key, node) => {
      if (node.value !== null && node.source !== undefined) node.value = node.source;
    },
  });
  return document.toJS();
}

/** Lists of shop.yml as sheets: their keys are headings. */
function sheetsOf(body: Buffer): Map<string, Sheet> {
  const value = valuesOf(body);
  if (value !== null && !isItem(value)) throw new Refused('要写成一项一项：名字: 值');
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
  return String(value as string);
};

export async function readFolder(folder: string, progress?: (done: number, total: number) => void): Promise<Folder> {
  if (!(await fs.stat(folder).catch(() => undefined))?.isDirectory())
    throw new FolderFaults([{ file: folder, reason: '没有这个文件夹；用 npm run shop -- init 建一个' }]);
  const { files: found, listing, faults } = await listFolder(folder);
  const pictures: Folder['pictures'] = new Map();
  const materials: Folder['materials'] = new Map();
  const sheets = new Map<string, Sheet>();
  const put = (table: string, sheet: Sheet) => {
    const twin = sheets.get(table);
    if (twin) faults.push({ file: sheet.file, reason: `和 ${twin.file} 是同一张表，只能留一个` });
    else sheets.set(table, sheet);
  };
  for (const { name, is, table = '' } of found) {
    if (is === 'pictures') {
      const read = await readPictures(path.join(folder, name), progress);
      for (const [key, picture] of read.pictures) pictures.set(key, picture);
      listing.push(...read.left);
      faults.push(...read.faults);
    } else if (is === 'materials') {
      const read = await readMaterials(path.join(folder, name));
      for (const [key, material] of read.materials) materials.set(key, material);
      listing.push(...read.left);
      faults.push(...read.faults);
    } else if (is === 'yml') {
      for (const [key, sheet] of (await readFile(folder, name, faults, sheetsOf)) ?? []) put(key, sheet);
    } else if (is === 'workbook') {
      for (const [sheet, rows] of (await readFile(folder, name, faults, readSheets)) ?? []) {
        const own = tableCalled(sheet);
        const file = `${name} ${sheet}`;
        if (own) put(own.name, { file, rows });
        else listing.push({ file, reason: '工作表的名字不是表名，当作笔记' });
      }
    } else {
      const rows = await readFile(folder, name, faults, readCsv);
      if (rows) put(table, { file: name, rows });
    }
  }
  const rows: Folder['rows'] = new Map();
  const referred: Folder['referred'] = [];
  for (const table of TABLES) {
    const sheet = sheets.get(table.name);
    if (!sheet) continue;
    const read = readSheet(table, sheet, {
      picture: (name) => pictures.get(plainName(name))?.address ?? missing(name, pictures, PICTURES),
      material: (name) => materials.get(plainName(name))?.address ?? missing(name, materials, MATERIALS),
      refer: (to, code, place) => referred.push({ table: to, code, place }),
    });
    faults.push(...read.faults);
    rows.set(table.name, read.rows);
    listing.push({ file: `${sheet.file}（${read.rows.length} 行）` });
    for (const reason of read.left) listing.push({ file: sheet.file, reason });
  }
  const checking: Checking = { now: Date.now(), rows: <R>(name: string) => rows.get(name) as Placed<R>[] | undefined };
  for (const table of TABLES) {
    const sheet = sheets.get(table.name);
    const own = rows.get(table.name);
    if (!sheet || !own) continue;
    for (const { row, column, reason } of [...sharedValues(table, own), ...(table.check?.(own, checking) ?? [])])
      faults.push({ ...placeIn(sheet, row), reason, ...(column ? { column: table.columns[column]?.zh } : {}) });
  }
  const files = new Map([...sheets].map(([name, { file }]) => [name, file]));
  return { rows, files, pictures, materials, referred, listing, faults };
}

function missing(name: string, files: ReadonlyMap<string, unknown>, folder: string): never {
  const twin = [...files.keys()].find((one) => one.toLowerCase() === plainName(name).toLowerCase());
  throw new Refused(`${folder} 文件夹里没有「${name}」${twin ? `，有「${twin}」，大小写要一样` : ''}`);
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
  naming: Writing,
): Promise<void> {
  await fs.mkdir(path.join(folder, PICTURES), { recursive: true });
  await fs.mkdir(path.join(folder, MATERIALS), { recursive: true });
  const lists: Record<string, Record<string, string> | Record<string, string>[] | undefined> = {};
  for (const table of TABLES) {
    const sheet = writeSheet(table, rows.get(table.name) ?? [], naming);
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
