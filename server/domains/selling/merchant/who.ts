/** Whose goods the caller looks after (rules 14.4, 14.8): a merchant's own, or as staff the house's. */
import type { Tx } from '../../../db/client';
import { forbidden } from '../../../http/errors';
import { findEmployee, type Employee } from '../../people/employee/repository';
import { findMember } from '../../people/member/repository';
import type { SellerId } from './repository';

/** Managers, and who works with the stock. */
const keepsGoods = ({ isManager, areas }: Employee): boolean => isManager || areas.includes('stock');

/** undefined: neither. A merchant who is staff as well looks after the own shop here. */
export async function findSeller(tx: Tx, memberId: string): Promise<SellerId | undefined> {
  const member = await findMember(tx, memberId);
  if (member?.merchantId) return member.merchantId;
  const employee = await findEmployee(tx, memberId);
  return employee && keepsGoods(employee) ? null : undefined;
}

/** 403 for everybody else. */
export async function requireSeller(tx: Tx, memberId: string): Promise<SellerId> {
  const seller = await findSeller(tx, memberId);
  if (seller === undefined) throw forbidden();
  return seller;
}

/** 403 who runs no merchant. */
export async function requireMerchant(tx: Tx, memberId: string): Promise<string> {
  const seller = await findSeller(tx, memberId);
  if (!seller) throw forbidden();
  return seller;
}
