/** A few of many in two columns: none stands alone in its row. What is left out stands behind the way to all of them. */
export const inPairs = <T>(list: readonly T[]): readonly T[] =>
  list.length > 1 ? list.slice(0, list.length - (list.length % 2)) : list;
