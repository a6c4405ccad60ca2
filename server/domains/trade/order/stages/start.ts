/** A paid order may be packed: it waits for its parcel, or for its buyer at the counter with a code. */
import { randomInt } from 'node:crypto';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { schedule } from '../../../../db/timers';
import { markReceived } from './receive';
import { listOpenCodes, updateOrder, type Order } from '../repository';
import { storeOrder } from './cellar';

const SHIP_JOB = 'order.ship';
const AUTOPILOT_MS = 2 * 60_000;

/** The order's row is locked; it becomes paid or, with a fresh code, pickup. What goes to the cellar is in its lots at once, and an order of nothing else is received. */
export async function startPacking(tx: Tx, order: Order, now: number, server: Setup): Promise<Order> {
  const isPickup = order.deliveryType === 'pickup';
  const started = await updateOrder(tx, order.id, {
    status: isPickup ? 'pickup' : 'paid',
    ...(isPickup ? { pickupCode: await newPickupCode(tx) } : {}),
  });
  if (order.deliveryType === 'express') await planShipping(tx, order.id, now, server);
  await storeOrder(tx, started, now);
  await server.kinds.packing.follow(tx, order.id, now);
  return started.deliveryType === 'escrow' ? markReceived(tx, started, '仓库', now, server) : started;
}

/** The autopilot ships it in a while. */
export async function planShipping(tx: Tx, orderId: string, now: number, { config }: Setup): Promise<void> {
  if (config.autopilot) await schedule(tx, SHIP_JOB, orderId, now + AUTOPILOT_MS);
}

/** Eight digits that no open pick-up order has. */
async function newPickupCode(tx: Tx): Promise<string> {
  for (;;) {
    const codes = Array.from({ length: 5 }, () => String(randomInt(10_000_000, 100_000_000)));
    const taken = await listOpenCodes(tx, codes);
    const free = codes.find((code) => !taken.includes(code));
    if (free) return free;
  }
}
