/** Messages outside the app, and those that one of the staff wrote to a member. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, ms, ref, words } from '../columns';

/** How many a member has allowed by each template of the mini-program. */
export const noticeQuotas = pgTable(
  'notice_quotas',
  {
    memberId: ref('member_id').notNull(),
    templateId: text('template_id').notNull(),
    /** Whose notices go out by it. */
    box: words<'system' | 'order' | 'service' | 'team'>('box').notNull(),
    left: integer('left').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.templateId] }), check('notice_quotas_left', sql`${t.left} >= 0`)],
);

/** What one of the staff wrote to a member: who, when, and from whose page of the client book. */
export const staffMessages = pgTable(
  'staff_messages',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    employeeId: ref('employee_id').notNull(),
    /** null: written by the service. */
    clientId: ref('client_id'),
    text: text('text').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    index('staff_messages_member').on(t.memberId, t.at),
    index('staff_messages_client')
      .on(t.clientId, t.at)
      .where(sql`${t.clientId} is not null`),
  ],
);
