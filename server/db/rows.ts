/**
 * Rows of a prepared query as objects. Drizzle looks at the description of every column anew for every row; here it is looked at once.
 */
import { getTableName, is, Column, SQL, Subquery, type Query } from 'drizzle-orm';

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}
interface Field {
  path: string[];
  field: unknown;
}
/** What drizzle keeps of a query that selects: which column goes where, and which tables have a row for sure. */
interface Selecting {
  fields: Field[];
  joinsNotNullableMap?: Record<string, boolean>;
  getQuery(): Query;
}

interface Cell {
  decoder: Decoder;
  key: string;
  /** The table whose columns these are, `{ order: {...}, line: {...} }`; undefined: the row's own. */
  part: string | undefined;
}

const decoderOf = (field: unknown): Decoder => {
  if (is(field, Column)) return field as unknown as Decoder;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
};

/** Parts that are null as a whole where a left join found nothing: those of columns of one table that need not have a row. */
function optionalParts(fields: readonly Field[], hasRow: Record<string, boolean>): Set<string> {
  const tables = new Map<string, Set<string>>();
  for (const { path, field } of fields) {
    const [part = ''] = path;
    if (path.length === 2 && is(field, Column))
      tables.set(part, (tables.get(part) ?? new Set()).add(getTableName(field.table)));
  }
  return new Set(
    [...tables].flatMap(([part, [table = '', ...more]]) => (more.length > 0 || hasRow[table] ? [] : [part])),
  );
}

/** The query behind `prepared`, and how a row of it is read: `from` = the place of its first column. */
export function shapeOf(prepared: unknown): { query: Query; read(row: readonly unknown[], from: number): object } {
  const selecting = prepared as Selecting;
  const { fields, joinsNotNullableMap } = selecting;
  if (fields.some(({ path }) => path.length > 2)) throw new Error('A statement selects columns, or columns by table.');
  const cells = fields.map(({ path, field }): Cell => {
    const [first = '', second] = path;
    return { decoder: decoderOf(field), key: second ?? first, part: second === undefined ? undefined : first };
  });
  const optional = joinsNotNullableMap ? optionalParts(fields, joinsNotNullableMap) : new Set<string>();
  const read = (row: readonly unknown[], from: number) => {
    const all: Record<string, unknown> = {};
    for (let i = 0; i < cells.length; i += 1) {
      const { decoder, key, part } = cells[i] as Cell;
      const raw = row[from + i];
      const value = raw === null ? null : decoder.mapFromDriverValue(raw);
      if (part === undefined) all[key] = value;
      else ((all[part] ??= {}) as Record<string, unknown>)[key] = value;
    }
    for (const part of optional)
      if (Object.values(all[part] as object).every((value) => value === null)) all[part] = null;
    return all;
  };
  return { query: selecting.getQuery(), read };
}
