/** Keeping clients: what was done, what is to be done, whom we invited, who comes to us, whom we visit. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PLAN_KINDS } from '../../../src/contract/client/shapes';
import type { Geo } from '../../../src/contract/kit';
import type {
  COME_STATUSES,
  INVITE_STATUSES,
  MAINT_WAYS,
  ROUTE_STATUSES,
  STOP_STATUSES,
} from '../../../src/contract/maintenance/shapes';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';

export type PlanStatus = 'prepared' | 'underway' | 'completed' | 'cancelled';

export const clientPlans = pgTable(
  'client_plans',
  {
    id: id(),
    clientId: ref('client_id').notNull(),
    ownerId: ref('owner_id').notNull(),
    kind: words<(typeof PLAN_KINDS)[number]>('kind').notNull(),
    at: ms('at').notNull(),
    content: text('content').notNull(),
    remindMin: int('remind_min').notNull().default(0),
    status: words<PlanStatus>('status').notNull().default('prepared'),
    /** Why it was cancelled. */
    reason: text('reason').notNull().default(''),
    /** The row that it became. */
    convertedTo: ref('converted_to'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    index('client_plans_owner').on(t.ownerId, t.status, t.at),
    index('client_plans_client').on(t.clientId, t.status, t.at),
  ],
);

export const clientMaints = pgTable(
  'client_maints',
  {
    id: id(),
    clientId: ref('client_id').notNull(),
    /** Who wrote it, and by which name. */
    byId: ref('by_id').notNull(),
    by: text('by').notNull(),
    way: words<(typeof MAINT_WAYS)[number]>('way').notNull(),
    content: text('content').notNull(),
    photos: list('photos'),
    geo: json<Geo>('geo'),
    /** Where, in words: what is written when the position is not known. */
    place: text('place').notNull().default(''),
    nextAt: ms('next_at'),
    couponId: ref('coupon_id'),
    coupon: text('coupon').notNull().default(''),
    planId: ref('plan_id'),
    at: ms('at').notNull(),
  },
  (t) => [index('client_maints_client').on(t.clientId, t.at, t.id), index('client_maints_by').on(t.byId, t.at, t.id)],
);

export const clientInvites = pgTable(
  'client_invites',
  {
    id: id(),
    clientId: ref('client_id').notNull(),
    ownerId: ref('owner_id').notNull(),
    purpose: text('purpose').notNull(),
    storeId: ref('store_id').notNull(),
    roomId: ref('room_id'),
    activityId: ref('activity_id'),
    at: ms('at').notNull(),
    minutes: int('minutes').notNull(),
    party: int('party').notNull(),
    note: text('note').notNull().default(''),
    status: words<(typeof INVITE_STATUSES)[number]>('status').notNull().default('draft'),
    /** Whoever has it sees the invitation and answers it. */
    token: text('token').notNull().unique(),
    /** How often the guest has answered, who it was, and what was said. */
    answers: int('answers').notNull().default(0),
    guestId: ref('guest_id'),
    guestNote: text('guest_note').notNull().default(''),
    answeredAt: ms('answered_at'),
    /** Of its entry in calendars: grows with each change. */
    sequence: integer('sequence').notNull().default(0),
    planId: ref('plan_id'),
    createdAt: ms('created_at').notNull(),
    updatedAt: ms('updated_at').notNull(),
  },
  (t) => [
    index('client_invites_client').on(t.clientId, t.at),
    index('client_invites_owner').on(t.ownerId, t.status, t.at),
    check('client_invites_party', sql`${t.party} >= 1`),
  ],
);

export const comeVisits = pgTable(
  'come_visits',
  {
    id: id(),
    clientId: ref('client_id').notNull(),
    ownerId: ref('owner_id').notNull(),
    storeId: ref('store_id').notNull(),
    roomId: ref('room_id'),
    /** The employee who receives. */
    receptionId: ref('reception_id'),
    at: ms('at').notNull(),
    minutes: int('minutes').notNull(),
    party: int('party').notNull(),
    prepare: text('prepare').notNull().default(''),
    status: words<(typeof COME_STATUSES)[number]>('status').notNull().default('prepared'),
    result: text('result').notNull().default(''),
    reason: text('reason').notNull().default(''),
    dealAmount: fen('deal_amount').notNull().default(0),
    /** The invitation that it follows from, at most one each. */
    inviteId: ref('invite_id').unique(),
    planId: ref('plan_id'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    index('come_visits_at').on(t.at, t.storeId),
    index('come_visits_client').on(t.clientId, t.at),
    check('come_visits_amount', sql`${t.dealAmount} >= 0`),
  ],
);

/** A day on the road. */
export const visitRoutes = pgTable(
  'visit_routes',
  {
    id: id(),
    ownerId: ref('owner_id').notNull(),
    date: text('date').notNull(),
    status: words<(typeof ROUTE_STATUSES)[number]>('status').notNull().default('prepared'),
    reason: text('reason').notNull().default(''),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    // A day has one route; one that was called off is none.
    uniqueIndex('visit_routes_day')
      .on(t.ownerId, t.date)
      .where(sql`${t.status} <> 'cancelled'`),
    index('visit_routes_date').on(t.date),
  ],
);

export const visitStops = pgTable(
  'visit_stops',
  {
    id: id(),
    routeId: ref('route_id').notNull(),
    clientId: ref('client_id').notNull(),
    sort: int('sort').notNull(),
    at: ms('at').notNull(),
    purpose: text('purpose').notNull(),
    status: words<(typeof STOP_STATUSES)[number]>('status').notNull().default('waiting'),
    /** When the button was pressed, which may be long before it was heard of (rule 31.9). */
    checkedAt: ms('checked_at'),
    checkedGeo: json<Geo>('checked_geo'),
    /** Metres, as the phone says. */
    accuracy: int('accuracy'),
    /** Metres to the client's address; null = it has none. */
    distance: int('distance'),
    away: flag('away'),
    reason: text('reason').notNull().default(''),
    photos: list('photos'),
    result: text('result').notNull().default(''),
    nextAt: ms('next_at'),
    planId: ref('plan_id'),
  },
  (t) => [index('visit_stops_route').on(t.routeId, t.sort), index('visit_stops_client').on(t.clientId, t.at)],
);
