/**
 * One kind of thing that the site-wide search finds. The domain of the thing counts and lists its rows in a file `search.ts`,
 * server/kinds.ts joins them in the order of the tabs; tabs, totals, paging and corrections follow.
 */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
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
  /** The kind's own part of the answer; asked only when `count` was above 0. */
  list(hunt: Hunt, page: { limit: number; offset: number }): Promise<Partial<DataOf<'tea.search'>>>;
}

/** null: things of the kind cannot be found yet. */
export type SearchKinds = Readonly<Record<KindId, SearchKind | null>>;

declare module '../../../http/context' {
  interface Kinds {
    search: SearchKinds;
  }
}
