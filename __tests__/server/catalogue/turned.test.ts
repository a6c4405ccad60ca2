/** Counts that are kept until goods change hear of the last piece that goes and the first that comes, of what is no longer sold, and of new places. */
import { eq, sql } from 'drizzle-orm';
import { skuPlaces, skus } from '../../../server/db/schema';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let staff = '';
beforeAll(async () => {
  staff = await app.login('13900000001');
});

/** A goods with one open SKU. */
async function lonely() {
  const { rows } = (await app.db.execute(sql`
    select s.goods_id::text as "goodsId", min(s.id)::text as id from skus s join goods g on g.id = s.goods_id
    where g.status = 'on' and g.merchant_id is null group by s.goods_id having count(*) = 1 and min(s.stock - s.locked) > 0
    order by s.goods_id limit 1`)) as unknown as { rows: [{ goodsId: string; id: string }] };
  return rows[0];
}
const inStock = async () => (await app.ok('shop.productIndex', { inStock: true })).page.total;

test('a goods that is sold out, and one that comes back', async () => {
  const { id } = await lonely();
  const before = await inStock();
  const [sku] = await app.db.select().from(skus).where(eq(skus.id, id));
  await app.db.update(skus).set({ stock: sku!.locked }).where(eq(skus.id, id));
  expect(await inStock()).toBe(before - 1);
  await app.db.update(skus).set({ stock: sku!.stock }).where(eq(skus.id, id));
  expect(await inStock()).toBe(before);
});

test('the desk counts what is sold, and finds first what runs low', async () => {
  const { id } = await lonely();
  const ask = async (low?: boolean) => app.ok('stock.goods', { low }, { token: staff });
  const [all, low] = [await ask(), await ask(true)];
  await app.db.update(skus).set({ off: true }).where(eq(skus.id, id));
  expect((await ask()).total).toBe(all.total - 1);
  await app.db.update(skus).set({ off: false }).where(eq(skus.id, id));
  expect((await ask()).total).toBe(all.total);
  const set = (least: number) =>
    app.db
      .insert(skuPlaces)
      .values({ skuId: id, shelf: 'A', least })
      .onConflictDoUpdate({ target: skuPlaces.skuId, set: { least } });
  await set(1_000_000);
  const { list } = await ask(true);
  expect(list.find(({ skuId }) => skuId === id)).toMatchObject({ least: 1_000_000 });
  const parts = list.map(({ onHand, least }) => onHand / Math.max(1, least));
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  const isLow = low.list.some(({ skuId }) => skuId === id);
  expect((await ask(true)).total).toBe(low.total + (isLow ? 0 : 1));
  await app.db.delete(skuPlaces).where(eq(skuPlaces.skuId, id));
  expect((await ask(true)).list.some(({ skuId }) => skuId === id)).toBe(false);
});
