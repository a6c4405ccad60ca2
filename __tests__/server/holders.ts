/** Who of the demo world has a role. */
import type { Role, Roles } from '../../src/contract/roles';

/** 林知夏 has none, she is not even a team member. */
export const MEMBER = '13800000001';
/** 许清和 has a little of everything. */
export const FRIEND = '13800000003';
/** By the first word of the role. */
const HOLDERS: Readonly<Record<Exclude<Role, `staff:${string}`>, string>> = {
  team: '13800000010',
  wholesaler: '13800000020',
  merchant: '13800000030',
  channel: '13800000040',
  staff: '13900000001',
};

/** The mobile of somebody whom a row with this role lets in. */
export function holderOf(role: Roles | undefined): string {
  const first = typeof role === 'object' ? role[0] : role;
  if (first === undefined) return MEMBER;
  return HOLDERS[(first.startsWith('staff') ? 'staff' : first) as keyof typeof HOLDERS];
}
