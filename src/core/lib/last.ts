/** `at(-1)` of the browsers that have none. */
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
