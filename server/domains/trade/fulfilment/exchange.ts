/** New pieces for those that came back: a parcel of the order that counts in none of its quantities. */
import type { Tx } from '../../../db/client';
import { addLog, listLines, type Order } from '../order/repository';
import { StockShort, type Piece } from '../../offer/stock/pieces';
import { writeParcel, type ShipLine } from './parcel';
import { lockSkus, takeSold } from './repository';

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
  await writeParcel(tx, order, lines, packed, { now, exchangeId: saleId });
  await addLog(tx, { orderId: order.id, key: `exchange-${saleId}`, label: '换货已发出', by: '仓库', at: now });
}

async function takeFromShelf(tx: Tx, pieces: readonly Piece[]): Promise<void> {
  const ids = [...new Set(pieces.map(({ skuId }) => skuId))].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  await lockSkus(tx, ids);
  for (const { skuId, qty } of pieces)
    if (!(await takeSold(tx, skuId, qty))) throw new StockShort(skuId, '库存不足，暂时不能换货');
}
