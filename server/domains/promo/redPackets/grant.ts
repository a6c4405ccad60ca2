/** The packet of an order: by chance, once it was received, out of what the house gives in a day (rule 13.12). */
import { randomInt } from 'node:crypto';
import type { Tx } from '../../../db/client';
import { lockPacketBudget } from '../../../db/locks';
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
import { readHouse, readSite } from '../../house/repository';
import { sendNotice } from '../../notice/send';
import { lockOrder, refundedOf } from '../../order/repository';
import { grantedSince, insertPacket } from './repository';

/** Nothing for an order that went back meanwhile: a refund takes an unopened packet back, it must not come after it. */
export async function grantPacket(tx: Tx, orderId: string, now: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'received' && order?.status !== 'finished') return;
  const { oddsBp, from, min, max, days, perDay } = (await readHouse(tx)).redPacket;
  if (order.payable - (await refundedOf(tx, orderId)) < from || randomInt(10_000) >= oddsBp) return;
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
  });
  await sendNotice(tx, order.memberId, {
    box: 'service',
    title: '收到一个红包',
    text: `订单 ${order.no} 已收货，送您一个红包，${days} 天内拆开有效。`,
    link: '/income/pages/redbag',
    at: now,
  });
}
