/** Who brought whom, with the figures that lists are sorted by. Both tables are kept by triggers (migration membership), so they are true whoever writes. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fen, ms, ref, words } from '../columns';

/** One row for each member who was brought: two depths, never more (rule 16.1). Orders count with their receipt, refunds lower them. */
export const teamMembers = pgTable(
  'team_members',
  {
    memberId: ref('member_id').primaryKey(),
    inviterId: ref('inviter_id').notNull(),
    /** Who brought the inviter. */
    grandId: ref('grand_id'),
    joinedAt: ms('joined_at').notNull(),
    orders: integer('orders').notNull().default(0),
    amount: fen('amount').notNull().default(0),
    points: integer('points').notNull().default(0),
    lastActiveAt: ms('last_active_at').notNull(),
    /** The inviter's own words. */
    remark: text('remark').notNull().default(''),
    /** Put there by the inviter with the code of that mobile. */
    addedAt: ms('added_at'),
  },
  (t) => [
    index('team_members_joined').on(t.inviterId, t.joinedAt, t.memberId),
    index('team_members_orders').on(t.inviterId, t.orders, t.memberId),
    index('team_members_amount').on(t.inviterId, t.amount, t.memberId),
    index('team_members_active').on(t.inviterId, t.lastActiveAt),
    index('team_members_added')
      .on(t.inviterId, t.addedAt)
      .where(sql`${t.addedAt} is not null`),
    index('team_members_grand_joined').on(t.grandId, t.joinedAt, t.memberId),
    index('team_members_grand_orders').on(t.grandId, t.orders, t.memberId),
    index('team_members_grand_amount').on(t.grandId, t.amount, t.memberId),
    index('team_members_grand_active').on(t.grandId, t.lastActiveAt),
  ],
);

/** What the orders of both depths brought a member in a month `YYYY-MM` (Asia/Shanghai). */
export const teamMonths = pgTable(
  'team_months',
  {
    memberId: ref('member_id').notNull(),
    month: text('month').notNull(),
    orders: integer('orders').notNull().default(0),
    amount: fen('amount').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.month] })],
);

/**
 * What a member earned of a unit in a month `YYYY-MM` (Asia/Shanghai): gifts, refunds and what was bought make nobody better. Kept by triggers on the
 * ledger and on teams (migration big_shop), so that nobody adds up the books of all members to see who stands first.
 */
export const earnedMonths = pgTable(
  'earned_months',
  {
    unit: words<'points' | 'growth' | 'income'>('unit').notNull(),
    month: text('month').notNull(),
    memberId: ref('member_id').notNull(),
    /** Who brought the member. */
    inviterId: ref('inviter_id'),
    value: fen('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.unit, t.month, t.memberId] }),
    index('earned_months_all').on(t.unit, t.month, t.value, t.memberId),
    index('earned_months_team').on(t.inviterId, t.unit, t.month, t.value, t.memberId),
    index('earned_months_member').on(t.memberId),
  ],
);

/** Who agreed to the promoter terms, and to which edition of them. */
export const teamJoins = pgTable('team_joins', {
  memberId: ref('member_id').primaryKey(),
  agreeVersion: text('agree_version').notNull(),
  at: ms('at').notNull(),
});
