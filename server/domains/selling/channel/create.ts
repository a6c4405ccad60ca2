/** atShop.createOrderChannel: a channel order in one transaction; paid now, on the credit account, or by an offline transfer. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup, Viewer } from '../../../http/context';
import { conflict, refuse } from '../../../http/errors';
import { schedule } from '../../../db/timers';
import { DAY_MS } from '../../../lib/shanghai';
import { snapshotOf } from '../../people/address/choose';
import { readShopSettings } from '../../people/shopSettings/repository';
import { newOrderNo, newPaymentNo } from '../../../db/numbers';
import { markPaid } from '../../trade/order/stages/paid';
import { addLog, insertLines, insertOrder, type Order, type OrderLineRow } from '../../trade/order/repository';
import { lockMember } from '../../../db/locks';
import { lockStock, StockShort } from '../../offer/stock/pieces';
import { insertPayment } from '../../trade/payment/repository';
import { checkWayOpen } from '../../people/shopSettings/payWays';
import { yuan } from '../../../lib/money';
import { CREDIT_TRADE } from './credit';
import { takeCredit, type Channel } from './repository';
import { creditShort, settleChannel, type ChannelSettlement } from './settlement';
import { requireChannel } from './partner';

type Input = RequestOf<'atShop.createOrderChannel'>;
type Answer = DataOf<'atShop.createOrderChannel'>;

const EXPIRE_JOB = 'order.expire';
const MINUTE_MS = 60_000;
/** 信用账期. */
export const CREDIT_MS = 30 * DAY_MS;

/** Errors: 403 no partner, no channel login · 404 unknown SKU or address · 422 under the minimum, credit, no transfers · 409 库存不足. */
export async function createChannelOrder(
  tx: Tx,
  viewer: Pick<Viewer, 'memberId' | 'channelLogin'>,
  input: Input,
  now: number,
  server: Setup,
): Promise<Answer> {
  await lockMember(tx, viewer.memberId);
  const channel = await requireChannel(tx, viewer);
  const settlement = await settleChannel(tx, channel, input);
  const blocking = settlement.warnings.find((warning) => warning.blocks);
  if (blocking) throw refuse(blocking.value);
  if (input.payMode === 'offline') await checkWayOpen(tx, 'order', 'offline');
  try {
    return await write(tx, channel, settlement, input, now, server);
  } catch (error) {
    throw error instanceof StockShort ? conflict(error.message) : error;
  }
}

async function write(
  tx: Tx,
  channel: Channel,
  settlement: ChannelSettlement,
  input: Input,
  now: number,
  server: Setup,
): Promise<Answer> {
  const { priced, address, seller } = settlement;
  const { transferHours, unpaidMinutes } = (await readShopSettings(tx)).limits;
  const order = await insertOrder(tx, {
    no: await newOrderNo(tx, now),
    memberId: channel.memberId,
    kind: 'channel',
    source: 'channel',
    status: 'unpaid',
    deliveryType: 'express',
    seller,
    address: address ? snapshotOf(address) : null,
    amounts: priced.amounts,
    payable: priced.amounts.payable,
    terms: settlement.terms,
    remark: input.remark?.trim() ?? '',
    createdAt: now,
    expireAt: now + (input.payMode === 'offline' ? transferHours * 60 : unpaidMinutes) * MINUTE_MS,
  });
  const lines = await insertLines(
    tx,
    order,
    settlement.lines.map(({ sku, qty, share }) => ({
      skuId: sku.skuId,
      goodsId: sku.goodsId,
      title: sku.title,
      cover: sku.cover,
      specText: sku.specText,
      price: sku.price,
      qty,
      weight: sku.weight,
      ...share,
    })),
  );
  await lockStock(tx, lines);
  await addLog(tx, { orderId: order.id, key: 'created', label: '提交订单', by: '渠道商', at: now });
  if (input.payMode === 'credit') await payOnCredit(tx, channel, order, lines, now, server);
  else await schedule(tx, EXPIRE_JOB, order.id, order.expireAt ?? now);
  return { orderId: order.id, orderNo: order.no, amount: order.payable };
}

/** The goods leave at once; what is owed stands in the credit account and is settled by transfer within 30 days. */
async function payOnCredit(
  tx: Tx,
  channel: Channel,
  order: Order,
  lines: readonly OrderLineRow[],
  now: number,
  server: Setup,
): Promise<void> {
  const dueAt = now + CREDIT_MS;
  const use = { orderId: order.id, orderNo: order.no, amount: order.payable, dueAt };
  const row = await takeCredit(tx, channel.id, use, now);
  if (!row) throw refuse(`信用额度不足，还差 ¥${yuan(creditShort(channel, order.payable))}`);
  await insertPayment(tx, {
    no: await newPaymentNo(tx, now),
    memberId: order.memberId,
    orderGroup: 'order',
    orderId: order.id,
    amount: order.payable,
    channel: 'offline',
    status: 'paid',
    tradeNo: `${CREDIT_TRADE}${row}`,
    createdAt: now,
    paidAt: now,
  });
  await markPaid(tx, order, lines, now, server);
}
