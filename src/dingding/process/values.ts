/** Values of a form: as they are typed, as they travel, and what they come to. Pure. */
import type { KV, ProcessField, ProcessForm, ProcessView } from '@/contract';
import { formatFen, grouped, parseFen } from '@/core/lib/money';

export type Typed = Record<string, string>;

/** Money is typed in yuan and travels in fen; all else as it stands. */
export function wireOf(field: Pick<ProcessField, 'type'>, typed: string): string {
  if (field.type !== 'money' || typed.trim() === '') return typed.trim();
  const fen = parseFen(typed);
  return fen === undefined ? '' : String(fen);
}
export const typedOf = (field: Pick<ProcessField, 'type'>, value: string): string =>
  field.type === 'money' && /^\d+$/.test(value)
    ? formatFen(Number(value)).replace(/,/g, '').replace(/\.00$/, '')
    : value;

/** What stands in the form at first: known before, else a draft or one that is copied. */
export function startOf({ fields }: ProcessForm, from: Pick<ProcessView, 'values'> | undefined, known: Typed): Typed {
  const old = new Map((from?.values ?? []).map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    fields.map((field) => [field.key, known[field.key] ?? typedOf(field, old.get(field.key) ?? '')]),
  );
}

export const sentOf = ({ fields }: ProcessForm, typed: Typed): KV[] =>
  fields.flatMap((field) => {
    const value = wireOf(field, typed[field.key] ?? '');
    return value === '' ? [] : [{ key: field.key, label: field.label, value }];
  });

/** 6,960.00 */
export const sumOf = (fen: number): string => grouped(formatFen(fen));

export function rowsOf(value: string): string[][] {
  if (value === '') return [];
  try {
    return JSON.parse(value) as string[][];
  } catch {
    return [];
  }
}

/** The number of a row times its money. */
export function rowSum({ columns }: Pick<ProcessField, 'columns'>, row: readonly string[]): number {
  const of = (type: 'number' | 'money') =>
    columns.flatMap((column, at) => (column.type === type ? [Number(row[at])] : []));
  const [money, counts] = [of('money'), of('number')];
  return money.reduce((sum, fen) => sum + fen, 0) * (money.length > 0 ? (counts[0] ?? 1) : 0);
}

/** What the path goes by, as far as it is typed. */
export const amountOf = ({ fields }: ProcessForm, typed: Typed): number =>
  fields
    .filter(({ counts }) => counts)
    .reduce((sum, field) => {
      const value = wireOf(field, typed[field.key] ?? '');
      if (field.type === 'table') return sum + rowsOf(value).reduce((all, row) => all + rowSum(field, row), 0);
      return sum + (Number(value) || 0);
    }, 0);

export const pathOf = ({ steps }: ProcessForm, amount: number): ProcessForm['steps'] =>
  steps.filter(({ over }) => over === undefined || amount > over);

/** What is wrong with a field, as far as the phone can tell. */
export function faultOf(field: ProcessField, typed: string, files: number): string | undefined {
  const isEmpty = field.type === 'files' ? files === 0 : typed.trim() === '' || typed === '[]';
  if (isEmpty) return field.required ? `${VERBS[field.type] ?? '请填写'}${field.label}` : undefined;
  if (field.type === 'money' && parseFen(typed) === undefined) return '请填金额，最多两位小数';
  return undefined;
}
const VERBS: Partial<Record<ProcessField['type'], string>> = {
  choice: '请选择',
  date: '请选择',
  people: '请选择',
  files: '请添加',
};
