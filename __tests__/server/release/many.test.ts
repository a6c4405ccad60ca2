/** A ranking of ten thousand answers like one of a hundred: pages by an index, the own place by a count over it. */
import { eq, sql } from 'drizzle-orm';
import { releaseEntries, releases } from '../../../server/db/schema';
import { newSeed } from '../../../server/domains/selling/release/draw';
import { createTestServer, type TestServer } from '../harness';

const HOUR = 3_600_000;
let app: TestServer;
beforeAll(async () => {
  app = await createTestServer({ seed: 'base', disagrees: 'nobody made its ten thousand entries' });
});
afterAll(() => app.close(), 120_000);

test('what the places of a long list are read by', async () => {
  const now = app.clock.now();
  const [row] = await app.db
    .insert(releases)
    .values({
      title: '试饮限量',
      goodsId: '1013',
      skuId: '101301',
      price: 10_000,
      quota: 2,
      drum: 6,
      reserveFrom: now - HOUR,
      reserveTo: now + HOUR,
      drawAt: now + 2 * HOUR,
      payHours: 24,
      ...newSeed(),
    })
    .returning();
  const { id } = row!;
  await app.db
    .execute(sql`insert into release_entries (release_id, member_id, no, level_score, order_score, boost, score, at)
    select ${id}::bigint, 5000000 + i, i, 200, 500, i % 700, 700 + i % 700, ${now - HOUR}::bigint + i from generate_series(1, 10000) as i`);
  await app.db.execute(sql`analyze release_entries`);
  const plan = async (query: ReturnType<typeof sql>) => {
    const { rows } = (await app.db.execute(sql`explain ${query}`)) as unknown as { rows: { 'QUERY PLAN': string }[] };
    return rows.map((one) => one['QUERY PLAN']).join('\n');
  };
  const places = await plan(sql`select no from release_entries where release_id = ${id}::bigint
    order by score desc nulls last, at, no limit 20 offset 5000`);
  expect(places).toContain('release_entries_score');
  expect(places).not.toMatch(/Sort|Seq Scan/);
  await app.db.execute(sql`update release_entries set place = no where release_id = ${id}::bigint`);
  await app.db.execute(sql`analyze release_entries`);
  const drawn = await plan(
    sql`select * from release_entries where release_id = ${id}::bigint and place > 5000 and place <= 5020 order by place`,
  );
  expect(drawn).toContain('release_entries_place');
  expect(drawn).not.toContain('Seq Scan');
  expect(await app.db.$count(releaseEntries, eq(releaseEntries.releaseId, id))).toBe(10_000);
});
