/** Pages of rows as the contract wants them. */
import type { PageOf } from '../../src/contract/kit';

/** Rows of a page unless the endpoint says otherwise (rule 2.7). */
export const PAGE_SIZE = 20;

export const offsetOf = (page: number, size = PAGE_SIZE) => (page - 1) * size;

export const pageOf = <T>(list: T[], total: number, page: number, size = PAGE_SIZE): PageOf<T> => ({
  list,
  total,
  page,
  size,
  more: page * size < total,
});
