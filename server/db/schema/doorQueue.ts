/** Numbers that are drawn at the door of a store when no table is free. */
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, int, ms, ref, words } from '../columns';

export const queueNumbers = pgTable(
  'queue_numbers',
  {
    id: id(),
    storeId: ref('store_id').notNull(),
    /** The day of opening. */
    date: text('date').notNull(),
    /** A, B, C: by the size of the party. */
    size: text('size').notNull(),
    /** Of its size and day, from 1. */
    seq: int('seq').notNull(),
    party: int('party').notNull(),
    /** Whoever drew it by phone; null = drawn at the desk. */
    memberId: ref('member_id'),
    name: text('name').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    status: words<'waiting' | 'called' | 'seated' | 'left'>('status').notNull().default('waiting'),
    /** Where it stands among those of its size: at first its number; who was not there goes between others. */
    place: doublePrecision('place').notNull(),
    missed: int('missed').notNull().default(0),
    takenAt: ms('taken_at').notNull(),
    calledAt: ms('called_at'),
    seatedAt: ms('seated_at'),
  },
  (t) => [
    uniqueIndex('queue_numbers_no').on(t.storeId, t.date, t.size, t.seq),
    // A member stands in a line once.
    uniqueIndex('queue_numbers_member')
      .on(t.storeId, t.date, t.memberId)
      .where(sql`${t.status} in ('waiting', 'called')`),
    index('queue_numbers_line').on(t.storeId, t.date, t.size, t.place),
    check('queue_numbers_party', sql`${t.party} between 1 and 30`),
  ],
);
