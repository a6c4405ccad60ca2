/** New pieces for those that came back: a parcel of the order that counts in none of its quantities. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { skus } from '../../db/schema';
import { addLog, listLines, type Order } from '../order/repository';
import { StockShort, type Piece } from '../stock/pieces';
import { insertParcel, type ShipLine } from './parcel';

/** The pieces that came back stand on the shelf already, so there is at least one for each. */
export async function shipExchange(
  tx: Tx,
  { order, saleId, packed, now }: { order: Order; saleId: string; packed: readonly ShipLine[]; now: number },
): Promise<void> {
  const lines = await listLines(tx, [order.id]);
  const pieces = packed.flatMap(({ lineId, qty }): Piece[] => {
    const line = lines.find((one) => one.id === lineId);
    return line ? [{ skuId: line.skuId, goodsId: line.goodsId, qty, gift: line.gift }] : [];
  });
  await takeFromShelf(tx, pieces);
  await insertParcel(tx, order, lines, packed, { now, exchangeId: saleId });
  await addLog(tx, { orderId: order.id, key: `exchange-${saleId}`, label: '换货已发出', by: '仓库', at: now });
}

async function takeFromShelf(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  const ids = [...new Set(pieces.map(({ skuId }) => skuId))].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  await tx.select({ id: skus.id }).from(skus).where(inArray(skus.id, ids)).orderBy(skus.id).for('update');
  for (const { skuId, qty } of pieces) {
    const rows = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${qty}`, sold: sql`${skus.sold} + ${qty}` })
      .where(and(eq(skus.id, skuId), sql`${skus.stock} - ${skus.locked} >= ${qty}`))
      .returning({ id: skus.id });
    if (rows.length === 0) throw new StockShort(skuId, '库存不足，暂时不能换货');
  }
}
