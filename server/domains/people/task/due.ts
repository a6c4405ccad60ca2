/** How long a decision may take, by kind (rule 27.6), where what it is about sets no deadline of its own. */
import type { TaskKind } from '../../../db/schema';
import { DAY_MS } from '../../../lib/shanghai';

const DAYS: Readonly<Record<TaskKind, number>> = {
  afterSale: 1,
  clientTransfer: 2,
  content: 1,
  declaration: 3,
  feedback: 1,
  goods: 1,
  merchant: 1,
  patrol: 1,
  process: 2,
  quote: 1,
  report: 1,
  stockAdjust: 1,
  todo: 3,
  voucher: 1,
  wholesale: 1,
  withdraw: 1,
};

export const dueOf = (kind: TaskKind, at: number): number => at + DAYS[kind] * DAY_MS;
