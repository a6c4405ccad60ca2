/** Patrols: points of a store, what was found there, and every write that was carried out (chapter 36). */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EmployeeBrief } from '../../../src/contract/employee/shapes';
import type { Geo } from '../../../src/contract/kit';
import type { PatrolItem, PatrolResult } from '../../../src/contract/patrol/shapes';
import { flag, id, json, list, ms, ref, words } from '../columns';

export type PatrolFrequency = 'daily' | 'weekly';
export type PatrolStatus = 'ok' | 'issue' | 'fixed' | 'closed';

export const patrolPoints = pgTable(
  'patrol_points',
  {
    id: id(),
    /** What its label says: capitals. */
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    storeId: ref('store_id').notNull(),
    area: text('area').notNull(),
    items: list<PatrolItem>('items'),
    frequency: words<PatrolFrequency>('frequency').notNull(),
    /** 1 = Monday: a weekly point is due on it. */
    weekday: integer('weekday').notNull().default(1),
    /** HH:mm */
    dueTime: text('due_time').notNull(),
    /** null = the manager of the store. */
    assigneeId: ref('assignee_id'),
    /** null = where the store is. */
    geo: json<Geo>('geo'),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [index('patrol_points_store').on(t.storeId, t.sort)],
);

export const patrolRecords = pgTable(
  'patrol_records',
  {
    id: id(),
    pointId: ref('point_id').notNull(),
    storeId: ref('store_id').notNull(),
    /** As they were then (rule 1.8). */
    name: text('name').notNull(),
    area: text('area').notNull(),
    items: list<PatrolItem>('items'),
    /** Of Shanghai. */
    day: text('day').notNull(),
    at: ms('at').notNull(),
    byId: ref('by_id').notNull(),
    by: json<EmployeeBrief>('by').notNull(),
    geo: json<Geo>('geo'),
    distance: integer('distance'),
    away: flag('away'),
    typed: flag('typed'),
    results: list<PatrolResult>('results'),
    photos: list('photos'),
    note: text('note').notNull().default(''),
    status: words<PatrolStatus>('status').notNull(),
    /** What failed, in a line; '' = nothing. */
    summary: text('summary').notNull().default(''),
    assigneeId: ref('assignee_id'),
    assignee: json<EmployeeBrief>('assignee'),
    dueAt: ms('due_at'),
    fixPhotos: list('fix_photos'),
    fixNote: text('fix_note').notNull().default(''),
    fixedById: ref('fixed_by_id'),
    fixedBy: text('fixed_by').notNull().default(''),
    recheckBy: text('recheck_by').notNull().default(''),
    log: list<{ key: string; label: string; value: string }>('log'),
  },
  (t) => [
    index('patrol_records_point').on(t.pointId, t.at),
    index('patrol_records_store').on(t.storeId, t.day, t.at),
    index('patrol_records_status').on(t.status, t.storeId, t.dueAt),
  ],
);

/** A repetition is answered with what the first one made (rule 2.8). */
export const patrolOps = pgTable(
  'patrol_ops',
  {
    employeeId: ref('employee_id').notNull(),
    opId: text('op_id').notNull(),
    recordId: ref('record_id').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.opId] })],
);
