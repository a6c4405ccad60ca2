/** What rows add up to, and the day or month a moment is in: the same words of SQL wherever something is summed. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** 0 of no rows; `only`: of those that are meant. */
export const sumOf = (value: SQLWrapper, only?: SQLWrapper): SQL<number> =>
  sql<number>`coalesce(sum(${value})${only ? sql` filter (where ${only})` : sql``}, 0)`.mapWith(Number);

/** What came and what went of amounts with a sign, both above zero. */
export const came = (delta: SQLWrapper): SQL<number> => sumOf(delta, sql`${delta} > 0`);
export const went = (delta: SQLWrapper): SQL<number> => sumOf(sql`-${delta}`, sql`${delta} < 0`);

/** Of epoch ms, in the only zone the shop knows (rule 1.5). Written out, so that it may be grouped by. */
export const shanghai = (at: SQLWrapper, format: 'YYYY-MM' | 'YYYY-MM-DD' | 'MM-DD'): SQL<string> =>
  sql<string>`to_char(to_timestamp(${at} / 1000) at time zone 'Asia/Shanghai', ${sql.raw(`'${format}'`)})`;
