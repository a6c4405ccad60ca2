/** When an after-sale may be applied for (rule 12.1): from the payment to the house's days after receipt. */
import type { Setup } from '../../../http/context';
import { DAY_MS } from '../../../lib/shanghai';
import type { Limits } from '../../people/shopSettings/settings';
import { rulesOf } from '../order/kinds';
import type { Order } from '../order/repository';

/** Damage is told within two days, with a picture. */
export const DAMAGE_MS = 2 * DAY_MS;
/** Without an answer until then it counts as approved. */
export const ANSWER_MS = 3 * DAY_MS;
export const DAMAGE = '破损少件';
export const REASONS: readonly string[] = ['不想要了', '拍错', '质量问题', DAMAGE, '与描述不符', '发错货', '其他'];

const STATES: readonly Order['status'][] = ['paid', 'pickup', 'partial', 'shipped', 'received', 'finished'];

export interface Window {
  isOpen: boolean;
  /** Why not, in the buyer's words. */
  reason?: string;
  until?: number;
}

export function windowOf(
  server: Setup,
  order: Order,
  { afterSaleDays }: Pick<Limits, 'afterSaleDays'>,
  now: number,
): Window {
  if (order.status === 'grouping') return { isOpen: false, reason: '拼团中的订单未成团会自动退款' };
  if (!STATES.includes(order.status)) return { isOpen: false, reason: '订单当前状态不能申请售后' };
  const { refundable, elsewhere = '兑换和礼品订单不支持退款' } = rulesOf(server, order.kind);
  if (!refundable) return { isOpen: false, reason: elsewhere };
  if (order.receivedAt === null) return { isOpen: true };
  const until = order.receivedAt + afterSaleDays * DAY_MS;
  return now <= until ? { isOpen: true, until } : { isOpen: false, until, reason: '已超过售后期' };
}
