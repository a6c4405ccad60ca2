/** Whose a row of the database is, read off the names of its columns; and which rows an endpoint looks for, read off its queries. */
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../server/db/client';
import * as schema from '../../../server/db/schema';

const OWNERS = ['member_id', 'owner_id', 'to_id'];
const MOST = 6;

const columns = new Map(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => {
      const { name, columns: all } = getTableConfig(table as PgTable);
      return [name, new Map(all.map((column) => [column.name, column.notNull]))];
    }),
);
const has = (table: string, column: string) => columns.get(table)?.has(column) ?? false;
/** `order_id` -> orders; '' for a column that refers to nothing. */
const tableOf = (column: string) => (column.endsWith('_id') ? column.replace(/_id$/, 's') : '');

/** A merchant's, and so its members'; where a row may be the house's own, everybody looks at it. */
const isMerchants = (table: string) => columns.get(table)?.get('merchant_id') === true;

const hasOwner = (table: string) => OWNERS.some((owner) => has(table, owner)) || isMerchants(table);

/** The condition of `table`'s rows that are this member's, as they are or by a row that they hang on; nothing where nobody owns rows. */
function ownedBy(table: string, memberId: string): string | undefined {
  // An employee owns what is his as one: ids name one thing in the whole system.
  const me = `(select ${memberId}::bigint union select id from employees where member_id = ${memberId})`;
  const own = OWNERS.filter((name) => has(table, name)).map((name) => `"${name}" in ${me}`);
  if (own.length > 0) return own.join(' or ');
  if (isMerchants(table)) return `"merchant_id" in (select merchant_id from members where id = ${memberId})`;
  const [above] = [...(columns.get(table) ?? [])].find(([name, notNull]) => notNull && hasOwner(tableOf(name))) ?? [];
  return above && `"${above}" in (select id from "${tableOf(above)}" where ${ownedBy(tableOf(above), memberId)})`;
}

export interface Owners {
  /** Ids of rows of that table that are this member's, or anybody's where nobody owns rows: one of each status. */
  mine(table: string): Promise<string[]>;
  /** Ids of rows that are others'; none where nobody owns rows. */
  foreign(table: string): Promise<string[]>;
  /** Whether rows of that table are somebody's. */
  isOwned(table: string): boolean;
  /** A sum by table over every row that is not this member's. */
  sumsOfOthers(): Promise<Record<string, string>>;
}

export function ownersOf(db: Db, memberId: string): Owners {
  const rows = async <T>(text: string) => ((await db.execute(sql.raw(text))) as unknown as { rows: T[] }).rows;
  const sample = async (table: string, where: string) => {
    const by = has(table, 'status') ? 'status' : 'id';
    const found = await rows<{ id: string }>(
      `select distinct on ("${by}") id::text from "${table}" where ${where} order by "${by}", id desc limit ${MOST}`,
    );
    return found.map(({ id }) => id);
  };
  const notMine = (table: string) => `not coalesce(${ownedBy(table, memberId)}, false)`;
  return {
    mine: (table) => sample(table, `(${ownedBy(table, memberId) ?? 'true'})`),
    foreign: async (table) => (ownedBy(table, memberId) ? sample(table, notMine(table)) : []),
    isOwned: (table) => ownedBy(table, memberId) !== undefined,
    sumsOfOthers: async () => {
      const sums = [...columns.keys()]
        .filter((table) => ownedBy(table, memberId))
        .map(
          (table) =>
            `select '${table}' as name, sum(hashtext(t::text))::text as sum from "${table}" t where ${notMine(table)}`,
        );
      const found = await rows<{ name: string; sum: string }>(sums.join(' union all '));
      return Object.fromEntries(found.map(({ name, sum }) => [name, sum]));
    },
  };
}

/** Hears every query that is made from here on. */
export function listenToQueries() {
  const heard: { text: string; params: unknown[] }[] = [];
  const { sqlToQuery } = PgDialect.prototype;
  const spy = jest.spyOn(PgDialect.prototype, 'sqlToQuery').mockImplementation(function (this: PgDialect, ...args) {
    const query = sqlToQuery.apply(this, args);
    heard.push({ text: query.sql, params: query.params });
    return query;
  });
  return {
    forget: () => void heard.splice(0),
    texts: (): string[] => heard.map(({ text }) => text),
    /** The tables among whose ids this one was looked for. */
    tablesOf: (id: string): string[] => {
      const found = heard.flatMap(({ text, params }) =>
        params.flatMap((param, at) => {
          if (String(param) !== id) return [];
          const compared = new RegExp(`"(\\w+)"\\."(\\w+)" (?:= |in \\((?:\\$\\d+, )*)\\$${at + 1}\\b`).exec(text);
          if (!compared) return [];
          const [, table = '', column = ''] = compared;
          return column === 'id' ? table : tableOf(column);
        }),
      );
      return [...new Set(found)].filter((table) => has(table, 'id'));
    },
    stop: () => spy.mockRestore(),
  };
}
