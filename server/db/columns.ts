/**
 * The column kinds of the whole schema. Ids are bigints on disk and decimal strings everywhere else; money is bigint fen,
 * instants are bigint epoch milliseconds (rules 1.1, 1.4), both plain numbers in code.
 */
import { sql } from 'drizzle-orm';
import { bigint, customType, integer, jsonb, pgSequence, text, boolean } from 'drizzle-orm/pg-core';

/**
 * One sequence for all tables: an id names one thing in the whole system. Seeded rows use fixed ids below it.
 * @public read by drizzle-kit
 */
export const ids = pgSequence('ids', { startWith: 1000001 });

const idType = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: (value) => String(value),
  toDriver: (value) => value,
});

export const id = () =>
  idType('id')
    .primaryKey()
    .default(sql`nextval('ids')`);
/** A reference to another row's id. */
export const ref = (name: string) => idType(name);
export const fen = (name: string) => bigint(name, { mode: 'number' });
export const ms = (name: string) => bigint(name, { mode: 'number' });
export const int = (name: string) => integer(name);
export const flag = (name: string) => boolean(name).notNull().default(false);
export const words = <T extends string = string>(name: string) => text(name).$type<T>();
export const list = <T = string>(name: string) =>
  jsonb(name)
    .$type<T[]>()
    .notNull()
    .default(sql`'[]'::jsonb`);
export const json = <T>(name: string) => jsonb(name).$type<T>();
