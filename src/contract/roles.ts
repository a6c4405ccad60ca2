/**
 * Who may call an endpoint or open a page, beside having a session (rule 5.1). Plain data: the endpoint rows, the
 * server's check and the app's guard use the same words.
 */

/** What a member of the staff may work on; `areas` of a member. */
export const STAFF_AREAS = [
  'client',
  'quote',
  'visit',
  'stock',
  'asset',
  'report',
  'table',
  'patrol',
  'service',
  'finance',
] as const;
export type StaffArea = (typeof STAFF_AREAS)[number];

/** `staff` = any employee, `staff:finance` = an employee of that area, `channel` = a channel partner, `team` = a team member. */
export type Role = 'team' | 'wholesaler' | 'merchant' | 'channel' | 'staff' | `staff:${StaffArea}`;
/** One role, or several of which one is enough. */
export type Roles = Role | readonly Role[];

/** The part of a member's profile (member.my) that decides. */
export interface RolesHeld {
  readonly roles: readonly string[];
  readonly areas: readonly string[];
}

export function holdsRole({ roles, areas }: RolesHeld, wanted: Roles): boolean {
  const any: readonly Role[] = typeof wanted === 'string' ? [wanted] : wanted;
  return any.some((role) =>
    role.startsWith('staff:') ? areas.includes(role.slice('staff:'.length)) : roles.includes(role),
  );
}
