/**
 * What goes back where it came from when an order ends as a whole, paid or not: pieces, the store's shelf, campaign quota, coupon and
 * points (rules 10.3, 12.3). Money is not among it: an unpaid order has taken none.
 */
import type { Tx } from '../../../../db/client';
import { giveBackUsed, settleLocked } from '../../../offer/coupon/repository';
import { bookBack, memberOwner } from '../../../people/ledger/service';
import { releaseStock, restock, returnQuota } from '../../../offer/stock/pieces';
import { putBackOnShelf } from '../../../offer/stock/shelves';
import type { Order, OrderLineRow } from '../repository';

/** Until it is paid an order holds its pieces and its coupon; from then on they are sold and used. */
const TAKEN = {
  held: {
    pieces: releaseStock,
    coupon: (tx: Tx, id: string, orderId: string) => settleLocked(tx, id, orderId, 'unused'),
  },
  used: { pieces: restock, coupon: giveBackUsed },
} as const;

export async function giveBack(
  tx: Tx,
  order: Order,
  lines: readonly OrderLineRow[],
  taken: keyof typeof TAKEN,
  now: number,
): Promise<void> {
  const back = TAKEN[taken];
  await back.pieces(tx, lines);
  if (order.pickup)
    await putBackOnShelf(
      tx,
      order.pickup.storeId,
      lines.filter((line) => !line.gift),
    );
  await returnQuota(tx, lines);
  if (order.memberCouponId) await back.coupon(tx, order.memberCouponId, order.id);
  if (order.pointsUsed > 0)
    await bookBack(tx, {
      owner: memberOwner(order.memberId),
      unit: 'points',
      taken: 'orderPay',
      bizId: order.id,
      bizType: 'orderRefund',
      memo: order.no,
      at: now,
    });
}
