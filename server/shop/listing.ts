/** What lies in a folder, and what each thing is: nothing is passed over in silence but what systems leave behind. */
import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import type { Fault } from './sheet/fault';
import { IN_YML, TABLES } from './tables';

/** A file, a sheet or a column; `reason`: why it was not read. */
export interface Listing {
  file: string;
  reason?: string;
}

export interface Found {
  name: string;
  is: 'yml' | 'workbook' | 'table' | 'pictures' | 'materials';
  /** Of a table: which. */
  table?: string;
}

/** Thumbnails, locks, settings of folders and bins of Windows, macOS, Office, WPS, Synology and QNAP. */
const LITTER =
  /^(\..*|~.*|.*\.(tmp|bak|lnk)|Thumbs\.db|ehthumbs.*\.db|desktop\.ini|Icon\r|@.*|#.*|__MACOSX|\$RECYCLE\.BIN)$/i;
export const isLitter = (name: string): boolean => LITTER.test(name);

/** Names are the same however a system writes their letters. */
export const plainName = (name: string): string => name.normalize('NFC');
const wordOf = (name: string): string => plainName(name).trim().toLowerCase();

/** The table that a file or a sheet is named after, in either language. */
export const tableCalled = (name: string) =>
  TABLES.find((table) => [table.name, table.label].some((word) => wordOf(word) === wordOf(name)));

function findFolder(name: string): Found | string {
  const word = wordOf(name);
  return word === 'pictures' || word === 'materials'
    ? { name, is: word }
    : '不是 pictures，里面的东西没有读；图片都放在 pictures 里';
}

function find(entry: Dirent): Found | string {
  const { name } = entry;
  const word = wordOf(name);
  if (entry.isDirectory()) return findFolder(name);
  if (word === 'shop.yml') return { name, is: 'yml' };
  if (word === 'shop.xlsx') return { name, is: 'workbook' };
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([^.]*))?$/.exec(word) ?? [];
  if (ending === 'csv') {
    const table = tableCalled(stem);
    if (!table) return '不是表的名字，各张表叫什么见 docs/own-shop.md';
    return IN_YML.has(table.name)
      ? `这一项写在 shop.yml 的 ${table.name} 下面`
      : { name, is: 'table', table: table.name };
  }
  if (/^(xlsx|xlsm|xls|et|ods|numbers|tsv)$/.test(ending)) return '表格只读 CSV 和 shop.xlsx';
  if (/^(jpe?g|png|webp|gif|heic|bmp|tiff?)$/.test(ending)) return '图片要放在 pictures 里';
  return ending === 'yaml' || stem === 'shop' ? '名字要是 shop.yml' : '不是表格，当作笔记';
}

/** A table of its own stands before the one in a workbook. */
const ORDER = ['pictures', 'materials', 'yml', 'table', 'workbook'] as const;

export async function listFolder(folder: string): Promise<{ files: Found[]; listing: Listing[]; faults: Fault[] }> {
  const files: Found[] = [];
  const listing: Listing[] = [];
  const faults: Fault[] = [];
  const entries = await fs.readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isLitter(entry.name)) continue;
    const found = find(entry);
    if (typeof found === 'string') {
      listing.push({ file: entry.name, reason: found });
      continue;
    }
    const twin = files.find(({ is }) => is === found.is && is !== 'table');
    if (twin) faults.push({ file: entry.name, reason: `和 ${twin.name} 是同一个名字，只能留一个` });
    else files.push(found);
  }
  return { files: ORDER.flatMap((is) => files.filter((one) => one.is === is)), listing, faults };
}
