/** SQL of the fields: readings, log, plans and harvests. */
import { and, asc, desc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { findById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged } from '../../../../db/paged';
import {
  adoptPlans,
  adoptions,
  fieldLogs,
  fieldReadings,
  harvestPosts,
  members,
  teaFields,
} from '../../../../db/schema';
import type { Season } from '../../../../db/schema';
import { shanghai } from '../../../../db/sums';

export type FieldRow = typeof teaFields.$inferSelect;
export type PlanRow = typeof adoptPlans.$inferSelect;
export type ReadingRow = typeof fieldReadings.$inferSelect;

export const listFields = (tx: Tx): Promise<FieldRow[]> =>
  tx.select().from(teaFields).orderBy(asc(teaFields.sort), asc(teaFields.id));

export const findField = findById(teaFields);

/** The newest reading of each field. */
export async function loadReadings(tx: Tx, fieldIds: readonly string[]): Promise<Map<string, ReadingRow>> {
  if (fieldIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([fieldReadings.fieldId])
    .from(fieldReadings)
    .where(inArray(fieldReadings.fieldId, [...fieldIds]))
    .orderBy(fieldReadings.fieldId, desc(fieldReadings.at));
  return new Map(rows.map((row) => [row.fieldId, row]));
}

/** Yesterday's readings as today's, those that are due and not there yet; answers how many. The shift of a week adds up to nothing. */
export async function repeatReadings(tx: Tx, now: number): Promise<number> {
  const { rows } = (await tx.execute(sql`
    with last as (select field_id, max(at) as at from field_readings group by field_id),
    made as (
      insert into field_readings (field_id, at, temp, humidity, soil, light)
      select r.field_id, r.at + 86400000, r.temp + (r.at / 600000 % 7 - 3), least(990, r.humidity - (r.at / 600000 % 7 - 3) * 2),
        r.soil, r.light
      from field_readings r join last on last.field_id = r.field_id
      where r.at > last.at - 86400000 and r.at + 86400000 <= ${now}
      on conflict do nothing returning 1)
    select count(*)::int as count from made`)) as { rows: { count: number }[] };
  return Number(rows[0]?.count ?? 0);
}
export async function dropReadings(tx: Tx, before: number): Promise<void> {
  await tx.delete(fieldReadings).where(lt(fieldReadings.at, before));
}

export interface DayMean {
  day: string;
  temp: number;
  humidity: number;
  soil: number;
  light: number;
}
const mean = (column: PgColumn) => sql<number>`round(avg(${column}))::int`.mapWith(Number);
const DAY = shanghai(fieldReadings.at, 'MM-DD');

/** Means of days, the oldest first. */
export const listDayMeans = (tx: Tx, fieldId: string, from: number, until: number): Promise<DayMean[]> =>
  tx
    .select({
      day: DAY,
      temp: mean(fieldReadings.temp),
      humidity: mean(fieldReadings.humidity),
      soil: mean(fieldReadings.soil),
      light: mean(fieldReadings.light),
    })
    .from(fieldReadings)
    .where(and(eq(fieldReadings.fieldId, fieldId), gte(fieldReadings.at, from), lt(fieldReadings.at, until)))
    .groupBy(DAY)
    .orderBy(DAY);

export const listLogs = (tx: Tx, fieldId: string, limit: number) =>
  tx.select().from(fieldLogs).where(eq(fieldLogs.fieldId, fieldId)).orderBy(desc(fieldLogs.at)).limit(limit);

/** The newest line of each field's log. */
export async function loadLastLogs(tx: Tx, fieldIds: readonly string[]) {
  const rows = await tx
    .selectDistinctOn([fieldLogs.fieldId])
    .from(fieldLogs)
    .where(inArray(fieldLogs.fieldId, [...fieldIds]))
    .orderBy(fieldLogs.fieldId, desc(fieldLogs.at));
  return new Map(rows.map((row) => [row.fieldId, row]));
}

/** What happened in the field between two instants, the newest first. */
export const listLogsBetween = (tx: Tx, fieldId: string, from: number, to: number, limit: number) =>
  tx
    .select()
    .from(fieldLogs)
    .where(and(eq(fieldLogs.fieldId, fieldId), gte(fieldLogs.at, from), lte(fieldLogs.at, to)))
    .orderBy(desc(fieldLogs.at))
    .limit(limit);

export const listPlans = (tx: Tx, fieldIds: readonly string[]): Promise<PlanRow[]> =>
  tx
    .select()
    .from(adoptPlans)
    .where(inArray(adoptPlans.fieldId, [...fieldIds]))
    .orderBy(asc(adoptPlans.sort), asc(adoptPlans.id));

export const findPlan = findById(adoptPlans);

/** One less (or with -1 one more) to be had; false when there is none. */
export async function takePlan(tx: Tx, id: string, count = 1): Promise<boolean> {
  const rows = await tx
    .update(adoptPlans)
    .set({ left: sql`${adoptPlans.left} - ${count}` })
    .where(and(eq(adoptPlans.id, id), sql`${adoptPlans.left} >= ${count}`))
    .returning({ id: adoptPlans.id });
  return rows.length > 0;
}

export const countAdopters = async (tx: Tx): Promise<number> => {
  const [row] = await tx
    .select({ members: sql<number>`count(distinct ${adoptions.memberId})::int`.mapWith(Number) })
    .from(adoptions)
    .where(inArray(adoptions.status, ['growing', 'making', 'claimable', 'ended']));
  return row?.members ?? 0;
};

export const sumHarvested = async (tx: Tx): Promise<number> => {
  const [row] = await tx
    .select({ grams: sql<number>`coalesce(sum(${harvestPosts.grams}), 0)::bigint`.mapWith(Number) })
    .from(harvestPosts);
  return row?.grams ?? 0;
};

/** What a field brings in a season, for anybody to read: each harvest adds to the one post. */
export async function addToPost(tx: Tx, post: Omit<typeof harvestPosts.$inferInsert, 'adopters'>): Promise<void> {
  await tx
    .insert(harvestPosts)
    .values({ ...post, adopters: 1 })
    .onConflictDoUpdate({
      target: [harvestPosts.fieldId, harvestPosts.year, harvestPosts.season],
      set: { grams: sql`${harvestPosts.grams} + ${post.grams}`, adopters: sql`${harvestPosts.adopters} + 1` },
    });
}

export async function pageOfPosts(
  tx: Tx,
  { fieldId, season }: { fieldId?: string | undefined; season?: Season | undefined },
  limit: number,
  offset: number,
) {
  const where = and(
    fieldId === undefined ? undefined : eq(harvestPosts.fieldId, fieldId),
    season === undefined ? undefined : eq(harvestPosts.season, season),
  );
  return paged(
    tx
      .select({ post: harvestPosts, field: teaFields })
      .from(harvestPosts)
      .innerJoin(teaFields, eq(teaFields.id, harvestPosts.fieldId))
      .where(where)
      .orderBy(desc(harvestPosts.at), desc(harvestPosts.id)),
    limit,
    offset,
    () => tx.$count(harvestPosts, where),
  );
}

/** Who has adopted a tree since an instant, the newest first. */
export const listAdopted = (tx: Tx, since: number, limit: number) =>
  tx
    .select({ id: adoptions.id, at: adoptions.startAt, nickname: members.nickname, field: teaFields.name })
    .from(adoptions)
    .innerJoin(members, eq(members.id, adoptions.memberId))
    .innerJoin(teaFields, eq(teaFields.id, adoptions.fieldId))
    .where(and(gte(adoptions.startAt, since), ne(adoptions.certificateNo, ''), ne(adoptions.status, 'cancelled')))
    .orderBy(desc(adoptions.startAt), desc(adoptions.id))
    .limit(limit);
