/** Activities: salons, gatherings, tastings, public tables, furniture shows; and who signed up. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { KV } from '../../../src/contract/kit';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';

export type ActivityKind = 'event' | 'salon' | 'gathering' | 'publicTable' | 'tasting' | 'furniture';

export interface ActivityScene {
  key: string;
  label: string;
  /** '' = there is no picture of it: a list. */
  image: string;
  /** Per mille of the picture, from the left and from above. */
  spots: { x: number; y: number; goodsId: string }[];
}

export const activities = pgTable(
  'activities',
  {
    id: id(),
    kind: words<ActivityKind>('kind').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    storeId: ref('store_id').notNull(),
    startAt: ms('start_at').notNull(),
    endAt: ms('end_at').notNull(),
    price: fen('price').notNull().default(0),
    seats: integer('seats').notNull(),
    joined: integer('joined').notNull().default(0),
    /** Places that the waiting list keeps for those whom it has offered them. */
    kept: int('kept').notNull().default(0),
    html: text('html').notNull(),
    /** label = HH:mm, value = what happens. */
    agenda: list<{ key: string; label: string; value: string }>('agenda'),
    /** Masters. */
    hostIds: list('host_ids'),
    questions: list<{ key: string; label: string; value: string }>('questions'),
    goodsIds: list('goods_ids'),
    /** Tasting: from here on nobody scores any more; null = there is none. */
    revealAt: ms('reveal_at'),
    /** Tasting: since when names, averages and ranking are open, all of them at once. */
    releasedAt: ms('released_at'),
    /** The gathering that it is a session of. */
    themeId: ref('theme_id'),
    /** Who invites to a public table, and sits there. */
    hostMemberId: ref('host_member_id'),
    /** The host's booking that it goes with; null = the store set it up. */
    bookingId: ref('booking_id').unique(),
    /** Names of the seats that are chosen from a map, in their order; empty = any seat. */
    seatNames: list('seat_names'),
    /** With fewer guests three hours before it is called off; 0 = never. */
    minGuests: int('min_guests').notNull().default(0),
    /** What the code at the door says beside the id. */
    doorCode: text('door_code').notNull().default(''),
    /** What a guest takes home: label, and what it is. */
    gift: list<KV>('gift'),
    /** Pictures of the afternoon, once it is over. */
    photos: list('photos'),
    /** Furniture: rooms with what stands in them. */
    scenes: list<ActivityScene>('scenes'),
    cancelledAt: ms('cancelled_at'),
    sort: int('sort').notNull().default(0),
  },
  (t) => [
    index('activities_time').on(t.startAt),
    index('activities_theme').on(t.themeId),
    check('activities_seats', sql`${t.joined} >= 0 and ${t.kept} >= 0 and ${t.joined} + ${t.kept} <= ${t.seats}`),
  ],
);

export const activitySignups = pgTable(
  'activity_signups',
  {
    id: id(),
    activityId: ref('activity_id').notNull(),
    memberId: ref('member_id').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    qty: int('qty').notNull().default(1),
    /** Seats of the map, as they are shown: 乙3、乙4. */
    seatNo: text('seat_no'),
    code: text('code').notNull().unique(),
    status: words<'unpaid' | 'signed' | 'checked' | 'cancelled'>('status').notNull(),
    at: ms('at').notNull(),
    checkedAt: ms('checked_at'),
    /** Who let them in, and where. */
    checkedBy: text('checked_by').notNull().default(''),
    /** How the cashier calls it. */
    no: text('no').notNull().default(''),
    /** Fen for one person, as it was when they signed up. */
    price: fen('price').notNull().default(0),
    expireAt: ms('expire_at').notNull().default(0),
    closedAt: ms('closed_at'),
    /** The sign-up whose payment this ticket came from; null = its own. */
    paidWithId: ref('paid_with_id'),
    /** The people, the first one is who signed up. */
    names: list('names'),
    answers: list<KV>('answers'),
    /** Who brought the guest. */
    broughtById: ref('brought_by_id'),
    /** Of the entry for calendars: nobody guesses it, and it grows with each change. */
    calendarToken: text('calendar_token').notNull().default(''),
    sequence: int('sequence').notNull().default(0),
  },
  (t) => [
    index('activity_signups_member').on(t.memberId),
    index('activity_signups_activity').on(t.activityId),
    // Whoever comes has one ticket of an activity.
    uniqueIndex('activity_signups_own')
      .on(t.activityId, t.memberId)
      .where(sql`${t.status} <> 'cancelled'`),
    index('activity_signups_calendar').on(t.calendarToken),
    check('activity_signups_qty', sql`${t.qty} > 0`),
  ],
);

/** A seat of the map that is held or taken: it is there once. */
export const activitySeats = pgTable(
  'activity_seats',
  {
    activityId: ref('activity_id').notNull(),
    seat: text('seat').notNull(),
    memberId: ref('member_id').notNull(),
    /** null = only held. */
    signupId: ref('signup_id'),
    /** Until when it is held; of a taken one null. */
    heldUntil: ms('held_until'),
    renewed: flag('renewed'),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.seat] }),
    index('activity_seats_signup').on(t.signupId),
    index('activity_seats_member').on(t.activityId, t.memberId),
    check('activity_seats_state', sql`(${t.signupId} is null) <> (${t.heldUntil} is null)`),
  ],
);

/** What of a fee went back, one row for each time. */
export const activityRefunds = pgTable(
  'activity_refunds',
  {
    id: id(),
    signupId: ref('signup_id').notNull(),
    paymentId: ref('payment_id').notNull(),
    amount: fen('amount').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('activity_refunds_payment').on(t.paymentId), check('activity_refunds_amount', sql`${t.amount} > 0`)],
);

/** A ticket, or some of its places, on its way to a friend. */
export const activityGives = pgTable(
  'activity_gives',
  {
    id: id(),
    signupId: ref('signup_id').notNull(),
    qty: int('qty').notNull(),
    token: text('token').notNull().unique(),
    status: words<'open' | 'taken' | 'recalled'>('status').notNull().default('open'),
    takenById: ref('taken_by_id'),
    at: ms('at').notNull(),
  },
  (t) => [
    uniqueIndex('activity_gives_open')
      .on(t.signupId)
      .where(sql`${t.status} = 'open'`),
  ],
);

/** What the staff did at the door without a line, so that nothing of it happens twice. An opId is one of its phone's: others may have the same. */
export const activityDoorOps = pgTable(
  'activity_door_ops',
  {
    memberId: ref('member_id').notNull(),
    opId: text('op_id').notNull(),
    activityId: ref('activity_id').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.opId] }), index('activity_door_ops_activity').on(t.activityId)],
);

/** What is drunk blind: its letter says nothing about what it is. */
export const tastingSamples = pgTable(
  'tasting_samples',
  {
    id: id(),
    activityId: ref('activity_id').notNull(),
    letter: text('letter').notNull(),
    name: text('name').notNull(),
    /** null: not for sale. */
    goodsId: ref('goods_id'),
    /** Who made it does not judge it. */
    makerId: ref('maker_id'),
  },
  (t) => [uniqueIndex('tasting_samples_letter').on(t.activityId, t.letter)],
);

export const tastingScores = pgTable(
  'tasting_scores',
  {
    sampleId: ref('sample_id').notNull(),
    memberId: ref('member_id').notNull(),
    activityId: ref('activity_id').notNull(),
    /** Dimension -> 1 to 10; what was not scored yet is not there. */
    scores: json<Record<string, number>>('scores').notNull(),
    note: text('note').notNull().default(''),
    /** When the guest wrote it, by the phone's clock held against ours: an older one never goes over a newer one. */
    writtenAt: ms('written_at').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sampleId, t.memberId] }),
    index('tasting_scores_activity').on(t.activityId),
    index('tasting_scores_member').on(t.memberId),
  ],
);

/** A guest's card of an activity: one for each guest, with the gift of the day. */
export const activityGuests = pgTable(
  'activity_guests',
  {
    id: id(),
    activityId: ref('activity_id').notNull(),
    memberId: ref('member_id').notNull(),
    cardNo: text('card_no').notNull().unique(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    gender: words<'' | 'female' | 'male'>('gender').notNull().default(''),
    birthday: text('birthday').notNull().default(''),
    wish: text('wish').notNull().default(''),
    employeeId: ref('employee_id'),
    giftCode: text('gift_code').notNull().unique(),
    giftAt: ms('gift_at'),
    giftBy: text('gift_by').notNull().default(''),
    agreedAt: ms('agreed_at').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    uniqueIndex('activity_guests_own').on(t.activityId, t.memberId),
    index('activity_guests_employee').on(t.employeeId),
  ],
);

/** A gathering that is held again and again, or on a day of one's own. */
export const activityThemes = pgTable('activity_themes', {
  id: id(),
  title: text('title').notNull(),
  cover: text('cover').notNull(),
  summary: text('summary').notNull(),
  html: text('html').notNull(),
  /** label = minutes from the start, value = what happens. */
  flow: list<KV>('flow'),
  teas: list<KV>('teas'),
  photos: list('photos'),
  priceEach: fen('price_each').notNull(),
  minPeople: int('min_people').notNull(),
  minutes: int('minutes').notNull(),
  storeIds: list('store_ids'),
  /** No longer offered. */
  over: flag('over'),
  sort: int('sort').notNull().default(0),
});

/** Shelves of an event's own goods: 绿茶, 茶器 or 客厅, 书房. */
export const activityCates = pgTable(
  'activity_cates',
  { id: id(), activityId: ref('activity_id').notNull(), label: text('label').notNull(), sort: int('sort').notNull() },
  (t) => [index('activity_cates_activity').on(t.activityId)],
);

/** Goods of an event. Its price is for guests who checked in, while it runs; `perMember` counts paid and unpaid pieces of all SKUs. */
export const activityGoods = pgTable(
  'activity_goods',
  {
    activityId: ref('activity_id').notNull(),
    goodsId: ref('goods_id').notNull(),
    cateId: ref('cate_id').notNull(),
    perMember: int('per_member').notNull(),
    sort: int('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.goodsId] }),
    index('activity_goods_goods').on(t.goodsId),
    check('activity_goods_limit', sql`${t.perMember} > 0`),
  ],
);
export const activitySkus = pgTable(
  'activity_skus',
  { activityId: ref('activity_id').notNull(), skuId: ref('sku_id').notNull(), price: fen('price').notNull() },
  (t) => [
    primaryKey({ columns: [t.activityId, t.skuId] }),
    index('activity_skus_sku').on(t.skuId),
    check('activity_skus_price', sql`${t.price} > 0`),
  ],
);
