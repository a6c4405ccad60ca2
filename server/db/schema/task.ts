/** What waits for a decision of the staff (domain.md 2, 5: tasks). One row per kind, subject and step. */
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { flag, id, ms, ref, words } from '../columns';

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
  | 'feedback';
export type TaskStatus = 'todo' | 'done' | 'passed' | 'rejected';

export const staffTasks = pgTable(
  'staff_tasks',
  {
    id: id(),
    kind: words<TaskKind>('kind').notNull(),
    /** Id of what it is about. */
    refId: ref('ref_id').notNull(),
    /** One subject may come back: `audit`, `receive`, `escalate`. */
    step: text('step').notNull().default('audit'),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** Who asked, as staff read it. */
    from: text('from').notNull().default(''),
    /** Staff area whose people see it. */
    area: text('area').notNull(),
    managerOnly: flag('manager_only'),
    /** One employee alone. */
    assigneeId: ref('assignee_id'),
    senderId: ref('sender_id'),
    urgent: flag('urgent'),
    dueAt: ms('due_at'),
    route: text('route'),
    status: words<TaskStatus>('status').notNull().default('todo'),
    rev: integer('rev').notNull().default(1),
    note: text('note').notNull().default(''),
    createdAt: ms('created_at').notNull(),
    decidedAt: ms('decided_at'),
    decidedBy: ref('decided_by'),
  },
  (t) => [
    uniqueIndex('staff_tasks_once').on(t.kind, t.refId, t.step),
    index('staff_tasks_open').on(t.status, t.area, t.createdAt),
  ],
);
