/** The packet of an order: by chance, with the rest of what its receipt brings, out of what the house gives in a day (rule 13.12). */
import { randomInt } from 'node:crypto';
import type { Tx } from '../../../db/client';
import { lockPacketBudget } from '../../../db/locks';
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
import { schedule } from '../../../db/timers';
import { readShopSettings, readSite } from '../../people/shopSettings/repository';
import { sendNotice } from '../../people/notice/send';
import { isRewarded, type Brought } from '../../trade/order/brought';
import { rulesOf } from '../../trade/order/kinds';
import { lockOrder, refundedOf, type Order } from '../../trade/order/repository';
import { yuan } from '../../../lib/money';
import { dropPacket, grantedSince, insertPacket, packetOfOrder } from './repository';

export const PACKET_JOB = 'order.packet';

const worthOf = ({ payable }: Order, refunded: number): number => payable - refunded;

export const packetBrought: Brought = {
  async give(tx, order, now, server) {
    const { oddsBp, from } = (await readShopSettings(tx)).redPacket;
    if (rulesOf(server, order.kind).rewarded && oddsBp > 0 && order.payable >= from)
      await schedule(tx, PACKET_JOB, order.id, now);
  },
  async lose(tx, { order, after }) {
    const packet = await packetOfOrder(tx, order.id);
    if (!packet || (!after.isNone && worthOf(order, after.refunded) >= (packet.needs ?? 0))) return undefined;
    const { id, openedAt, value } = packet;
    if (openedAt === null) return { note: '未拆的下单红包一并收回', undo: (tx) => dropPacket(tx, id) };
    return { withheld: value, note: `下单红包 ¥${yuan(value)} 已拆，从退款中扣除` };
  },
};

/** Nothing for an order that went back meanwhile: a refund takes an unopened packet back, it must not come after it. */
export async function grantPacket(tx: Tx, orderId: string, now: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || (order.status !== 'received' && order.status !== 'finished') || !isRewarded(order)) return;
  const { oddsBp, from, min, max, days, perDay } = (await readShopSettings(tx)).redPacket;
  if (worthOf(order, await refundedOf(tx, orderId)) < from || randomInt(10_000) >= oddsBp) return;
  await lockPacketBudget(tx);
  const most = Math.min(max, perDay - (await grantedSince(tx, startOfDay(now))));
  if (most < min) return;
  const { appName } = await readSite(tx);
  await insertPacket(tx, {
    memberId: order.memberId,
    from: appName,
    title: '下单有礼',
    kind: 'money',
    value: randomInt(min, most + 1),
    expireAt: now + days * DAY_MS,
    orderId,
    grantedAt: now,
    needs: from,
  });
  await sendNotice(tx, order.memberId, {
    box: 'service',
    title: '收到一个红包',
    text: `订单 ${order.no} 已收货，送你一个红包，${days} 天内拆开有效。`,
    link: '/income/pages/redbag',
    at: now,
  });
}
