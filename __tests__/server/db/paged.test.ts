import { asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../../server/db/client';
import { paged } from '../../../server/db/paged';
import { members } from '../../../server/db/schema';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let all: number;
beforeAll(async () => {
  all = await app.db.$count(members);
});

/** The members of a page, by id, and how often they were counted for it. */
async function page(limit: number, offset: number, where = gt(members.id, '0')) {
  const tx = app.db as unknown as Tx;
  const count = jest.fn(() => tx.$count(members, where));
  const query = tx.select({ id: members.id }).from(members).where(where).orderBy(asc(members.id));
  const { rows, total } = await paged(query, limit, offset, count);
  return { rows: rows.length, total, counted: count.mock.calls.length };
}

test('a full page does not tell how many there are', async () => {
  expect(all).toBeGreaterThan(4);
  expect(await page(2, 0)).toEqual({ rows: 2, total: all, counted: 1 });
  expect(await page(2, 2)).toEqual({ rows: 2, total: all, counted: 1 });
  expect(await page(all, 0)).toEqual({ rows: all, total: all, counted: 1 });
});

test('one that is not full is the last: nothing is counted', async () => {
  expect(await page(all + 1, 0)).toEqual({ rows: all, total: all, counted: 0 });
  expect(await page(all, all - 1)).toEqual({ rows: 1, total: all, counted: 0 });
  expect(await page(20, 0, eq(members.id, '0'))).toEqual({ rows: 0, total: 0, counted: 0 });
});

test('behind the last page there is nothing to go by', async () => {
  expect(await page(20, all + 20)).toEqual({ rows: 0, total: all, counted: 1 });
});
