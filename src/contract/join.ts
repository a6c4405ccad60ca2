type Names<T extends readonly object[]> = T extends readonly [infer First, ...infer Rest extends object[]]
  ? keyof First | Names<Rest>
  : never;
type Doubled<T extends readonly object[]> = T extends readonly [infer First, ...infer Rest extends object[]]
  ? (keyof First & Names<Rest>) | Doubled<Rest>
  : never;
type Joined<T extends readonly object[]> = T extends readonly [infer First, ...infer Rest extends object[]]
  ? First & Joined<Rest>
  : unknown;

/** One table made of several. A name that stands in two of them does not compile: their order must not decide. */
export const join = <T extends readonly object[]>(
  ...tables: [Doubled<T>] extends [never] ? T : { standsTwice: Doubled<T> }[]
): { [K in keyof Joined<T>]: Joined<T>[K] } => Object.assign({}, ...tables) as Joined<T>;
