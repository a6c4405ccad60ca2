/** A report as a file (rule 32.9): CSV that spreadsheets read as UTF-8 and that runs nothing, XLSX with real numbers. */
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import type { ReportCell, ReportColumn, ReportTable } from '../../../../src/contract/report/shapes';

export type SheetKind = 'csv' | 'xlsx';

const BOM = '\uFEFF';
const KINDS: Record<ReportTable['kind'], string> = {
  day: '日期',
  store: '门店',
  employee: '员工',
  goods: '商品',
  table: '门店',
};
const SOURCES: Record<ReportColumn['source'], string> = { system: '系统', report: '日报' };

export const headOf = ({ label, unit, source }: ReportColumn): string => `${label}（${unit}，${SOURCES[source]}）`;
/** Yuan, pieces, or nothing where there is a gap. */
const numberIn = ({ value }: ReportCell, { kind }: ReportColumn): number | undefined =>
  value === '' ? undefined : kind === 'money' ? Number(value) / 100 : Number(value);
const printed = (cell: ReportCell, column: ReportColumn): string => {
  const value = numberIn(cell, column);
  return value === undefined ? '' : column.kind === 'money' ? value.toFixed(2) : String(value);
};

const linesOf = ({ rows, summary }: ReportTable) => [
  ...rows.map(({ label, cells }) => ({ label, cells })),
  { label: '合计', cells: summary },
];

/** Words that begin like a formula get a mark before them; a number below zero is written by itself and stays one. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
export const guarded = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

export function csvOf(table: ReportTable): string {
  const lines = linesOf(table).map(({ label, cells }) => [
    label,
    ...table.columns.map((column, i) => (cells[i] ? printed(cells[i], column) : '')),
  ]);
  const head = [KINDS[table.kind], ...table.columns.map(headOf)];
  // The library's own guard takes a number below zero for a formula.
  return (
    BOM +
    stringify(
      [head, ...lines].map((line) => line.map(guarded)),
      { record_delimiter: 'windows' },
    )
  );
}

const FORMATS: Record<ReportColumn['kind'], string> = { money: '#,##0.00', count: '#,##0', ratio: '0.0' };

export async function xlsxOf(table: ReportTable): Promise<Buffer> {
  const bold = { fontWeight: 'bold' as const };
  const head = [KINDS[table.kind], ...table.columns.map(headOf)].map((value) => ({ value, type: String, ...bold }));
  const lines = linesOf(table).map(({ label, cells }, at, all) => {
    const look = at === all.length - 1 ? bold : {};
    return [
      { value: label, type: String, ...look },
      ...table.columns.map((column, i) => {
        const value = cells[i] && numberIn(cells[i], column);
        return value === undefined ? null : { value, type: Number, format: FORMATS[column.kind], ...look };
      }),
    ];
  });
  return writeXlsxFile([head, ...lines], {
    sheet: '报表',
    columns: [{ width: 26 }, ...table.columns.map(() => ({ width: 18 }))],
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBuffer();
}
