/** Processes of the staff (chapter 27 of docs/rules.md): what a form asks and who passes it are rows; what was begun keeps the definition that it began with. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ProcessDefinition } from '../../../src/contract/process/shapes';
import { fen, flag, id, json, list, ms, ref, words } from '../columns';
import type { TaskRow } from './task';

export const processKinds = pgTable('process_kinds', {
  id: id(),
  /** leave, purchase: what effects and links go by. */
  kind: text('kind').notNull().unique(),
  title: text('title').notNull(),
  about: text('about').notNull().default(''),
  sort: integer('sort').notNull().default(0),
  /** False: nobody begins one any more; what was begun goes on. */
  on: flag('on'),
});

export const processFields = pgTable(
  'process_fields',
  {
    id: id(),
    kindId: ref('kind_id').notNull(),
    key: text('key').notNull(),
    label: text('label').notNull(),
    type: words<ProcessDefinition['fields'][number]['type']>('type').notNull(),
    required: flag('required'),
    options: list('options'),
    columns: list<ProcessDefinition['fields'][number]['columns'][number]>('columns'),
    /** The path goes by its amount. */
    counts: flag('counts'),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [index('process_fields_kind').on(t.kindId, t.key)],
);

export const processSteps = pgTable(
  'process_steps',
  {
    id: id(),
    kindId: ref('kind_id').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** A desk; that of the managers is first the manager of the own store. */
    desk: text('desk').notNull(),
    /** Only above so many fen. */
    over: fen('over'),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [index('process_steps_kind').on(t.kindId, t.key)],
);

export interface ProcessStepState {
  key: string;
  name: string;
  desk: string;
  /** Whom it names; null: whoever sits at the desk. */
  employeeId: string | null;
  /** Who decided it, or whom it waits for. */
  who: string;
  result: 'waiting' | 'passed' | 'rejected' | 'ahead';
  note: string;
  at: number;
}
export interface ProcessFile {
  url: string;
  kind: 'image' | 'video' | 'file';
  name: string;
  size: number;
}

export const processes = pgTable(
  'processes',
  {
    id: id(),
    no: text('no').notNull().unique(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    memberId: ref('member_id').notNull(),
    employeeId: ref('employee_id').notNull(),
    fromName: text('from_name').notNull(),
    definition: json<ProcessDefinition>('definition').notNull(),
    values: list<TaskRow>('values'),
    files: list<ProcessFile>('files'),
    status: words<'draft' | 'running' | 'passed' | 'rejected' | 'withdrawn'>('status').notNull(),
    /** What the path goes by; null: no field says so. */
    amount: fen('amount'),
    steps: list<ProcessStepState>('steps'),
    /** Members, beside the sender, whose money or standing it moves: none of them decides. */
    concerned: list('concerned'),
    createdAt: ms('created_at').notNull(),
    endedAt: ms('ended_at'),
    remindedAt: ms('reminded_at'),
  },
  (t) => [
    index('processes_own').on(t.memberId, t.createdAt),
    // One draft of each kind and employee.
    uniqueIndex('processes_draft')
      .on(t.memberId, t.kind)
      .where(sql`${t.status} = 'draft'`),
  ],
);
