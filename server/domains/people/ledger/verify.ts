/**
 * Proves that the books are right: every account equals the sum of its rows and of its batches, every `balanceAfter` is the running
 * sum, nothing is below zero. Used by tests and after a crash. Returns sentences; an empty list means that everything agrees.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';

interface Finding extends Record<string, unknown> {
  problem: string;
}

const CHECKS = [
  sql`select 'account ' || a.id || ' (' || a.unit || ' of ' || a.owner_id || '): available ' || a.available || ', rows say ' ||
        coalesce(sum(r.delta), 0) || '; bonus ' || a.bonus || ', rows say ' || coalesce(sum(r.bonus_delta), 0) as problem
      from accounts a left join ledger_rows r on r.account_id = a.id
      group by a.id having a.available <> coalesce(sum(r.delta), 0) or a.bonus <> coalesce(sum(r.bonus_delta), 0)`,
  sql`select 'row ' || id || ': balance_after ' || balance_after || ', running sum ' || running as problem
      from (select id, balance_after, sum(delta) over (partition by account_id order by id) as running from ledger_rows) r
      where balance_after <> running`,
  sql`select 'account ' || id || ' is below zero' as problem from accounts
      where available < 0 or frozen < 0 or bonus < 0 or bonus > available`,
  sql`select 'account ' || a.id || ' has ' || a.available || ' points, bought ' || a.bonus || '; its batches hold ' ||
        coalesce(sum(b."left"), 0) || ', bought ' || coalesce(sum(b."left") filter (where b.kind = 'bought'), 0) as problem
      from accounts a left join point_batches b on b.account_id = a.id where a.unit = 'points'
      group by a.id having a.available <> coalesce(sum(b."left"), 0)
        or a.bonus <> coalesce(sum(b."left") filter (where b.kind = 'bought'), 0)`,
  sql`select 'row ' || r.id || ' of ' || r.delta || ' points moved ' || sum(m.delta) || ' of its batches' as problem
      from ledger_rows r join point_moves m on m.row_id = r.id group by r.id having r.delta <> sum(m.delta)`,
  sql`select 'row ' || r.id || ' belongs to no account of its unit' as problem
      from ledger_rows r left join accounts a on a.id = r.account_id and a.unit = r.unit where a.id is null`,
  sql`select 'transfer ' || biz_id || ' does not balance: ' || sum(delta) as problem from ledger_rows
      where biz_type in ('transferIn', 'transferOut') group by unit, biz_id having sum(delta) <> 0 or count(*) <> 2`,
];

export const verifyLedgers = (tx: Tx): Promise<string[]> => rowsOf(tx, CHECKS);

/** What the checks find, in one statement. Both drivers answer { rows }. */
export async function rowsOf(tx: Tx, checks: readonly SQL[]): Promise<string[]> {
  const all = sql.join(
    checks.map((check) => sql`(${check})`),
    sql` union all `,
  );
  const result = (await tx.execute<Finding>(all)) as unknown as { rows: Finding[] };
  return result.rows.map((row) => row.problem);
}
