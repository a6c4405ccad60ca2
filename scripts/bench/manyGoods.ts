/** Ten thousand goods beside the demo ones, for measuring the search and for the test that its index is used. */
import { eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client';
import { categories, goods, skus } from '../../server/db/schema';
import { searchFields } from '../../server/domains/offer/keyword/grams';

const PLACES = [
  '勐库',
  '南糯',
  '巴达',
  '大雪山',
  '昔归',
  '忙肺',
  '那卡',
  '曼松',
  '桐木',
  '岩里',
  '狮峰',
  '太姥',
  '凤凰',
];
const KINDS = ['春芽', '秋香', '古韵', '晨露', '山岚', '晚霞', '早春', '谷雨', '霜华', '月白', '花蜜'];
const FORMS = ['生饼', '熟饼', '散茶', '龙珠', '沱茶', '礼盒', '小罐'];
export const FIRST_GOODS = 5_000_000;

export const titleOf = (i: number): string =>
  `${PLACES[i % PLACES.length]}${KINDS[i % KINDS.length]}${FORMS[i % FORMS.length]}第${i}号`;

/** Every goods has one SKU; each is a copy of a demo goods with a title and a category of its own. Statistics are brought up to date. */
export async function addManyGoods(db: Db, count: number): Promise<void> {
  const [sample] = await db.select().from(goods).where(eq(goods.id, '1013'));
  const [sku] = await db.select().from(skus).where(eq(skus.goodsId, '1013'));
  const kinds = await db.select().from(categories).where(ne(categories.parentId, '')).orderBy(categories.id);
  if (!sample || !sku || kinds.length === 0) throw new Error('The demo goods are missing.');
  const rows = Array.from({ length: count }, (_, i) => {
    const title = titleOf(i);
    const kind = kinds[i % kinds.length] as (typeof kinds)[number];
    return {
      ...sample,
      categoryId: kind.id,
      rootCategoryId: kind.parentId,
      origin: `云南${PLACES[i % PLACES.length]}`,
      id: String(FIRST_GOODS + i),
      no: `B${i}`,
      title,
      minPrice: 2_000 + ((i * 37) % 200_000),
      sales: (i * 7919) % 5_000,
      year: 2005 + (i % 20),
      sort: 1_000 + i,
      marks: i % 10 === 0 ? sample.marks : [],
      listedAt: sample.listedAt - i * 60_000,
      ...searchFields([title, kind.name, `云南${PLACES[i % PLACES.length]}`]),
    };
  });
  // Filled row by row the index would take most of the time: it is made again at the end, as after any restore.
  await db.execute(sql`drop index if exists goods_grams`);
  for (let from = 0; from < count; from += 500) {
    const part = rows.slice(from, from + 500);
    await db.insert(goods).values(part);
    await db.insert(skus).values(
      part.map(({ id, minPrice }, i) => ({
        ...sku,
        id: `${id}01`,
        goodsId: id,
        price: minPrice,
        // One in ten is sold out.
        ...((from + i) % 10 === 9 ? { stock: 0, locked: 0 } : {}),
        barCode: `9${id}${from + i}`,
      })),
    );
  }
  await db.execute(sql`create index goods_grams on goods using gin (search_grams) with (fastupdate = false)`);
  await db.execute(sql`analyze goods`);
  await db.execute(sql`analyze skus`);
}
