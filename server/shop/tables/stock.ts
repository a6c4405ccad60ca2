/** How many pieces there were in all when they were counted. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { goods, skus } from '../../db/schema';
import { partsOf } from '../../lib/parts';
import type { Count } from '../document';
import { at, countTable, isCounted, piecesThen, quantity, sku } from './counts';

const CENTRAL_STOCK = { storeId: sql`0`, skuId: skus.id, stock: skus.stock };

export const stock = countTable({
  name: 'stock',
  label: '库存',
  about: '每个规格有多少件。变动记成一张库存单据；没写的规格不变。',
  columns: {
    sku,
    quantity: quantity('库存', '盘点时一共有几件，已下单未付款的也算在内', '120'),
    at: at('这个数是什么时候数的；之后卖出的会自动扣掉。空着：数字改过就是刚数的，没改过就不动'),
  },
  key: ['sku'],
  countOf: (row) => ({ ...row, store: '' }),
  rowOf: ({ store: _, ...row }) => row,
  pieces: (tx, counted) =>
    tx
      .select({ storeId: sql<string>`'0'`, skuId: skus.id, quantity: piecesThen(CENTRAL_STOCK) })
      .from(skus)
      .innerJoin(goods, eq(goods.id, skus.goodsId))
      .leftJoin(counted, isCounted(CENTRAL_STOCK))
      .orderBy(asc(goods.sort), asc(goods.id), asc(skus.sort), asc(skus.id)),
  async move(tx, counts) {
    const held: Count[] = [];
    const moved = counts.filter(({ delta }) => delta !== 0);
    for (const part of partsOf(moved)) held.push(...(await move(tx, part)));
    return held;
  },
  async refusal(tx, held, ids) {
    const skuIds = held.map(({ skuId }) => skuId);
    const rows = await tx
      .select({ id: skus.id, stock: skus.stock, locked: skus.locked })
      .from(skus)
      .where(inArray(skus.id, skuIds));
    return rows
      .map(
        ({ id, stock: there, locked }) =>
          `${ids.codeOf('skus', id)} 现有 ${there} 件，其中 ${locked} 件已被下单，不能减到比它少`,
      )
      .join('；');
  },
});

async function move(tx: Tx, counts: readonly Count[]): Promise<Count[]> {
  const given = JSON.stringify(counts.map(({ skuId: id, delta }) => ({ id, delta })));
  const { rows } = (await tx.execute(sql`
    update skus set stock = stock + one.delta
    from (select (it->>'id')::bigint as id, (it->>'delta')::int as delta from jsonb_array_elements(${given}::jsonb) it) one
    where skus.id = one.id and stock + one.delta >= locked
    returning skus.id::text as id`)) as unknown as { rows: { id: string }[] };
  const done = new Set(rows.map(({ id }) => id));
  return counts.filter(({ skuId }) => !done.has(skuId));
}
