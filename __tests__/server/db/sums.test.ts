/** Sums and calendar of SQL: 0 of nothing, a condition, what came and went, the day in Shanghai. */
import { sql } from 'drizzle-orm';
import { came, shanghai, sumOf, went } from '../../../server/db/sums';
import { testServer } from '../harness';

const app = testServer();
const delta = sql`t.delta`;
const at = sql`t.at`;
/** 31 December 23:59:59.999 and one millisecond later, there. */
const MIDNIGHT = Date.UTC(2026, 11, 31, 16);
const rowsOf = (rows: readonly (readonly [at: number, delta: number])[]) =>
  sql`(select * from (values (0::bigint, 0::bigint), ${sql.join(
    rows.map(([moment, value]) => sql`(${moment}::bigint, ${value}::bigint)`),
    sql`, `,
  )}) as v (at, delta) where at > 0) as t`;
const of = (rows: readonly (readonly [at: number, delta: number])[]) =>
  app.db
    .select({ sum: sumOf(delta), large: sumOf(delta, sql`${delta} > 100`), came: came(delta), went: went(delta) })
    .from(rowsOf(rows));

test('sums are numbers, and 0 where there is nothing', async () => {
  expect(await of([[0, 1]])).toEqual([{ sum: 0, large: 0, came: 0, went: 0 }]);
  expect(
    await of([
      [1, 500],
      [2, -30],
      [3, 20],
    ]),
  ).toEqual([{ sum: 490, large: 500, came: 520, went: 30 }]);
});

test('a day and a month begin at midnight in Shanghai, and may be grouped by', async () => {
  const day = shanghai(at, 'YYYY-MM-DD');
  const rows = await app.db
    .select({ day, month: shanghai(at, 'YYYY-MM'), short: shanghai(at, 'MM-DD'), sum: sumOf(delta) })
    .from(
      rowsOf([
        [MIDNIGHT - 1, 1],
        [MIDNIGHT, 2],
        [MIDNIGHT + 1, 4],
      ]),
    )
    .groupBy(day, shanghai(at, 'YYYY-MM'), shanghai(at, 'MM-DD'))
    .orderBy(day);
  expect(rows).toEqual([
    { day: '2026-12-31', month: '2026-12', short: '12-31', sum: 1 },
    { day: '2027-01-01', month: '2027-01', short: '01-01', sum: 6 },
  ]);
});
