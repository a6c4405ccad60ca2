/** Coupons that the staff of a store take: for its tables, and for a piece in exchange. */
import { yuan } from '../../../lib/money';
import { dayOf } from '../../../lib/shanghai';
import { elsewhere, type Verification } from '../../people/verification/kinds';
import { usedAtOf } from './presenter';
import { lockByCode, redeemInStore, type HeldCoupon, type Template } from './repository';

const IN_STORES: readonly Template['kind'][] = ['table', 'exchange'];

const worthOf = ({ kind, amount, threshold }: Template): string =>
  kind === 'exchange'
    ? '兑换一件'
    : threshold > 0
      ? `满 ¥${yuan(threshold)} 减 ¥${yuan(amount)}`
      : `减 ¥${yuan(amount)}`;

function reasonOf({ coupon: { status, from, to }, template }: HeldCoupon, now: number): string | undefined {
  if (!IN_STORES.includes(template.kind)) return '该券下单时使用，不在门店核销';
  if (status === 'void') return '该券已作废';
  if (status === 'locked') return '该券已被未付款的订单占用';
  if (now < from) return `该券 ${dayOf(from)} 起可用`;
  return now > to ? '该券已过期' : undefined;
}

export const couponVerification: Verification = {
  reads: /^(YQ\d{12})$/i,
  async find(tx, code, { storeId }, now) {
    const held = await lockByCode(tx, code.toUpperCase());
    if (!held) return undefined;
    if (storeId === null) throw elsewhere('券码');
    const { coupon, template } = held;
    return {
      id: coupon.id,
      memberId: coupon.memberId,
      title: template.title,
      detail: [
        { key: 'worth', label: '优惠', value: worthOf(template) },
        { key: 'scope', label: '适用范围', value: template.scopeText },
        { key: 'period', label: '有效期', value: `${dayOf(coupon.from)} 至 ${dayOf(coupon.to)}` },
      ],
      usedAt: usedAtOf(held),
      reason: reasonOf(held, now),
    };
  },
  redeem: (tx, { id, memberId }, now) => redeemInStore(tx, memberId, id, now),
};
