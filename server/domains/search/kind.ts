/**
 * One kind of thing that the site-wide search finds. The domain of the thing counts and lists its rows in a file `search.ts`,
 * server/kinds.ts joins them in the order of the tabs; tabs, totals, paging and corrections follow.
 */
import { and, or, sql, type SQL } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import type { Reading } from '../keyword/read';

type KindId = Exclude<NonNullable<RequestOf<'tea.search'>['kind']>, 'all'>;

export interface Hunt {
  tx: Tx;
  reading: Reading;
  now: number;
  memberId: string | undefined;
}
export interface SearchKind {
  /** Word of its tab. */
  label: string;
  count(hunt: Hunt): Promise<number>;
  /** Its own part of the answer; asked only when `count` was above 0. */
  list(hunt: Hunt, page: { limit: number; offset: number }): Promise<Partial<DataOf<'tea.search'>>>;
}

/** null: things of the kind cannot be found yet. */
export type SearchKinds = Readonly<Record<KindId, SearchKind | null>>;

declare module '../../http/context' {
  interface Kinds {
    search: SearchKinds;
  }
}

/** For tables of some hundred rows: every term, or what it stands for, somewhere in the text. A loose reading finds nothing here. */
export function textHas(text: SQL, { terms }: Reading): SQL {
  if (terms.length === 0) return sql`false`;
  const has = (word: string) => sql`position(${word} in lower(${text})) > 0`;
  return and(...terms.map((words) => or(...words.map(has)))) ?? sql`false`;
}

/** Rows whose name has what was typed come before those that only mention it. */
export const nameFirst = (name: SQL, { terms }: Reading): SQL =>
  sql`case when ${and(...terms.map(([word = '']) => sql`position(${word} in lower(${name})) > 0`)) ?? sql`false`} then 0 else 1 end`;
