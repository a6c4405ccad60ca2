/** SQL of the list of clients, of its counters and of what it can be narrowed to. */
import { and, arrayContains, asc, count, desc, eq, gte, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { contains, listHas } from '../../../../db/like';
import { paged, type Paged } from '../../../../db/paged';
import { clients } from '../../../../db/schema';
import { neededGrams, termsOf } from '../../../offer/keyword/grams';
import type { Employee } from '../../../people/employee/repository';
import type { ClientRow } from '../repository';
import { clientsInScope, type ClientScope } from '../scope';

export interface ClientFilter {
  scope: ClientScope;
  level?: string | undefined;
  stage?: string | undefined;
  tag?: string | undefined;
  source?: string | undefined;
  keyword?: string | undefined;
  /** The next contact is due before this instant. */
  dueBefore?: number | undefined;
}
export type ClientSort = 'next' | 'last' | 'created' | 'amount';

const ORDERS: Readonly<Record<ClientSort, SQL[]>> = {
  next: [sql`${clients.nextAt} asc nulls last`, asc(clients.id)],
  last: [sql`${clients.lastAt} desc nulls last`, desc(clients.id)],
  created: [desc(clients.createdAt), desc(clients.id)],
  amount: [desc(clients.dealAmount), desc(clients.id)],
};

/** Every word stands in what a client is found by: its pairs in the index, the word as a whole in the text. */
function foundBy(keyword: string): SQL | undefined {
  const terms = termsOf(keyword);
  if (terms.length === 0) return keyword.trim() === '' ? undefined : sql`false`;
  return and(
    ...terms.flatMap((term) => [
      arrayContains(clients.searchGrams, neededGrams(term)),
      contains(clients.searchText, term),
    ]),
  );
}

const conditions = (employee: Employee, filter: ClientFilter): Record<string, SQL | undefined> => ({
  scope: clientsInScope(employee, filter.scope),
  level: filter.level ? sql`${clients.level} = ${filter.level}` : undefined,
  stage: filter.stage ? sql`${clients.stage} = ${filter.stage}` : undefined,
  source: filter.source ? eq(clients.source, filter.source) : undefined,
  tag: filter.tag ? listHas(clients.tags, filter.tag) : undefined,
  keyword: filter.keyword ? foundBy(filter.keyword) : undefined,
  due: filter.dueBefore === undefined ? undefined : lt(clients.nextAt, filter.dueBefore),
});
/** `but`: what a choice of this filter would still leave. */
const whereOf = (employee: Employee, filter: ClientFilter, but?: string): SQL | undefined =>
  and(
    ...Object.entries(conditions(employee, filter))
      .filter(([key]) => key !== but)
      .map(([, condition]) => condition),
  );

export function pageOfClients(
  tx: Tx,
  employee: Employee,
  filter: ClientFilter,
  sort: ClientSort,
  limit: number,
  offset: number,
): Promise<Paged<ClientRow>> {
  const where = whereOf(employee, filter);
  const query = tx
    .select()
    .from(clients)
    .where(where)
    .orderBy(...ORDERS[sort]);
  return paged(query, limit, offset, () => tx.$count(clients, where));
}

export const FACETS = ['level', 'stage', 'source', 'tag'] as const;
export type ClientFacet = (typeof FACETS)[number];

/** What the list has of one property, the most first. */
export async function countFacet(
  tx: Tx,
  employee: Employee,
  filter: ClientFilter,
  facet: ClientFacet,
): Promise<{ value: string; rows: number }[]> {
  const where = whereOf(employee, filter, facet);
  const value =
    facet === 'tag' ? sql<string>`jsonb_array_elements_text(${clients.tags})` : sql<string>`${clients[facet]}`;
  const found = tx
    .select({ value: value.as('value') })
    .from(clients)
    .where(where)
    .as('found');
  const rows = count();
  return tx
    .select({ value: found.value, rows })
    .from(found)
    .where(sql`${found.value} <> ''`)
    .groupBy(found.value)
    .orderBy(desc(rows), asc(found.value))
    .limit(30);
}

export const countClients = (tx: Tx, employee: Employee, filter: ClientFilter): Promise<number> =>
  tx.$count(clients, whereOf(employee, filter));

const own = (employee: Employee): SQL | undefined => clientsInScope(employee, 'mine');

export const countSince = (tx: Tx, employee: Employee, column: 'createdAt' | 'lastAt', from: number): Promise<number> =>
  tx.$count(clients, and(own(employee), gte(clients[column], from)));

/** `days`: MM-DD, in the order in which they come. */
export const listBirthdays = (tx: Tx, employee: Employee, days: readonly string[]): Promise<ClientRow[]> =>
  tx
    .select()
    .from(clients)
    .where(
      and(
        or(own(employee), clientsInScope(employee, 'shared')),
        inArray(sql`substr(${clients.birthday}, 6)`, [...days]),
      ),
    )
    .orderBy(asc(clients.id))
    .limit(50);

/** Clients whose owner was told that they go back to the pool. */
export const listLeaving = (tx: Tx, employee: Employee): Promise<ClientRow[]> =>
  tx
    .select()
    .from(clients)
    .where(and(own(employee), isNotNull(clients.warnedAt)))
    .orderBy(asc(clients.warnedAt), asc(clients.id))
    .limit(50);
