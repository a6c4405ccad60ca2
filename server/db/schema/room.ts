/** Rooms of the stores, and who has them by the half hour. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, list, ms, ref, words } from '../columns';

export type RoomArea = 'hall' | 'room' | 'terrace' | 'public';

export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    storeId: ref('store_id').notNull(),
    name: text('name').notNull(),
    area: words<RoomArea>('area').notNull(),
    seatsMin: int('seats_min').notNull().default(1),
    seatsMax: int('seats_max').notNull(),
    /** Minutes after a use in which nobody else begins: the table is cleared. */
    buffer: int('buffer').notNull().default(15),
    minSpend: fen('min_spend').notNull().default(0),
    deposit: fen('deposit').notNull().default(0),
    images: list('images'),
    facilities: list('facilities'),
    /** Two neighbouring rooms as one (rule 33.5): whoever takes it takes these; empty = a room of its own. */
    joins: list('joins'),
    /** Taken out of use: nothing begins in it. */
    closed: flag('closed'),
    sort: int('sort').notNull().default(0),
  },
  (t) => [
    index('rooms_store').on(t.storeId, t.sort),
    check('rooms_seats', sql`${t.seatsMin} >= 1 and ${t.seatsMax} >= ${t.seatsMin}`),
    check('rooms_buffer', sql`${t.buffer} >= 0`),
  ],
);

/** What a room may be taken by. */
export type SlotTaker = 'booking' | 'hold' | 'invite' | 'visit' | 'closure';

/**
 * A half hour of a room that is taken, its turn-over included. The key alone refuses whatever overlaps. `date` and `slotIndex` are those of
 * the calendar: a store that is open past midnight takes half hours of two days.
 */
export const roomSlots = pgTable(
  'room_slots',
  {
    roomId: ref('room_id').notNull(),
    date: text('date').notNull(),
    /** 0 = 00:00, 47 = 23:30, in Asia/Shanghai. */
    slotIndex: integer('slot_index').notNull(),
    takerKind: words<SlotTaker>('taker_kind').notNull(),
    takerId: ref('taker_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.date, t.slotIndex] }),
    index('room_slots_taker').on(t.takerKind, t.takerId),
    check('room_slots_index', sql`${t.slotIndex} between 0 and 47`),
  ],
);

/** Hours in which a room, or the whole store, is not taken (rule 33.14). Bookings that it strands stay where they are until each is moved. */
export const roomClosures = pgTable(
  'room_closures',
  {
    id: id(),
    storeId: ref('store_id').notNull(),
    /** null: all of the store. */
    roomId: ref('room_id'),
    startAt: ms('start_at').notNull(),
    endAt: ms('end_at').notNull(),
    reason: text('reason').notNull(),
    by: text('by').notNull(),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    index('room_closures_store').on(t.storeId, t.endAt),
    check('room_closures_span', sql`${t.endAt} > ${t.startAt}`),
  ],
);
