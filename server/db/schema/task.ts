/** What waits for a decision of the staff (rule 5.4). `targetId` is what it is about; it may come back in another step. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fen, flag, id, list, ms, ref, words } from '../columns';

export type TaskKind =
  | 'todo'
  | 'quote'
  | 'wholesale'
  | 'merchant'
  | 'withdraw'
  | 'voucher'
  | 'afterSale'
  | 'stockAdjust'
  | 'clientTransfer'
  | 'declaration'
  | 'process'
  | 'patrol'
  | 'feedback'
  | 'report'
  | 'content'
  | 'goods';
export type TaskStatus = 'todo' | 'done' | 'passed' | 'rejected';
export interface TaskRow {
  key: string;
  label: string;
  value: string;
}

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    kind: words<TaskKind>('kind').notNull(),
    targetId: ref('target_id').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    fromId: ref('from_id'),
    fromName: text('from_name').notNull(),
    /** Staff area whose people decide it. */
    area: text('area').notNull(),
    /** One employee alone. */
    assigneeId: ref('assignee_id'),
    status: words<TaskStatus>('status').notNull().default('todo'),
    urgent: flag('urgent'),
    /** What it is about, in money; null: no amount says so (rule 5.8). */
    worth: fen('worth'),
    /** A sum to show, where no rule goes by it; else `worth` is shown. */
    amount: fen('amount'),
    route: text('route'),
    fields: list<TaskRow>('fields'),
    /** Addresses of pictures. */
    files: list('files'),
    log: list<TaskRow>('log'),
    rev: integer('rev').notNull().default(1),
    dueAt: ms('due_at'),
    /** Since when the task is overdue and stands before the managers too (rule 27.6). */
    lateAt: ms('late_at'),
    /** The colleague whose opinion is awaited before it is decided (rule 27.4). */
    consultId: ref('consult_id'),
    createdAt: ms('created_at').notNull(),
    decidedById: ref('decided_by_id'),
    decidedAt: ms('decided_at'),
  },
  (t) => [
    index('tasks_open').on(t.status, t.area, t.createdAt),
    index('tasks_target').on(t.kind, t.targetId),
    index('tasks_from').on(t.fromId),
    index('tasks_decided').on(t.decidedById),
    index('tasks_assignee').on(t.assigneeId),
    index('tasks_consult').on(t.consultId),
  ],
);

/** Days on which somebody else takes the tasks that name an employee (rule 27.5). Dates of Shanghai, both included. */
export const absences = pgTable('absences', {
  employeeId: ref('employee_id').primaryKey(),
  standInId: ref('stand_in_id').notNull(),
  from: text('from_day').notNull(),
  to: text('to_day').notNull(),
});
