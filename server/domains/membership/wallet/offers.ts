/** What may be bought: the packages of the house, and amounts of one's own. */
import type { RequestOf } from '../../../../src/contract/schemas';
import type { ShopSettings, RechargeOffer } from '../../people/shopSettings/settings';
import { badRequest, refuse } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import type { RechargeUnit } from './repository';

export interface Offer extends RechargeOffer {
  unit: RechargeUnit;
}
type Bought = Pick<Offer, 'pay' | 'value' | 'bonus'> & { packageId: string | null };

/** `known`: recharged before, so that what greets newcomers is not for this member. */
export const offersOf = ({ wallet }: Pick<ShopSettings, 'wallet'>, unit: RechargeUnit, known: boolean): Offer[] =>
  wallet[unit].filter(({ first }) => !first || !known).map((offer) => ({ ...offer, unit }));

/** 400 neither or both of package and amount · 422 a package that is not offered, an amount out of bounds. */
export function chosen(
  shopSettings: Pick<ShopSettings, 'wallet'>,
  { packageId, amount, unit = 'money' }: Pick<RequestOf<'recharge.create'>, 'packageId' | 'amount' | 'unit'>,
  known: boolean,
): Bought {
  if ((packageId === undefined) === (amount === undefined)) throw badRequest('packageId', '请选择套餐或填写金额');
  if (packageId !== undefined) {
    const offer = offersOf(shopSettings, unit, known).find(({ id }) => id === packageId);
    if (!offer) throw refuse('该套餐已下架，请选择其他套餐');
    return { packageId: offer.id, pay: offer.pay, value: offer.value, bonus: offer.bonus };
  }
  if (unit === 'points') throw badRequest('packageId', '积分请选择套餐');
  const { min, max } = shopSettings.wallet;
  if (amount === undefined || amount < min || amount > max)
    throw refuse(`充值金额须在 ¥${yuan(min)} 至 ¥${yuan(max)} 之间`);
  return { packageId: null, pay: amount, value: amount, bonus: 0 };
}
