/** SQL of the activity calendar. */
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { activities, activitySignups, activityThemes, masters, stores, type ActivityKind } from '../../../db/schema';
import { shanghai } from '../../../db/sums';
import type { Reading } from '../keyword/read';
import { textHas } from '../search/repository';

export interface ActivityRow {
  activity: typeof activities.$inferSelect;
  store: typeof stores.$inferSelect;
  /** The viewer's own sign-up, unless it was cancelled. */
  signup: typeof activitySignups.$inferSelect | null;
}

/** What the calendar of the tea space shows. */
export const CALENDAR_KINDS: ActivityKind[] = ['salon', 'gathering', 'publicTable', 'tasting'];

export interface CalendarFilter {
  from: number;
  to: number;
  kind?: ActivityKind;
  storeId?: string;
  themeId?: string;
  /** free, up to ¥199, ¥200 and more. */
  price?: 'free' | 'low' | 'high';
}

const PRICES = {
  free: eq(activities.price, 0),
  low: and(gt(activities.price, 0), lt(activities.price, 20_000)),
  high: gte(activities.price, 20_000),
};

const inCalendar = ({ from, to, kind, storeId, themeId, price }: CalendarFilter): SQL | undefined =>
  and(
    gte(activities.startAt, from),
    lt(activities.startAt, to),
    isNull(activities.cancelledAt),
    themeId ? eq(activities.themeId, themeId) : undefined,
    price ? PRICES[price] : undefined,
    kind ? eq(activities.kind, kind) : inArray(activities.kind, CALENDAR_KINDS),
    storeId ? eq(activities.storeId, storeId) : undefined,
  );

const rowsFor = (tx: Tx, memberId: string) =>
  tx
    .select({ activity: activities, store: stores, signup: activitySignups })
    .from(activities)
    .innerJoin(stores, eq(stores.id, activities.storeId))
    .leftJoin(
      activitySignups,
      and(
        eq(activitySignups.activityId, activities.id),
        eq(activitySignups.memberId, memberId),
        ne(activitySignups.status, 'cancelled'),
      ),
    );

export const findCalendar = (
  tx: Tx,
  memberId: string,
  filter: CalendarFilter,
  limit: number,
  offset = 0,
): Promise<ActivityRow[]> =>
  rowsFor(tx, memberId)
    .where(inCalendar(filter))
    .orderBy(asc(activities.startAt), asc(activities.id))
    .limit(limit)
    .offset(offset);

/** What is over, the latest first. */
export const findPast = (
  tx: Tx,
  memberId: string,
  filter: CalendarFilter,
  limit: number,
  offset: number,
): Promise<ActivityRow[]> =>
  rowsFor(tx, memberId)
    .where(and(inCalendar(filter), lte(activities.endAt, filter.to)))
    .orderBy(desc(activities.startAt), desc(activities.id))
    .limit(limit)
    .offset(offset);

export const countPast = (tx: Tx, filter: CalendarFilter): Promise<number> =>
  tx.$count(activities, and(inCalendar(filter), lte(activities.endAt, filter.to)));

/** Places of each of these activities whose people came. */
export async function countCame(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: activitySignups.activityId, came: sql<number>`sum(${activitySignups.qty})::int` })
    .from(activitySignups)
    .where(and(inArray(activitySignups.activityId, [...ids]), eq(activitySignups.status, 'checked')))
    .groupBy(activitySignups.activityId);
  return new Map(rows.map(({ id, came }) => [id, came]));
}

export type ThemeRow = typeof activityThemes.$inferSelect;
/** With how many sessions are to come. */
export const listThemes = (tx: Tx, now: number): Promise<{ theme: ThemeRow; coming: number }[]> =>
  tx
    .select({
      theme: activityThemes,
      coming: sql<number>`(select count(*)::int from activities a where a.theme_id = ${activityThemes.id} and a.start_at > ${now} and a.cancelled_at is null)`,
    })
    .from(activityThemes)
    .orderBy(asc(activityThemes.over), asc(activityThemes.sort), asc(activityThemes.id));

export const listStoreNames = (tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({ id: stores.id, name: stores.name })
        .from(stores)
        .where(inArray(stores.id, [...ids]))
        .orderBy(asc(stores.sort), asc(stores.id));

export const countCalendar = (tx: Tx, filter: CalendarFilter): Promise<number> =>
  tx.$count(activities, inCalendar(filter));

/** Days (Asia/Shanghai) with the number of events that begin on them. */
export async function countDays(tx: Tx, filter: CalendarFilter): Promise<{ day: string; events: number }[]> {
  const day = shanghai(activities.startAt, 'YYYY-MM-DD');
  return tx
    .select({ day: day.as('day'), events: count() })
    .from(activities)
    .where(inCalendar(filter))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** What the member signed up for and is not over. */
export const findMine = (tx: Tx, memberId: string, now: number): Promise<ActivityRow[]> =>
  rowsFor(tx, memberId)
    .where(and(eq(activitySignups.memberId, memberId), gt(activities.endAt, now)))
    .orderBy(asc(activities.startAt));

/** Of a ticket's code; the sign-up's row is locked. */
export async function lockTicket(tx: Tx, code: string) {
  const [row] = await tx
    .select({ signup: activitySignups, activity: activities, store: stores })
    .from(activitySignups)
    .innerJoin(activities, eq(activities.id, activitySignups.activityId))
    .innerJoin(stores, eq(stores.id, activities.storeId))
    .where(eq(activitySignups.code, code))
    .for('update', { of: activitySignups });
  return row;
}

/** `by`: who let them in, and where. */
export async function checkIn(tx: Tx, id: string, by: string, now: number): Promise<void> {
  await tx
    .update(activitySignups)
    .set({ status: 'checked', checkedAt: now, checkedBy: by })
    .where(eq(activitySignups.id, id));
}

export async function findActivity(tx: Tx, memberId: string, id: string): Promise<ActivityRow | undefined> {
  const [row] = await rowsFor(tx, memberId).where(eq(activities.id, id));
  return row;
}

/** In no order. */
export const listActivitiesById = (tx: Tx, memberId: string, ids: readonly string[]): Promise<ActivityRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : rowsFor(tx, memberId).where(inArray(activities.id, [...new Set(ids)]));

/** Others to come, those of the same kind first. */
export const findRelated = (
  tx: Tx,
  memberId: string,
  { id, kind }: ActivityRow['activity'],
  limit: number,
  now: number,
): Promise<ActivityRow[]> =>
  rowsFor(tx, memberId)
    .where(and(ne(activities.id, id), gt(activities.startAt, now), isNull(activities.cancelledAt)))
    .orderBy(desc(sql`(${activities.kind} = ${kind})`), asc(activities.startAt))
    .limit(limit);

export const findHosts = (tx: Tx, ids: string[]) =>
  ids.length === 0 ? Promise.resolve([]) : tx.select().from(masters).where(inArray(masters.id, ids));

/** What a landing page without an id is about, of those kinds: what runs, else what begins next, else what was the last. */
export async function findMain(tx: Tx, wanted: readonly ActivityKind[], now: number): Promise<string | undefined> {
  const isOver = sql`${activities.endAt} <= ${now}`;
  const [row] = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(and(isNull(activities.cancelledAt), inArray(activities.kind, [...wanted])))
    .orderBy(
      asc(isOver),
      desc(sql`${activities.kind} in ('event', 'tasting') and ${activities.startAt} <= ${now}`),
      asc(sql`case when ${isOver} then -${activities.endAt} else ${activities.startAt} end`),
    )
    .limit(1);
  return row?.id;
}

const TEXT = sql`(${activities.title} || ' ' || (select name || ' ' || city from stores where id = ${activities.storeId}))`;

/** Activities that a reading finds by title and store: those to come first, then the latest of the past. */
export const listFound = (
  tx: Tx,
  memberId: string | undefined,
  { reading, limit, offset }: { reading: Reading; limit: number; offset: number },
  now: number,
): Promise<ActivityRow[]> =>
  rowsFor(tx, memberId ?? '0')
    .where(and(textHas(TEXT, reading), isNull(activities.cancelledAt)))
    .orderBy(desc(gt(activities.endAt, now)), asc(sql`abs(${activities.startAt} - ${now})`), asc(activities.id))
    .limit(limit)
    .offset(offset);

export const countFound = (tx: Tx, reading: Reading): Promise<number> =>
  tx.$count(activities, and(textHas(TEXT, reading), isNull(activities.cancelledAt)));

/** Activities of a store that begin in that time, the first one first. */
export const listStarting = (tx: Tx, storeId: string, { from, until }: { from: number; until: number }) =>
  tx
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.storeId, storeId),
        isNull(activities.cancelledAt),
        gte(activities.startAt, from),
        lt(activities.startAt, until),
      ),
    )
    .orderBy(asc(activities.startAt), asc(activities.id));
