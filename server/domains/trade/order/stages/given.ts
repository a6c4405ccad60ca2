/**
 * Orders that no settlement made: a sample, a prize, goods for points or coins, tea of a table's bill. They have an address and lines like any other, so
 * they are packed, traced and received like any other; `price` is the money part of one piece, often 0.
 */
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { schedule } from '../../../../db/timers';
import { readShopSettings } from '../../../people/shopSettings/repository';
import { recordFreePayment } from '../../payment/record';
import { snapshotOf, type AddressLike } from '../../../people/address/choose';
import { newOrderNo } from '../../../../db/numbers';
import { markPaid } from './paid';
import { addLog, insertLines, insertOrder, type Order } from '../repository';
import { lockStock } from '../../../offer/stock/pieces';

export interface GivenLine {
  skuId: string;
  goodsId: string;
  title: string;
  cover: string;
  specText: string;
  price: number;
  qty: number;
  weight: number;
  gift: boolean;
}

interface Given {
  memberId: string;
  kind: 'gift' | 'exchange' | 'takeHome';
  address: AddressLike;
  lines: GivenLine[];
  /** false: the pieces were set aside beforehand, the shelf does not lose any. */
  fromShelf: boolean;
  /** First line of the order's history. */
  label: string;
  remark: string;
}

const EXPIRE_JOB = 'order.expire';

/** Paid at once when there is nothing to pay, else unpaid as long as any promotion waits for its money (rule 10.2). Throws StockShort when the shelf is empty. */
export async function openGivenOrder(tx: Tx, given: Given, now: number, server: Setup): Promise<Order> {
  const goods = given.lines.reduce((sum, line) => sum + line.price * line.qty, 0);
  const { seller, limits } = await readShopSettings(tx);
  const expireAt = now + limits.campaignMinutes * 60_000;
  const zero = { memberOff: 0, campaignOff: 0, couponOff: 0, pointsOff: 0 };
  const order = await insertOrder(tx, {
    no: await newOrderNo(tx, now),
    memberId: given.memberId,
    kind: given.kind,
    source: given.kind,
    status: 'unpaid',
    deliveryType: 'express',
    seller,
    address: snapshotOf(given.address),
    amounts: { goods, ...zero, vipOff: 0, freight: 0, adjust: 0, payable: goods },
    payable: goods,
    remark: given.remark,
    createdAt: now,
    expireAt,
  });
  const lines = await insertLines(
    tx,
    order,
    given.lines.map((line) => ({ ...line, ...zero, paid: line.price * line.qty })),
  );
  if (given.fromShelf) await lockStock(tx, lines);
  await addLog(tx, { orderId: order.id, key: 'created', label: given.label, by: '买家', at: now });
  if (goods > 0) {
    await schedule(tx, EXPIRE_JOB, order.id, expireAt);
    return order;
  }
  await recordFreePayment(tx, order, now);
  return markPaid(tx, order, given.fromShelf ? lines : [], now, server);
}
