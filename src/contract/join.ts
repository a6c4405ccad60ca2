/** The names that stand in two tables; what was seen is carried along, so that the compiler counts any number of tables. */
type Doubled<T extends readonly object[], Seen = never, Twice = never> = T extends readonly [
  infer First,
  ...infer Rest extends object[],
]
  ? Doubled<Rest, Seen | keyof First, Twice | (keyof First & Seen)>
  : Twice;
/** A & B & C of the tables A | B | C. */
type Joined<Table> = (Table extends unknown ? (table: Table) => void : never) extends (table: infer Whole) => void
  ? Whole
  : never;

/** One table made of several. A name that stands in two of them does not compile: their order must not decide. */
export const join = <T extends readonly object[]>(
  ...tables: [Doubled<T>] extends [never] ? T : { standsTwice: Doubled<T> }[]
): { [K in keyof Joined<T[number]>]: Joined<T[number]>[K] } => Object.assign({}, ...tables) as Joined<T[number]>;
