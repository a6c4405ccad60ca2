/** The rows of a table field with what they come to. */
import type { ReactElement } from 'react';
import type { ProcessField } from '@/contract';
import { Table } from '@/ui/kit/Table';
import { rowsOf, rowSum, sumOf } from './values';

export function TableView({ field, value }: { field: ProcessField; value: string }): ReactElement | null {
  const rows = rowsOf(value);
  if (rows.length === 0) return null;
  const hasMoney = field.columns.some(({ type }) => type === 'money');
  const hasCount = field.columns.some(({ type }) => type === 'number');
  const sums = hasMoney && hasCount;
  const cellOf = (text: string, at: number) => (field.columns[at]?.type === 'money' ? sumOf(Number(text)) : text);
  const total = rows.reduce((sum, row) => sum + rowSum(field, row), 0);
  const blanks = Array.from({ length: field.columns.length - (sums ? 1 : 2) }, () => '');
  return (
    <Table
      label={field.label}
      head={[...field.columns.map(({ label }) => label), ...(sums ? ['小计'] : [])]}
      rows={rows.map((row, at) => ({
        key: String(at),
        cells: [...row.map(cellOf), ...(sums ? [sumOf(rowSum(field, row))] : [])],
      }))}
      {...(hasMoney && { total: ['合计', ...blanks, sumOf(total)] })}
    />
  );
}
