/** Sheets of a workbook (XLSX) as the texts that people see in them. */
import { isDate } from 'node:util/types';
import readWorkbook, { type CellValue } from 'read-excel-file/node';
import { Refused } from './fault';

/** Excel counts days from here: what lies on it is a time of day. */
const FIRST_YEAR = 1901;
const two = (value: number) => String(value).padStart(2, '0');

function textOfDate(at: Date): string {
  const clock = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
  if (at.getUTCFullYear() < FIRST_YEAR) return clock;
  const day = `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

const textOf = (cell: CellValue<string> | null): string => {
  if (cell === null) return '';
  if (isDate(cell)) return textOfDate(cell);
  if (typeof cell === 'boolean') return cell ? '是' : '否';
  return String(cell as string);
};

/** By name of the sheet. Numbers come as they are written, a formula as its result. */
export async function readSheets(body: Buffer): Promise<Map<string, string[][]>> {
  try {
    const sheets = await readWorkbook(body, { parseNumber: (text) => text });
    return new Map(sheets.map(({ sheet, data }) => [sheet.trim(), data.map((cells) => cells.map(textOf))]));
  } catch {
    throw new Refused('打不开，不是 XLSX 文件，或者损坏了');
  }
}
