/** What was exchanged, won or given becomes a line of an order. */
import type { Tx } from '../../../db/client';
import { notFound } from '../../../http/errors';
import type { GivenLine } from '../../trade/order/stages/given';
import { findSku } from './repository';

/** A line of one SKU as something given. */
export async function givenLine(
  tx: Tx,
  skuId: string | null,
  qty: number,
  price: number,
  gift: boolean,
): Promise<GivenLine> {
  const row = await findSku(tx, skuId ?? '0');
  if (!row) throw notFound();
  return {
    skuId: row.sku.id,
    goodsId: row.goods.id,
    title: row.goods.title,
    cover: row.sku.image || (row.goods.images[0] ?? ''),
    specText: row.sku.specValues.join(' '),
    price,
    qty,
    weight: row.sku.weight,
    gift,
  };
}
