/** Rows of a page together with how many there are in all. */

export interface Paged<T> {
  rows: T[];
  total: number;
}

interface Query<T> {
  limit(most: number): { offset(from: number): PromiseLike<T[]> };
}

/** How many there are is only counted where the page does not tell: one that is not full is the last. */
export async function withTotal<T>(
  rows: T[],
  limit: number,
  offset: number,
  count: () => PromiseLike<number>,
): Promise<Paged<T>> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows, total: isLast ? offset + rows.length : await count() };
}

/** The rows of a query in its order. `count` asks of no more tables than it has to: `() => tx.$count(vouchers, where)`. */
export const paged = async <T>(
  query: Query<T>,
  limit: number,
  offset: number,
  count: () => PromiseLike<number>,
): Promise<Paged<T>> => withTotal(await query.limit(limit).offset(offset), limit, offset, count);
