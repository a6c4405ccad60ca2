/** A table of the folder: its columns, how its rows are read from a sheet and written to one, and where they stand in the database. */
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { contentOf, isBlank, type Cell } from './cell';
import { Refused, type Fault } from './fault';
import type { Kind, Reading, Writing } from './kinds';

export interface Column<T = unknown> {
  /** Headings; either is understood, the Chinese one is written. */
  zh: string;
  en: string;
  kind: Kind<T>;
  /** A sentence for who fills it in. */
  meaning: string;
  example: string;
  /** What an empty cell means; without it the cell must be filled. */
  empty?: NoInfer<T>;
  /** An empty cell leaves the value as it is. */
  kept?: true;
  /** Written also where an empty cell would mean the same: a figure to look at. */
  shown?: true;
}
export type Columns = Record<string, Column>;
export type RowOf<C> = { [K in keyof C]: C[K] extends Column<infer T> ? T : never };

/** Keeps the type of the value together with its column. */
export const column = <T>(it: Column<T>): Column<T> => it;

export interface Placed<R> {
  /** As a spreadsheet counts. */
  row: number;
  value: R;
}

/** What a push has found for one table. */
export interface Change<R> {
  added: R[];
  changed: { before: R; after: R; fields: (keyof R & string)[] }[];
  removed: R[];
}

/** Ids of rows by their codes, table by table; a table that is saved adds its own. */
export interface Ids {
  find(table: string, code: string): string | undefined;
  /** Of a code that is known to be there. */
  idOf(table: string, code: string): string;
  codeOf(table: string, id: string): string;
  /** Is it a row of the folder's table, and not a merchant's or one that was taken away? */
  has(table: string, id: string): boolean;
}

export interface Saving {
  ids: Ids;
  now: number;
  /** On documents that this push books. */
  note: string;
}

/** A column that holds ids of this table's rows: while it does, they cannot be taken away. */
export interface NamedBy {
  /** 商品 */
  label: string;
  column: PgColumn;
  /** Which of its rows count. */
  where?: SQL;
}

/** What no two rows of the database may share, besides the key. */
export interface Unique<C, R> {
  /** The column that says it. */
  of: keyof C & string;
  /** Where it stands, in a table of `sources`. */
  column: PgColumn;
  value(row: R): string;
  /** What a row that was taken away gets instead, when another one takes its value over; without it such rows are deleted. */
  freed?: SQL;
}

export interface Table<C extends Columns = Columns, R = RowOf<C>> {
  /** Name of the file and the sheet. */
  name: string;
  label: string;
  /** A sentence over the table in the documentation. */
  about: string;
  columns: C;
  /** The columns that name a row, usually its code; none for a table of one row. */
  key: readonly (keyof C & string)[];
  /** Where the rows stand, when they have ids: codes are only given to ids that are free there. */
  sources?: readonly PgTable[];
  /** Where a row carries its code itself. */
  codeColumn?: PgColumn;
  /** Which of its rows, when several tables stand in one. */
  sourceRows?: SQL;
  unique?: readonly Unique<C, R>[];
  /** Codes of rows of `sources` that belong to somebody else. */
  others?(tx: Tx, ids: Ids): Promise<ReadonlySet<string>>;
  /** What becomes of rows that leave the folder; without it they stay as they are. */
  remove?: {
    /** 下架, 删除 */
    word: string;
    namedBy?: readonly NamedBy[];
    /** Rows that are gone stay in `sources` with these values; without it they are deleted. */
    set?: Record<string, unknown>;
    /** Before that: refuses, or takes away what hangs on them. */
    before?(tx: Tx, gone: readonly R[], at: Saving): Promise<void>;
  };
  /** The rows of the shop, in the order in which a pull writes them; `wanted` are those of a folder that is being pushed. */
  load(tx: Tx, ids: Ids, at: { now: number; wanted?: readonly R[] }): Promise<R[]>;
  /** `rows`: new and changed ones; `change` has those as they were. */
  save(tx: Tx, rows: readonly R[], at: Saving, change: Change<R>): Promise<void>;
  /** What is wrong with rows together. */
  check?(rows: readonly Placed<R>[], at: Checking): { row: number; column?: keyof C & string; reason: string }[];
}

/** Rows of a sheet as they came: headings first. */
export interface Sheet {
  /** File, and the name of the sheet in a workbook. */
  file: string;
  rows: Cell[][];
  /** A list of shop.yml, or its only item; their keys are the headings. */
  yml?: 'list' | 'single';
}
/** The place of a row, as people count. */
export const placeIn = ({ file, yml }: Sheet, row: number): Pick<Fault, 'file' | 'row' | 'place'> => ({
  file,
  row,
  ...(yml ? { place: yml === 'list' && row > 1 ? `第 ${row - 1} 项` : '' } : {}),
});

/** What a check may look at besides the rows of its own table. */
export interface Checking {
  now: number;
  /** Rows of another table of the folder; undefined when that is not in its hands. */
  rows<R>(table: string): readonly Placed<R>[] | undefined;
}

export const keyOf = <R>(table: Pick<Table, 'key'>, value: R): string =>
  table.key.map((name) => String((value as Record<string, unknown>)[name])).join(' ');

/** Reads every cell; what is refused is noted and the row left out. */
export function readSheet<C extends Columns>(
  table: Pick<Table<C>, 'columns' | 'key'>,
  sheet: Sheet,
  reading: Omit<Reading, 'refer'> & { refer(table: string, code: string, place: Omit<Fault, 'reason'>): void },
): {
  rows: Placed<RowOf<C>>[];
  faults: Fault[];
  /** What of the sheet was not read, and why. */
  left: string[];
} {
  const faults: Fault[] = [];
  const [headings = [], ...lines] = sheet.rows;
  const places = placesOf(table, headings, (column, reason) =>
    faults.push({ ...placeIn(sheet, 1), ...(column === undefined ? {} : { column }), reason }),
  );
  if (faults.length > 0) return { rows: [], faults, left: [] };
  const left = headings.flatMap((heading, at) =>
    isBlank(heading) && lines.some((cells) => !isBlank(cells[at] ?? '')) ? [`第 ${at + 1} 列没有表头，没有读`] : [],
  );
  const rows: Placed<RowOf<C>>[] = [];
  const seen = new Map<string, number>();
  lines.forEach((cells, i) => {
    const row = i + 2;
    // The one row of a list is there, said or not.
    if (sheet.yml !== 'single' && cells.every(isBlank)) return;
    const before = faults.length;
    if (!cells.slice(headings.length).every(isBlank))
      faults.push({
        ...placeIn(sheet, row),
        reason: `比表头多出 ${cells.length - headings.length} 格，内容里的逗号要放在引号里`,
      });
    const value = {} as Record<string, unknown>;
    for (const [name, it] of Object.entries(table.columns)) {
      const at = places.get(name);
      const place = { ...placeIn(sheet, row), column: it.zh };
      try {
        const cell = at === undefined ? '' : contentOf(cells[at] ?? '', it.kind.takes);
        if (cell !== '')
          value[name] = it.kind.read(cell, { ...reading, refer: (to, code) => reading.refer(to, code, place) });
        else if ('empty' in it) value[name] = it.empty;
        else throw new Refused('不能空着');
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        faults.push({ ...place, reason: error.message });
      }
    }
    if (faults.length > before) return;
    const key = keyOf(table, value);
    const twin = seen.get(key);
    if (twin !== undefined)
      faults.push({
        ...placeIn(sheet, row),
        reason: `「${key}」和${placeIn(sheet, twin).place ?? `第 ${twin} 行`}重复`,
      });
    else {
      seen.set(key, row);
      rows.push({ row, value: value as RowOf<C> });
    }
  });
  return { rows, faults, left };
}

function wordIn(heading: Cell, fault: (reason: string) => void): string {
  try {
    return contentOf(heading, 'text');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    fault(error.message);
    return '';
  }
}

/** Where each column stands in the sheet. */
function placesOf(
  { columns }: { columns: Columns },
  headings: readonly Cell[],
  fault: (column: string | undefined, reason: string) => void,
): Map<string, number> {
  const names = new Map<string, string>();
  for (const [name, { zh, en }] of Object.entries(columns)) names.set(zh, name).set(en.toLowerCase(), name);
  const places = new Map<string, number>();
  headings.forEach((heading, at) => {
    const word = wordIn(heading, (reason) => fault(undefined, `第 ${at + 1} 格：${reason}`));
    if (word === '') return;
    const name = names.get(word) ?? names.get(word.toLowerCase());
    if (name === undefined)
      fault(
        word,
        `没有这一列；有的列：${Object.values(columns)
          .map(({ zh }) => zh)
          .join('、')}`,
      );
    else if (places.has(name)) fault(word, '这一列出现了两次');
    else places.set(name, at);
  });
  for (const [name, it] of Object.entries(columns))
    if (!places.has(name) && !('empty' in it)) fault(undefined, `缺少「${it.zh}」`);
  return places;
}

/** The rows as texts under their Chinese headings. */
export function writeSheet<C extends Columns>(
  table: Pick<Table<C>, 'columns'>,
  rows: readonly RowOf<C>[],
  at: Writing,
): string[][] {
  const columns = Object.entries(table.columns);
  return [
    columns.map(([, { zh }]) => zh),
    ...rows.map((row) =>
      columns.map(([name, it]) => {
        const value = row[name as keyof C];
        return isEmpty(value, it) ? '' : it.kind.write(value, at);
      }),
    ),
  ];
}

const isEmpty = (value: unknown, it: Column): boolean => 'empty' in it && !it.shown && same(value, it.empty);

/** What a database keeps as JSON comes back with its fields in another order. */
const byName = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
/** Values of cells are texts, numbers, flags, and lists and records of them. */
export const same = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a, byName) === JSON.stringify(b, byName);
