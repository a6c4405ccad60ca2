/** Who carries a decision out, by kind of task. A domain adds its kind here; a kind without a line cannot be decided yet. */
import type { Tx } from '../../db/client';
import type { employees, TaskKind } from '../../db/schema';
import type { Server } from '../../http/context';
import { decideSaleTask } from '../afterSale/decideTask';
import { decideReport } from '../life/check';
import { decideVoucher } from '../voucher/service';
import { decideWholesaler } from '../wholesale/apply';

export interface TaskDecision {
  /** What the task is about. */
  targetId: string;
  pass: boolean;
  note: string;
  employee: typeof employees.$inferSelect;
  now: number;
}
/** Runs in the transaction of the task, which is claimed already. */
export type Decider = (server: Server, tx: Tx, decision: TaskDecision) => Promise<void>;

export const DECIDERS: Partial<Record<TaskKind, Decider>> = {
  afterSale: decideSaleTask,
  report: (_server, tx, { targetId, ...decision }) => decideReport(tx, targetId, decision),
  wholesale: (_server, tx, { targetId, pass, note, now }) => decideWholesaler(tx, targetId, { pass, note }, now),
  voucher: (server, tx, { targetId, pass, note, now }) => decideVoucher(server, tx, targetId, { pass, note }, now),
};
