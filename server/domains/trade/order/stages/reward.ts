/** What a received order brings is given: at once, or where its goods never left the house when nobody can send them back any more (rule 12.5). */
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { schedule } from '../../../../db/timers';
import { DAY_MS } from '../../../../lib/shanghai';
import { readShopSettings } from '../../../people/shopSettings/repository';
import { BROUGHT } from '../brought';
import { hasOpenSale, listLines, updateOrder, type Order } from '../repository';

export const REWARD_JOB = 'order.reward';

/** The order's row is locked and was just received. */
export async function planRewards(tx: Tx, order: Order, now: number, server: Setup): Promise<Order> {
  const lines = await listLines(tx, [order.id]);
  if (!lines.some(({ storeQty }) => storeQty > 0)) {
    await giveRewards(tx, order, now, server);
    return order;
  }
  const rewardAt = now + (await readShopSettings(tx)).limits.afterSaleDays * DAY_MS + 1;
  await schedule(tx, REWARD_JOB, order.id, rewardAt);
  return updateOrder(tx, order.id, { rewardAt });
}

async function giveRewards(tx: Tx, order: Order, now: number, server: Setup): Promise<void> {
  for (const kind of BROUGHT) await server.kinds.brought[kind].give?.(tx, order, now, server);
}

/** The order's row is locked. While an after-sale is open its end is waited for. */
export async function rewardLate(tx: Tx, order: Order, now: number, server: Setup): Promise<void> {
  if (order.rewardAt === null || (order.status !== 'received' && order.status !== 'finished')) return;
  if (order.rewardAt > now || (await hasOpenSale(tx, order.id))) {
    await schedule(tx, REWARD_JOB, order.id, Math.max(order.rewardAt, now + DAY_MS));
    return;
  }
  await giveRewards(tx, await updateOrder(tx, order.id, { rewardAt: null }), now, server);
}
