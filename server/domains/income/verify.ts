/** Invariants of income, in SQL. Returns sentences; an empty list means that everything agrees. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { rowsOf } from '../ledger/verify';

const CHECKS = [
  sql`select 'income ' || i.id || ' is ' || i.status || ', cancelled ' || i.cancelled || ' of ' || i.amount as problem
      from incomes i where (i.status = 'cancelled') <> (i.cancelled = i.amount)`,
  sql`select 'income ' || i.id || ': its lines say ' || sum((l->>'amount')::bigint) || ', it says ' || i.amount as problem
      from incomes i cross join jsonb_array_elements(i.lines) l where i.order_id is not null
      group by i.id having sum((l->>'amount')::bigint) <> i.amount or sum((l->>'paid')::bigint) <> i.base`,
  sql`select 'income ' || i.id || ' is ' || i.status || ' with ' || count(r.id) || ' ledger rows of its amount' as problem
      from incomes i left join accounts a on a.owner_type = 'member' and a.owner_id = i.member_id and a.unit = 'income'
      left join ledger_rows r on r.account_id = a.id and r.biz_type = 'commission' and r.biz_id = i.order_id::text
        and r.delta = i.amount - i.cancelled
      where i.order_id is not null group by i.id having (i.status = 'settled') <> (count(r.id) = 1)`,
  sql`select 'income ' || i.id || ' of a refunded order is kept' as problem
      from incomes i join orders o on o.id = i.order_id and o.status = 'refunded'
      left join accounts a on a.owner_type = 'member' and a.owner_id = i.member_id and a.unit = 'income'
      left join ledger_rows r on r.account_id = a.id and r.biz_type = 'commissionBack' and (r.biz_id like i.id::text || ':%'
        or r.biz_id in (select s.id::text from after_sales s where s.order_id = o.id))
      group by i.id having i.cancelled + i.owed + coalesce(-sum(r.delta), 0) <> i.amount`,
];

export async function verifyIncome(tx: Tx): Promise<string[]> {
  const problems: string[] = [];
  for (const check of CHECKS) problems.push(...(await rowsOf(tx, check)));
  return problems;
}
