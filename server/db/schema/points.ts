/** Points beside their books: the batches they end in (rules 9.4, 11.6), and the days on which members signed in (rule 9.13). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, id, ms, ref, words } from '../columns';

/** Points of an account that end at the same instant, earned and bought ones apart. `gained` is what ever came in, `left` what is still there. */
export const pointBatches = pgTable(
  'point_batches',
  {
    id: id(),
    accountId: ref('account_id').notNull(),
    kind: words<'earned' | 'bought'>('kind').notNull(),
    expireAt: ms('expire_at').notNull(),
    gained: fen('gained').notNull(),
    left: fen('left').notNull(),
    /** When the owner was told that they end soon. */
    toldAt: ms('told_at'),
  },
  (t) => [
    uniqueIndex('point_batches_once').on(t.accountId, t.kind, t.expireAt),
    index('point_batches_ending')
      .on(t.expireAt, t.id)
      .where(sql`${t.left} > 0`),
    check('point_batches_left', sql`${t.left} >= 0`),
  ],
);

/** From or into which batches a row of the ledger moved its points; never changed, like the row. */
export const pointMoves = pgTable(
  'point_moves',
  { rowId: ref('row_id').notNull(), batchId: ref('batch_id').notNull(), delta: fen('delta').notNull() },
  (t) => [primaryKey({ columns: [t.rowId, t.batchId] })],
);

/** One row per member and day of Shanghai; `streak` counts the days in a row that end with this one. */
export const signIns = pgTable(
  'sign_ins',
  {
    memberId: ref('member_id').notNull(),
    day: text('day').notNull(),
    streak: integer('streak').notNull(),
    reward: integer('reward').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
);
