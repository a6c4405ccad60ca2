/** Group buying: what a campaign asks of its groups, the groups, and who holds which place. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, int, list, ms, ref, words } from '../columns';

/** What a group or tier campaign adds to its row in `campaigns`. */
export const campaignTerms = pgTable('campaign_terms', {
  campaignId: ref('campaign_id').primaryKey(),
  /** Places of one group; 0 on tier campaigns. */
  size: int('size').notNull().default(0),
  rules: list('rules'),
});

export type GroupStatus = 'pending' | 'open' | 'success' | 'failed' | 'void';
/** pending: the leader has not paid yet · void: the leader never did. `joined` counts paid places. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    campaignId: ref('campaign_id').notNull(),
    leaderId: ref('leader_id').notNull(),
    size: integer('size').notNull(),
    joined: integer('joined').notNull().default(0),
    status: words<GroupStatus>('status').notNull(),
    createdAt: ms('created_at').notNull(),
    /** 24 h after the leader's payment. */
    expireAt: ms('expire_at').notNull(),
    closedAt: ms('closed_at'),
  },
  (t) => [
    index('groups_campaign').on(t.campaignId, t.status, t.expireAt),
    check('groups_joined', sql`${t.joined} >= 0 and ${t.joined} <= ${t.size}`),
  ],
);

/** held: ordered, not paid · joined: paid · left: the order was cancelled and the place is free again · back: refunded. */
export type PlaceStatus = 'held' | 'joined' | 'left' | 'back';
export const groupPlaces = pgTable(
  'group_places',
  {
    id: id(),
    groupId: ref('group_id').notNull(),
    memberId: ref('member_id').notNull(),
    orderId: ref('order_id').notNull(),
    status: words<PlaceStatus>('status').notNull(),
    createdAt: ms('created_at').notNull(),
    joinedAt: ms('joined_at'),
  },
  (t) => [
    uniqueIndex('group_places_once')
      .on(t.groupId, t.memberId)
      .where(sql`${t.status} in ('held', 'joined')`),
    uniqueIndex('group_places_order').on(t.orderId),
    index('group_places_member').on(t.memberId, t.createdAt),
  ],
);
