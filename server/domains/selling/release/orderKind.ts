/** Orders of limited releases: made by the draw, paid within a day or given up, and then the next one moves up (rule 13.10). */
import type { Tx } from '../../../db/client';
import type { OrderKindRules } from '../../trade/order/kinds';
import { updateOrder, type Order } from '../../trade/order/repository';
import { choose } from './orders';
import { findEntryOfOrder, lockRelease, nextWaiting, updateEntry, updateRelease } from './repository';
import { finishIfOver } from './run';

export const releaseOrders: OrderKindRules = {
  madeByClock: true,
  onPaid: (tx, order, _lines, now) => bought(tx, order, now),
  onClosed: async (tx, order, now) => {
    await givenUp(tx, order, now);
    return updateOrder(tx, order.id, { closeReason: 'forfeit' });
  },
  refundable: true,
  rewarded: true,
  earnsIncome: false,
};

/** The order is locked and paid. */
async function bought(tx: Tx, order: Order, now: number): Promise<void> {
  const release = await lockRelease(tx, order.campaignId ?? '0');
  const entry = release && (await findEntryOfOrder(tx, release.id, order.id));
  if (!entry) throw new Error(`order ${order.no} has no entry in a release`);
  await updateEntry(tx, entry.id, { state: 'bought', settledAt: now });
  await finishIfOver(tx, await updateRelease(tx, release.id, { bought: release.bought + 1 }), now);
}

/** The order is locked and was closed unpaid: who was chosen and does not pay has used the points up. */
async function givenUp(tx: Tx, order: Order, now: number): Promise<void> {
  const release = await lockRelease(tx, order.campaignId ?? '0');
  const entry = release && (await findEntryOfOrder(tx, release.id, order.id));
  if (!entry) throw new Error(`order ${order.no} has no entry in a release`);
  await updateEntry(tx, entry.id, { state: 'forfeited', settledAt: now });
  const freed = await updateRelease(tx, release.id, { taken: release.taken - 1 });
  const next = await nextWaiting(tx, release.id);
  await finishIfOver(tx, next ? await choose(tx, freed, next, '候补递补，生成订单', now) : freed, now);
}
