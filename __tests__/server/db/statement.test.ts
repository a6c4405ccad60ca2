import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../server/db/client';
import { createNames } from '../../../server/db/named';
import { memberCoupons, couponTemplates, members, orders } from '../../../server/db/schema';
import { statement, within } from '../../../server/db/statement';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
beforeAll(async () => (app = await createTestServer({ seed: true })));
afterAll(() => app.close());

let built = 0;
const nickname = statement({ id: 'bigint' }, (tx, { id }) => {
  built += 1;
  return tx.select({ nickname: members.nickname }).from(members).where(eq(members.id, id));
});
const mobiles = statement({ ids: 'bigint[]' }, (tx, { ids }) =>
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

/** What the database is asked while `work` runs. */
async function asked(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const client = (app.db as unknown as { $client: { query(...all: unknown[]): unknown } }).$client;
  const query = client.query.bind(client);
  const spy = jest.spyOn(client, 'query').mockImplementation((...all) => {
    const [text] = all as [string | { text: string }];
    texts.push(typeof text === 'string' ? text : text.text);
    return query(...all);
  });
  await work().finally(() => spy.mockRestore());
  return texts;
}

describe('those who ask at the same time', () => {
  /** Columns of two tables, one of which need not have a row, a computed one, constants, a list that may be missing, a page. */
  const couponsOf = statement(
    { memberId: 'bigint', words: 'text[]', limit: 'bigint' },
    (tx, { memberId, words, limit }) =>
      tx
        .select({
          coupon: memberCoupons,
          title: couponTemplates.title,
          order: orders,
          late: sql<number>`${memberCoupons.to} - ${memberCoupons.from}`.mapWith(Number),
        })
        .from(memberCoupons)
        .innerJoin(couponTemplates, eq(couponTemplates.id, memberCoupons.templateId))
        .leftJoin(orders, eq(orders.id, memberCoupons.orderId))
        .where(
          and(
            eq(memberCoupons.memberId, memberId),
            inArray(memberCoupons.status, ['unused', 'used', 'locked']),
            sql`(${words}::text[] is null or ${couponTemplates.title} = any(${words}::text[]))`,
          ),
        )
        .orderBy(asc(memberCoupons.id))
        .limit(limit),
  );
  const plainly = (memberId: string) =>
    app.db
      .select({
        coupon: memberCoupons,
        title: couponTemplates.title,
        order: orders,
        late: sql<number>`${memberCoupons.to} - ${memberCoupons.from}`.mapWith(Number),
      })
      .from(memberCoupons)
      .innerJoin(couponTemplates, eq(couponTemplates.id, memberCoupons.templateId))
      .leftJoin(orders, eq(orders.id, memberCoupons.orderId))
      .where(and(eq(memberCoupons.memberId, memberId), inArray(memberCoupons.status, ['unused', 'used', 'locked'])))
      .orderBy(asc(memberCoupons.id));

  test('are asked for together, and each gets what drizzle would read for them alone', async () => {
    const holders = await app.db.selectDistinct({ id: memberCoupons.memberId }).from(memberCoupons);
    const ids = [...holders.map(({ id }) => id), '10099', '10001'];
    const [used] = await app.db.select({ id: orders.id }).from(orders).where(eq(orders.memberId, '10001')).limit(1);
    const [first] = await plainly('10001');
    await app.db.update(memberCoupons).set({ orderId: used!.id }).where(eq(memberCoupons.id, first!.coupon.id));
    await couponsOf(app.db, { memberId: '10001', words: null, limit: 1 });
    let answers: unknown[] = [];
    const texts = await asked(async () => {
      answers = await Promise.all(ids.map((memberId) => couponsOf(app.db, { memberId, words: null, limit: 1000 })));
    });
    expect(texts).toHaveLength(1);
    const alone = [];
    for (const id of ids) alone.push(await plainly(id));
    expect(answers).toEqual(alone);
    expect(alone.at(-1)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ order: expect.objectContaining({ id: used!.id }) as unknown }),
        expect.objectContaining({ order: null }),
      ]),
    );
    expect(await couponsOf(app.db, { memberId: '10001', words: null, limit: 1000 })).toEqual(alone.at(-1));
  });

  test('bring lists, missing ones and limits of their own', async () => {
    const all = await plainly('10001');
    const quoted = 'a "b", {c} \\ d';
    await app.db
      .update(couponTemplates)
      .set({ title: quoted })
      .where(eq(couponTemplates.id, all[0]!.coupon.templateId));
    const ask = (words: string[] | null, limit: number) => couponsOf(app.db, { memberId: '10001', words, limit });
    const titles = async (answer: ReturnType<typeof ask>) => (await answer).map(({ title }) => title);
    const [one, none, two, missing] = await Promise.all(
      [ask([quoted, 'x'], 1000), ask([], 1000), ask(null, 2), ask(['没有的'], 1000)].map(titles),
    );
    expect(new Set(one)).toEqual(new Set([quoted]));
    expect([none, missing]).toEqual([[], []]);
    expect(two).toHaveLength(2);
    await app.db.update(couponTemplates).set({ title: all[0]!.title }).where(eq(couponTemplates.title, quoted));
  });

  test('what one of them did wrong is not the failure of the others', async () => {
    const answers = await Promise.allSettled(['10001', 'x', '10002'].map((id) => nickname(app.db, { id })));
    expect(answers).toEqual([
      { status: 'fulfilled', value: [{ nickname: '林知夏' }] },
      expect.objectContaining({ status: 'rejected' }),
      { status: 'fulfilled', value: [{ nickname: '周允' }] },
    ]);
  });

  test('read what was committed before they asked, however many are under way', async () => {
    const ask = () => Promise.all(Array.from({ length: 70 }, () => nickname(app.db, { id: '10003' })));
    for (let turn = 1; turn <= 20; turn += 1) {
      const before = ask();
      await app.db
        .update(members)
        .set({ nickname: `茶友${turn}` })
        .where(eq(members.id, '10003'));
      expect(new Set((await ask()).flat().map((row) => row.nickname))).toEqual(new Set([`茶友${turn}`]));
      expect((await before).every((rows) => rows.length === 1)).toBe(true);
    }
  });

  test('a parameter without a type is named', async () => {
    const untyped = statement({} as { id: 'bigint' }, (tx, { id }) =>
      tx.select({ id: members.id }).from(members).where(eq(members.id, id)),
    );
    expect(() => untyped(app.db, { id: '1' })).toThrow('A statement has no type for id.');
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
