/** Bookings of rooms, what is held for a few minutes, what one comes for, who serves, and the queues for what was not free. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BookingStatus } from '../../../src/contract/booking/shapes';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';
import type { RoomArea } from './room';

export const serviceTypes = pgTable('service_types', {
  id: id(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
  image: text('image').notNull().default(''),
  /** How long it usually takes. */
  minutes: int('minutes').notNull(),
  price: fen('price').notNull().default(0),
  text: text('text').notNull().default(''),
  needEmployee: flag('need_employee'),
  /** Level that a member needs to book it; 0 = none. */
  needLevel: int('need_level').notNull().default(0),
  /** The store confirms each of them. */
  needConfirm: flag('need_confirm'),
  /** Where it is served; empty = everywhere but at the public tables. */
  areas: list<RoomArea>('areas'),
  /** Stores that have it; empty = all. */
  storeIds: list('store_ids'),
  closed: flag('closed'),
  sort: int('sort').notNull().default(0),
});

/** What a store says of itself beside its card, and how it takes bookings. A store without a row says nothing. */
export const venues = pgTable('venues', {
  storeId: ref('store_id').primaryKey(),
  intro: text('intro').notNull().default(''),
  facilities: list('facilities'),
  traffic: json<{ key: string; label: string; value: string }[]>('traffic').notNull(),
  phones: json<{ key: string; label: string; value: string }[]>('phones').notNull(),
  licences: json<{ key: string; label: string; value: string }[]>('licences').notNull(),
  delivery: text('delivery').notNull().default(''),
  wifiName: text('wifi_name').notNull().default(''),
  wifiPassword: text('wifi_password').notNull().default(''),
  /** From so many guests on the store confirms. */
  largeParty: int('large_party').notNull().default(8),
  /** 暂停接单: no start before it. */
  pausedUntil: ms('paused_until').notNull().default(0),
});

/** Employees whom guests may ask for. */
export const specialists = pgTable('specialists', {
  employeeId: ref('employee_id').primaryKey(),
  skills: list('skills'),
  serviceTypeIds: list('service_type_ids'),
  bookable: flag('bookable'),
  sort: int('sort').notNull().default(0),
});

export interface BookingEvent {
  key: string;
  label: string;
  at: number;
  by: string;
}
export interface Proposal {
  text: string;
  was: string;
  at: number;
}

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    no: text('no').notNull().unique(),
    /** Said at the store: eight digits behind YY. */
    code: text('code').notNull().unique(),
    memberId: ref('member_id').notNull(),
    storeId: ref('store_id').notNull(),
    roomId: ref('room_id').notNull(),
    serviceTypeId: ref('service_type_id').notNull(),
    employeeId: ref('employee_id'),
    status: words<BookingStatus>('status').notNull(),
    /** The day of opening. */
    date: text('date').notNull(),
    startAt: ms('start_at').notNull(),
    endAt: ms('end_at').notNull(),
    party: int('party').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    note: text('note').notNull().default(''),
    /** Kept for the bill of the table. */
    couponId: ref('coupon_id'),
    deposit: fen('deposit').notNull(),
    /** What of it was booked against the bill. */
    spent: fen('spent').notNull().default(0),
    /** What of it went back. */
    refunded: fen('refunded').notNull().default(0),
    /** Minutes the guest said to be late. */
    late: int('late').notNull().default(0),
    /** How often the guest has moved it. */
    moves: int('moves').notNull().default(0),
    /** Grows with each change that a calendar has to know. */
    sequence: int('sequence').notNull().default(0),
    proposal: json<Proposal>('proposal'),
    sessionId: ref('session_id'),
    score: int('score'),
    reviewText: text('review_text').notNull().default(''),
    reviewedAt: ms('reviewed_at'),
    reason: text('reason').notNull().default(''),
    events: json<BookingEvent[]>('events').notNull(),
    createdAt: ms('created_at').notNull(),
    expireAt: ms('expire_at').notNull(),
    paidAt: ms('paid_at'),
    seatedAt: ms('seated_at'),
    endedAt: ms('ended_at'),
  },
  (t) => [
    index('bookings_member').on(t.memberId, t.startAt),
    index('bookings_store').on(t.storeId, t.startAt),
    index('bookings_room').on(t.roomId, t.startAt),
    index('bookings_employee').on(t.employeeId, t.startAt),
    check('bookings_span', sql`${t.endAt} > ${t.startAt}`),
    check(
      'bookings_money',
      sql`${t.deposit} >= 0 and ${t.spent} >= 0 and ${t.refunded} >= 0 and ${t.spent} + ${t.refunded} <= ${t.deposit}`,
    ),
    check('bookings_moves', sql`${t.moves} between 0 and 1 and ${t.late} in (0, 15, 30)`),
  ],
);

/** A range that is kept for somebody while he decides: one of a member and store, and one for each offer of the waiting list. */
export const bookingHolds = pgTable(
  'booking_holds',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    storeId: ref('store_id').notNull(),
    roomId: ref('room_id').notNull(),
    date: text('date').notNull(),
    startAt: ms('start_at').notNull(),
    endAt: ms('end_at').notNull(),
    party: int('party').notNull(),
    expireAt: ms('expire_at').notNull(),
    renewed: flag('renewed'),
    waitId: ref('wait_id'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('booking_holds_own')
      .on(t.memberId, t.storeId)
      .where(sql`${t.waitId} is null`),
    uniqueIndex('booking_holds_wait').on(t.waitId),
    index('booking_holds_store').on(t.storeId),
  ],
);

export type WaitKind = 'booking' | 'activity';
export type WaitState = 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left' | 'over';

/** A place in the queue of a subject (chapter 34). What is waited for is the kind's own: `wish`. */
export const waits = pgTable(
  'waits',
  {
    id: id(),
    kind: words<WaitKind>('kind').notNull(),
    /** Of a booking the store, of an activity itself. */
    subjectId: ref('subject_id').notNull(),
    /** Who waits for much the same is counted in one line: of a booking its day. */
    lane: text('lane').notNull().default(''),
    memberId: ref('member_id').notNull(),
    /** How many people. */
    size: int('size').notNull(),
    wish: json<Record<string, unknown>>('wish').notNull(),
    state: words<WaitState>('state').notNull(),
    /** What is kept while it is offered: named by the kind. */
    offer: json<Record<string, unknown>>('offer'),
    offerUntil: ms('offer_until'),
    /** Nothing can be offered from then on. */
    until: ms('until').notNull(),
    createdAt: ms('created_at').notNull(),
    endedAt: ms('ended_at'),
  },
  (t) => [
    index('waits_queue')
      .on(t.kind, t.subjectId, t.createdAt, t.id)
      .where(sql`${t.state} in ('waiting', 'offered')`),
    index('waits_member').on(t.memberId, t.createdAt),
    check('waits_size', sql`${t.size} >= 1`),
  ],
);
