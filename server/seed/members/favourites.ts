/** What 林知夏 kept, ids from 5701, and looked at, from 5801 (rule 20.3). */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { articles, collects, footprints, goods, masters, skus } from '../../db/schema';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { createRandom } from '../../lib/random';
import { insertAll } from '../insert';
import { MAIN_MEMBER } from './members';

const HOUR = 3_600_000;

/** Goods kept: two of them fell in price since, one is sold out, one is off the shelf. */
const SAVED_GOODS = [1001, 1029, 1014, 1034, 1021, 1036, 1012, 1042, 1048, 1050, 1016, 1023, 1055];
const DEARER: Record<number, number> = { 1014: 3000, 1021: 4000 };

export async function seedFavourites(tx: Tx, now: number): Promise<void> {
  const prices = new Map((await tx.select().from(goods)).map((row) => [row.id, row.minPrice]));
  const texts = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.cate, 'tea'))
    .orderBy(articles.id)
    .limit(4);
  const makers = await tx.select({ id: masters.id }).from(masters).orderBy(masters.id).limit(3);
  const rows = [
    ...SAVED_GOODS.map((id) => ({
      kind: 'goods',
      targetId: String(id),
      price: (prices.get(String(id)) ?? 0) + (DEARER[id] ?? 0),
    })),
    ...['1', '2', '4'].map((targetId) => ({ kind: 'store', targetId, price: null })),
    ...texts.map(({ id }) => ({ kind: 'article', targetId: id, price: null })),
    ...makers.map(({ id }) => ({ kind: 'master', targetId: id, price: null })),
  ];
  await insertAll(
    tx,
    collects,
    rows.map((row, i) => ({
      ...row,
      id: String(5701 + i),
      memberId: MAIN_MEMBER,
      at: now - (i * 31 + 5) * HOUR,
    })),
  );
}

/** 60 over 20 days, three a day; the last ones are goods that cannot be had any more. */
export async function seedFootprints(tx: Tx, now: number): Promise<void> {
  const random = createRandom(77);
  const rows = await tx
    .select({ id: goods.id, price: goods.minPrice, status: goods.status })
    .from(goods)
    .orderBy(goods.id);
  const stock = await tx.select({ goodsId: skus.goodsId, stock: skus.stock }).from(skus);
  const left = (id: string) => stock.filter((sku) => sku.goodsId === id).reduce((sum, sku) => sum + sku.stock, 0);
  const gone = rows.filter(({ id, status }) => status !== 'on' || left(id) === 0);
  const fine = random.shuffle(rows.filter((row) => !gone.includes(row)));
  const seen = Array.from({ length: 60 }, (_, i) =>
    i % 15 === 7 ? gone[Math.floor(i / 15) % gone.length] : fine[(i * 7) % fine.length],
  );
  await insertAll(
    tx,
    footprints,
    seen.flatMap((row, i) => {
      if (!row) return [];
      const viewedAt = now - Math.floor(i / 3) * DAY_MS - (i % 3) * 40 * 60_000 - 20 * 60_000;
      const dearer = i % 11 === 4 ? 2000 : 0;
      return [
        {
          id: String(5801 + i),
          memberId: MAIN_MEMBER,
          goodsId: row.id,
          day: dayOf(viewedAt),
          price: row.price + dearer,
          viewedAt,
        },
      ];
    }),
  );
}
