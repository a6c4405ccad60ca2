import { ilike, like, sql, type Column, type SQL } from 'drizzle-orm';

/** The pattern of `like` and `ilike` for what contains this text: its own % and _ stand for themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** `column` contains the text, in whatever case. Text without any, as Chinese is, needs no folding, which takes most of the time. */
export const contains = (column: Column | SQL, text: string): SQL =>
  (text.toLowerCase() === text.toUpperCase() ? like : ilike)(column, containing(text));

/** A list in jsonb has this entry; of an object entry, what is told of it. */
export const listHas = (column: Column, entry: unknown): SQL => sql`${column} @> ${JSON.stringify([entry])}::jsonb`;
