import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../server/db/client';
import { createNames } from '../../../server/db/named';
import { members } from '../../../server/db/schema';
import { statement, within, type Given } from '../../../server/db/statement';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
beforeAll(async () => (app = await createTestServer({ seed: 'base' })));
afterAll(() => app.close());

let built = 0;
const nickname = statement((tx, { id }: Given<'id'>) => {
  built += 1;
  return tx.select({ nickname: members.nickname }).from(members).where(eq(members.id, id));
});
const mobiles = statement((tx, { ids }: Given<'ids'>) =>
  tx.select({ mobile: members.mobile }).from(members).where(within(members.id, ids)).orderBy(asc(members.id)),
);

test('the text of a statement is made once, its parameters are those of each call', async () => {
  expect(await nickname(app.db, { id: '10001' })).toEqual([{ nickname: '林知夏' }]);
  const before = built;
  const both = await Promise.all([nickname(app.db, { id: '10002' }), nickname(app.db, { id: '10001' })]);
  expect(both).toEqual([[{ nickname: '周允' }], [{ nickname: '林知夏' }]]);
  expect(built).toBe(before);
});

test('a list of any length is one parameter', async () => {
  expect(await mobiles(app.db, { ids: [] })).toEqual([]);
  expect(await mobiles(app.db, { ids: ['10002'] })).toEqual([{ mobile: '13800000002' }]);
  expect(await mobiles(app.db, { ids: ['10001', '10002'] })).toHaveLength(2);
});

test('in a transaction a statement sees what the transaction wrote', async () => {
  await app.db.transaction(async (open) => {
    const tx = open as unknown as Tx;
    await tx.update(members).set({ nickname: '知夏' }).where(eq(members.id, '10001'));
    expect(await nickname(tx, { id: '10001' })).toEqual([{ nickname: '知夏' }]);
    expect(await mobiles(tx, { ids: ['10001', '10002'] })).toHaveLength(2);
    await tx.update(members).set({ nickname: '林知夏' }).where(eq(members.id, '10001'));
  });
});

test('PostgreSQL gets a name with a text that comes again, not with one that comes once or is long', async () => {
  const nameOf = createNames();
  expect(nameOf('select 1 where $1')).toBeUndefined();
  const name = nameOf('select 1 where $1');
  expect(name).toMatch(/^s\d+$/);
  expect(nameOf('select 1 where $1')).toBe(name);
  expect(nameOf('select 2 where $1')).toBeUndefined();
  expect(nameOf('select 2 where $1')).not.toBe(name);
  const long = `select ${'$1,'.repeat(5000)}$1`;
  expect([nameOf(long), nameOf(long)]).toEqual([undefined, undefined]);
  if (app.database.kind !== 'postgres') return;
  for (let turn = 0; turn < 3; turn += 1) await nickname(app.db, { id: '10001' });
  const { rows } = (await app.db.execute(
    sql`select statement from pg_prepared_statements where statement like 'select "nickname" from%'`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toHaveLength(1);
});
