/** What a member is, and for the staff the areas (rules 5.1, 5.2): what `role` of an endpoint's row is compared with. */
import type { RolesHeld } from '../../../../src/contract/roles';
import type { Tx } from '../../../db/client';
import type { members } from '../../../db/schema';
import { findMemberStaff } from './repository';

type MemberRoles = Pick<
  typeof members.$inferSelect,
  'teamLevel' | 'inviterId' | 'wholesaler' | 'merchantId' | 'channelId'
>;

/** Roles in the order a menu shows them. */
export function rolesOf(row: MemberRoles, isStaff: boolean): string[] {
  const held: [string, boolean][] = [
    ['member', true],
    ['team', row.teamLevel > 0],
    ['subordinate', row.inviterId !== null],
    ['wholesaler', row.wholesaler === 'approved'],
    ['merchant', row.merchantId !== null],
    ['channel', row.channelId !== null],
    ['staff', isStaff],
  ];
  return held.filter(([, on]) => on).map(([role]) => role);
}

/** Roles and areas of a member. */
export async function rolesHeldBy(tx: Tx, memberId: string): Promise<RolesHeld> {
  const row = await findMemberStaff(tx, memberId);
  if (!row) return { roles: [], areas: [] };
  return { roles: rolesOf(row.member, row.employee !== null), areas: row.employee?.areas ?? [] };
}
