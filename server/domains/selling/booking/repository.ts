/** SQL of bookings, of what is held, of what one comes for and of who serves. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { BookingStatus } from '../../../../src/contract/booking/shapes';
import { findById, insertInto, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  bookingHolds,
  bookings,
  employees,
  members,
  serviceTypes,
  specialists,
  stores,
  venues,
  type BookingEvent,
} from '../../../db/schema';
import type { Use } from '../../offer/room/slots';
import { ACTIVE } from './states';

export type BookingRow = typeof bookings.$inferSelect;
export type HoldRow = typeof bookingHolds.$inferSelect;
export type ServiceRow = typeof serviceTypes.$inferSelect;
export type VenueRow = typeof venues.$inferSelect;

export const findBooking = findById(bookings);
export const insertBooking = insertInto(bookings);
export const updateBooking = updateById(bookings);

export const addEvent = (row: Pick<BookingRow, 'events'>, event: BookingEvent): { events: BookingEvent[] } => ({
  events: [...(row.events ?? []), event],
});

export async function lockByCode(tx: Tx, code: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.code, code)).for('update');
  return row;
}

const overlaps = ({ from, to }: Use) => and(lt(bookings.startAt, to), gt(bookings.endAt, from));
const isIn = (statuses: readonly BookingStatus[]) => inArray(bookings.status, [...statuses]);

/** Own ones that are at the same time, in whatever store. */
export async function findOverlap(
  tx: Tx,
  memberId: string,
  use: Use,
  except: string | undefined,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.memberId, memberId),
        isIn(ACTIVE),
        overlaps(use),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    )
    .limit(1);
  return row;
}

/** Whom each specialist serves meanwhile. */
export const listServed = async (tx: Tx, employeeIds: readonly string[], use: Use): Promise<BookingRow[]> =>
  employeeIds.length === 0
    ? []
    : tx
        .select()
        .from(bookings)
        .where(and(inArray(bookings.employeeId, [...employeeIds]), isIn(ACTIVE), overlaps(use)));

export const TABS = {
  coming: ['unpaid', 'pending', 'booked', 'seated'],
  done: ['finished', 'noShow'],
  cancelled: ['cancelled', 'refused'],
} as const satisfies Record<string, readonly BookingStatus[]>;
export type BookingTab = keyof typeof TABS;

interface Listed {
  memberId?: string;
  storeId?: string;
  date?: string | undefined;
  tab?: BookingTab;
}
const listed = ({ memberId, storeId, date, tab }: Listed): SQL | undefined =>
  and(
    memberId === undefined ? undefined : eq(bookings.memberId, memberId),
    storeId === undefined ? undefined : eq(bookings.storeId, storeId),
    date === undefined ? undefined : eq(bookings.date, date),
    tab === undefined ? undefined : isIn(TABS[tab]),
  );

export const countBookings = (tx: Tx, of: Listed): Promise<number> => tx.$count(bookings, listed(of));

/** What is to come by its time, what has been the latest first. */
export const pageOfBookings = (tx: Tx, of: Listed, limit: number, offset: number): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(listed(of))
    .orderBy(
      of.tab === 'coming' || of.storeId !== undefined ? asc(bookings.startAt) : desc(bookings.startAt),
      asc(bookings.id),
    )
    .limit(limit)
    .offset(offset);

/** Active ones that touch a span, of a store or of some of its rooms, the first one first. */
export const listActive = (
  tx: Tx,
  storeId: string,
  use: Use,
  { roomIds, statuses = ACTIVE }: { roomIds?: readonly string[] | undefined; statuses?: readonly BookingStatus[] } = {},
): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.storeId, storeId),
        isIn(statuses),
        overlaps(use),
        roomIds === undefined ? undefined : inArray(bookings.roomId, [...roomIds]),
      ),
    )
    .orderBy(asc(bookings.startAt), asc(bookings.id));

/** The own one that a scan of the seat is about: in the store, in the room or not, near its start; seated ones too. */
export async function findArriving(
  tx: Tx,
  memberId: string,
  { storeId, roomIds }: { storeId: string; roomIds: readonly string[] | undefined },
  { from, to }: Use,
  lock = true,
): Promise<BookingRow | undefined> {
  const found = tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.memberId, memberId),
        eq(bookings.storeId, storeId),
        roomIds === undefined ? undefined : inArray(bookings.roomId, [...roomIds]),
        or(
          and(eq(bookings.status, 'booked'), gte(bookings.startAt, from), lte(bookings.startAt, to)),
          eq(bookings.status, 'seated'),
        ),
      ),
    )
    .orderBy(asc(sql`${bookings.status} <> 'seated'`), asc(bookings.startAt))
    .limit(1);
  const [row] = await (lock ? found.for('update') : found);
  return row;
}

export const listServices = (tx: Tx): Promise<ServiceRow[]> =>
  tx
    .select()
    .from(serviceTypes)
    .where(eq(serviceTypes.closed, false))
    .orderBy(asc(serviceTypes.sort), asc(serviceTypes.id));
export const findService = findById(serviceTypes);
export const listServicesById = async (tx: Tx, ids: readonly string[]): Promise<ServiceRow[]> =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(serviceTypes)
        .where(inArray(serviceTypes.id, [...new Set(ids)]));

export const findHold = findById(bookingHolds);
export const insertHold = insertInto(bookingHolds);
export const updateHold = updateById(bookingHolds);

/** A member's own choice, and what the waiting list keeps for it. */
export const listHolds = (tx: Tx, memberId: string, storeId?: string): Promise<HoldRow[]> =>
  tx
    .select()
    .from(bookingHolds)
    .where(
      and(eq(bookingHolds.memberId, memberId), storeId === undefined ? undefined : eq(bookingHolds.storeId, storeId)),
    )
    .orderBy(desc(bookingHolds.createdAt), desc(bookingHolds.id));

export const listHoldsById = async (tx: Tx, ids: readonly string[]): Promise<HoldRow[]> =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(bookingHolds)
        .where(inArray(bookingHolds.id, [...new Set(ids)]));

/** False when it is gone already. */
export async function deleteHold(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.delete(bookingHolds).where(eq(bookingHolds.id, id)).returning({ id: bookingHolds.id });
  return rows.length > 0;
}

export async function findVenue(tx: Tx, storeId: string): Promise<VenueRow | undefined> {
  const [row] = await tx.select().from(venues).where(eq(venues.storeId, storeId));
  return row;
}
export const listVenues = async (tx: Tx, storeIds: readonly string[]): Promise<VenueRow[]> =>
  storeIds.length === 0
    ? []
    : tx
        .select()
        .from(venues)
        .where(inArray(venues.storeId, [...storeIds]));

export async function setPause(tx: Tx, storeId: string, pausedUntil: number): Promise<void> {
  await tx
    .insert(venues)
    .values({ storeId, traffic: [], phones: [], licences: [], pausedUntil })
    .onConflictDoUpdate({ target: venues.storeId, set: { pausedUntil } });
}

/** Specialists with the member behind each, in their order; `keyword`: part of name, number or skill. */
export const listSpecialists = (
  tx: Tx,
  { storeId, ids }: { storeId?: string | undefined; ids?: readonly string[] } = {},
) =>
  tx
    .select({ specialist: specialists, employee: employees, storeName: stores.name, mobile: members.mobile })
    .from(specialists)
    .innerJoin(employees, eq(employees.id, specialists.employeeId))
    .innerJoin(stores, eq(stores.id, employees.storeId))
    .innerJoin(members, eq(members.id, employees.memberId))
    .where(
      and(
        ids === undefined ? eq(specialists.bookable, true) : inArray(specialists.employeeId, [...ids]),
        storeId === undefined ? undefined : eq(employees.storeId, storeId),
      ),
    )
    .orderBy(asc(specialists.sort), asc(specialists.employeeId));

/** Of each specialist: how often served since an instant, and what guests said. */
export async function countServed(tx: Tx, employeeIds: readonly string[], { from, to }: Use) {
  if (employeeIds.length === 0) return [];
  return tx
    .select({
      employeeId: bookings.employeeId,
      month:
        sql<number>`count(*) filter (where ${bookings.startAt} >= ${from} and ${bookings.startAt} < ${to} and ${bookings.status} not in ('unpaid', 'cancelled', 'refused'))`.mapWith(
          Number,
        ),
      score: sql<number>`coalesce(avg(${bookings.score}), 0)`.mapWith(Number),
    })
    .from(bookings)
    .where(inArray(bookings.employeeId, [...employeeIds]))
    .groupBy(bookings.employeeId);
}

/** What guests said of each store. */
export const scoresOf = async (tx: Tx, storeIds: readonly string[]) =>
  storeIds.length === 0
    ? []
    : tx
        .select({
          storeId: bookings.storeId,
          score: sql<number>`avg(${bookings.score})`.mapWith(Number),
          count: sql<number>`count(*)`.mapWith(Number),
        })
        .from(bookings)
        .where(and(inArray(bookings.storeId, [...storeIds]), isNotNull(bookings.score)))
        .groupBy(bookings.storeId);

/** The latest words of guests of a store. */
export const listReviewed = (tx: Tx, storeId: string, limit: number): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.storeId, storeId), isNotNull(bookings.score)))
    .orderBy(desc(bookings.reviewedAt), desc(bookings.id))
    .limit(limit);

/** Own holds that the waiting list did not make. */
export const ownHold = async (tx: Tx, memberId: string, storeId: string): Promise<HoldRow | undefined> => {
  const [row] = await tx
    .select()
    .from(bookingHolds)
    .where(and(eq(bookingHolds.memberId, memberId), eq(bookingHolds.storeId, storeId), isNull(bookingHolds.waitId)));
  return row;
};

/** Bookings of a store that begin in that time and whose guests are not there yet, the first one first. */
export const listComing = (tx: Tx, storeId: string, { from, to }: Use): Promise<BookingRow[]> =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.storeId, storeId),
        eq(bookings.status, 'booked'),
        gte(bookings.startAt, from),
        lt(bookings.startAt, to),
      ),
    )
    .orderBy(asc(bookings.startAt), asc(bookings.id));
