/** Conditions and order of a search in a table of some hundred rows, which has no index of its own. */
import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Reading } from '../keyword/read';

/** Every term, or what it stands for, somewhere in the text. A loose reading finds nothing here. */
export function textHas(text: SQL, { terms }: Reading): SQL {
  if (terms.length === 0) return sql`false`;
  const has = (word: string) => sql`position(${word} in lower(${text})) > 0`;
  return and(...terms.map((words) => or(...words.map(has)))) ?? sql`false`;
}

/** Rows whose name has what was typed come before those that only mention it. */
export const nameFirst = (name: SQL, { terms }: Reading): SQL =>
  sql`case when ${and(...terms.map(([word = '']) => sql`position(${word} in lower(${name})) > 0`)) ?? sql`false`} then 0 else 1 end`;
