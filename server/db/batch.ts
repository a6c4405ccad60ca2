/**
 * Many askers, one question. While PostgreSQL answers a statement, those who ask it meanwhile wait and are then asked for together: each
 * brings its values as a row, and the statement is carried out for every one of these rows:
 *
 *   select asked.n, answer.* from unnest($1::bigint[], $2::bigint[]) with ordinality as asked (member, now, n)
 *     cross join lateral (the statement, with asked.member in the place of $1) as answer
 *
 * A question is sent after it was asked, never before, so everybody reads what was committed by then; an answer goes to whom its number
 * belongs to. Who asks alone is asked for alone, at once.
 */
import { is, Param, Placeholder, type Query } from 'drizzle-orm';

/** PostgreSQL's types of the parameters. */
export type ParameterTypes<K extends string> = Readonly<Record<K, 'bigint' | 'text' | 'bigint[]' | 'text[]'>>;
type Values<K extends string> = Readonly<Record<K, unknown>>;

/** How many are asked for in one go. */
const MOST = 64;
/** Questions of one statement that are under way at a time: one that takes long does not hold up all others. */
const UNDER_WAY = 2;

const isList = (type: string) => type.endsWith('[]');

/** A list among the values of many is the text of an array, as an array of arrays would need them all of one length. */
function arrayText(list: unknown): string | null {
  if (!Array.isArray(list)) return null;
  return `{${list.map((one) => `"${String(one).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}

/** The text of a statement for many at a time. Its constants stay; its parameters are columns, each an array in the order of `types`. */
export function textOfMany<K extends string>({ sql: text, params }: Query, types: ParameterTypes<K>): Query {
  const names = Object.keys(types) as K[];
  const constants: unknown[] = [];
  const answer = text.replace(/\$(\d+)/g, (_all, place: string) => {
    const param = params[Number(place) - 1];
    const inner = is(param, Param) ? param.value : param;
    if (!is(inner, Placeholder)) return `$${names.length + constants.push(param)}`;
    const type = types[inner.name as K];
    if (!type) throw new Error(`A statement has no type for ${inner.name}.`);
    return isList(type) ? `asked."${inner.name}"::${type}` : `asked."${inner.name}"`;
  });
  const columns = names.map((name, i) => `$${i + 1}::${isList(types[name]) ? 'text' : types[name]}[]`);
  return {
    sql: `select asked.n, answer.* from unnest(${columns.join(', ')}) with ordinality as asked (${[...names.map((name) => `"${name}"`), 'n'].join(', ')}) cross join lateral (${answer}) as answer`,
    params: [...names.map((name) => new Placeholder(name)), ...constants],
  };
}

interface Question<K extends string, R> {
  values: Values<K>;
  resolve(rows: R[]): void;
  reject(error: unknown): void;
}

interface Batching<K extends string, R> {
  types: ParameterTypes<K>;
  alone(values: Values<K>): Promise<R[]>;
  many: { execute(columns: Record<string, unknown>): Promise<unknown[][]> };
  /** A row of `many`, behind its number. */
  read(row: readonly unknown[]): R;
}

export function createBatch<K extends string, R>(batching: Batching<K, R>): (values: Values<K>) => Promise<R[]> {
  const { types, alone, many, read } = batching;
  const names = Object.keys(types) as K[];
  let waiting: Question<K, R>[] = [];
  let underWay = 0;
  let isPlanned = false;

  const askMany = async (questions: readonly Question<K, R>[]): Promise<void> => {
    const columns = names.map((name) => {
      const column = questions.map(({ values }) => values[name]);
      return [name, isList(types[name]) ? column.map(arrayText) : column];
    });
    const rows = await many.execute(Object.fromEntries(columns) as Record<string, unknown>);
    const answers = questions.map((): R[] => []);
    for (const row of rows) answers[Number(row[0]) - 1]?.push(read(row));
    questions.forEach(({ resolve }, i) => resolve(answers[i] as R[]));
  };
  const askAlone = ({ values, resolve, reject }: Question<K, R>): Promise<void> => alone(values).then(resolve, reject);

  const send = async (questions: readonly Question<K, R>[]): Promise<void> => {
    underWay += 1;
    const [first] = questions;
    // What one of them did wrong is nobody else's failure.
    if (first && questions.length === 1) await askAlone(first);
    else await askMany(questions).catch(() => Promise.all(questions.map(askAlone)));
    underWay -= 1;
    sendWaiting();
  };
  const sendWaiting = () => {
    while (underWay < UNDER_WAY && waiting.length > 0) {
      const questions = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      void send(questions);
    }
  };
  /** After all that came in at the same moment has been read. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      sendWaiting();
    });
  };

  return (values) =>
    new Promise<R[]>((resolve, reject) => {
      waiting.push({ values, resolve, reject });
      plan();
    });
}
