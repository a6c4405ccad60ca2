import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { notFound, refuse } from '../../../http/errors';
import { selectItems } from '../cart/repository';
import { mergeLines } from '../cart/service';
import { NO_SKU } from '../../offer/stock/pieces';
import { loadSaleSkus } from '../../offer/stock/saleSkus';
import { findOwnOrder, listLines } from './repository';

/**
 * Puts the goods of an own order into the cart again. 404 foreign order · 422 an order that was not made from a cart (wholesale,
 * channel).
 */
export async function rebuy(
  tx: Tx,
  memberId: string,
  orderId: string,
  now: number,
): Promise<DataOf<'memberOrder.rebuy'>> {
  const order = await findOwnOrder(tx, memberId, orderId);
  if (!order) throw notFound();
  if (order.kind === 'wholesale' || order.kind === 'channel') throw refuse('批发与渠道订单请在订货单中再次下单');
  const lines = (await listLines(tx, [orderId])).filter((line) => !line.gift);
  const known = await loadSaleSkus(
    tx,
    lines.map((line) => line.skuId),
  );
  // Only what was bought again is ticked: the rest of the basket waits.
  await selectItems(tx, memberId, undefined, false);
  // A line that is no goods of the shop has nothing to put in.
  const goods = lines.filter(({ skuId }) => skuId !== NO_SKU);
  const { merged, limited } = await mergeLines(tx, memberId, goods, now);
  const gone = lines.filter((line) => !known.has(line.skuId)).map((line) => line.title);
  return { added: merged, skipped: [...new Set([...gone, ...limited])] };
}
