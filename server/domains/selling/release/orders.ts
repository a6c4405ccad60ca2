/** The order of whoever was drawn: one piece at the release's price, carriage free, a day to pay it (rule 13.10). */
import type { Tx } from '../../../db/client';
import { notifyOrder } from '../../trade/order/repository';
import { orderPiece } from '../../trade/order/stages/onePiece';
import { updateEntry, updateRelease, type Entry, type Release } from './repository';

const HOUR = 3_600_000;

/** The release is locked; the entry is the next one in the order of the draw. `label`: the first line of the order's history. */
export async function choose(tx: Tx, release: Release, entry: Entry, label: string, now: number): Promise<Release> {
  const payBefore = now + release.payHours * HOUR;
  const { id: campaignId, skuId, price } = release;
  const piece = { kind: 'release', campaignId, skuId, price, payBefore, label } as const;
  const order = await orderPiece(tx, entry.memberId, piece, now);
  await updateEntry(tx, entry.id, { state: 'chosen', orderId: order.id, payBefore });
  await notifyOrder(tx, order, {
    title: '申购中签',
    text: `${release.title} 已中签，请在 ${release.payHours} 小时内付款，逾期视为放弃。`,
    at: now,
  });
  return updateRelease(tx, release.id, { taken: release.taken + 1 });
}
