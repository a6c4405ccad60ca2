/**
 * The order of one piece that the clock made somebody's: a lot, a drawn release (rules 13.4, 13.10). Carriage is free, the address is the member's
 * usual one, and it waits for its payment until a moment of its own.
 */
import type { Tx } from '../../../../db/client';
import { newOrderNo } from '../../../../db/numbers';
import { schedule } from '../../../../db/timers';
import { chooseAddress, snapshotOf } from '../../../people/address/choose';
import { lockStock } from '../../../offer/stock/pieces';
import { addPiece } from '../../../offer/stock/repository';
import { loadSaleSkus } from '../../../offer/stock/saleSkus';
import { addLog, insertLines, insertOrder, type Order } from '../repository';
import { EXPIRE_JOB } from './create';

export interface OnePiece {
  kind: 'auction' | 'release';
  campaignId: string;
  skuId: string;
  /** Fen. */
  price: number;
  payBefore: number;
  /** First line of the order's history. */
  label: string;
}

export async function orderPiece(tx: Tx, memberId: string, piece: OnePiece, now: number): Promise<Order> {
  const { kind, campaignId, price, payBefore, label } = piece;
  const sku = (await loadSaleSkus(tx, [piece.skuId])).get(piece.skuId);
  if (!sku) throw new Error(`sku ${piece.skuId} of ${kind} ${campaignId} is gone`);
  // The piece is there whatever else was sold: with no free stock left it is added, for the order to lock.
  if (sku.free < 1) await addPiece(tx, sku.skuId);
  const address = await chooseAddress(tx, memberId, undefined);
  const none = { memberOff: 0, campaignOff: 0, couponOff: 0, pointsOff: 0 };
  const order = await insertOrder(tx, {
    no: await newOrderNo(tx, now),
    memberId,
    kind,
    source: kind,
    status: 'unpaid',
    deliveryType: 'express',
    seller: sku.seller,
    merchantId: sku.merchantId ?? null,
    address: address ? snapshotOf(address) : null,
    amounts: { goods: price, ...none, vipOff: 0, freight: 0, adjust: 0, payable: price },
    payable: price,
    campaignId,
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
