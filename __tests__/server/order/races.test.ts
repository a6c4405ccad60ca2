/**
 * Fifty buyers, ten pieces, over real HTTP. Runs on PGlite, and on PostgreSQL when TEST_DATABASE_URL is set.
 *   TEST_DATABASE_URL=postgres://... npx jest --selectProjects server --testPathPattern races
 */
import { count, eq, sql } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { endpoints } from '../../../src/contract/endpoints';
import { orders, skus } from '../../../server/db/schema';
import { testServer } from '../harness';
import { addMember, ANNA, buy, fillShop, FLASH, FLASH_TEA, RARE, rid, skuOf, TEA, tokenFor } from './shop';

const BUYERS = Array.from({ length: 50 }, (_, i) => String(300 + i));
const app = testServer();
let base: string;
const tokens: string[] = [];
beforeAll(async () => {
  await fillShop(app);
  for (const id of BUYERS) {
    await addMember(app.db, id, app.clock.now());
    tokens.push(await tokenFor(app, id));
  }
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});

async function post(token: string, fields: Record<string, unknown>): Promise<{ code: number; message: string }> {
  const body = new URLSearchParams(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  const response = await fetch(`${base}${endpoints['shop.orderCreate'].path}?access-token=${token}`, {
    method: 'POST',
    body,
  });
  return (await response.json()) as { code: number; message: string };
}
const tally = (answers: { code: number }[]) => ({
  sold: answers.filter(({ code }) => code === 200).length,
  late: answers.filter(({ code }) => code === 409).length,
});

test('50 buyers race for 10 pieces: exactly 10 orders', async () => {
  const want = (token: string) =>
    post(token, {
      source: 'buy',
      lines: [{ skuId: RARE, qty: 1 }],
      deliveryType: 'express',
      payable: 10_000,
      requestId: rid(),
    });
  const answers = await Promise.all(tokens.map(want));
  expect(tally(answers)).toEqual({ sold: 10, late: 40 });
  expect(new Set(answers.filter(({ code }) => code !== 200).map(({ message }) => message))).toEqual(
    new Set(['库存不足']),
  );
  expect(await skuOf(app.db, RARE)).toMatchObject({ stock: 10, locked: 10 });
  expect((await app.db.select({ total: count() }).from(orders))[0]?.total).toBe(10);
});

test('50 buyers race for 3 pieces of a flash sale', async () => {
  const want = (token: string) =>
    post(token, {
      source: 'discount',
      campaignId: FLASH,
      lines: [{ skuId: FLASH_TEA, qty: 1 }],
      deliveryType: 'express',
      payable: 15_000,
      requestId: rid(),
    });
  expect(tally(await Promise.all(tokens.map(want)))).toEqual({ sold: 3, late: 47 });
});

test('lines in opposite order never block each other', async () => {
  const lines = [
    { skuId: TEA, qty: 1 },
    { skuId: '2102', qty: 1 },
  ];
  const want = (token: string, i: number) =>
    post(token, {
      source: 'buy',
      lines: i % 2 ? lines : [...lines].reverse(),
      deliveryType: 'express',
      payable: 69_600,
      requestId: rid(),
    });
  const answers = await Promise.all(tokens.slice(0, 20).map(want));
  expect(tally(answers).sold).toBe(20);
});

test('the same request ten times in parallel is one order; one member at once stays inside the limit', async () => {
  await app.db.update(skus).set({ stock: 100 }).where(eq(skus.id, RARE));
  const [token] = tokens.slice(-1) as [string];
  await app.db
    .update(orders)
    .set({ memberId: ANNA })
    .where(sql`true`);
  const fields = { source: 'buy', lines: [{ skuId: RARE, qty: 1 }], deliveryType: 'express', payable: 10_000 };
  const requestId = rid();
  const same = await Promise.all(Array.from({ length: 10 }, () => post(token, { ...fields, requestId })));
  expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const more = await Promise.all(Array.from({ length: 6 }, () => post(token, { ...fields, requestId: rid() })));
  expect(more.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(more.filter(({ message }) => message === '每人限购 2 件，已购 2')).toHaveLength(5);
});

test('an order and its timeout at the same moment: the stock comes back once', async () => {
  const token = await tokenFor(app, ANNA);
  await app.db
    .update(orders)
    .set({ memberId: BUYERS[0]! })
    .where(sql`true`);
  // The orders of the tests before run out here, so that the return counted below is this one's.
  app.clock.advance(30 * 60_000);
  await app.runJobs();
  const before = await skuOf(app.db, TEA);
  const { order } = await buy(app, token, [{ skuId: TEA, qty: 5 }]);
  expect((await skuOf(app.db, TEA)).locked).toBe(before.locked + 5);
  app.clock.advance(30 * 60_000);
  const close = () => app.call('memberOrder.close', { id: order.orderId, reason: '不想要了' }, { token });
  const [, ...answers] = await Promise.all([app.runJobs(), close(), close()]);
  expect(await skuOf(app.db, TEA)).toMatchObject({ stock: before.stock, locked: before.locked });
  const won = answers.filter(({ code }) => code === 200).length;
  const [closed] = await app.db.select().from(orders).where(eq(orders.id, order.orderId));
  expect({ won, status: closed!.status, reason: closed!.closeReason }).toEqual(
    won === 0 ? { won: 0, status: 'cancelled', reason: 'timeout' } : { won: 1, status: 'cancelled', reason: 'buyer' },
  );
});
