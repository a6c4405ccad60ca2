/** Limited teas that are sold by appointment (rules 13.8 to 13.10): the release, who reserved, and the points put behind it. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, id, int, ms, ref, words } from '../columns';

export const releases = pgTable(
  'releases',
  {
    id: id(),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    goodsId: ref('goods_id').notNull(),
    skuId: ref('sku_id').notNull(),
    price: fen('price').notNull(),
    quota: integer('quota').notNull(),
    /** So many of the best scores are drawn from. */
    drum: integer('drum').notNull(),
    reserveFrom: ms('reserve_from').notNull(),
    reserveTo: ms('reserve_to').notNull(),
    drawAt: ms('draw_at').notNull(),
    payHours: int('pay_hours').notNull(),
    /** Secret until the draw; its hash is public from the beginning. */
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    /** Of the list that was drawn from. */
    listHash: text('list_hash'),
    reserved: integer('reserved').notNull().default(0),
    /** Pieces in unpaid and paid orders; of them `bought` are paid. */
    taken: integer('taken').notNull().default(0),
    bought: integer('bought').notNull().default(0),
    drawnAt: ms('drawn_at'),
    /** Nobody has to pay any more, and nobody moves up. */
    endedAt: ms('ended_at'),
  },
  (t) => [
    // What is still to be drawn comes first.
    index('releases_running')
      .on(t.drawnAt.nullsFirst(), t.drawAt, t.id)
      .where(sql`${t.endedAt} is null`),
    index('releases_ended').on(t.endedAt, t.id),
    check('releases_times', sql`${t.reserveFrom} < ${t.reserveTo} and ${t.reserveTo} <= ${t.drawAt}`),
    check('releases_quota', sql`${t.quota} > 0 and ${t.drum} >= ${t.quota}`),
    check('releases_taken', sql`${t.bought} >= 0 and ${t.taken} >= ${t.bought} and ${t.taken} <= ${t.quota}`),
  ],
);

export type EntryState = 'reserved' | 'chosen' | 'waiting' | 'missed' | 'bought' | 'forfeited';
export const releaseEntries = pgTable(
  'release_entries',
  {
    id: id(),
    releaseId: ref('release_id').notNull(),
    memberId: ref('member_id').notNull(),
    /** From 1 in each release, in the order of the reservations. */
    no: integer('no').notNull(),
    levelScore: integer('level_score').notNull(),
    orderScore: integer('order_score').notNull(),
    boost: integer('boost').notNull().default(0),
    score: integer('score').notNull(),
    at: ms('at').notNull(),
    state: words<EntryState>('state').notNull().default('reserved'),
    /** From the draw on: from 1 in each release. */
    place: integer('place'),
    lot: text('lot'),
    orderId: ref('order_id'),
    payBefore: ms('pay_before'),
    /** Told of the outcome, points given back. */
    settledAt: ms('settled_at'),
  },
  (t) => [
    uniqueIndex('release_entries_once').on(t.releaseId, t.memberId),
    uniqueIndex('release_entries_no').on(t.releaseId, t.no),
    index('release_entries_score').on(t.releaseId, t.score.desc(), t.at, t.no),
    index('release_entries_place').on(t.releaseId, t.place),
    index('release_entries_member').on(t.memberId, t.at),
    index('release_entries_unsettled')
      .on(t.releaseId, t.id)
      .where(sql`${t.state} = 'missed' and ${t.settledAt} is null`),
    check('release_entries_score_sum', sql`${t.score} = ${t.levelScore} + ${t.orderScore} + ${t.boost}`),
  ],
);

/** Points that an entry was raised by; a row of the ledger took each. */
export const releaseBoosts = pgTable(
  'release_boosts',
  {
    id: id(),
    entryId: ref('entry_id').notNull(),
    points: integer('points').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('release_boosts_entry').on(t.entryId), check('release_boosts_points', sql`${t.points} > 0`)],
);
