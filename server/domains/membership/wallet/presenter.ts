/** The only maker of the wire shapes RechargePackage and RechargeOrder. */
import type { RechargeOrder, RechargePackage } from '../../../../src/contract/wallet/schemas';
import type { Offer } from './offers';
import type { RechargeOrder as Row } from './repository';

export const packageView = ({ id, unit, pay, value, bonus, first, tag }: Offer): RechargePackage => ({
  id,
  unit,
  pay,
  value,
  bonus,
  ...(first ? { tag: '首充', limit: 1 } : tag ? { tag } : {}),
});

export const rechargeView = (row: Row): RechargeOrder => ({
  id: row.id,
  no: row.no,
  unit: row.unit,
  amount: row.amount,
  value: row.value,
  bonus: row.bonus,
  status: row.status,
  createdAt: row.createdAt,
  expireAt: row.expireAt,
  ...(row.paidAt === null ? {} : { paidAt: row.paidAt }),
  ...(row.balanceAfter === null ? {} : { balanceAfter: row.balanceAfter }),
  invoiced: row.invoiced,
});
