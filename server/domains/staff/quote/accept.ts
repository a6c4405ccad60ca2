/**
 * The order of an accepted quote (rule 30.7): at the prices that were quoted, to the fen of each line, without member price, coupon or points. What
 * is not in stock is ordered for the client; own lines have no stock.
 */
import { quoteMoney } from '../../../../src/contract/quote/money';
import type { Tx } from '../../../db/client';
import { newOrderNo } from '../../../db/numbers';
import type { Setup } from '../../../http/context';
import { chooseAddress, snapshotOf } from '../../people/address/choose';
import { readShopSettings } from '../../people/shopSettings/repository';
import { lockStock, NO_SKU } from '../../offer/stock/pieces';
import { loadSaleSkus } from '../../offer/stock/saleSkus';
import { lockSkus } from '../../trade/fulfilment/repository';
import { addLog, insertLines, insertOrder, type Order } from '../../trade/order/repository';
import { openOrPay } from '../../trade/order/stages/create';
import type { Quote, QuoteLineRow } from './repository';

const MINUTE = 60_000;
const OWN_COVER = '/images/category/8.webp';

/** `lines`: those that are bought. The quote is locked. */
export async function orderOf(
  tx: Tx,
  memberId: string,
  quote: Quote,
  lines: readonly QuoteLineRow[],
  now: number,
  server: Setup,
): Promise<Order> {
  const { seller, limits } = await readShopSettings(tx);
  const money = quoteMoney(lines, quote);
  const address = await chooseAddress(tx, memberId, undefined);
  const goods = lines.reduce((all, { price, qty }) => all + price * qty, 0);
  const order = await insertOrder(tx, {
    no: await newOrderNo(tx, now),
    memberId,
    kind: 'quote',
    source: 'quote',
    status: 'unpaid',
    deliveryType: 'express',
    seller,
    address: address ? snapshotOf(address) : null,
    amounts: {
      goods,
      memberOff: 0,
      campaignOff: goods - money.subtotal + money.discount,
      couponOff: 0,
      pointsOff: 0,
      vipOff: 0,
      freight: money.freight,
      adjust: 0,
      payable: money.total,
    },
    payable: money.total,
    remark: '',
    createdAt: now,
    expireAt: now + limits.unpaidMinutes * MINUTE,
  });
  const made = await insertLines(tx, order, await orderLines(tx, lines, money.lines));
  await lockStock(tx, made);
  await addLog(tx, { orderId: order.id, key: 'created', label: `接受报价 ${quote.no}`, by: '买家', at: now });
  return openOrPay(tx, order, made, now, server);
}

async function orderLines(tx: Tx, lines: readonly QuoteLineRow[], money: readonly { paid: number }[]) {
  const ids = [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))];
  await lockSkus(tx, ids);
  const skus = await loadSaleSkus(tx, ids);
  const free = new Map([...skus].map(([skuId, sku]) => [skuId, Math.max(0, sku.free)]));
  return lines.map((line, i) => {
    const sku = line.skuId === null ? undefined : skus.get(line.skuId);
    const left = sku ? (free.get(sku.skuId) ?? 0) : 0;
    if (sku) free.set(sku.skuId, Math.max(0, left - line.qty));
    const paid = money[i]?.paid ?? 0;
    return {
      skuId: sku?.skuId ?? NO_SKU,
      goodsId: sku?.goodsId ?? NO_SKU,
      title: line.title,
      cover: line.cover || OWN_COVER,
      specText: [line.specText, line.note].filter((text) => text !== '').join(' '),
      price: line.price,
      qty: line.qty,
      weight: sku?.weight ?? 0,
      backQty: sku ? Math.max(0, line.qty - left) : 0,
      memberOff: 0,
      campaignOff: line.price * line.qty - paid,
      couponOff: 0,
      pointsOff: 0,
      paid,
    };
  });
}
