/** Devices that ask to be let in: each shows the code of its ticket, somebody with a session scans it and decides. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, ms, ref, words } from '../columns';

export type BoardName = 'menu' | 'report' | 'queue' | 'door' | 'kitchen';

export const loginTickets = pgTable(
  'login_tickets',
  {
    id: id(),
    /** What the code says: everybody who sees the screen can read it. */
    code: text('code').notNull().unique(),
    /** Of the token that only the asking device has; confirmed, it becomes the hash of its session. */
    tokenHash: text('token_hash').notNull().unique(),
    kind: words<'app' | 'pc' | 'tv'>('kind').notNull(),
    device: text('device').notNull(),
    ip: text('ip').notNull(),
    /** Of a screen. */
    storeId: ref('store_id'),
    status: words<'waiting' | 'scanned' | 'confirmed' | 'cancelled'>('status').notNull().default('waiting'),
    board: words<BoardName>('board'),
    /** Who scanned it: nobody else decides. */
    memberId: ref('member_id'),
    decidedAt: ms('decided_at'),
    createdAt: ms('created_at').notNull(),
    /** Until it is confirmed. */
    expiresAt: ms('expires_at').notNull(),
  },
  (t) => [index('login_tickets_end').on(t.expiresAt)],
);
