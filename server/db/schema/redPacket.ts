/** Red packets, and their rain. */
import { pgTable, text, integer, uniqueIndex, index, check } from 'drizzle-orm/pg-core';
import { id, ref, words, ms, fen } from '../columns';
import { sql } from 'drizzle-orm';

/** Money or points for one member, worth nothing until it is opened before `expireAt`; opening books it in the ledger under this id. */
export const redPackets = pgTable(
  'red_packets',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    /** Whom or what it is from. */
    from: text('from').notNull(),
    title: text('title').notNull(),
    kind: words<'money' | 'points'>('kind').notNull(),
    /** Fen or points. */
    value: integer('value').notNull(),
    expireAt: ms('expire_at').notNull(),
    openedAt: ms('opened_at'),
    /** The rain it was drawn from. */
    rainId: ref('rain_id'),
    /** The order whose receipt brought it, and when. */
    orderId: ref('order_id'),
    grantedAt: ms('granted_at'),
    /** Fen that the order must go on costing. */
    needs: fen('needs'),
  },
  (t) => [
    uniqueIndex('red_packets_order').on(t.orderId),
    index('red_packets_granted').on(t.grantedAt),
    index('red_packets_member').on(t.memberId, t.expireAt),
    uniqueIndex('red_packets_rain').on(t.rainId, t.memberId),
    check('red_packets_value', sql`${t.value} > 0`),
  ],
);

/** While it lasts every member draws one packet of money, until `packets` are gone; all of them together are exactly its budget. */
export const redPacketRains = pgTable(
  'red_packet_rains',
  {
    id: id(),
    title: text('title').notNull(),
    startAt: ms('start_at').notNull(),
    endAt: ms('end_at').notNull(),
    budget: fen('budget').notNull(),
    packets: integer('packets').notNull(),
    drawn: integer('drawn').notNull().default(0),
    /** Fen of those drawn. */
    given: fen('given').notNull().default(0),
  },
  (t) => [
    index('red_packet_rains_end').on(t.endAt),
    check('red_packet_rains_drawn', sql`${t.drawn} >= 0 and ${t.drawn} <= ${t.packets}`),
    // Each that is left has at least one fen.
    check('red_packet_rains_given', sql`${t.given} >= 0 and ${t.budget} - ${t.given} >= ${t.packets} - ${t.drawn}`),
  ],
);
