/** Messages outside the app: how many a member has allowed by each template of the mini-program. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, words } from '../columns';

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
