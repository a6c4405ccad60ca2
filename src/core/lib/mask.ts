/** Names and numbers of other people are shown masked (rule 1.7). */

/** 13812340001 -> 138****0001; anything shorter than seven digits is hidden whole. */
export const maskMobile = (mobile: string): string =>
  mobile.length < 7 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** 张三丰 -> 张**; counts characters, not UTF-16 halves. */
export function maskName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(rest.length);
}
