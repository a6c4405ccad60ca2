/** The only maker of the wire shape TeamMember. */
import type { UserBrief } from '../../../../src/contract/member/schemas';
import type { TeamMember } from '../../../../src/contract/team/schemas';
import { maskMobile, maskName } from '../../../lib/mask';
import type { Depth, Place } from './repository';

/** What others see of somebody whom they did not bring (rule 1.7): neither name nor number. */
export const veiled = (user: UserBrief): UserBrief => ({ ...user, no: '', nickname: maskName(user.nickname) });

export const presentPlace = (row: Place, user: UserBrief, depth: Depth): TeamMember => ({
  user: depth === '1' ? user : veiled(user),
  depth: Number(depth),
  ...(depth === '1' ? { mobile: maskMobile(row.mobile) } : {}),
  ...(depth === '1' && row.mayCall ? { dial: row.mobile } : {}),
  joinedAt: row.joinedAt,
  orders: row.orders,
  amount: Math.max(0, row.amount),
  points: row.points,
  lastActiveAt: row.lastActiveAt,
  remark: depth === '1' ? row.remark : '',
  ...(depth === '1' && row.addedAt !== null ? { addedAt: row.addedAt } : {}),
});
