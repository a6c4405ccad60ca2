/** A settlement is computed from scratch by its kind's rules. Preview shows it, creation trusts nothing else (rules 9.1, 9.7). */
import type { OrderKind, OrderSource } from '../../../../../src/contract/order/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { refuse } from '../../../../http/errors';
import type { SettleRequest, Settlement } from '../settlement';

/** The source of a settlement is the kind of its order; cart and goods page (`buy`) make normal ones. */
const kindOf = (source: OrderSource): OrderKind => (source === 'cart' || source === 'buy' ? 'normal' : source);

export async function settle(
  tx: Tx,
  memberId: string,
  request: SettleRequest,
  now: number,
  { kinds }: Setup,
): Promise<Settlement> {
  const rules = kinds.orders[kindOf(request.source)];
  if (!rules?.settle) throw refuse('该购买方式暂未开放');
  return rules.settle(tx, memberId, request, now);
}
