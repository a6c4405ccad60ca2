/** The days behind the rows of the books that say 签到 (rule 9.13). */
import type { ledgerRows, signIns } from '../../db/schema';
import { dayOf } from '../../lib/shanghai';
import { MAIN } from './shapes';

export function signDays(rows: readonly (typeof ledgerRows.$inferInsert)[]): (typeof signIns.$inferInsert)[] {
  return rows
    .filter(({ bizType }) => bizType === 'sign')
    .map(({ delta, memo = '', createdAt }) => ({
      memberId: MAIN,
      day: dayOf(createdAt),
      streak: Number(/\d+/.exec(memo)?.[0] ?? 1),
      reward: delta,
      at: createdAt,
    }));
}
