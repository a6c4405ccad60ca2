/** The order of whoever was drawn: one piece at the release's price, carriage free, a day to pay it (rule 13.10). */
import type { Tx } from '../../../db/client';
import { newOrderNo } from '../../../db/numbers';
import { schedule } from '../../../db/timers';
import { chooseAddress, snapshotOf } from '../../people/address/choose';
import { addLog, insertLines, insertOrder, notifyOrder, type Order } from '../../trade/order/repository';
import { EXPIRE_JOB } from '../../trade/order/stages/create';
import { lockStock } from '../../offer/stock/pieces';
import { addPiece } from '../../offer/stock/repository';
import { loadSaleSkus } from '../../offer/stock/saleSkus';
import { updateEntry, updateRelease, type Entry, type Release } from './repository';

const HOUR = 3_600_000;

/** The release is locked; the entry is the next one in the order of the draw. `label`: the first line of the order's history. */
export async function choose(tx: Tx, release: Release, entry: Entry, label: string, now: number): Promise<Release> {
  const payBefore = now + release.payHours * HOUR;
  const order = await openOrder(tx, entry.memberId, release, { label, payBefore }, now);
  await updateEntry(tx, entry.id, { state: 'chosen', orderId: order.id, payBefore });
  await notifyOrder(tx, order, {
    title: '申购中签',
    text: `${release.title} 已中签，请在 ${release.payHours} 小时内付款，逾期视为放弃。`,
    at: now,
  });
  return updateRelease(tx, release.id, { taken: release.taken + 1 });
}

async function openOrder(
  tx: Tx,
  memberId: string,
  release: Release,
  { label, payBefore }: { label: string; payBefore: number },
  now: number,
): Promise<Order> {
  const sku = (await loadSaleSkus(tx, [release.skuId])).get(release.skuId);
  if (!sku) throw new Error(`sku ${release.skuId} of release ${release.id} is gone`);
  // The pieces of the release are there whatever else was sold: with no free stock left one is added, for the order to lock.
  if (sku.free < 1) await addPiece(tx, sku.skuId);
  const { price } = release;
  const address = await chooseAddress(tx, memberId, undefined);
  const none = { memberOff: 0, campaignOff: 0, couponOff: 0, pointsOff: 0 };
  const order = await insertOrder(tx, {
    no: await newOrderNo(tx, now),
    memberId,
    kind: 'release',
    source: 'release',
    status: 'unpaid',
    deliveryType: 'express',
    seller: sku.seller,
    merchantId: sku.merchantId ?? null,
    address: address ? snapshotOf(address) : null,
    amounts: { goods: price, ...none, vipOff: 0, freight: 0, adjust: 0, payable: price },
    payable: price,
    campaignId: release.id,
    createdAt: now,
    expireAt: payBefore,
  });
  const { skuId, goodsId, title, cover, specText, weight } = sku;
  const line = { skuId, goodsId, title, cover, specText, weight, price, qty: 1, ...none, paid: price };
  await lockStock(tx, await insertLines(tx, order, [line]));
  await addLog(tx, { orderId: order.id, key: 'created', label, by: '系统', at: now });
  await schedule(tx, EXPIRE_JOB, order.id, payBefore);
  return order;
}
