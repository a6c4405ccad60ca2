/** Rows in parts of at most so many: PostgreSQL takes 65,535 parameters in one statement, and a statement of all rows is held whole. */
export function* partsOf<T>(rows: readonly T[], most = 5000): Generator<T[]> {
  for (let i = 0; i < rows.length; i += most) yield rows.slice(i, i + most);
}
