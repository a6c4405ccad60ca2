/** How a table looks through its rows for what is wrong with them together. */
import type { Columns, Placed, Table } from './table';

export interface RowFault<R> {
  row: number;
  column?: keyof R & string;
  reason: string;
}

/** Notes what is wrong with the row that is looked at; without a column it is the row as a whole. */
type Note<R> = (column: (keyof R & string) | undefined, reason: string) => void;

export const checkRows = <R>(
  rows: readonly Placed<R>[],
  look: (value: R, note: Note<R>, row: number) => void,
): RowFault<R>[] => {
  const faults: RowFault<R>[] = [];
  for (const { row, value } of rows)
    look(value, (column, reason) => void faults.push({ row, reason, ...(column ? { column } : {}) }), row);
  return faults;
};

/** Asked row by row: the row before that has the same key. */
export function twins(): (key: string, row: number) => number | undefined {
  const seen = new Map<string, number>();
  return (key, row) => {
    const twin = seen.get(key);
    seen.set(key, row);
    return twin;
  };
}

/** Rows that share what only one may have. */
export const sharedValues = <C extends Columns, R>(
  { columns, unique = [] }: Pick<Table<C, R>, 'columns' | 'unique'>,
  rows: readonly Placed<R>[],
): RowFault<R>[] =>
  unique.flatMap(({ of, value }) => {
    const twinOf = twins();
    return rows.flatMap(({ row, value: own }) => {
      const twin = twinOf(value(own), row);
      return twin === undefined
        ? []
        : [
            {
              row,
              column: of as string as keyof R & string,
              reason: `和第 ${twin} 行是同一个${columns[of]?.zh ?? ''}`,
            },
          ];
    });
  });
