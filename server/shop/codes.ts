/** The codes by which a folder names rows, and the ids they have in the database. */
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/client';
import { shopCodes } from '../db/schema';
import type { Ids, Table } from './sheet/table';
import { idColumn, putRows } from './tables/rows';

/** Ids below the sequence of the database are free to choose: a code of few digits keeps its number, so links with it hold. */
const OWN_NUMBER = /^[A-Z]?(\d{1,6})$/;

export interface Codes extends Ids {
  /** A new row gets an id: the number in its code where that is free, else one that was reserved. */
  add(table: string, code: string): void;
  /** How many ids of the sequence rows to come may need. */
  reserve(count: number): Promise<void>;
  /** Writes down the codes that were added. */
  keep(): Promise<void>;
}

/** Codes by id and ids by code of one table, and the ids that are taken. */
class Names {
  readonly code = new Map<string, string>();
  readonly id = new Map<string, string>();
  /** Ids of the table's own rows. */
  readonly rows = new Set<string>();

  /** `taken`: all ids of the database's table, in which several tables of the folder may stand. */
  constructor(readonly taken: Set<string>) {}

  put(code: string, id: string): void {
    this.code.set(id, code);
    this.id.set(code, id);
  }
}

export async function loadCodes(
  tx: Tx,
  tables: readonly Pick<Table, 'name' | 'sources' | 'sourceRows' | 'codeColumn'>[],
): Promise<Codes> {
  const taken = new Map(tables.map(({ sources }) => [sources?.[0], new Set<string>()]));
  const all = new Map(tables.map(({ name, sources }) => [name, new Names(taken.get(sources?.[0]) ?? new Set())]));
  const of = (table: string): Names => {
    const names = all.get(table);
    if (!names) throw new Error(`no table ${table}`);
    return names;
  };
  for (const { kind, code, rowId } of await tx.select().from(shopCodes)) all.get(kind)?.put(code, rowId);
  const carried = new Set(tables.flatMap(({ name, codeColumn }) => (codeColumn ? [name] : [])));
  for (const { name, sources = [], sourceRows, codeColumn } of tables)
    for (const source of sources) {
      if (codeColumn)
        for (const row of await tx.select({ id: idText(source), code: sql<string>`${codeColumn}` }).from(source))
          of(name).put(row.code, row.id);
      for (const { id } of await tx.select({ id: idText(source) }).from(source)) of(name).taken.add(id);
      for (const { id } of await tx
        .select({ id: idText(source) })
        .from(source)
        .where(sourceRows))
        of(name).rows.add(id);
    }
  const find = (table: string, code: string): string | undefined =>
    of(table).id.get(code) ?? (of(table).rows.has(code) && !of(table).code.has(code) ? code : undefined);
  const added: (typeof shopCodes.$inferInsert)[] = [];
  const free: string[] = [];
  return {
    codeOf(table, id) {
      const names = of(table);
      const code = names.code.get(id);
      if (code === undefined) names.put(id, id);
      return code ?? id;
    },
    find,
    has: (table, id) => of(table).rows.has(id),
    idOf(table, code) {
      const id = find(table, code);
      if (id === undefined) throw new Error(`${table} has no row ${code}`);
      return id;
    },
    async reserve(count) {
      const rows = await tx.select({ id: sql<string>`nextval('ids')::text` }).from(sql`generate_series(1, ${count})`);
      free.push(...rows.map(({ id }) => id));
    },
    add(table, code) {
      const names = of(table);
      const number = OWN_NUMBER.exec(code)?.[1]?.replace(/^0+/, '');
      const id = number && !names.taken.has(number) && !names.code.has(number) ? number : free.pop();
      if (id === undefined) throw new Error('more ids are needed than were reserved');
      names.put(code, id);
      names.taken.add(id);
      names.rows.add(id);
      // What carries its code itself, or is called by its id, needs no note.
      if (!carried.has(table) && id !== code) added.push({ kind: table, code, rowId: id });
    },
    keep: () => putRows(tx, shopCodes, added),
  };
}

const idText = (table: PgTable) => sql<string>`${idColumn(table)}::text`;
