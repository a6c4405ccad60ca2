/** Sheets as files: CSV in UTF-8, and workbooks. */
import fs from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { Refused } from './fault';

/** A table of 50,000 rows has some 20 MB. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Spreadsheets, editors and systems each have their own, and a file that went through several has several. */
const LINE_ENDS = ['\r\n', '\n', '\r'];
const OTHER_SIGNS = [
  ['\t', '制表符'],
  [';', '分号'],
  ['，', '中文的逗号'],
] as const;
const BOM = '\uFEFF';

/** Refuses what is too large to be a table before it is read. */
export async function readSmall(file: string): Promise<Buffer> {
  const { size } = await fs.stat(file);
  if (size > MOST_BYTES)
    throw new Refused(`有 ${Math.round(size / 1024 / 1024)} MB，最多 ${MOST_BYTES / 1024 / 1024} MB`);
  return fs.readFile(file);
}

export function textOf(body: Buffer): string {
  if ((body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff))
    throw new Refused('是 UTF-16 编码，请另存为「CSV UTF-8」');
  if (body.includes(0)) throw new Refused('不是文本文件');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new Refused('不是 UTF-8 编码（可能是 GBK），请在表格软件里另存为「CSV UTF-8」');
  }
}

/** Rows of cells; empty rows stay, so that row numbers are those of a spreadsheet. */
export function readCsv(body: Buffer): string[][] {
  const text = textOf(body);
  const [headings = ''] = text.split(/\r\n|\r|\n/, 1);
  const apart = headings.includes(',') ? undefined : OTHER_SIGNS.find(([sign]) => headings.includes(sign));
  if (apart) throw new Refused(`是用${apart[1]}隔开的，请另存为用逗号隔开的「CSV UTF-8」`);
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false, record_delimiter: LINE_ENDS });
  } catch (error) {
    if (error instanceof CsvError) throw new Refused(`引号没有配对，大约在第 ${error.lines as number} 行`);
    throw error;
  }
}

/** With the mark by which spreadsheets know UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  BOM + stringify([...rows], { record_delimiter: 'unix' });
