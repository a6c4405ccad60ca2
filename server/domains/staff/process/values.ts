/** What was written into a form: checked field by field, and said for people. Pure. */
import type { ProcessDefinition, ProcessField } from '../../../../src/contract/process/shapes';
import type { KV } from '../../../../src/contract/kit';
import { badRequest } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { instantOf } from '../../../lib/shanghai';

const MOST_TEXT = 500;
const MOST_ROWS = 30;
/** Ten million yuan: more is a slip of the finger. */
const MOST_FEN = 1_000_000_000;
const DIGITS = /^\d{1,10}$/;

export type Cells = readonly (readonly string[])[];

/** The rows of a table field; none for what is no table. */
export function rowsOf(value: string): string[][] {
  try {
    const rows: unknown = JSON.parse(value);
    if (!Array.isArray(rows)) return [];
    return rows.map((row) => (Array.isArray(row) ? row.map((cell) => (typeof cell === 'string' ? cell : '')) : []));
  } catch {
    return [];
  }
}

/** Numbers times money; a row without a number is once its money. */
export function rowSum({ columns }: Pick<ProcessField, 'columns'>, row: readonly string[]): number {
  const of = (type: 'number' | 'money') =>
    columns.flatMap((column, at) => (column.type === type && DIGITS.test(row[at] ?? '') ? [Number(row[at])] : []));
  const [money, count] = [of('money'), of('number')];
  if (money.length === 0) return 0;
  return money.reduce((sum, fen) => sum + fen, 0) * (count.length === 0 ? 1 : (count[0] ?? 0));
}

export const tableSum = (field: ProcessField, value: string): number =>
  rowsOf(value).reduce((sum, row) => sum + rowSum(field, row), 0);

/** What the path goes by; null when no field says so. */
export function amountOf({ fields }: ProcessDefinition, values: Readonly<Record<string, string>>): number | null {
  const counting = fields.filter(({ counts }) => counts);
  if (counting.length === 0) return null;
  return counting.reduce((sum, field) => {
    const value = values[field.key] ?? '';
    if (field.type === 'table') return sum + tableSum(field, value);
    return sum + (DIGITS.test(value) ? Number(value) : 0);
  }, 0);
}

const CHECKS: Readonly<Record<ProcessField['type'], (value: string, field: ProcessField) => string | undefined>> = {
  text: (value, { label }) => (value.length > MOST_TEXT ? `${label}最多 ${MOST_TEXT} 字` : undefined),
  number: (value, { label }) => (DIGITS.test(value) ? undefined : `${label}请填整数`),
  money: (value, { label }) => (DIGITS.test(value) && Number(value) <= MOST_FEN ? undefined : `${label}请填金额`),
  date: (value, { label }) => (Number.isNaN(instantOf(value)) ? `${label}请选择日期` : undefined),
  choice: (value, { label, options }) => (options.includes(value) ? undefined : `请选择${label}`),
  people: (value, { label }) => (/^\d+(,\d+){0,19}$/.test(value) ? undefined : `请选择${label}`),
  files: () => undefined,
  table: tableFault,
};

function tableFault(value: string, field: ProcessField): string | undefined {
  const rows = rowsOf(value);
  if (rows.length === 0) return `${field.label}请至少填一行`;
  if (rows.length > MOST_ROWS) return `${field.label}最多 ${MOST_ROWS} 行`;
  for (const [at, row] of rows.entries())
    for (const [i, { label, type }] of field.columns.entries()) {
      const cell = row[i]?.trim() ?? '';
      if (cell === '') return `第 ${at + 1} 行请填${label}`;
      if (cell.length > 100) return `第 ${at + 1} 行${label}太长`;
      if (type !== 'text' && !DIGITS.test(cell)) return `第 ${at + 1} 行${label}请填数字`;
    }
  return tableSum(field, value) > MOST_FEN ? `${field.label}合计太大` : undefined;
}

/** 400 with the key of the first field that is wrong; what no field asks for is dropped. `files`: how many came along. */
export function checkValues(
  { fields }: ProcessDefinition,
  values: Readonly<Record<string, string>>,
  files: number,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const field of fields) {
    const value = (values[field.key] ?? '').trim();
    const isEmpty = field.type === 'files' ? files === 0 : value === '' || value === '[]';
    if (isEmpty) {
      if (field.required) throw badRequest(field.key, `${field.type === 'choice' ? '请选择' : '请填写'}${field.label}`);
      continue;
    }
    const fault = CHECKS[field.type](value, field);
    if (fault !== undefined) throw badRequest(field.key, fault);
    kept[field.key] = value;
  }
  return kept;
}

/** A value as people read it; `names`: of employees by their ids. */
export function textOf(field: ProcessField, value: string, names: ReadonlyMap<string, string>): string {
  if (value === '') return '';
  if (field.type === 'money') return DIGITS.test(value) ? `¥${yuan(Number(value))}` : value;
  if (field.type === 'people')
    return value
      .split(',')
      .map((id) => names.get(id) ?? '')
      .filter(Boolean)
      .join('、');
  if (field.type !== 'table') return value;
  return rowsOf(value)
    .map((row) =>
      field.columns
        .map(({ type }, at) => (type === 'money' ? `¥${yuan(Number(row[at] ?? 0))}` : (row[at] ?? '')))
        .join(' '),
    )
    .join('；');
}

export const byKey = (values: readonly KV[]): Record<string, string> =>
  Object.fromEntries(values.map(({ key, value }) => [key, value]));
